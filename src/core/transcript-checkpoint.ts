import type { AnyGame } from './game.ts';
import { hashState } from './hash.ts';
import type { Checkpoint, Streams } from './checkpoint.ts';
import { failed, parsed } from './parsed.ts';
import type { Parsed, Problem } from './parsed.ts';
import type { Random } from './random.ts';

/** Minimum length of a match for a checkpoint in its snapshot; shorter matches replay quickly. */
export const MIN_CHECKPOINT = 200;

/** State of a checkpoint as text, and its random streams. */
export type Scene = Pick<Checkpoint<string>, 'chance' | 'streams' | 'state'>;

/** Checkpoint as written in its line, not yet verified. */
export interface CheckpointText extends Checkpoint<string> {
  readonly line: number;
}

/**
 * Checkpoint lines start with `#`, which makes them comments for other readers. A match resumes from
 * the one with `#=` without replaying its beginning. The one with `#>` follows the last entry: from
 * there a match continues under later rules, whose replay may differ.
 */
export type CheckpointSign = '#=' | '#>';

/**
 * Formats a checkpoint line: the number of entries, the undo floor, the four words of the `chance`
 * stream, the name and four words of each other stream in use, and the state as a JSON string.
 */
export function makeCheckpoint(
  game: AnyGame,
  checkpoint: Checkpoint<unknown>,
  sign: CheckpointSign = '#=',
): string {
  return writeCheckpoint({ ...checkpoint, state: game.makeState(checkpoint.state) }, sign);
}

/** Formats the line of a checkpoint whose state is text. */
export function writeCheckpoint(
  checkpoint: Checkpoint<string>,
  sign: CheckpointSign = '#=',
): string {
  const { count, undoFloor } = checkpoint;
  return `${sign} ${count} ${undoFloor} ${writeScene(checkpoint)}`;
}

/** Formats the streams and the state of a checkpoint. */
export function writeScene({ chance, streams, state }: Scene): string {
  const named = [...streams].map(([name, stream]) => `${name} ${writeStream(stream)} `);
  return `${writeStream(chance)} ${named.join('')}${JSON.stringify(state)}`;
}

function writeStream({ a, b, c, counter }: Readonly<Random>): string {
  return [a, b, c, counter].map((word) => word.toString(16).padStart(8, '0')).join(' ');
}

function readStream(text: string): Random {
  const [a = 0, b = 0, c = 0, counter = 0] = text
    .split(' ')
    .map((word) => Number.parseInt(word, 16));
  return { a, b, c, counter };
}

const WORDS = '(?:[0-9a-f]{8} ){4}';
const NAMED = `[a-z][a-z-]{0,19} ${WORDS}`;
const SCENE = new RegExp(`^(${WORDS})((?:${NAMED})*)(".*")$`);
const LINE = /^(#[=>]) (\d{1,9}) (\d{1,9}) (.*)$/;

/** Name and four words for each stream. */
const STREAM_WORDS = 5;

function readStreams(text: string): Streams {
  const words = text.split(' ');
  const streams = new Map<string, Random>();
  for (let at = 0; at + STREAM_WORDS <= words.length; at += STREAM_WORDS) {
    const name = words[at] ?? '';
    streams.set(name, readStream(words.slice(at + 1, at + STREAM_WORDS).join(' ')));
  }
  return streams;
}

/** Parses the streams and the state of a checkpoint, or returns undefined. */
export function readScene(text: string): Scene | undefined {
  const [, chance, streams = '', json = ''] = SCENE.exec(text) ?? [];
  if (chance === undefined) return undefined;
  try {
    const state = String(JSON.parse(json));
    return { chance: readStream(chance), streams: readStreams(streams), state };
  } catch {
    return undefined;
  }
}

/** Parses a checkpoint line. Returns undefined for an ordinary comment. */
export function readCheckpoint(
  text: string,
  line: number,
  sign: CheckpointSign = '#=',
): CheckpointText | undefined {
  const [, found, count, undoFloor, rest = ''] = LINE.exec(text) ?? [];
  const scene = found === sign ? readScene(rest) : undefined;
  return scene && { count: Number(count), undoFloor: Number(undoFloor), ...scene, line };
}

/** Parses the state of a checkpoint and verifies it against the recorded hash. */
export function openCheckpoint(
  game: AnyGame,
  text: CheckpointText,
  hash: string,
): Parsed<Checkpoint<unknown>> {
  const { count, undoFloor, chance, streams } = text;
  const state = game.parseState(text.state);
  if (!state.ok) return failed(damaged(text));
  if (undoFloor > count || hashState(game.makeState(state.value)) !== hash) {
    return failed(damaged(text));
  }
  return parsed({ count, undoFloor, chance, streams, state: state.value });
}

/** Problem for a checkpoint that differs from the replayed game. */
export function damaged({ count, line }: CheckpointText): Problem {
  return {
    code: 'transcript-checkpoint',
    message: `The checkpoint after action ${count} does not match the state that the actions produce.`,
    args: { entry: count },
    line,
    column: 1,
  };
}
