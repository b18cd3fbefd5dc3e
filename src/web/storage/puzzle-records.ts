import { own } from '#core';
import { signal } from '@preact/signals';
import { betterOf, withHelp } from '#play';
import type { PuzzleRecords } from '#play';
import { isRecord } from '#kit/is-record.ts';

/** Metrics of move counts. */
export const PUZZLE_METRICS = ['steps', 'straight', 'moves'] as const;
export type PuzzleMetric = (typeof PUZZLE_METRICS)[number];

/** Results of a puzzle, by metric. */
export interface PuzzleRecord {
  /** Best results achieved here. */
  readonly best: Readonly<Partial<Record<PuzzleMetric, number>>>;
  /** Proven minimums, if solved here. */
  readonly fewest: Readonly<Partial<Record<PuzzleMetric, number>>>;
}

interface StoredRecords {
  readonly records: Readonly<Record<string, PuzzleRecord>>;
  /** Names of saves in which a hint was followed, latest last. */
  readonly helped: readonly string[];
}

const KEY = 'turnwright.puzzles';
const NO_RECORD: PuzzleRecord = { best: {}, fewest: {} };

const stored = signal(read());

/** Names of all puzzles solved here. */
function puzzleNames(): readonly string[] {
  const solved = Object.entries(stored.value.records).filter(
    ([, { best }]) => Object.keys(best).length > 0,
  );
  return solved.map(([puzzle]) => puzzle);
}

export function recordOf(puzzle: string): PuzzleRecord {
  return own(stored.value.records, puzzle) ?? NO_RECORD;
}

/** Records of the variants of a rules file. */
export function recordsOf(file: string): PuzzleRecord[] {
  const all = Object.entries(stored.value.records);
  return all.flatMap(([puzzle, record]) => (puzzle.startsWith(`${file}/`) ? [record] : []));
}

/** Updates a record with a new result. */
export function withResult(
  record: PuzzleRecord,
  counts: Readonly<Record<PuzzleMetric, number>>,
): PuzzleRecord {
  return { ...record, best: betterOf(record.best, counts) };
}

function noteResult(puzzle: string, counts: Readonly<Record<PuzzleMetric, number>>): void {
  change(puzzle, withResult(recordOf(puzzle), counts));
}

export function noteFewest(puzzle: string, metric: PuzzleMetric, fewest: number): void {
  const record = recordOf(puzzle);
  change(puzzle, { ...record, fewest: { ...record.fewest, [metric]: fewest } });
}

/** Deletes the records of a rules file. */
export function forgetPuzzles(file: string): void {
  const records = Object.entries(stored.value.records);
  const others = records.filter(([puzzle]) => !puzzle.startsWith(`${file}/`));
  write({ ...stored.value, records: Object.fromEntries(others) });
}

function isHelped(save: string): boolean {
  return stored.value.helped.includes(save);
}

/** Records that a hint was followed in a game, so that its result does not count. */
function noteHelp(save: string, helped: boolean): void {
  if (isHelped(save) === helped) return;
  write({ ...stored.value, helped: withHelp(stored.value.helped, save, helped) });
}

/** Puzzle records of the page, shared by graphical and text play. */
export const puzzleRecords: PuzzleRecords = {
  names: puzzleNames,
  best: (puzzle) => recordOf(puzzle).best,
  keep: (puzzle, { steps = 0, straight = 0, moves = 0 }) => {
    noteResult(puzzle, { steps, straight, moves });
    return undefined;
  },
  isHelped,
  noteHelp: (save, helped) => {
    noteHelp(save, helped);
    return undefined;
  },
};

function change(puzzle: string, record: PuzzleRecord): void {
  write({ ...stored.value, records: { ...stored.value.records, [puzzle]: record } });
}

function write(next: StoredRecords): void {
  stored.value = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage, results last until the page is closed.
  }
}

function read(): StoredRecords {
  try {
    return parseStoredRecords(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return { records: {}, helped: [] };
  }
}

/** Parses stored records, dropping invalid ones. */
export function parseStoredRecords(value: unknown): StoredRecords {
  const found = isRecord(value) ? value : {};
  const records = isRecord(found['records']) ? found['records'] : {};
  const helped = Array.isArray(found['helped']) ? found['helped'] : [];
  return {
    records: Object.fromEntries(
      Object.entries(records).flatMap(([puzzle, one]) =>
        isRecord(one)
          ? [[puzzle, { best: parseCounts(one['best']), fewest: parseCounts(one['fewest']) }]]
          : [],
      ),
    ),
    helped: helped.filter((one): one is string => typeof one === 'string'),
  };
}

function parseCounts(value: unknown): PuzzleRecord['best'] {
  const found = isRecord(value) ? value : {};
  const counts = PUZZLE_METRICS.flatMap((metric) => {
    const count = found[metric];
    return Number.isSafeInteger(count) && Number(count) >= 0
      ? [[metric, Number(count)] as const]
      : [];
  });
  return Object.fromEntries(counts);
}
