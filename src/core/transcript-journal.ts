import { assertDefined } from './assert-defined.ts';
import { hashText } from './hash.ts';
import { MatchLines } from './match-lines.ts';
import { failed, parsed, quote } from './parsed.ts';
import type { Parsed, Problem } from './parsed.ts';
import { MAX_TRANSCRIPT_LENGTH } from './transcript-read.ts';

/**
 * A journal accompanies a snapshot of a match (its transcript at some moment) and records later
 * actions, which lets each further action be saved by adding one line:
 *
 *     journal 2 57 5d2c...    format version, number of entries it continues,
 *                             and the check chained over the header and those entries
 *     58 p1 3 ~9a0e           entries, hashes and last checkpoints as in snapshots
 *     + 2                     the next two lines were written together: use both, or neither
 *     59 p2 roll ~77d0
 *     60 * 5-2 ~11c7
 *     - 57                    entries after the 57th were taken back
 *     over most-seeds 25 23
 *
 * Journals are append-only. A journal continues any snapshot that contains the entries of its head,
 * even if other bytes of the snapshot have changed. A snapshot that contains the whole journal was
 * written later. If they diverge, both are kept as separate games. Lines after the first invalid or
 * incomplete one are ignored. Version 1 had the hash of the snapshot's text in place of the
 * entries; its first line then identifies the entries it continues.
 */
export const JOURNAL_VERSION = 2;

/** Line number of the first line after the head. */
const FIRST_LINE = 2;

/** Formats the first line of a journal that continues a snapshot. */
export function makeJournalHead(snapshot: string): string {
  const { count, check } = new MatchLines(snapshot);
  return `journal ${JOURNAL_VERSION} ${count} ${check}\n`;
}

/** Formats the line that takes back the entries after the first `count`. */
export function makeCut(count: number): string {
  return `- ${count}`;
}

/** Formats lines to be appended together: readers use all of them, or none. */
export function makeBatch(lines: readonly string[]): string {
  const all = lines.length > 1 ? [`+ ${lines.length}`, ...lines] : lines;
  return all.map((line) => `${line}\n`).join('');
}

/** Merged transcript, and any problem with the rest of the journal. */
export interface Merged {
  readonly text: string;
  readonly problem?: Problem;
  /** The game recorded by the journal, if the snapshot has diverged from it (`journal-apart`). */
  readonly other?: string;
}

/** Merges a snapshot and its journal into a transcript, as texts. */
export function mergeJournal(snapshot: string, journal: string, file?: string): Merged {
  const merged = merge(snapshot, journal);
  if (merged.problem === undefined || file === undefined) return merged;
  return { ...merged, problem: { ...merged.problem, file } };
}

/** Merges a snapshot and the lines of its journal, without the head, into a transcript. */
export function mergeLines(snapshot: string, lines: readonly string[]): Merged {
  if (lines.length === 0) return { text: snapshot };
  return merge(snapshot, makeJournalHead(snapshot) + lines.join(''));
}

function merge(snapshot: string, journal: string): Merged {
  if (journal === '') return { text: snapshot };
  const opened = openJournal(snapshot, journal);
  if (!opened.ok) return { text: snapshot, problem: assertDefined(opened.problems[0]) };
  const { lines, count, check } = opened.value;
  const recorded = new MatchLines(snapshot);
  const base = count ?? recorded.count;
  if (!recorded.has(base, check)) return { text: snapshot, problem: divergedProblem() };
  const isWhole = journal.endsWith('\n');
  const joined = join(snapshot, lines, recorded.count > base ? base : undefined);
  // A version 1 journal can be matched to a snapshot only by its lines.
  const isUnknown = count !== undefined && check === undefined;
  if (isUnknown && joined.taken === 0) return { text: snapshot, problem: divergedProblem() };
  const problem = joined.problem ?? (isWhole ? undefined : torn(lines.length + FIRST_LINE));
  const found = problem === undefined ? {} : { problem };
  if (recorded.count <= base) return { text: joined.match.text(), ...found };
  // The snapshot is newer than the journal.
  const isKnown = problem === undefined || problem.code === 'journal-torn';
  if (recorded.has(joined.match.count, joined.match.check))
    return { text: snapshot, ...(isKnown ? {} : found) };
  if (joined.match.has(recorded.count, recorded.check))
    return { text: joined.match.text(), ...found };
  return { text: snapshot, other: joined.match.text(), problem: divergedProblem() };
}

interface Joined {
  readonly match: MatchLines;
  /** Number of batches that fit. */
  readonly taken: number;
  readonly problem?: Problem;
}

/** Appends journal lines to a snapshot, or to its first entries, as far as they fit. */
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
    for (const { lines: keptLines } of batches.slice(0, index))
      for (const line of keptLines) before.take(line);
    const problem = unfit(batch.lines[bad] ?? '', batch.from + bad + FIRST_LINE);
    return { match: before, taken: index, problem };
  }
  const taken = batches.length;
  return isWhole ? { match, taken } : { match, taken, problem: torn(lines.length + FIRST_LINE) };
}

interface Batch {
  /** Index of its first line. */
  readonly from: number;
  readonly lines: readonly string[];
}

/** Splits lines into batches written together. An incomplete last batch is dropped. */
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

/** Lines of a journal, and the entries it continues. */
interface Journal {
  readonly lines: readonly string[];
  /** Number of entries; undefined for all entries of the snapshot. */
  readonly count: number | undefined;
  /** Check after those entries; undefined if the journal has none. */
  readonly check: string | undefined;
}

/** Parses the complete lines after the head. */
function openJournal(snapshot: string, journal: string): Parsed<Journal> {
  if (journal.length > MAX_TRANSCRIPT_LENGTH) return failed(tooLong(journal.length));
  const all = journal.split('\n').map((line) => line.trim());
  all.pop();
  const [head, ...lines] = all;
  if (head === undefined) return failed(torn(1));
  const first = /^journal 1 ([0-9a-f]{16})$/.exec(head)?.[1];
  const [, count, check] = /^journal 2 (\d{1,9}) ([0-9a-f]{16})$/.exec(head) ?? [];
  if (first === undefined && count === undefined) return failed(unfit(head, 1));
  // The head is always written together with the first lines.
  if (lines.length === 0) return failed(torn(FIRST_LINE));
  if (count !== undefined) return parsed({ lines, count: Number(count), check });
  const isSame = first === hashText(snapshot);
  return parsed({ lines, count: isSame ? undefined : continuedBy(lines), check: undefined });
}

/**
 * Number of entries that the lines continue, from the first of them; undefined if it has no number.
 */
function continuedBy(lines: readonly string[]): number | undefined {
  const line = lines.find((one) => !one.startsWith('+ '));
  const [, cut, entry] = /^(?:[-=] (\d{1,9})|(\d{1,9}) )/.exec(line ?? '') ?? [];
  if (cut !== undefined) return Number(cut);
  return entry === undefined ? undefined : Math.max(0, Number(entry) - 1);
}

function divergedProblem(): Problem {
  return {
    code: 'journal-apart',
    message:
      'The latest saved actions do not continue this game. They are saved separately, next to it.',
    line: 1,
    column: 1,
  };
}

function torn(line: number): Problem {
  return {
    code: 'journal-torn',
    message: 'The last action was only partly saved, so it is missing.',
    line,
    column: 1,
  };
}

function unfit(text: string, line: number): Problem {
  return {
    code: 'journal-line',
    message: `The saved game is broken at ${quote(text)}: the actions from there on are missing.`,
    args: { text: quote(text) },
    line,
    column: 1,
  };
}

function tooLong(length: number): Problem {
  return {
    code: 'journal-long',
    message: `The journal of this saved game is too long (${length} characters, limit ${MAX_TRANSCRIPT_LENGTH}): the latest actions are missing.`,
    args: { length, most: MAX_TRANSCRIPT_LENGTH },
  };
}
