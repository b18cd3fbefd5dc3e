import { CHANCE } from './entry.ts';
import { hashText } from './hash.ts';
import { failed, parsed, quote } from './parsed.ts';
import type { Parsed, Problem } from './parsed.ts';
import { chainCheck, checkHeader, shortCheck } from './transcript-lines.ts';
import { TRANSCRIPT_LENGTH_MAX } from './transcript-read.ts';

/**
 * A journal lies beside a snapshot of a match (its transcript at some moment) and says what was
 * done since, so that one more action is saved by one more line:
 *
 *     journal 1 5d2c...       the version of this format, and the hash of the snapshot's text
 *     58 p1 3 ~9a0e           entries and hashes as in transcripts
 *     + 2                     the next two lines were written together: both count, or neither
 *     59 p2 roll ~77d0
 *     60 * 5-2 ~11c7
 *     - 57                    entries after the 57th were taken back
 *     over most-seeds 25 23
 *
 * Lines are only ever added. A journal that names another snapshot is out of date: the snapshot
 * was written after it. What follows the first lines that do not fit, or that were not written to
 * their end, is lost.
 */
export const JOURNAL_VERSION = 1;

/** The number of the first line after the head. */
const FIRST_LINE = 2;

/** The first line of a journal that goes on from a snapshot. */
export function makeJournalHead(snapshot: string): string {
  return `journal ${JOURNAL_VERSION} ${hashText(snapshot)}\n`;
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
}

/** The transcript of a match from its snapshot and its journal, by their texts alone. */
export function mergeJournal(snapshot: string, journal: string, file?: string): Merged {
  const place = file === undefined ? {} : { file };
  const opened = openJournal(snapshot, journal);
  if (!opened.ok)
    return { text: snapshot, problem: { ...(opened.problems[0] as Problem), ...place } };
  const lines = opened.value;
  if (lines === undefined) return { text: snapshot };
  const { batches, isWhole } = splitBatches(lines);
  const taken = new MatchLines(snapshot);
  for (const [index, batch] of batches.entries()) {
    const bad = batch.lines.findIndex((line) => !taken.take(line));
    if (bad < 0) continue;
    const before = new MatchLines(snapshot);
    for (const { lines: kept } of batches.slice(0, index))
      for (const line of kept) before.take(line);
    const problem = unfit(batch.lines[bad] ?? '', batch.from + bad + FIRST_LINE);
    return { text: before.text(), problem: { ...problem, ...place } };
  }
  const text = taken.text();
  if (isWhole && journal.endsWith('\n')) return { text };
  return { text, problem: { ...torn(lines.length + FIRST_LINE), ...place } };
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

/** The whole lines after the head; undefined where the journal belongs to another snapshot. */
function openJournal(snapshot: string, journal: string): Parsed<string[] | undefined> {
  if (journal === '') return parsed(undefined);
  if (journal.length > TRANSCRIPT_LENGTH_MAX) return failed(tooLong(journal.length));
  const lines = journal.split('\n');
  lines.pop();
  const [head, ...rest] = lines;
  if (head === undefined) return failed(torn(1));
  const words = /^journal (\d{1,6}) ([0-9a-f]{16})$/.exec(head);
  if (words?.[1] !== String(JOURNAL_VERSION)) return failed(unfit(head, 1));
  if (words[2] !== hashText(snapshot)) return parsed(undefined);
  // The head is written together with the first lines.
  return rest.length === 0 ? failed(torn(FIRST_LINE)) : parsed(rest);
}

/** The lines of a snapshot by entries, to which those of a journal are added. */
class MatchLines {
  readonly #head: string[] = [];
  readonly #entries: {
    readonly line: string;
    readonly check: string;
    readonly hashes: string[];
  }[] = [];
  #over: string | undefined;
  #checkpoint: string | undefined;
  #headCheck: string | undefined;

  constructor(snapshot: string) {
    for (const raw of snapshot.split(/\r\n|\n|\r/)) {
      const line = raw.trim();
      if (/^\d+ /.test(line)) this.#add(line);
      else if (line.startsWith('over ')) this.#over = line;
      else if (line.startsWith('#= ')) this.#checkpoint = line;
      else this.#hashesAfter(line).push(line);
    }
    // The text ends with a line break: what follows it is not a line.
    const last = this.#hashesAfter('');
    if (last.at(-1) === '') last.pop();
  }

  /** Takes a line of a journal; false where it does not fit. */
  take(line: string): boolean {
    const cut = /^- (\d{1,9})$/.exec(line);
    if (cut !== null) return this.#cut(Number(cut[1]));
    if (this.#over !== undefined) return false;
    if (line.startsWith('over ')) {
      this.#over = line;
      return true;
    }
    const hash = /^= (\d{1,9}) [0-9a-f]{16}$/.exec(line);
    if (hash === null) return this.#add(line);
    if (Number(hash[1]) !== this.#entries.length) return false;
    this.#hashesAfter(line).push(line);
    return true;
  }

  text(): string {
    const lines = [...this.#head];
    for (const { line, hashes } of this.#entries) {
      lines.push(line);
      for (const hash of hashes) lines.push(hash);
    }
    if (this.#over !== undefined) lines.push(this.#over);
    if (this.#checkpoint !== undefined) lines.push(this.#checkpoint);
    return `${lines.join('\n')}\n`;
  }

  /** Where a line goes that is not an entry: to the header, or behind the entry before it. */
  #hashesAfter(line: string): string[] {
    const last = this.#entries.at(-1);
    return last === undefined || line.startsWith('note ') ? this.#head : last.hashes;
  }

  /** Adds an entry; false where its number or its check does not follow. */
  #add(line: string): boolean {
    const words = /^(\d{1,9}) (p[1-9]\d?|\*) (.+?) ~([0-9a-f]{4})$/.exec(line);
    if (words === null) return false;
    const [, number, who = '', action = '', short] = words;
    const before = this.#entries.at(-1)?.check ?? this.#checkOfHead();
    const by = who === '*' ? CHANCE : Number(who.slice(1)) - 1;
    const check = chainCheck(before, by, action);
    if (Number(number) !== this.#entries.length + 1 || shortCheck(check) !== short) return false;
    this.#entries.push({ line, check, hashes: [] });
    return true;
  }

  #checkOfHead(): string {
    this.#headCheck ??= checkHeader(
      this.#head.filter((line) => /^(game|rules|option|seed) /.test(line)),
    );
    return this.#headCheck;
  }

  #cut(count: number): boolean {
    if (count > this.#entries.length) return false;
    this.#entries.length = count;
    this.#over = undefined;
    if (Number(this.#checkpoint?.split(' ')[1] ?? 0) > count) this.#checkpoint = undefined;
    return true;
  }
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
    message: `The journal has ${length} characters; at most ${TRANSCRIPT_LENGTH_MAX} are read.`,
    args: { length, most: TRANSCRIPT_LENGTH_MAX },
  };
}
