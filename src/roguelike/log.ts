/** How a sentence is meant: what went well, what did not, what is only mentioned. */
export type Tone = 'plain' | 'good' | 'bad' | 'faint';

export interface Sentence {
  readonly text: string;
  readonly tone: Tone;
}

export function plain(text: string): Sentence {
  return { text, tone: 'plain' };
}

export function good(text: string): Sentence {
  return { text, tone: 'good' };
}

export function bad(text: string): Sentence {
  return { text, tone: 'bad' };
}

export function faint(text: string): Sentence {
  return { text, tone: 'faint' };
}

/** A line of the log: a sentence, and how often it was said in a row. */
export interface LogLine extends Sentence {
  readonly times: number;
  /** The turn in which it was said last. */
  readonly turn: number;
}

/** Lines that are kept; older ones are forgotten. */
const KEPT = 500;

/** The log with more said in a turn: what is said again in a row is counted. */
export function addLines(
  log: readonly LogLine[],
  sentences: readonly Sentence[],
  turn: number,
): readonly LogLine[] {
  if (sentences.length === 0) return log;
  const lines = [...log];
  for (const sentence of sentences) {
    const last = lines.at(-1);
    if (last?.text === sentence.text) lines.splice(-1, 1, { ...last, times: last.times + 1, turn });
    else lines.push({ ...sentence, times: 1, turn });
  }
  return lines.slice(-KEPT);
}

/** A line as it is shown: what was said several times in a row says how often. */
export function makeLine({ text, times }: LogLine): string {
  return times === 1 ? text : `${text} ×${times}`;
}

/** A run as far as its log needs it. */
export interface PlayedRun {
  /** From how many entries on states are known at once. */
  readonly firstKnown: number;
  stateAt(count: number): unknown;
  entryAt(index: number): { readonly action: unknown } | undefined;
}

/** So many entries are told again of a run that is opened. */
const TOLD = 90;

/** What tells a turn: the state after an action, and the log with what was said of it. */
export type TellTurn<S> = (
  state: S,
  action: unknown,
  log: readonly LogLine[],
) => { readonly state: S; readonly log: readonly LogLine[] };

/**
 * The end of the log of a run after so many entries, as far as it is known without playing all of it again;
 * `opening` is what is said before the first.
 */
export function tellAgain<S>(
  run: PlayedRun,
  count: number,
  tell: TellTurn<S>,
  opening: readonly Sentence[] = [],
): readonly LogLine[] {
  const first = Math.max(run.firstKnown, count - TOLD);
  if (first > count) return [];
  const log = addLines([], first === 0 ? opening : [], 0);
  let told = { state: run.stateAt(first) as S, log };
  for (let index = first; index < count; index++) {
    const entry = run.entryAt(index);
    if (entry === undefined) break;
    told = tell(told.state, entry.action, told.log);
  }
  return told.log;
}

/** Sentences that are told at once. */
const MAX_TOLD = 8;

/** The messages since the last key, for those who hear the screen or see only a part of it. */
export function tellNews(log: readonly LogLine[], newFrom: number): string {
  return log
    .filter(({ turn }) => turn >= newFrom)
    .slice(-MAX_TOLD)
    .map(makeLine)
    .join(' ');
}
