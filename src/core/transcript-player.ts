import { elementAt } from './elements.ts';
import { playText } from './start-match.ts';
import type { AnyMatch } from './match.ts';
import { quote } from './parsed.ts';
import type { Problem, ProblemArgs } from './parsed.ts';
import {
  chainCheck,
  checkEnding,
  makeEntryText,
  makeOutcome,
  makePlayer,
  shortCheck,
} from './transcript-lines.ts';
import type { Transcript, TranscriptEntry, TranscriptHash } from './transcript.ts';

/** Plays the entries of a transcript in order and compares the results with the record. */
export class EntryPlayer {
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

  /** Compares the end of the transcript with that of the match, once all entries are played. */
  finish(): Problem | undefined {
    return this.#end() ?? checkEnd(this.match, this.#transcript);
  }

  /** Ends the match if the transcript has an ending. */
  #end(): Problem | undefined {
    const { ending: found } = this.#transcript;
    if (found === undefined) return undefined;
    const { ending, check, line } = found;
    const count = this.#index;
    if (check !== undefined && check !== checkEnding(this.#check, ending))
      return differs(count, line, EDITED, { why: 'check' });
    if (this.match.end(ending)) return undefined;
    return differs(count, line, 'the game cannot end this way here', { why: 'ending' });
  }

  #playNext(): Problem | undefined {
    const entry = elementAt(this.#transcript.entries, this.#index);
    const problem = playEntry(this.match, this.#index, entry);
    if (problem !== undefined) return problem;
    this.#index += 1;
    this.#check = chainCheck(this.#check, entry.by, makeEntryText(entry.text, entry.time));
    if (entry.check !== undefined && entry.check !== shortCheck(this.#check))
      return isEdited(this.#index, entry);
    return checkHash(this.match, this.#hashes.get(this.#index));
  }
}

function checkHash(match: AnyMatch, recorded: TranscriptHash | undefined): Problem | undefined {
  if (recorded === undefined || recorded.hash === match.hashAt(recorded.count)) return undefined;
  const reason =
    'the state is not the recorded one: either the rules or this line has changed since';
  return differs(recorded.count, recorded.line, reason, { why: 'state' });
}

const EDITED = 'the check digits are wrong: the line or the header was edited';

/** Problem for an entry whose check digits are wrong. */
export function isEdited(number: number, { line }: TranscriptEntry): Problem {
  return differs(number, line, EDITED, { why: 'check' });
}

/** Plays an entry, or compares it with the outcome already drawn. Returns the difference, if any. */
export function playEntry(
  match: AnyMatch,
  index: number,
  entry: TranscriptEntry,
): Problem | undefined {
  const drawn = match.entryAt(index);
  if (drawn === undefined) {
    const played = playText(match, entry.text, entry.by, entry.time);
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

/** Compares the end of a transcript with that of the match. */
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
