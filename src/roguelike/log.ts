/** Tone of a sentence: neutral, good news, bad news, or incidental. */
export type Tone = 'plain' | 'good' | 'bad' | 'faint';

export interface Sentence {
  readonly text: string;
  readonly tone: Tone;
}

export function plainLine(text: string): Sentence {
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

/** Line of the log: a sentence and its number of consecutive repeats. */
export interface LogLine extends Sentence {
  readonly times: number;
  /** Turn of the latest repeat. */
  readonly turn: number;
}

/** Maximum number of lines; older ones are dropped. */
const MAX_LINES = 500;

/**
 * Returns the log with the sentences of a turn appended. A sentence equal to the line before it
 * increments the counter of that line.
 */
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
  return lines.slice(-MAX_LINES);
}

/** Text of a line, with a count when it repeats. */
export function makeLine({ text, times }: LogLine): string {
  return times === 1 ? text : `${text} ×${times}`;
}

/** The parts of a run that its log needs. */
export interface PlayedRun {
  /** Smallest number of entries whose state is available without a replay. */
  readonly firstKnown: number;
  stateAt(count: number): unknown;
  entryAt(index: number): { readonly action: unknown } | undefined;
}

/** Number of entries replayed for the log when a run is opened. */
const MAX_REBUILT_ENTRIES = 90;

/** Narrates a turn: returns the state after an action and the log with its messages. */
export type NarrateTurn<S> = (
  state: S,
  action: unknown,
  log: readonly LogLine[],
) => { readonly state: S; readonly log: readonly LogLine[] };

/**
 * Rebuilds the end of the log at entry `count`, without replaying the whole run. `opening` contains
 * the sentences before the first entry.
 */
export function rebuildLog<S>(
  run: PlayedRun,
  count: number,
  narrate: NarrateTurn<S>,
  opening: readonly Sentence[] = [],
): readonly LogLine[] {
  const first = Math.max(run.firstKnown, count - MAX_REBUILT_ENTRIES);
  if (first > count) return [];
  const log = addLines([], first === 0 ? opening : [], 0);
  let narrated = { state: run.stateAt(first) as S, log };
  for (let index = first; index < count; index++) {
    const entry = run.entryAt(index);
    if (entry === undefined) break;
    narrated = narrate(narrated.state, entry.action, narrated.log);
  }
  return narrated.log;
}

/** Maximum number of sentences announced together. */
const MAX_ANNOUNCED = 8;

/** Messages since the last key, for screen readers and magnified screens. */
export function recentMessages(log: readonly LogLine[], newFrom: number): string {
  return log
    .filter(({ turn }) => turn >= newFrom)
    .slice(-MAX_ANNOUNCED)
    .map(makeLine)
    .join(' ');
}
