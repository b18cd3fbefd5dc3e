import { own } from '#core';
import { suggest } from '#kit/text/suggest.ts';
import { headOf, restOf, showNode } from '../check/nodes.ts';
import { complain, complainUnknown, doubt } from '../check/report.ts';
import type { Report } from '../check/report.ts';
import type { List, Node } from '../syntax/node.ts';
import { NO_ENDINGS, NOTATIONS, NUMBERINGS } from '../model/index.ts';
import type { RuleOptions } from '../model/index.ts';
import { END_OPTIONS, lowerEndOption } from './endings/end-options.ts';
import type { Scope } from './scope/scope.ts';

type Values = Readonly<Record<string, Partial<RuleOptions>>>;

function either(set: (isOn: boolean) => Partial<RuleOptions>): Values {
  return { false: set(false), true: set(true) };
}

/** Effects of all options and values. Option names ignore case and hyphens. */
const OPTIONS: ReadonlyMap<string, Values> = new Map<string, Values>([
  [
    'pass turn',
    {
      false: { passTurn: 'never' },
      true: { passTurn: 'always' },
      forced: { passTurn: 'forced' },
      2: { passTurn: 'forced' },
    },
  ],
  ['pass partial', either((passPartial) => ({ passPartial }))],
  [
    'maximal captures',
    {
      false: { maximalCaptures: 'off' },
      true: { maximalCaptures: 'most' },
      2: { maximalCaptures: 'best' },
    },
  ],
  ['discard cascades', either((discardCascades) => ({ discardCascades }))],
  ['recycle captures', either((recycleCaptures) => ({ recycleCaptures }))],
  ['recycle promotions', either((recyclePromotions) => ({ recyclePromotions }))],
  ['include off pieces', either((includeOffPieces) => ({ includeOffPieces }))],
  [
    'smart moves',
    {
      false: { smartMoves: 'off' },
      true: { smartMoves: 'both' },
      from: { smartMoves: 'from' },
      to: { smartMoves: 'to' },
    },
  ],
  ['board lines', either((boardLines) => ({ boardLines }))],
  ['animate captures', either((animateCaptures) => ({ animateCaptures }))],
  ['animate drops', either((animateDrops) => ({ animateDrops }))],
  ['highlight goals', either((highlightGoals) => ({ highlightGoals }))],
  [
    'prevent flipping',
    {
      false: { preventFlipping: 'off' },
      true: { preventFlipping: 'board' },
      2: { preventFlipping: 'side' },
    },
  ],
  ['allow flipping', either((isAllowed) => ({ preventFlipping: isAllowed ? 'off' : 'board' }))],
  ['progressive levels', either((progressiveLevels) => ({ progressiveLevels }))],
  ['silent ? moves', either((silentMoves) => ({ silentMoves }))],
  [
    'sliding puzzle',
    {
      false: { slidingPuzzle: 'off' },
      true: { slidingPuzzle: 'all', uniqueShapes: true },
      all: { slidingPuzzle: 'all', uniqueShapes: false },
      unique: { slidingPuzzle: 'all', uniqueShapes: true },
      distinct: { slidingPuzzle: 'distinct', uniqueShapes: true },
    },
  ],
  [
    'notation',
    {
      auto: { notation: 'auto' },
      ...Object.fromEntries(NOTATIONS.map((notation) => [notation, { notation }])),
    },
  ],
  ['numbering', Object.fromEntries(NUMBERINGS.map((numbering) => [numbering, { numbering }]))],
  ['distinct moves', { false: { slidingPuzzle: 'all' }, true: { slidingPuzzle: 'distinct' } }],
]);

/** Options for windows of the original program. */
const WINDOW_OPTIONS = new Set(['show moves list', 'show hints', 'selection screen']);

/** Options of the later program that change its rules, and are unsupported here. */
const FOREIGN_OPTIONS = new Set([
  'deferred captures',
  'shared pieces',
  'chess invariant',
  'ko',
  'zrf advanced',
  'z2j',
  'stalemate draw',
]);

const DAGAZ_OPTIONS = new Set(['sliding puzzle', 'distinct moves', ...FOREIGN_OPTIONS]);

/** Options that used to be sections: `(pass-turn true)`. */
export const DEPRECATED_OPTIONS: readonly string[] = [
  'pass-turn',
  'pass-partial',
  'allow-flipping',
  'animate-captures',
  'animate-drops',
  'recycle-captures',
  'recycle-promotions',
  'maximal-captures',
  'include-off-pieces',
];

const DEFAULTS: RuleOptions = {
  passTurn: 'never',
  passPartial: false,
  maximalCaptures: 'off',
  discardCascades: false,
  recycleCaptures: false,
  recyclePromotions: false,
  includeOffPieces: false,
  smartMoves: 'off',
  animateCaptures: true,
  animateDrops: true,
  highlightGoals: true,
  preventFlipping: 'off',
  progressiveLevels: false,
  silentMoves: false,
  slidingPuzzle: 'off',
  uniqueShapes: false,
  helperPieces: [],
  boardLines: false,
  notation: 'auto',
  numbering: 'none',
  letters: [],
  ...NO_ENDINGS,
};

/** Extension of this program that lists piece names. */
const HELPER_PIECES = 'helper pieces';
/** Extension of this program that lists letters of pieces. */
const LETTERS = 'letters';

function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[-_\s]+/g, ' ')
    .trim();
}

function textOfNode(node: Node | undefined): string {
  return node === undefined || node.kind === 'list' ? '' : node.text;
}

/** Normalised name: options with the same one replace each other. */
export function nameOfOption(section: List): string {
  const head = headOf(section) ?? '';
  const name = plainName(head === 'option' ? textOfNode(section.items[1]) : head);
  return name === 'allow flipping' ? 'prevent flipping' : name;
}

/** True for an option, or an option value, known only to the later program. */
export function isDagazOption(section: List): boolean {
  if (headOf(section) !== 'option') return false;
  const name = plainName(textOfNode(section.items[1]));
  const value = textOfNode(section.items[2]);
  return DAGAZ_OPTIONS.has(name) || (name === 'smart moves' && /^(?:from|to)$/.test(value));
}

function doubtUnknown(name: Node, report: Report): void {
  const option = showNode(name);
  const known = [...OPTIONS.keys(), ...END_OPTIONS, HELPER_PIECES, LETTERS];
  const nearest = suggest(textOfNode(name), known);
  if (nearest === undefined) doubt(report, name.at, 'zrf-option-unknown', { option });
  else doubt(report, name.at, 'zrf-option-near', { option, nearest });
}

/** `(option "helper pieces" "Cup Token")`. */
function lowerHelpers(
  [value, ...more]: readonly (Node | undefined)[],
  section: List,
  pieces: readonly string[],
  report: Report,
): Partial<RuleOptions> {
  const names = textOfNode(value)
    .split(/[\s,]+/)
    .filter(Boolean);
  if (value === undefined || names.length === 0 || more.length > 0) {
    const form = `(option "${HELPER_PIECES}" "Cup Token")`;
    complain(report, section.at, 'zrf-form', { keyword: 'option', form });
    return {};
  }
  const unknown = names.find((name) => !pieces.includes(name));
  if (unknown === undefined) return { helperPieces: names };
  complainUnknown(report, value.at, 'piece', unknown, pieces);
  return {};
}

const LETTER = /^(.+)=(\p{L}{1,2})$/u;

/** `(option "letters" "General=K Soldier=P")`. */
function lowerLetters(
  [value, ...more]: readonly (Node | undefined)[],
  section: List,
  pieces: readonly string[],
  report: Report,
): Partial<RuleOptions> {
  const words = textOfNode(value).split(/\s+/).filter(Boolean);
  const letters = words.flatMap((word) => {
    const [, piece, letter] = LETTER.exec(word) ?? [];
    return piece === undefined || letter === undefined ? [] : [{ piece, letter }];
  });
  const isWhole = letters.length === words.length && letters.length > 0 && more.length === 0;
  if (value === undefined || !isWhole) {
    const form = `(option "${LETTERS}" "General=K Soldier=P")`;
    complain(report, section.at, 'zrf-form', { keyword: 'option', form });
    return {};
  }
  const unknown = letters.find(({ piece }) => !pieces.includes(piece));
  if (unknown === undefined) return { letters };
  complainUnknown(report, value.at, 'piece', unknown.piece, pieces);
  return {};
}

function lowerOption(section: List, scope: Scope): Partial<RuleOptions> {
  const { pieces, report } = scope;
  const isOld = headOf(section) !== 'option';
  const [name, value, ...more] = isOld ? section.items : restOf(section);
  if (name === undefined || name.kind === 'list') {
    complain(report, section.at, 'zrf-form', { keyword: 'option', form: '(option "..." true)' });
    return {};
  }
  const option = showNode(name);
  const optionName = plainName(name.text);
  if (FOREIGN_OPTIONS.has(optionName) || WINDOW_OPTIONS.has(optionName)) {
    doubt(report, name.at, 'zrf-option-idle', { option });
    return {};
  }
  if (optionName === HELPER_PIECES) {
    return lowerHelpers([value, ...more], section, pieces.list, report);
  }
  if (optionName === LETTERS) {
    return lowerLetters([value, ...more], section, pieces.list, report);
  }
  const ending = lowerEndOption(optionName, option, [value, ...more], section, scope);
  if (ending !== undefined) return ending;
  const values = OPTIONS.get(optionName);
  if (values === undefined) {
    doubtUnknown(name, report);
    return {};
  }
  if (value === undefined || more.length > 0) {
    const form = isOld ? `(${name.text} true)` : `(option "${name.text}" true)`;
    complain(report, section.at, 'zrf-form', { keyword: 'option', form });
    return {};
  }
  const word = textOfNode(value).toLowerCase();
  const chosen = own(values, word);
  if (chosen !== undefined) return chosen;
  const allowed = Object.keys(values).join(', ');
  doubt(report, value.at, 'zrf-option-value', { option, values: allowed, found: showNode(value) });
  return {};
}

/** Combines the options of a game or variant. Later ones override earlier ones. */
export function lowerOptions(sections: readonly List[], scope: Scope): RuleOptions {
  return sections.reduce<RuleOptions>(
    (options, section) => ({ ...options, ...lowerOption(section, scope) }),
    DEFAULTS,
  );
}

export function isOption(section: List): boolean {
  const head = headOf(section) ?? '';
  return head === 'option' || DEPRECATED_OPTIONS.includes(head);
}
