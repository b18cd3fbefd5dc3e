import type { ZrfAction, ZrfState } from '../../rules/index.ts';
import { isComplete, isPass } from '../../rules/index.ts';
import type { Problem } from '#core';
import type { Glossary } from '../glossary.ts';
import { isSwap } from '../swap.ts';
import { PASS_SIGN, THROWN, actionsIn, notator } from '../notation.ts';
import type { NotatedStep } from '../notation.ts';
import { LEVELS, endsOf, formsGoingOn, formsOf, isNamed, squeeze, stepOf } from './forms.ts';
import type { Ends, Level, Step } from './forms.ts';
import { readingsOf } from './letters.ts';
import { explainRefusal } from './refusal.ts';

/** What a typed move comes to: steps of one turn, steps to choose from, or why it cannot be made. */
export type TypedMove =
  | { readonly kind: 'play'; readonly actions: readonly string[] }
  | { readonly kind: 'choose'; readonly actions: readonly ZrfAction[] }
  | { readonly kind: 'refused'; readonly problem: Problem };

type Line = readonly ZrfAction[];

/** So many positions are looked at for one text: nobody types more than that. */
const MAX_POSITIONS = 600;
/** Signs of check, of mate and of remarks after a move. */
const LAST_SIGN = /[+#†‡]$/;
const REMARK = /(?:[+#†‡!?\s]|e\.?p\.?)$/;
/** Longer texts are no moves. */
const MAX_TEXT = 500;

/** The steps of positions, each looked at closely once it may be what is typed. */
export class StepSource {
  readonly #glossary: Glossary;
  readonly #lists = new Map<ZrfState, StepList>();

  constructor(glossary: Glossary) {
    this.#glossary = glossary;
  }

  at(state: ZrfState): StepList {
    const known = this.#lists.get(state);
    if (known !== undefined) return known;
    const { game } = this.#glossary;
    const actions = this.#lists.size < MAX_POSITIONS ? actionsIn(game, state) : [];
    const list = new StepList(this.#glossary, state, actions);
    this.#lists.set(state, list);
    return list;
  }
}

/** The steps of one position. */
class StepList {
  readonly #glossary: Glossary;
  readonly #state: ZrfState;
  readonly #actions: readonly ZrfAction[];
  readonly #steps = new Map<ZrfAction, Step | undefined>();
  #ends: readonly Ends[] | undefined;
  #notate: ((action: ZrfAction) => NotatedStep) | undefined;

  constructor(glossary: Glossary, state: ZrfState, actions: readonly ZrfAction[]) {
    this.#glossary = glossary;
    this.#state = state;
    this.#actions = actions;
  }

  /** Steps by where they begin and end, as far as they may be meant. */
  where(isMeant: (ends: Ends) => boolean): readonly Step[] {
    this.#ends ??= endsOf(this.#glossary, this.#actions);
    return this.#ends.filter(isMeant).flatMap(({ action }) => this.#stepOf(action) ?? []);
  }

  #stepOf(action: ZrfAction): Step | undefined {
    if (this.#steps.has(action)) return this.#steps.get(action);
    this.#notate ??= notator(this.#glossary.rules, this.#state, this.#actions);
    const step = stepOf(this.#glossary, this.#state, action, this.#notate(action));
    this.#steps.set(action, step);
    return step;
  }
}

/** Reads what may be written of the steps of one position, and of those in which a piece goes on. */
class MoveReader {
  readonly #glossary: Glossary;
  readonly #isExact: boolean;
  readonly #source: StepSource;

  /** `isExact`: capitals are not small letters, as `bxc3` is not `Bxc3`. */
  constructor(glossary: Glossary, source: StepSource, isExact: boolean) {
    this.#glossary = glossary;
    this.#source = source;
    this.#isExact = isExact;
  }

  /** The lines of play that a text can mean at the most exact level at which it means any. */
  read(state: ZrfState, text: string): readonly Line[] {
    const typed = this.#plain(text);
    if (typed === '') return [];
    for (const level of LEVELS) {
      const found = this.#find(state, typed, level, false);
      if (found.length > 0) return distinct(found);
    }
    return distinct(this.#wholeWays(state, typed));
  }

  #plain(text: string): string {
    return squeeze(this.#isExact ? text : text.toLowerCase());
  }

  /** The steps of a position, those alone that pass a first look. */
  #stepsWhere(state: ZrfState, isMeant: (ends: Ends) => boolean): readonly Step[] {
    const steps = this.#source.at(state).where(isMeant);
    return this.#isExact ? steps : steps.map(lowered);
  }

  /** Steps of which a text may be a form: all forms name an end, but for those of castling. */
  #stepsIn(state: ZrfState, typed: string): readonly Step[] {
    const low = this.#isExact ? (name: string) => name : (name: string) => name.toLowerCase();
    const isCastling = /^[o0]/i.test(typed);
    return this.#stepsWhere(state, ({ begin, end }) => {
      return isCastling || typed.includes(low(end)) || typed.includes(low(begin));
    });
  }

  #find(state: ZrfState, typed: string, level: Level, goesOn: boolean): Line[] {
    const steps = goesOn ? this.#stepsWhere(state, () => true) : this.#stepsIn(state, typed);
    const hasUnsigned = this.#glossary.rules.pieces.some(({ notation }) => notation === '');
    if (level === 'named' && !goesOn) {
      const signs = this.#signs();
      return steps.flatMap((step) => (isNamed(step, typed, signs) ? [[step.action]] : []));
    }
    return steps.flatMap((step): Line[] => {
      const forms = goesOn ? formsGoingOn(step, level) : formsOf(step, level, hasUnsigned);
      return [...new Set(forms)].flatMap((form) => this.#follow(state, step, typed, form, level));
    });
  }

  /** A step that is the whole text, or its beginning where the piece goes on. */
  #follow(state: ZrfState, { action }: Step, typed: string, form: string, level: Level): Line[] {
    if (form === '' || !typed.startsWith(form)) return [];
    if (form === typed) return [[action]];
    if (isComplete(action)) return [];
    const next = this.#after(state, action);
    const lines = this.#find(next, typed.slice(form.length), level, true);
    return lines.map((line) => [action, ...line]);
  }

  /** Where the squares that are typed are the first and the last of a piece that goes on and on. */
  #wholeWays(state: ZrfState, typed: string): Line[] {
    // Ways that come to the same are one, the shortest.
    const ways = new Map<string, Line>();
    const walk = (at: ZrfState, line: Line, rest: string): void => {
      for (const { action, to } of this.#stepsWhere(at, () => true)) {
        const longer = [...line, action];
        const after = this.#after(at, action);
        if (this.#plain(to) === rest) {
          const key = after.cells.join();
          if (longer.length < (ways.get(key)?.length ?? Infinity)) ways.set(key, longer);
        } else if (!isComplete(action)) walk(after, longer, rest);
      }
    };
    for (const { action, from, sign } of this.#stepsIn(state, typed)) {
      const starts = [from, sign + from].map((one) => this.#plain(one));
      const start = starts.find((one) => one !== '' && typed.startsWith(one));
      if (start !== undefined && !isComplete(action))
        walk(this.#after(state, action), [action], typed.slice(start.length));
    }
    return [...ways.values()];
  }

  #after(state: ZrfState, action: ZrfAction): ZrfState {
    return this.#glossary.game.apply(state, action).state;
  }

  #signs(): ReadonlySet<string> {
    return new Set(this.#glossary.rules.pieces.map(({ notation }) => this.#plain(notation)));
  }
}

function lowered(step: Step): Step {
  const low = (text: string) => squeeze(text.toLowerCase());
  return {
    action: step.action,
    shown: low(step.shown),
    rest: low(step.rest),
    from: low(step.from),
    to: low(step.to),
    sign: low(step.sign),
    names: step.names.map(low),
    becomes: step.becomes.map(low),
    castling: low(step.castling),
  };
}

function distinct(lines: readonly Line[]): Line[] {
  const key = (line: Line) => line.map(({ record }) => record.join()).join('/');
  return [...new Map(lines.map((line) => [key(line), line])).values()];
}

/** The steps that all lines begin with. */
function commonStart(lines: readonly Line[]): Line {
  const [first = []] = lines;
  const same = first.findIndex(
    (action, at) => !lines.every((line) => line[at]?.record.join() === action.record.join()),
  );
  return same < 0 ? first : first.slice(0, same);
}

function isTypedPass(glossary: Glossary, text: string): boolean {
  const { say } = glossary;
  const own = [say('zrf-passes'), say('zrf-record-pass')];
  const words = [PASS_SIGN, '-', '--', '–', '...', 'pass', 'passes', ...own];
  return words.includes(text.toLowerCase());
}

function isTypedSwap(glossary: Glossary, text: string): boolean {
  return ['swap', glossary.say('zrf-record-swap')].includes(text.toLowerCase());
}

function withoutRemarks(text: string): string {
  const shorter = text.replace(REMARK, '');
  return shorter === text ? text : withoutRemarks(shorter);
}

function readLines(
  glossary: Glossary,
  state: ZrfState,
  text: string,
  source: StepSource,
): readonly Line[] {
  const readers = [true, false].map((isExact) => new MoveReader(glossary, source, isExact));
  // A plus may mean that a piece was promoted: of several signs the last goes first.
  const texts = [text, text.replace(LAST_SIGN, ''), withoutRemarks(text)];
  for (const reading of [...new Set(texts)].flatMap(readingsOf)) {
    for (const reader of readers) {
      const lines = reader.read(state, reading);
      if (lines.length > 0) return lines;
    }
  }
  return [];
}

function play(glossary: Glossary, state: ZrfState, line: Line): TypedMove {
  const { game } = glossary;
  const texts: string[] = [];
  let at = state;
  for (const [index, action] of line.entries()) {
    texts.push(game.makeAction(at, action));
    // What follows upon the last is not asked: to find that out may take long.
    if (index + 1 < line.length) at = game.apply(at, action).state;
  }
  return { kind: 'play', actions: texts };
}

/** Where a piece could go on, what is not of its way is read as the move after it has stopped. */
function readAfterPass(glossary: Glossary, state: ZrfState, text: string): TypedMove | undefined {
  const pass = actionsIn(glossary.game, state).find(isPass);
  if (pass === undefined || state.chainAt < 0) return undefined;
  const next = glossary.game.apply(state, pass).state;
  const read = readMove(glossary, next, text);
  if (read.kind !== 'play') return undefined;
  const stop = glossary.game.makeAction(state, pass);
  return { kind: 'play', actions: [stop, ...read.actions] };
}

/** What is written after a throw: the dice have fallen, whatever is said of them. */
function withoutThrow({ roles }: Glossary, text: string): string {
  return roles.faces.size === 0 ? text : text.slice(text.indexOf(THROWN) + 1).trim();
}

/**
 * Reads a move as people write it: as the record shows it, or as little as leaves no doubt. `source` is shared
 * by readings of several texts.
 */
export function readMove(
  glossary: Glossary,
  state: ZrfState,
  typed: string,
  source = new StepSource(glossary),
): TypedMove {
  const text = withoutThrow(glossary, typed.slice(0, MAX_TEXT).trim());
  const { game } = glossary;
  const whole = game.parseAction(state, text);
  if (whole.ok && game.makeAction(state, whole.value) === text)
    return play(glossary, state, [whole.value]);
  const actions = actionsIn(game, state);
  const pass = actions.find(isPass);
  if (pass !== undefined && isTypedPass(glossary, text)) return play(glossary, state, [pass]);
  const swap = actions.find((action) => isSwap(glossary.rules, state, action));
  if (swap !== undefined && isTypedSwap(glossary, text)) return play(glossary, state, [swap]);
  const lines = readLines(glossary, state, text, source);
  const [only, ...others] = lines;
  if (only !== undefined && others.length === 0) return play(glossary, state, only);
  if (whole.ok) return play(glossary, state, [whole.value]);
  const common = commonStart(lines);
  if (common.length > 0) return play(glossary, state, common);
  if (only === undefined) {
    const after = readAfterPass(glossary, state, text);
    return after ?? { kind: 'refused', problem: explainRefusal(glossary, state, text) };
  }
  const firsts = distinct(lines.map((line) => line.slice(0, 1)));
  return { kind: 'choose', actions: firsts.flat() };
}
