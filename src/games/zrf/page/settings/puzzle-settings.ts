import { isRecord } from '#kit/is-record.ts';
import { PUZZLE_METRICS } from '#web/storage/puzzle-records.ts';
import type { PuzzleMetric } from '#web/storage/puzzle-records.ts';

export const PUZZLE_LOOKS = ['wood', 'paper', 'plain'] as const;
export type PuzzleLook = (typeof PUZZLE_LOOKS)[number];
export const PUZZLE_PACES = ['slow', 'normal', 'fast', 'fastest'] as const;
export type PuzzlePace = (typeof PUZZLE_PACES)[number];

/** Display and counting of sliding puzzles. */
export interface PuzzleSettings {
  readonly look: PuzzleLook;
  readonly metric: PuzzleMetric;
  /** True if blocks show their letters. */
  readonly labels: boolean;
  /** True if the distance to the goal is always shown. */
  readonly distance: boolean;
  /** Pace of a solution. */
  readonly pace: PuzzlePace;
}

export const PUZZLES: PuzzleSettings = {
  look: 'wood',
  metric: 'moves',
  labels: true,
  distance: false,
  pace: 'normal',
};

/** Parses stored settings; missing ones get their defaults. */
export function parsePuzzles(value: unknown): PuzzleSettings {
  const found = isRecord(value) ? value : {};
  const { labels, distance } = found;
  return {
    look: PUZZLE_LOOKS.find((candidate) => candidate === found['look']) ?? PUZZLES.look,
    metric: PUZZLE_METRICS.find((candidate) => candidate === found['metric']) ?? PUZZLES.metric,
    labels: typeof labels === 'boolean' ? labels : PUZZLES.labels,
    distance: typeof distance === 'boolean' ? distance : PUZZLES.distance,
    pace: PUZZLE_PACES.find((candidate) => candidate === found['pace']) ?? PUZZLES.pace,
  };
}
