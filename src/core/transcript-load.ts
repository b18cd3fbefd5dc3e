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

/** A game of a transcript, and the options that it was played with. */
interface Opened {
  readonly transcript: Transcript;
  readonly game: AnyGame;
  readonly options: OptionValues;
}

/**
 * Reads a transcript and plays it, verifying checks and hashes. The first entry that differs is
 * named in the problem's `args.entry`, counted from 1 (0 is the start of the game).
 */
export function loadTranscript(text: string, games: readonly AnyGame[]): Parsed<Loaded> {
  const opened = openTranscript(text, games);
  return opened.ok ? playWhole(opened.value) : opened;
}

/**
 * Reads a transcript and goes on from its checkpoint: checks are verified in all lines, and what
 * follows the checkpoint is played. What comes before is played when it is asked for, or by
 * `Match.verify`. Without a checkpoint all is played at once.
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
 * Plays all of a transcript. One of earlier rules is good where it comes out the same by those of
 * today; where it does not, that the rules have changed is all there is to say.
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

/** Whether there are entries up to a checkpoint, which lies where matches have theirs. */
function isWithin({ count }: CheckpointText, { entries }: Transcript): boolean {
  return count > 0 && count % CHECKPOINT === 0 && count <= entries.length;
}

/** Adds the lines of entries; a problem at the first whose check does not fit. */
function addLines(lines: EntryLines, entries: readonly TranscriptEntry[]): Problem | undefined {
  for (const entry of entries) {
    lines.add(entry.by, entry.text);
    if (shortCheck(lines.checkAt(lines.count)) !== entry.check) return isEdited(lines.count, entry);
  }
  return undefined;
}

/** Plays the entries before a checkpoint a few at a time. */
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

/** Plays a transcript from its start. */
function playerOf(match: AnyMatch, transcript: Transcript): EntryPlayer {
  const { game, options, seed } = match;
  // The checks of a transcript cover the version of the rules that it was written by.
  const theirs = { id: game.id, rules: transcript.rules, options: game.options };
  return new EntryPlayer(match, transcript, 0, checkHeader(makeHeader(theirs, options, seed)));
}

/** The recorded checkpoint must be the one that the match came to. */
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
      message: `There is no game ${quote(transcript.game)} here: the games are ${games.map(({ id }) => id).join(', ')}.`,
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

/** That the rules are others, and up to which line that made no difference, where that is known. */
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
      `The game was played by version ${rules} of the rules of ${game.id}; ` +
      `this program knows version ${game.rules}. Open it with the program that wrote it.`,
    args: { game: game.id, theirs: rules, ours: game.rules },
  };
}

/** Plays the entries of a transcript one after the other and compares what comes of them. */
class EntryPlayer {
  readonly match: AnyMatch;
  readonly #transcript: Transcript;
  readonly #hashes: ReadonlyMap<number, TranscriptHash>;
  #check: string;
  #index: number;

  /** Begins after `from` entries, up to which the check is given. */
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

  /** Plays up to an entry; stops at the first that differs. */
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
  const why = 'the state after it is not the one that was recorded';
  return differs(recorded.count, recorded.line, why, { why: 'state' });
}

function isEdited(number: number, { line }: TranscriptEntry): Problem {
  const why = 'its check does not fit: the line, or the header, was changed';
  return differs(number, line, why, { why: 'check' });
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
  return differs(index + 1, entry.line, `chance gives ${found} here`, { why: 'chance', found });
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

function differs(number: number, line: number, why: string, facts: ProblemArgs): Problem {
  const what = number === 0 ? 'The start of the game' : `Action ${number}`;
  return {
    code: 'transcript-differs',
    message: `${what}: ${why}.`,
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
      'the outcome of chance that follows is missing',
      { why: 'missing' },
    );
  }
  const beyond = transcript.hashes.find((hash) => hash.count > count);
  if (beyond !== undefined) {
    return differs(
      count + 1,
      beyond.line,
      `it is missing: the file was cut, a hash tells of ${beyond.count} entries`,
      { why: 'cut', found: beyond.count },
    );
  }
  const { over } = transcript;
  if (over === undefined) return undefined;
  const outcome = match.turn.kind === 'over' ? makeOutcome(match.turn.outcome) : 'not over';
  if (outcome === over.text) return undefined;
  const [found, told] = [quote(outcome), quote(over.text)];
  const why = `the game ends with ${found}, not ${told}`;
  return differs(count, over.line, why, { why: 'end', found });
}
