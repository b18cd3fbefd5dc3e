import { displayText } from './scope/texts.ts';
import { isDagazOption } from './options.ts';
import type { Dialect } from '../model/index.ts';
import type { Atom, List, Node, Quoted } from '../syntax/node.ts';
import { MEANING_LIMITS } from '../problems/limits.ts';
import {
  headOf,
  isAtom,
  isList,
  isQuoted,
  restOf,
  shorten,
  showNode,
  showWord,
} from '../check/nodes.ts';
import { complainExpected } from '../check/names.ts';
import { complain, complainUnknown, doubt } from '../check/report.ts';
import type { Report } from '../check/report.ts';
import { inherit, isSection, keyOf, SECTION_HEADS } from './sections.ts';

/** A game or variant with all its effective sections. */
export interface Outline {
  readonly kind: 'game' | 'variant' | 'separator';
  readonly title: string;
  /** Quoted part of the title, which identifies the entry in saves. */
  readonly key: string;
  readonly isDefault: boolean;
  readonly form: List;
  readonly sections: readonly List[];
  /** Sections inherited from the base game. */
  readonly inherited: ReadonlySet<List>;
}

const HIGHEST_VERSION = [2, 0, 1];

function isLater(version: string): boolean {
  const parts = version.split('.').map(Number);
  for (const [i, maxPart] of HIGHEST_VERSION.entries()) {
    const part = parts[i] ?? 0;
    if (part !== maxPart) return part > maxPart;
  }
  return parts.length > HIGHEST_VERSION.length;
}

function checkVersion(form: List, report: Report): void {
  const [value] = restOf(form);
  if (value === undefined || value.kind === 'list') {
    complain(report, form.at, 'zrf-form', { keyword: 'version', form: '(version "2.0")' });
    return;
  }
  if (!isLater(value.text)) return;
  doubt(report, value.at, 'zrf-version', { version: showNode(value) });
}

/** Known sections of a form. A duplicate key replaces the earlier section. */
function ownSections(form: List, report: Report): List[] {
  const sections = new Map<unknown, List>();
  for (const node of restOf(form)) {
    const head = headOf(node);
    if (!isList(node) || head === undefined) complainExpected(report, node, 'section');
    else if (!isSection(head)) {
      complainUnknown(report, node.at, 'section', showWord(node), SECTION_HEADS);
    } else addSection(sections, node, report);
  }
  return [...sections.values()];
}

function addSection(sections: Map<unknown, List>, section: List, report: Report): void {
  const head = headOf(section) ?? '';
  const key = keyOf(section) ?? section;
  const isTwice = sections.has(key);
  // Duplicate pieces are distinguished when names are declared.
  if (isTwice && head === 'piece') sections.set(section, section);
  else sections.set(key, section);
  if (isTwice && head !== 'piece')
    doubt(report, section.at, 'zrf-section-twice', { section: head });
}

/** Title of a game or variant. */
interface Title {
  readonly title: string;
  readonly key: string;
}

function readTitle(sections: readonly List[], form: List, report: Report): Title | undefined {
  const section = sections.find((one) => headOf(one) === 'title');
  const words = section && restOf(section).filter((node) => node.kind !== 'list');
  if (words === undefined || words.length === 0) {
    doubt(report, (section ?? form).at, 'zrf-title-missing');
    return section && { title: '', key: '' };
  }
  const title = joinTexts(words);
  const unquoted = words.find(isAtom);
  if (unquoted !== undefined)
    doubt(report, unquoted.at, 'zrf-title-unquoted', { word: shorten(title) });
  return { title, key: joinTexts(words.filter(isQuoted)) };
}

function joinTexts(words: readonly (Atom | Quoted)[]): string {
  return displayText(words.map(({ text }) => text).join(' '));
}

interface Base extends Title {
  readonly sections: readonly List[];
}

function makeOutline(form: List, base: Base | undefined, report: Report): Outline {
  const own = ownSections(form, report);
  const sections = base === undefined ? own : inherit(base.sections, own);
  const named = readTitle(own, form, report);
  const isOwn = new Set(own);
  const isSeparator = base !== undefined && named?.key === '-';
  return {
    kind: isSeparator ? 'separator' : base === undefined ? 'game' : 'variant',
    title: named?.title ?? base?.title ?? '',
    key: named?.key ?? base?.key ?? '',
    isDefault: own.some((section) => headOf(section) === 'default'),
    form,
    sections,
    inherited: new Set(base === undefined ? [] : sections.filter((one) => !isOwn.has(one))),
  };
}

/** Selects the default: the last marked entry, or the first game if none is marked. */
function settleDefault(outlines: readonly Outline[], report: Report): Outline[] {
  const marked = outlines.filter(({ isDefault }) => isDefault);
  const chosen = marked.at(-1) ?? outlines.find(({ kind }) => kind === 'game');
  if (marked.length > 1 && chosen !== undefined) {
    doubt(report, chosen.form.at, 'zrf-default-twice');
  }
  return outlines.map((outline) => ({ ...outline, isDefault: outline === chosen }));
}

function checkForm(form: Node, report: Report): void {
  const head = headOf(form);
  if (head === 'version' && isList(form)) checkVersion(form, report);
  else if (head === undefined) complainExpected(report, form, 'section');
  else if (isSection(head)) complain(report, form.at, 'zrf-section-outside', { section: head });
  else {
    const validSections = ['version', 'include', 'define', 'game', 'variant'];
    complainUnknown(report, form.at, 'section', showWord(form), validSections);
  }
}

/** Games and variants of a file. Checks all other top-level forms. */
function entriesOf(forms: readonly Node[], report: Report): List[] {
  const entries: List[] = [];
  for (const form of forms) {
    const head = headOf(form);
    if (!isList(form) || (head !== 'game' && head !== 'variant')) checkForm(form, report);
    else if (entries.length === MEANING_LIMITS.entries) {
      complain(report, form.at, 'zrf-too-many', { what: 'variant', most: entries.length });
      break;
    } else entries.push(form);
  }
  return entries;
}

/**
 * Games and variants in file order, with their effective sections. A variant is based on the game
 * before it, or on the first game if none precedes it.
 */
export function outlineFile(forms: readonly Node[], file: string, report: Report): Outline[] {
  const entries = entriesOf(forms, report);
  const games = new Map(
    entries
      .filter((form) => headOf(form) === 'game')
      .map((form) => [form, makeOutline(form, undefined, report)]),
  );
  let [base] = games.values();
  if (base === undefined) {
    complain(report, forms[0]?.at ?? { file, line: 1, column: 1 }, 'zrf-no-game');
    return [];
  }
  const outlines: Outline[] = [];
  for (const form of entries) {
    const game = games.get(form);
    if (game !== undefined) base = game;
    outlines.push(game ?? makeOutline(form, base, report));
  }
  return settleDefault(outlines, report);
}

/** Detects the later dialect by the options that only it supports. */
export function dialectOf(forms: readonly Node[]): Dialect {
  const sections = forms.filter(isList).flatMap((form) => restOf(form).filter(isList));
  return sections.some(isDagazOption) ? 'dagaz' : 'zillions';
}

/** Program named in an engine section. */
export function engineOf(section: List): string {
  const [named] = restOf(section).filter((node): node is Atom => isAtom(node) || isQuoted(node));
  return named === undefined ? '?' : showNode(named);
}
