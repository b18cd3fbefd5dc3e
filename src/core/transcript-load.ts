import { elementAt } from './elements.ts';
import { own } from './own.ts';
import { CHECKPOINT } from './entry.ts';
import type { AnyGame } from './game.ts';
import { playText, startMatch } from './match.ts';
import type { AnyMatch, Replay } from './match.ts';
import { parseOptions } from './options.ts';
import type { OptionValues } from './options.ts';
import { failed, parsed, quote } from './parsed.ts';
import type { Parsed, Problem, ProblemArgs } from './parsed.ts';
import {
  damaged,
  makeCheckpoint,
  openCheckpoint,
  writeCheckpoint,
} from './transcript-checkpoint.ts';
import type { CheckpointText } from './transcript-checkpoint.ts';
import {
  chainCheck,
  checkHeader,
  EntryLines,
  makeHeader,
  makeOutcome,
  makePlayer,
  shortCheck,
} from './transcript-lines.ts';
import { parseTranscript } from './transcript-read.ts';
import type { Notes, Transcript, TranscriptEntry, TranscriptHash } from './transcript.ts';

export interface Loaded {
  readonly match: AnyMatch;
  readonly notes: Notes;
}

/** Parsed transcript with its game and options. */
interface Opened {
  readonly transcript: Transcript;
  readonly game: AnyGame;
  readonly options: OptionValues;
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

function openTranscript(text: string, games: readonly AnyGame[]): Parsed<Opened> {
  const read = parseTranscript(text);
  return read.ok ? openGame(read.value, games) : read;
}

/**
 * Plays all of a transcript. A transcript of earlier rules is valid if it replays identically under
 * the current rules. Otherwise the only problem reported is the version of the rules.
 */
function playWhole({ transcript, game, options }: Opened): Parsed<Loaded> {
  const match = startMatch(game, options, transcript.seed);
  const problem =
    playerOf(match, transcript).playTo(transcript.entries.length) ??
    checkEnd(match, transcript) ??
    checkCheckpoint(match, transcript);
  if (problem === undefined) return parsed({ match, notes: transcript.notes });
  return failed(isEarlier(transcript, game) ? otherRules(transcript, game, problem) : problem);
}

function isEarlier({ rules }: Transcript, game: AnyGame): boolean {
  return rules < game.rules;
}

function resume(opened: Opened): Parsed<Loaded> {
  const { transcript, game, options } = opened;
  const { checkpoint, entries, seed, notes } = transcript;
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
  const lines = new EntryLines(makeHeader(game, options, seed));
  const edited = addLines(lines, entries.slice(0, count));
  if (edited !== undefined) return failed(edited);
  const replay = new EntryReplay(startMatch(game, options, seed), transcript, count);
  const resumption = { checkpoint: state.value, lines, hashes, replay };
  const match = startMatch(game, options, seed, resumption);
  const player = new EntryPlayer(match, transcript, count, lines.checkAt(count));
  const problem = player.playTo(entries.length) ?? checkEnd(match, transcript);
  return problem === undefined ? parsed({ match, notes }) : failed(problem);
}

/** True if the checkpoint is at a multiple of `CHECKPOINT` and the entries before it exist. */
function isWithin({ count }: CheckpointText, { entries }: Transcript): boolean {
  return count > 0 && count % CHECKPOINT === 0 && count <= entries.length;
}

/** Adds the lines of entries. Returns a problem at the first wrong check. */
function addLines(lines: EntryLines, entries: readonly TranscriptEntry[]): Problem | undefined {
  for (const entry of entries) {
    lines.add(entry.by, entry.text);
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
  const { game, options, seed } = match;
  // The checks of a transcript cover the rules version it was written with.
  const theirs = { id: game.id, rules: transcript.rules, options: game.options };
  return new EntryPlayer(match, transcript, 0, checkHeader(makeHeader(theirs, options, seed)));
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

function openGame(transcript: Transcript, games: readonly AnyGame[]): Parsed<Opened> {
  const game = games.find(({ id }) => id === transcript.game);
  if (game === undefined) {
    return failed({
      code: 'game-unknown',
      message: `There is no game called “${transcript.game}” here.`,
      args: { game: transcript.game },
    });
  }
  if (transcript.rules > game.rules) return failed(otherRules(transcript, game));
  const options = parseOptions(game.options, transcript.options);
  if (options.ok) return parsed({ transcript, game, options: options.value });
  if (isEarlier(transcript, game)) return failed(otherRules(transcript, game));
  return failed(
    options.problems.map((problem) => {
      const line = own(transcript.optionLines, String(problem.args?.['name']));
      return line === undefined ? problem : { ...problem, line, column: 1 };
    }),
  );
}

/** Problem for a transcript of other rules, with the first line that differs, if known. */
function otherRules(
  { rules }: Transcript,
  game: AnyGame,
  { line, column }: Pick<Problem, 'line' | 'column'> = {},
): Problem {
  const place = line === undefined ? {} : { line, ...(column === undefined ? {} : { column }) };
  return {
    ...place,
    code: 'rules-version',
    message:
      `This game uses version ${rules} of the ${game.id} rules, ` +
      `but this program has version ${game.rules}. Open it with the program that saved it.`,
    args: { game: game.id, theirs: rules, ours: game.rules },
  };
}

/** Plays the entries of a transcript in order and compares the results with the record. */
class EntryPlayer {
  readonly match: AnyMatch;
  readonly #transcript: Transcript;
  readonly #hashes: ReadonlyMap<number, TranscriptHash>;
  #check: string;
  #index: number;

  /** Starts after `from` entries, with the check at that point. */
  constructor(match: AnyMatch, transcript: Transcript, from: number, check: string) {
    this.match = match;
    this.#transcript = transcript;
    this.#hashes = new Map(transcript.hashes.map((hash) => [hash.count, hash]));
    this.#index = from;
    this.#check = check;
  }

  get count(): number {
    return this.#index;
  }

  /** Plays up to an entry. Stops at the first that differs. */
  playTo(until: number): Problem | undefined {
    let problem = this.#index === 0 ? checkHash(this.match, this.#hashes.get(0)) : undefined;
    while (problem === undefined && this.#index < until) problem = this.#playNext();
    return problem;
  }

  #playNext(): Problem | undefined {
    const entry = elementAt(this.#transcript.entries, this.#index);
    const problem = playEntry(this.match, this.#index, entry);
    if (problem !== undefined) return problem;
    this.#index += 1;
    this.#check = chainCheck(this.#check, entry.by, entry.text);
    if (entry.check !== undefined && entry.check !== shortCheck(this.#check))
      return isEdited(this.#index, entry);
    return checkHash(this.match, this.#hashes.get(this.#index));
  }
}

function checkHash(match: AnyMatch, recorded: TranscriptHash | undefined): Problem | undefined {
  if (recorded === undefined || recorded.hash === match.hashAt(recorded.count)) return undefined;
  const reason = 'the resulting state does not match the recorded hash';
  return differs(recorded.count, recorded.line, reason, { why: 'state' });
}

function isEdited(number: number, { line }: TranscriptEntry): Problem {
  const reason = 'the check digits are wrong: the line or the header was edited';
  return differs(number, line, reason, { why: 'check' });
}

function playEntry(match: AnyMatch, index: number, entry: TranscriptEntry): Problem | undefined {
  const drawn = match.entryAt(index);
  if (drawn === undefined) {
    const played = playText(match, entry.text, entry.by);
    return played.ok ? undefined : refused(index + 1, entry, played.problem);
  }
  const text = match.game.makeAction(match.stateAt(index), drawn.action);
  if (drawn.by === entry.by && text === entry.text) return undefined;
  const found = quote(`${makePlayer(drawn.by)} ${text}`);
  return differs(index + 1, entry.line, `the random outcome here is ${found}`, {
    why: 'chance',
    found,
  });
}

function refused(number: number, entry: TranscriptEntry, problem: Problem): Problem {
  return {
    ...problem,
    message: `Action ${number}, ${quote(entry.text)}: ${problem.message}`,
    args: { ...problem.args, entry: number },
    line: entry.line,
    column: 1,
  };
}

function differs(number: number, line: number, reason: string, facts: ProblemArgs): Problem {
  const subject = number === 0 ? 'The start of the game' : `Action ${number}`;
  return {
    code: 'transcript-differs',
    message: `${subject}: ${reason}.`,
    args: { entry: number, ...facts },
    line,
    column: 1,
  };
}

function checkEnd(match: AnyMatch, transcript: Transcript): Problem | undefined {
  const count = transcript.entries.length;
  if (match.cursor > count) {
    return differs(
      count + 1,
      transcript.entries.at(-1)?.line ?? 1,
      'this random outcome is missing',
      { why: 'missing' },
    );
  }
  const laterHash = transcript.hashes.find((hash) => hash.count > count);
  if (laterHash !== undefined) {
    return differs(
      count + 1,
      laterHash.line,
      `it is missing because the file was cut short: a hash covers ${laterHash.count} actions`,
      { why: 'cut', found: laterHash.count },
    );
  }
  const { over } = transcript;
  if (over === undefined) return undefined;
  if (match.turn.kind !== 'over') {
    const reason = 'the game is not over, but the file says that it is';
    return differs(count, over.line, reason, { why: 'open' });
  }
  const outcome = makeOutcome(match.turn.outcome);
  if (outcome === over.text) return undefined;
  const found = quote(outcome);
  const reason = `the game ends with ${found}, but the file says otherwise`;
  return differs(count, over.line, reason, { why: 'end', found });
}
