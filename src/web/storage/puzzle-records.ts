import { own } from '#core';
import { signal } from '@preact/signals';
import { betterOf, withHelp } from '#play';
import type { PuzzleRecords } from '#play';
import { isRecord } from '#kit/is-record.ts';

/** The ways of counting moves. */
export const PUZZLE_METRICS = ['steps', 'straight', 'moves'] as const;
export type PuzzleMetric = (typeof PUZZLE_METRICS)[number];

/** What is known of a puzzle, in each way of counting. */
export interface PuzzleRecord {
  /** The fewest that it was ever solved in here. */
  readonly best: Readonly<Partial<Record<PuzzleMetric, number>>>;
  /** The fewest that it can be solved in, where that was proven here. */
  readonly fewest: Readonly<Partial<Record<PuzzleMetric, number>>>;
}

interface Kept {
  readonly records: Readonly<Record<string, PuzzleRecord>>;
  /** Games in which a hint was played, by the names of their saves; the latest last. */
  readonly helped: readonly string[];
}

const KEY = 'turnwright.puzzles';
const NONE: PuzzleRecord = { best: {}, fewest: {} };

const kept = signal(read());

/** The names of the puzzles that were ever solved here. */
function puzzleNames(): readonly string[] {
  const solved = Object.entries(kept.value.records).filter(
    ([, { best }]) => Object.keys(best).length > 0,
  );
  return solved.map(([puzzle]) => puzzle);
}

export function recordOf(puzzle: string): PuzzleRecord {
  return own(kept.value.records, puzzle) ?? NONE;
}

/** The records of a rules file, for its variants. */
export function recordsOf(file: string): PuzzleRecord[] {
  const all = Object.entries(kept.value.records);
  return all.flatMap(([puzzle, record]) => (puzzle.startsWith(`${file}/`) ? [record] : []));
}

/** A record after the puzzle was solved once more. */
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

/** Forgets the puzzles of a rules file. */
export function forgetPuzzles(file: string): void {
  const records = Object.entries(kept.value.records);
  const others = records.filter(([puzzle]) => !puzzle.startsWith(`${file}/`));
  write({ ...kept.value, records: Object.fromEntries(others) });
}

function isHelped(save: string): boolean {
  return kept.value.helped.includes(save);
}

/** Notes whether a hint was played in a game, which makes its result no one's own. */
function noteHelp(save: string, helped: boolean): void {
  if (isHelped(save) === helped) return;
  write({ ...kept.value, helped: withHelp(kept.value.helped, save, helped) });
}

/** The results that the page keeps of all puzzles, however they were played. */
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
  write({ ...kept.value, records: { ...kept.value.records, [puzzle]: record } });
}

function write(next: Kept): void {
  kept.value = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage results hold until the page is closed.
  }
}

function read(): Kept {
  try {
    return parseKept(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return { records: {}, helped: [] };
  }
}

/** What was kept, without what is no record. */
export function parseKept(value: unknown): Kept {
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
