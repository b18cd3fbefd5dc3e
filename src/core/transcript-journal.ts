import { assertDefined } from './assert-defined.ts';
import { hashText } from './hash.ts';
import { MatchLines } from './match-lines.ts';
import { failed, parsed, quote } from './parsed.ts';
import type { Parsed, Problem } from './parsed.ts';
import { MAX_TRANSCRIPT_LENGTH } from './transcript-read.ts';

/**
 * A journal lies beside a snapshot of a match (its transcript at some moment) and says what was
 * done since, so that one more action is saved by one more line:
 *
 *     journal 2 57 5d2c...    the version of this format, the entries that it continues: how many,
 *                             and the check chained through the header and all of them
 *     58 p1 3 ~9a0e           entries and hashes as in transcripts
 *     + 2                     the next two lines were written together: both count, or neither
 *     59 p2 roll ~77d0
 *     60 * 5-2 ~11c7
 *     - 57                    entries after the 57th were taken back
 *     over most-seeds 25 23
 *
 * Lines are only ever added. A snapshot that has the entries of the head is continued, however its
 * other bytes have changed. One that holds all of the journal was written after it. Where they
 * went separate ways, both are games. What follows the first lines that do not fit, or that were
 * not written to their end, is not played. Version 1 had the hash of the snapshot's text in place
 * of the entries; there, the first line tells which ones it continues.
 */
export const JOURNAL_VERSION = 2;

/** The number of the first line after the head. */
const FIRST_LINE = 2;

/** The first line of a journal that continues a snapshot. */
export function makeJournalHead(snapshot: string): string {
  const { count, check } = new MatchLines(snapshot);
  return `journal ${JOURNAL_VERSION} ${count} ${check}\n`;
}

/** The line that takes back the entries after the first `count`. */
export function makeCut(count: number): string {
  return `- ${count}`;
}

/** Lines that are added to a journal together: it holds all of them, or none. */
export function makeBatch(lines: readonly string[]): string {
  const all = lines.length > 1 ? [`+ ${lines.length}`, ...lines] : lines;
  return all.map((line) => `${line}\n`).join('');
}

/** A transcript put together, and what of the journal could not be used. */
export interface Merged {
  readonly text: string;
  readonly problem?: Problem;
  /** The game that the journal leads to, where the snapshot leads elsewhere (`journal-apart`). */
  readonly other?: string;
}

/** The transcript of a match from its snapshot and its journal, by their texts alone. */
export function mergeJournal(snapshot: string, journal: string, file?: string): Merged {
  const merged = merge(snapshot, journal);
  if (merged.problem === undefined || file === undefined) return merged;
  return { ...merged, problem: { ...merged.problem, file } };
}

/** The transcript of a match from its snapshot and the lines of its journal, without the head. */
export function mergeLines(snapshot: string, lines: readonly string[]): Merged {
  if (lines.length === 0) return { text: snapshot };
  return merge(snapshot, makeJournalHead(snapshot) + lines.join(''));
}

function merge(snapshot: string, journal: string): Merged {
  if (journal === '') return { text: snapshot };
  const opened = openJournal(snapshot, journal);
  if (!opened.ok) return { text: snapshot, problem: assertDefined(opened.problems[0]) };
  const { lines, count, check } = opened.value;
  const whole = new MatchLines(snapshot);
  const base = count ?? whole.count;
  if (!whole.has(base, check)) return { text: snapshot, problem: apart() };
  const isWhole = journal.endsWith('\n');
  const joined = join(snapshot, lines, whole.count > base ? base : undefined);
  // Nothing but its lines tells that a journal of version 1 belongs here.
  const isUnknown = count !== undefined && check === undefined;
  if (isUnknown && joined.taken === 0) return { text: snapshot, problem: apart() };
  const problem = joined.problem ?? (isWhole ? undefined : torn(lines.length + FIRST_LINE));
  const found = problem === undefined ? {} : { problem };
  if (whole.count <= base) return { text: joined.match.text(), ...found };
  // The snapshot was written later.
  const isKnown = problem === undefined || problem.code === 'journal-torn';
  if (whole.has(joined.match.count, joined.match.check))
    return { text: snapshot, ...(isKnown ? {} : found) };
  if (joined.match.has(whole.count, whole.check)) return { text: joined.match.text(), ...found };
  return { text: snapshot, other: joined.match.text(), problem: apart() };
}

interface Joined {
  readonly match: MatchLines;
  /** How many of the batches fit. */
  readonly taken: number;
  readonly problem?: Problem;
}

/** Adds the lines of a journal to a snapshot, or to its first entries, as far as they fit. */
function join(snapshot: string, lines: readonly string[], first?: number): Joined {
  const start = () => {
    const match = new MatchLines(snapshot);
    if (first !== undefined) match.take(makeCut(first));
    return match;
  };
  const { batches, isWhole } = splitBatches(lines);
  const match = start();
  for (const [index, batch] of batches.entries()) {
    const bad = batch.lines.findIndex((line) => !match.take(line));
    if (bad < 0) continue;
    const before = start();
    for (const { lines: kept } of batches.slice(0, index))
      for (const line of kept) before.take(line);
    const problem = unfit(batch.lines[bad] ?? '', batch.from + bad + FIRST_LINE);
    return { match: before, taken: index, problem };
  }
  const taken = batches.length;
  return isWhole ? { match, taken } : { match, taken, problem: torn(lines.length + FIRST_LINE) };
}

interface Batch {
  /** The index of its first line. */
  readonly from: number;
  readonly lines: readonly string[];
}

/** The lines by what was written together; a last batch that is not there to its end is left out. */
function splitBatches(lines: readonly string[]): { batches: Batch[]; isWhole: boolean } {
  const batches: Batch[] = [];
  let at = 0;
  while (at < lines.length) {
    const count = /^\+ (\d{1,6})$/.exec(lines[at] ?? '')?.[1];
    const from = count === undefined ? at : at + 1;
    at = from + Number(count ?? 1);
    if (at > lines.length) return { batches, isWhole: false };
    batches.push({ from, lines: lines.slice(from, at) });
  }
  return { batches, isWhole: true };
}

/** The lines of a journal, and the entries that it continues. */
interface Journal {
  readonly lines: readonly string[];
  /** How many entries; undefined for those of the snapshot. */
  readonly count: number | undefined;
  /** The check after them; undefined where the journal does not say. */
  readonly check: string | undefined;
}

/** The whole lines after the head. */
function openJournal(snapshot: string, journal: string): Parsed<Journal> {
  if (journal.length > MAX_TRANSCRIPT_LENGTH) return failed(tooLong(journal.length));
  const all = journal.split('\n').map((line) => line.trim());
  all.pop();
  const [head, ...lines] = all;
  if (head === undefined) return failed(torn(1));
  const first = /^journal 1 ([0-9a-f]{16})$/.exec(head)?.[1];
  const [, count, check] = /^journal 2 (\d{1,9}) ([0-9a-f]{16})$/.exec(head) ?? [];
  if (first === undefined && count === undefined) return failed(unfit(head, 1));
  // The head is written together with the first lines.
  if (lines.length === 0) return failed(torn(FIRST_LINE));
  if (count !== undefined) return parsed({ lines, count: Number(count), check });
  const isSame = first === hashText(snapshot);
  return parsed({ lines, count: isSame ? undefined : continuedBy(lines), check: undefined });
}

/** How many entries lines continue, by the first of them; undefined where it does not say. */
function continuedBy(lines: readonly string[]): number | undefined {
  const line = lines.find((one) => !one.startsWith('+ '));
  const [, cut, entry] = /^(?:[-=] (\d{1,9})|(\d{1,9}) )/.exec(line ?? '') ?? [];
  if (cut !== undefined) return Number(cut);
  return entry === undefined ? undefined : Math.max(0, Number(entry) - 1);
}

function apart(): Problem {
  return {
    code: 'journal-apart',
    message: 'The journal continues another game than the one beside it.',
    line: 1,
    column: 1,
  };
}

function torn(line: number): Problem {
  return {
    code: 'journal-torn',
    message: 'The last action was not written to its end, and is missing.',
    line,
    column: 1,
  };
}

function unfit(text: string, line: number): Problem {
  return {
    code: 'journal-line',
    message: `The journal does not continue with ${quote(text)}: the actions from this line on are missing.`,
    args: { text: quote(text) },
    line,
    column: 1,
  };
}

function tooLong(length: number): Problem {
  return {
    code: 'journal-long',
    message: `The journal has ${length} characters; at most ${MAX_TRANSCRIPT_LENGTH} are read.`,
    args: { length, most: MAX_TRANSCRIPT_LENGTH },
  };
}
