import type { AnyGame, GameEvent, Outcome } from './game.ts';
import { hashText } from './hash.ts';
import { CHANCE, CHECKPOINT } from './match.ts';
import type { AnyMatch, Match } from './match.ts';
import { makeOption } from './options.ts';
import type { OptionValues } from './options.ts';
import type { Seed } from './random.ts';

/**
 * The text form of a match, one line a turn:
 *
 *     turnwright 1            the version of this format
 *     game kalah              whose rules, and their version
 *     rules 1
 *     option houses 6         every option, in the game's order
 *     seed quiet-harbour
 *     note seats human bot-3  what a shell wants to keep; means nothing to the rules
 *     = 0 5d2c...             hash of the state: after 0, 50, 100 ... entries and after the last
 *     1 p1 3 ~9a0e            entry 1: player 1's action, and a check over all lines so far
 *     2 * 5-2 ~11c7           entry 2: an outcome of chance
 *     = 2 77ab...
 *     over most-seeds 25 23   only when the game is over: the reason and the scores
 *
 * The checks name the first entry that was edited, the hashes the first stretch in which the rules
 * play otherwise than they did. Both may be left out in files written by hand.
 */
export const TRANSCRIPT_VERSION = 1;

/** What a shell keeps with a transcript: words to one-line texts. */
export type Notes = Readonly<Record<string, string>>;

export interface TranscriptEntry {
  readonly by: number;
  readonly text: string;
  readonly check?: string;
  readonly line: number;
}

export interface TranscriptHash {
  readonly count: number;
  readonly hash: string;
  readonly line: number;
}

/** What a transcript says, read but not yet played. Line numbers count from 1. */
export interface Transcript {
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, string>>;
  readonly optionLines: Readonly<Record<string, number>>;
  readonly seed: Seed;
  readonly notes: Notes;
  readonly entries: readonly TranscriptEntry[];
  readonly hashes: readonly TranscriptHash[];
  readonly over?: { readonly text: string; readonly line: number };
}

/** The header lines that decide how a match goes, which the first check covers. */
export function makeHeader(game: AnyGame, options: OptionValues, seed: Seed): string[] {
  const values = Object.keys(game.options).map(
    (name) => `option ${name} ${makeOption(options[name] as OptionValues[string])}`,
  );
  return [`game ${game.id}`, `rules ${game.rules}`, ...values, `seed ${seed}`];
}

/** The check of an entry, chained to the one before it (or to the header). */
export function chainCheck(before: string, by: number, text: string): string {
  return hashText(`${before} ${makePlayer(by)} ${text}`);
}

/** The four digits of a check that a line carries. */
export function shortCheck(check: string): string {
  return check.slice(0, 4);
}

export function makePlayer(by: number): string {
  return by === CHANCE ? '*' : `p${by + 1}`;
}

export function makeOutcome(outcome: Outcome): string {
  return `over ${outcome.reason} ${outcome.scores.join(' ')}`;
}

/** Writes a match up to where it stands; what was undone is left out. */
export function makeTranscript<S, A, E extends GameEvent, O extends OptionValues>(
  match: Match<S, A, E, O>,
  notes: Notes = {},
): string {
  const any: AnyMatch = match;
  const header = makeHeader(any.game, any.options, any.seed);
  const lines = [`turnwright ${TRANSCRIPT_VERSION}`, ...header];
  for (const [key, text] of Object.entries(notes)) lines.push(`note ${key} ${text}`);
  lines.push('', `= 0 ${any.hashAt(0)}`);
  writeEntries(any, hashText(header.join('\n')), lines);
  if (any.turn.kind === 'over') lines.push(makeOutcome(any.turn.outcome));
  return `${lines.join('\n')}\n`;
}

function writeEntries(match: AnyMatch, seal: string, lines: string[]): void {
  const { game, cursor } = match;
  let state = match.stateAt(0);
  let check = seal;
  for (let index = 0; index < cursor; index++) {
    const { by, action } = match.log[index] as AnyMatch['log'][number];
    const text = game.makeAction(state, action);
    check = chainCheck(check, by, text);
    lines.push(`${index + 1} ${makePlayer(by)} ${text} ~${shortCheck(check)}`);
    state = game.apply(state, action).state;
    const count = index + 1;
    if (count % CHECKPOINT === 0 || count === cursor)
      lines.push(`= ${count} ${match.hashAt(count)}`);
  }
}
