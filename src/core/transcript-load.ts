import type { AnyGame } from './game.ts';
import { hashText } from './hash.ts';
import { playText, startMatch } from './match.ts';
import type { AnyMatch } from './match.ts';
import { parseOptions } from './options.ts';
import { failed, parsed, quote } from './parsed.ts';
import type { Parsed, Problem, ProblemArgs } from './parsed.ts';
import { parseTranscript } from './transcript-read.ts';
import { chainCheck, makeHeader, makeOutcome, makePlayer, shortCheck } from './transcript-lines.ts';
import type { Notes, Transcript, TranscriptEntry } from './transcript.ts';

export interface Loaded {
  readonly match: AnyMatch;
  readonly notes: Notes;
}

/**
 * Reads a transcript and plays it, verifying checks and hashes. The first entry that differs is
 * named in the problem's `args.entry`, counted from 1 (0 is the start of the game).
 */
export function loadTranscript(text: string, games: readonly AnyGame[]): Parsed<Loaded> {
  const read = parseTranscript(text);
  if (!read.ok) return read;
  const transcript = read.value;
  const opened = openMatch(transcript, games);
  if (!opened.ok) return opened;
  const match = opened.value;
  const problem = playEntries(match, transcript) ?? checkEnd(match, transcript);
  return problem === undefined ? parsed({ match, notes: transcript.notes }) : failed(problem);
}

function openMatch(transcript: Transcript, games: readonly AnyGame[]): Parsed<AnyMatch> {
  const game = games.find(({ id }) => id === transcript.game);
  if (game === undefined) {
    return failed({
      code: 'game-unknown',
      message: `There is no game ${quote(transcript.game)} here: the games are ${games.map(({ id }) => id).join(', ')}.`,
      args: { game: transcript.game },
    });
  }
  if (game.rules !== transcript.rules) {
    return failed({
      code: 'rules-version',
      message:
        `The game was played by version ${transcript.rules} of the rules of ${game.id}; ` +
        `this program knows version ${game.rules}. Open it with the program that wrote it.`,
      args: { game: game.id, theirs: transcript.rules, ours: game.rules },
    });
  }
  const options = parseOptions(game.options, transcript.options);
  if (options.ok) return parsed(startMatch(game, options.value, transcript.seed));
  return failed(
    ...options.problems.map((problem) => {
      const line = transcript.optionLines[String(problem.args?.['name'])];
      return line === undefined ? problem : { ...problem, line, column: 1 };
    }),
  );
}

function playEntries(match: AnyMatch, transcript: Transcript): Problem | undefined {
  const hashes = new Map(transcript.hashes.map((hash) => [hash.count, hash]));
  const checkHash = (count: number): Problem | undefined => {
    const recorded = hashes.get(count);
    if (recorded === undefined || recorded.hash === match.hashAt(count)) return undefined;
    const why = 'the state after it is not the one that was recorded';
    return differs(count, recorded.line, why, { why: 'state' });
  };
  const first = checkHash(0);
  if (first !== undefined) return first;
  let check = hashText(makeHeader(match.game, match.options, match.seed).join('\n'));
  for (const [index, entry] of transcript.entries.entries()) {
    check = chainCheck(check, entry.by, entry.text);
    const edited = entry.check !== undefined && entry.check !== shortCheck(check);
    const problem = playEntry(match, index, entry);
    if (problem !== undefined) return problem;
    if (edited)
      return differs(
        index + 1,
        entry.line,
        'its check does not fit: the line, or the header, was changed',
        { why: 'check' },
      );
    const wrong = checkHash(index + 1);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

function playEntry(match: AnyMatch, index: number, entry: TranscriptEntry): Problem | undefined {
  const drawn = match.log[index];
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
