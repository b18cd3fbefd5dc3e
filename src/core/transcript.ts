import type { TimeControl } from './clock.ts';
import type { Ending } from './ending.ts';
import type { GameEvent } from './game.ts';
import type { AnyMatch, Match } from './match.ts';
import type { OptionValues } from './options.ts';
import type { Seed } from './random.ts';
import { MIN_CHECKPOINT, makeCheckpoint } from './transcript-checkpoint.ts';
import type { CheckpointText } from './transcript-checkpoint.ts';
import { makeOutcome } from './transcript-lines.ts';
import { makeMatchHeader } from './transcript-origin.ts';
import type { OriginText } from './transcript-origin.ts';

/**
 * Text form of a match, one line per turn:
 *
 *     turnwright 1            the version of this format
 *     game kalah              the game, and the version of its rules
 *     rules 1
 *     option houses 6         every option that is not empty, in the game's order
 *     seed quiet-harbour
 *     clock 300+3             only with a clock: seconds for the game and per turn, or "move 30"
 *     begun 5 150 f43e...     only if the game was begun under older rules: their version, the
 *                             actions played then, and the state that the entries start from
 *     note seats human bot-3  data of a shell, ignored by the rules
 *     = 0 5d2c...             hash of the state (`hashState`): after 0, 50, 100 ... entries and
 *                             after the last
 *     1 p1 3 ~9a0e            entry 1: player 1's action, and a check over all lines so far
 *     2 * 5-2 ~11c7           entry 2: an outcome of chance
 *     = 2 77ab...
 *     end resigned p2 ~83d1   only when it ended by resignation, on time or by agreement: the
 *                             reason, the loser, and a check
 *     over most-seeds 25 23   only when the game is over: the reason and the scores
 *
 * With a clock, an entry of a player ends in the milliseconds since that player's previous one, as
 * in "1 p1 3 @4210 ~9a0e". The check covers them. Programs without clocks refuse both kinds of
 * lines as unknown.
 *
 * Checks locate the first edited entry; hashes locate the first stretch in which the rules now play
 * differently. Both may be omitted in handwritten files.
 *
 * Saved games add two things. A snapshot is a transcript that may end with checkpoints (see
 * transcript-checkpoint.ts), from which a long match resumes before its beginning is verified, and
 * any match continues under later rules. Other readers see them as comments. Actions after the snapshot are added to a journal next to it
 * (see transcript-journal.ts). Exported and shared transcripts have neither.
 */
export const TRANSCRIPT_VERSION = 1;

/** Data that a shell stores with a transcript: words mapped to one-line texts. */
export type Notes = Readonly<Record<string, string>>;

export interface TranscriptEntry {
  readonly by: number;
  readonly text: string;
  /** Milliseconds used, in a match with a clock. */
  readonly time?: number;
  readonly check?: string;
  readonly line: number;
}

export interface TranscriptHash {
  readonly count: number;
  readonly hash: string;
  readonly line: number;
}

/** Ending as written in its line. */
export interface EndingText {
  readonly ending: Ending;
  readonly check?: string;
  readonly line: number;
}

/** Parsed transcript, not yet played. Line numbers count from 1. */
export interface Transcript {
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, string>>;
  readonly optionLines: Readonly<Record<string, number>>;
  readonly seed: Seed;
  readonly clock?: TimeControl;
  readonly origin?: OriginText;
  readonly notes: Notes;
  readonly entries: readonly TranscriptEntry[];
  readonly hashes: readonly TranscriptHash[];
  readonly ending?: EndingText;
  readonly over?: { readonly text: string; readonly line: number };
  readonly checkpoint?: CheckpointText;
  /** Checkpoint after the last entry of the snapshot. */
  readonly last?: CheckpointText;
}

/** Writes a match up to its cursor, without undone entries. */
export function makeTranscript<S, A, E extends GameEvent, O extends OptionValues>(
  match: Match<S, A, E, O>,
  notes: Notes = {},
): string {
  return `${writeTranscript(match, notes).join('\n')}\n`;
}

/**
 * Writes a match for saving, with a checkpoint after its last entry. Long matches include another
 * one to resume from.
 */
export function makeSnapshot(match: AnyMatch, notes: Notes = {}): string {
  const lines = writeTranscript(match, notes);
  const checkpoint = match.lineCount < MIN_CHECKPOINT ? undefined : match.lastCheckpoint();
  if (checkpoint !== undefined) lines.push(makeCheckpoint(match.game, checkpoint));
  if (match.lineCount > 0) lines.push(makeCheckpoint(match.game, match.presentCheckpoint(), '#>'));
  return `${lines.join('\n')}\n`;
}

function writeTranscript(match: AnyMatch, notes: Notes): string[] {
  const lines = [`turnwright ${TRANSCRIPT_VERSION}`, ...makeMatchHeader(match)];
  for (const [key, text] of Object.entries(notes)) lines.push(`note ${key} ${text}`);
  lines.push('');
  for (let count = 0; count <= match.lineCount; count++) {
    if (count > 0) lines.push(match.lineAt(count - 1));
    const hash = match.hashLineAt(count);
    if (hash !== undefined) lines.push(hash);
  }
  if (match.endingLine !== undefined) lines.push(match.endingLine);
  if (match.turn.kind === 'over') lines.push(makeOutcome(match.turn.outcome));
  return lines;
}
