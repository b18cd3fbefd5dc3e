import type { AnyGame } from './game.ts';
import { hashText } from './hash.ts';
import type { Checkpoint } from './match.ts';
import { failed, parsed } from './parsed.ts';
import type { Parsed, Problem } from './parsed.ts';

/** Shorter matches are played again so soon that their snapshots need no checkpoint. */
export const CHECKPOINT_LEAST = 200;

/** A checkpoint as its line says it, not yet believed. */
export interface CheckpointText extends Checkpoint<string> {
  readonly line: number;
}

/**
 * The line by which a match goes on from a late state without playing what came before: the number
 * of entries, that of the undo floor, the four words of the stream of chance, and the state as a
 * JSON string. It starts with `#`, so that it is a comment to whoever does not know it.
 */
export function makeCheckpoint(game: AnyGame, checkpoint: Checkpoint<unknown>): string {
  return writeCheckpoint({ ...checkpoint, state: game.makeState(checkpoint.state) });
}

/** The line of a checkpoint whose state is text. */
export function writeCheckpoint(checkpoint: Checkpoint<string>): string {
  const { count, undoFloor, chance, state } = checkpoint;
  const words = [chance.a, chance.b, chance.c, chance.counter].map((word) =>
    word.toString(16).padStart(8, '0'),
  );
  return `#= ${count} ${undoFloor} ${words.join(' ')} ${JSON.stringify(state)}`;
}

const LINE =
  /^#= (\d{1,9}) (\d{1,9}) ([0-9a-f]{8}) ([0-9a-f]{8}) ([0-9a-f]{8}) ([0-9a-f]{8}) (".*")$/;

/** Reads the line of a checkpoint; undefined if it is not one, as a comment may look alike. */
export function readCheckpoint(text: string, line: number): CheckpointText | undefined {
  const [, count, undoFloor, a = '', b = '', c = '', counter = '', json = ''] =
    LINE.exec(text) ?? [];
  if (count === undefined) return undefined;
  const word = (digits: string) => Number.parseInt(digits, 16);
  try {
    return {
      count: Number(count),
      undoFloor: Number(undoFloor),
      chance: { a: word(a), b: word(b), c: word(c), counter: word(counter) },
      state: String(JSON.parse(json)),
      line,
    };
  } catch {
    return undefined;
  }
}

/** The checkpoint with its state, where that one has the hash that was recorded. */
export function openCheckpoint(
  game: AnyGame,
  text: CheckpointText,
  hash: string,
): Parsed<Checkpoint<unknown>> {
  const { count, undoFloor, chance } = text;
  const state = game.parseState(text.state);
  if (!state.ok) return failed(damaged(text));
  if (undoFloor > count || hashText(game.makeState(state.value)) !== hash) {
    return failed(damaged(text));
  }
  return parsed({ count, undoFloor, chance, state: state.value });
}

/** What is wrong with a checkpoint that is not what the game comes to. */
export function damaged({ count, line }: CheckpointText): Problem {
  return {
    code: 'transcript-checkpoint',
    message: `The checkpoint after action ${count} is not the state that the actions lead to.`,
    args: { entry: count },
    line,
    column: 1,
  };
}
