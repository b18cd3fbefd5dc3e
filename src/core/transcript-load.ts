import { CHECKPOINT } from './entry.ts';
import type { AnyGame } from './game.ts';
import { startMatch } from './start-match.ts';
import type { AnyMatch } from './match.ts';
import type { Replay } from './resumption.ts';
import { failed, parsed } from './parsed.ts';
import type { Parsed, Problem } from './parsed.ts';
import {
  damaged,
  makeCheckpoint,
  openCheckpoint,
  writeCheckpoint,
} from './transcript-checkpoint.ts';
import type { CheckpointText } from './transcript-checkpoint.ts';
import {
  checkHeader,
  EntryLines,
  makeEntryText,
  makeHeader,
  shortCheck,
} from './transcript-lines.ts';
import { isEarlier, openTranscript, otherRules } from './transcript-open.ts';
import type { Opened } from './transcript-open.ts';
import { makeMatchHeader, makeOrigin } from './transcript-origin.ts';
import { EntryPlayer, isEdited } from './transcript-player.ts';
import type { Notes, Transcript, TranscriptEntry } from './transcript.ts';

export interface Loaded {
  readonly match: AnyMatch;
  readonly notes: Notes;
}

/**
 * Parses a transcript and plays it, verifying checks and hashes. The problem's `args.entry` is the
 * number of the first entry that differs, counted from 1 (0 is the start of the game).
 */
export function loadTranscript(text: string, games: readonly AnyGame[]): Parsed<Loaded> {
  const opened = openTranscript(text, games);
  return opened.ok ? playWhole(opened.value) : opened;
}

/**
 * Parses a transcript and resumes from its checkpoint. Checks are verified for all lines; entries
 * after the checkpoint are played. Earlier entries are replayed when needed, or by `Match.verify`.
 * Without a checkpoint, all entries are played immediately.
 */
export function resumeTranscript(text: string, games: readonly AnyGame[]): Parsed<Loaded> {
  const opened = openTranscript(text, games);
  return opened.ok ? resume(opened.value) : opened;
}

/**
 * Plays all of a transcript. A transcript of earlier rules is valid if it replays identically under
 * the current rules. Otherwise the only problem reported is the version of the rules.
 */
function playWhole({ transcript, game, options, origin }: Opened): Parsed<Loaded> {
  const match = startMatch(game, options, transcript.seed, { origin, clock: transcript.clock });
  const player = playerOf(match, transcript);
  const problem =
    player.playTo(transcript.entries.length) ??
    player.finish() ??
    checkCheckpoint(match, transcript);
  if (problem === undefined) return parsed({ match, notes: transcript.notes });
  return failed(isEarlier(transcript, game) ? otherRules(transcript, game, problem) : problem);
}

function resume(opened: Opened): Parsed<Loaded> {
  const { transcript, game, options, origin } = opened;
  const { checkpoint, clock, entries, seed, notes } = transcript;
  if (checkpoint === undefined || !isWithin(checkpoint, transcript)) return playWhole(opened);
  if (isEarlier(transcript, game)) return playWhole(opened);
  const { count } = checkpoint;
  const recorded = new Map(transcript.hashes.map((hash) => [hash.count, hash.hash]));
  const hashes = Array.from({ length: count / CHECKPOINT + 1 }, (_, index) =>
    recorded.get(index * CHECKPOINT),
  );
  const isChecked = entries.slice(0, count).every(({ check }) => check !== undefined);
  if (!isChecked || !hashes.every((hash) => hash !== undefined)) return playWhole(opened);
  const state = openCheckpoint(game, checkpoint, hashes.at(-1) ?? '');
  if (!state.ok) return state;
  const lines = new EntryLines(makeMatchHeader({ game, options, seed, origin, clock }));
  const edited = addLines(lines, entries.slice(0, count));
  if (edited !== undefined) return failed(edited);
  const replay = new EntryReplay(
    startMatch(game, options, seed, { origin, clock }),
    transcript,
    count,
  );
  const resumption = { checkpoint: state.value, lines, hashes, replay };
  const match = startMatch(game, options, seed, { origin, clock, resumption });
  const player = new EntryPlayer(match, transcript, count, lines.checkAt(count));
  const problem = player.playTo(entries.length) ?? player.finish();
  return problem === undefined ? parsed({ match, notes }) : failed(problem);
}

/** True if the checkpoint is at a multiple of `CHECKPOINT` and the entries before it exist. */
function isWithin({ count }: CheckpointText, { entries }: Transcript): boolean {
  return count > 0 && count % CHECKPOINT === 0 && count <= entries.length;
}

/** Adds the lines of entries. Returns a problem at the first wrong check. */
function addLines(lines: EntryLines, entries: readonly TranscriptEntry[]): Problem | undefined {
  for (const entry of entries) {
    lines.add(entry.by, makeEntryText(entry.text, entry.time));
    if (shortCheck(lines.checkAt(lines.count)) !== entry.check) return isEdited(lines.count, entry);
  }
  return undefined;
}

/** Replays the entries before a checkpoint a few at a time. */
class EntryReplay implements Replay<AnyMatch> {
  readonly match: AnyMatch;
  readonly #transcript: Transcript;
  readonly #player: EntryPlayer;
  readonly #end: number;

  constructor(match: AnyMatch, transcript: Transcript, end: number) {
    this.match = match;
    this.#transcript = transcript;
    this.#player = playerOf(match, transcript);
    this.#end = end;
  }

  run(most: number): boolean | Problem {
    const problem = this.#player.playTo(Math.min(this.#end, this.#player.count + most));
    if (problem !== undefined) return problem;
    if (this.#player.count < this.#end) return false;
    return checkCheckpoint(this.match, this.#transcript) ?? true;
  }
}

/** Creates a player that starts at the beginning of a transcript. */
function playerOf(match: AnyMatch, transcript: Transcript): EntryPlayer {
  const { game, options, seed, clock } = match;
  // The checks of a transcript cover the rules version it was written with.
  const theirs = { id: game.id, rules: transcript.rules, options: game.options };
  const header = makeHeader(theirs, options, seed, clock);
  if (transcript.origin !== undefined) header.push(makeOrigin(transcript.origin));
  return new EntryPlayer(match, transcript, 0, checkHeader(header));
}

/** Compares the recorded checkpoint with that of the match. */
function checkCheckpoint(match: AnyMatch, transcript: Transcript): Problem | undefined {
  const { checkpoint } = transcript;
  if (checkpoint === undefined) return undefined;
  const found = match.checkpointAt(checkpoint.count);
  if (found === undefined) return damaged(checkpoint);
  const isSame = makeCheckpoint(match.game, found) === writeCheckpoint(checkpoint);
  return isSame ? undefined : damaged(checkpoint);
}
