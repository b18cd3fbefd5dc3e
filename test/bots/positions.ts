import { readFileSync } from 'node:fs';
import { must, defaultOptions } from '#core';
import { kalah, parseBoard, startKalah } from '#games/kalah/rules/index.ts';
import type { KalahOptions, KalahState } from '#games/kalah/rules/index.ts';

/** Kalah position with ONE to move, and the exact value of every house (null if empty). */
export interface KnownPosition {
  readonly board: string;
  readonly seedsInHouses: number;
  readonly moveValues: readonly (number | null)[];
  readonly value: number;
}

const text = readFileSync('test/data/kalah-positions.json', 'utf8');
const parsed = JSON.parse(text) as { positions: KnownPosition[] };
export const knownPositions: readonly KnownPosition[] = parsed.positions;

export function kalahStart(options: Partial<KalahOptions> = {}): KalahState {
  return startKalah({ ...defaultOptions(kalah.options), ...options });
}

export function kalahState(board: string): KalahState {
  return { ...kalahStart(), pits: must(parseBoard(board)) };
}
