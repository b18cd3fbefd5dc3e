import type { ZrfAction, ZrfState } from '../../rules/index.ts';
import { isComplete, isPass } from '../../rules/index.ts';
import type { Problem } from '#core';
import type { Glossary } from '../glossary.ts';
import { isSwap } from '../swap.ts';
import { PASS_SIGN, actionsIn, notator, readTurns } from '../../notation/index.ts';
import type { NotatedStep } from '../../notation/index.ts';
import { ROLL_SEPARATOR } from '../notation.ts';
import { LEVELS, endsOf, continuationForms, formsOf, isNamed, squeeze, stepOf } from './forms.ts';
import type { StepEnds, Level, Step } from './forms.ts';
import { readingsOf } from './letters.ts';
import { explainRefusal } from './refusal.ts';

/**
 * Result of a typed move: the steps of one turn, several steps to choose from, or a reason for
 * rejection.
 */
export type TypedMove =
  | { readonly kind: 'play'; readonly actions: readonly string[] }
  | { readonly kind: 'choose'; readonly actions: readonly ZrfAction[] }
  | { readonly kind: 'refused'; readonly problem: Problem };

type Line = readonly ZrfAction[];

/** Maximum number of positions examined per text, more than anyone types. */
const MAX_POSITIONS = 600;
/** Trailing signs for check, mate and comments. */
const LAST_SIGN = /[+#†‡]$/;
const REMARK = /(?:[+#†‡!?\s]|e\.?p\.?)$/;
/** Longer texts are rejected. */
const MAX_TEXT = 500;

/** Steps of positions, expanded only when they may match the typed text. */
export class StepSource {
  readonly #glossary: Glossary;
  readonly #lists = new Map<ZrfState, StepList>();

  constructor(glossary: Glossary) {
    this.#glossary = glossary;
  }

  at(state: ZrfState): StepList {
    const cached = this.#lists.get(state);
    if (cached !== undefined) return cached;
    const { game } = this.#glossary;
    const actions = this.#lists.size < MAX_POSITIONS ? actionsIn(game, state) : [];
    const list = new StepList(this.#glossary, state, actions);
    this.#lists.set(state, list);
    return list;
  }
}

/** Steps of one position. */
class StepList {
  readonly #glossary: Glossary;
  readonly #state: ZrfState;
  readonly #actions: readonly ZrfAction[];
  readonly #steps = new Map<ZrfAction, Step | undefined>();
  #ends: readonly StepEnds[] | undefined;
  #notate: ((action: ZrfAction) => NotatedStep) | undefined;

  constructor(glossary: Glossary, state: ZrfState, actions: readonly ZrfAction[]) {
    this.#glossary = glossary;
    this.#state = state;
    this.#actions = actions;
  }

  /** Steps whose ends match. */
  filter(matches: (ends: StepEnds) => boolean): readonly Step[] {
    this.#ends ??= endsOf(this.#glossary, this.#actions);
    return this.#ends.filter(matches).flatMap(({ action }) => this.#stepOf(action) ?? []);
  }

  #stepOf(action: ZrfAction): Step | undefined {
    if (this.#steps.has(action)) return this.#steps.get(action);
    this.#notate ??= notator(this.#glossary.rules, this.#state, this.#actions, this.#glossary.sign);
    const step = stepOf(this.#glossary, this.#state, action, this.#notate(action));
    this.#steps.set(action, step);
    return step;
  }
}

/** Reads written steps in a position, and in positions where a piece continues. */
class MoveReader {
  readonly #glossary: Glossary;
  readonly #isExact: boolean;
  readonly #source: StepSource;

  /** With `isExact`, case matters: `bxc3` is not `Bxc3`. */
  constructor(glossary: Glossary, source: StepSource, isExact: boolean) {
    this.#glossary = glossary;
    this.#source = source;
    this.#isExact = isExact;
  }

  /** Lines of play that match a text at the most exact level with any match. */
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

  /** Steps of a position that pass a quick filter on their ends. */
  #stepsWhere(state: ZrfState, matches: (ends: StepEnds) => boolean): readonly Step[] {
    const steps = this.#source.at(state).filter(matches);
    return this.#isExact ? steps : steps.map(lowered);
  }

  /** Steps that a text may denote: every form except castling contains an end. */
  #stepsIn(state: ZrfState, typed: string): readonly Step[] {
    const low = this.#isExact ? (name: string) => name : (name: string) => name.toLowerCase();
    const isCastling = /^[o0]/i.test(typed);
    return this.#stepsWhere(state, ({ begin, end }) => {
      return isCastling || typed.includes(low(end)) || typed.includes(low(begin));
    });
  }

  #find(state: ZrfState, typed: string, level: Level, continues: boolean): Line[] {
    const steps = continues ? this.#stepsWhere(state, () => true) : this.#stepsIn(state, typed);
    const hasUnsigned = this.#glossary.rules.pieces.some(({ notation }) => notation === '');
    if (level === 'named' && !continues) {
      const signs = this.#signs();
      return steps.flatMap((step) => (isNamed(step, typed, signs) ? [[step.action]] : []));
    }
    return steps.flatMap((step): Line[] => {
      const forms = continues ? continuationForms(step, level) : formsOf(step, level, hasUnsigned);
      return [...new Set(forms)].flatMap((form) => this.#follow(state, step, typed, form, level));
    });
  }

  /** Lines for a step that matches the whole text, or its start if the piece continues. */
  #follow(state: ZrfState, { action }: Step, typed: string, form: string, level: Level): Line[] {
    if (form === '' || !typed.startsWith(form)) return [];
    if (form === typed) return [[action]];
    if (isComplete(action)) return [];
    const next = this.#after(state, action);
    const lines = this.#find(next, typed.slice(form.length), level, true);
    return lines.map((line) => [action, ...line]);
  }

  /** Lines for a multi-step move typed as its first and last square. */
  #wholeWays(state: ZrfState, typed: string): Line[] {
    // Among equivalent paths, keep the shortest.
    const linesByKey = new Map<string, Line>();
    const walk = (at: ZrfState, line: Line, rest: string): void => {
      for (const { action, to } of this.#stepsWhere(at, () => true)) {
        const longer = [...line, action];
        const after = this.#after(at, action);
        if (this.#plain(to) === rest) {
          const key = after.cells.join();
          if (longer.length < (linesByKey.get(key)?.length ?? Infinity))
            linesByKey.set(key, longer);
        } else if (!isComplete(action)) walk(after, longer, rest);
      }
    };
    for (const { action, from, sign } of this.#stepsIn(state, typed)) {
      const starts = [from, sign + from].map((one) => this.#plain(one));
      const start = starts.find((one) => one !== '' && typed.startsWith(one));
      if (start !== undefined && !isComplete(action))
        walk(this.#after(state, action), [action], typed.slice(start.length));
    }
    return [...linesByKey.values()];
  }

  #after(state: ZrfState, action: ZrfAction): ZrfState {
    return this.#glossary.game.apply(state, action).state;
  }

  #signs(): ReadonlySet<string> {
    const { rules, sign } = this.#glossary;
    const signs = rules.pieces.flatMap(({ notation }, type) => [notation, sign(type)]);
    return new Set(signs.map((one) => this.#plain(one)));
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
    ownSign: low(step.ownSign),
    names: step.names.map(low),
    becomes: step.becomes.map(low),
    castling: low(step.castling),
  };
}

function distinct(lines: readonly Line[]): Line[] {
  const key = (line: Line) => line.map(({ record }) => record.join()).join('/');
  return [...new Map(lines.map((line) => [key(line), line])).values()];
}

/** Common first steps of all lines. */
function commonStart(lines: readonly Line[]): Line {
  const [first = []] = lines;
  const firstDifference = first.findIndex(
    (action, at) => !lines.every((line) => line[at]?.record.join() === action.record.join()),
  );
  return firstDifference < 0 ? first : first.slice(0, firstDifference);
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
  // A plus can also mean promotion, so of several signs the last is removed first.
  const texts = [text, text.replace(LAST_SIGN, ''), withoutRemarks(text)];
  for (const reading of [...new Set(texts)].flatMap(readingsOf)) {
    const turns = distinct(readTurns(glossary.game, state, reading, glossary.sign));
    if (turns.length > 0) return turns;
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
    // Skip the position after the last step, which may be slow to compute.
    if (index + 1 < line.length) at = game.apply(at, action).state;
  }
  return { kind: 'play', actions: texts };
}

/** If the text does not continue the current piece's path, reads it as the move after stopping. */
function readAfterPass(glossary: Glossary, state: ZrfState, text: string): TypedMove | undefined {
  const pass = actionsIn(glossary.game, state).find(isPass);
  if (pass === undefined || state.chainAt < 0) return undefined;
  const next = glossary.game.apply(state, pass).state;
  const read = readMove(glossary, next, text);
  if (read.kind !== 'play') return undefined;
  const stop = glossary.game.makeAction(state, pass);
  return { kind: 'play', actions: [stop, ...read.actions] };
}

/** Removes a written roll; the actual dice count. */
function withoutThrow({ roles }: Glossary, text: string): string {
  return roles.faces.size === 0 ? text : text.slice(text.indexOf(ROLL_SEPARATOR) + 1).trim();
}

/**
 * Reads a move in record notation or any unambiguous shorter form. `source` is shared between
 * several texts.
 */
export function readMove(
  glossary: Glossary,
  state: ZrfState,
  typed: string,
  source = new StepSource(glossary),
): TypedMove {
  const text = withoutThrow(glossary, typed.slice(0, MAX_TEXT).trim());
  const { game } = glossary;
  const exact = game.parseAction(state, text);
  if (exact.ok && game.makeAction(state, exact.value) === text)
    return play(glossary, state, [exact.value]);
  const actions = actionsIn(game, state);
  const pass = actions.find(isPass);
  if (pass !== undefined && isTypedPass(glossary, text)) return play(glossary, state, [pass]);
  const swap = actions.find((action) => isSwap(glossary.rules, state, action));
  if (swap !== undefined && isTypedSwap(glossary, text)) return play(glossary, state, [swap]);
  const lines = readLines(glossary, state, text, source);
  const [only, ...others] = lines;
  if (only !== undefined && others.length === 0) return play(glossary, state, only);
  if (exact.ok) return play(glossary, state, [exact.value]);
  const common = commonStart(lines);
  if (common.length > 0) return play(glossary, state, common);
  if (only === undefined) {
    const after = readAfterPass(glossary, state, text);
    return after ?? { kind: 'refused', problem: explainRefusal(glossary, state, text) };
  }
  const firsts = distinct(lines.map((line) => line.slice(0, 1)));
  return { kind: 'choose', actions: firsts.flat() };
}
