import type { OptionValues, Seed } from '#core';

/** A game played through at random and kept as a transcript under `test/golden/<game>/<name>.txt`. */
export interface Playthrough {
  readonly game: string;
  readonly name: string;
  readonly seed: Seed;
  /** Options that differ from the defaults. */
  readonly options: OptionValues;
}

export const playthroughs: readonly Playthrough[] = [
  { game: 'kalah', name: 'standard', seed: 'first light', options: {} },
  { game: 'kalah', name: 'pie', seed: 'even split', options: { pie: true } },
  { game: 'kalah', name: 'relay', seed: 'hand over', options: { relay: true } },
  { game: 'kalah', name: 'one-house', seed: 'tiny', options: { houses: 1, seeds: 5 } },
  { game: 'kalah', name: 'largest', seed: 'grand', options: { houses: 12, seeds: 24 } },
  { game: 'kalah', name: 'majority', seed: 'half', options: { majorityStop: true, seeds: 6 } },
  {
    game: 'kalah',
    name: 'everything-else',
    seed: 'тихая гавань',
    options: { capture: 'empty', ends: 'mover', remaining: 'emptier', houses: 8 },
  },
  {
    game: 'kalah',
    name: 'nobody',
    seed: 'left lying',
    options: { capture: 'none', remaining: 'nobody', houses: 3, seeds: 8 },
  },
  { game: 'rogue', name: 'standard', seed: 'lantern', options: {} },
  {
    game: 'rogue',
    name: 'sprint',
    seed: 'тихая гавань',
    options: { length: 'sprint', mode: 'explorer', depth: 8, width: 9, height: 7 },
  },
  { game: 'rogue', name: 'no-mobs', seed: 'alone', options: { part: 'one', length: 'sprint' } },
  { game: 'caves', name: 'standard', seed: 'teddy bear', options: {} },
  { game: 'caves', name: 'shallow', seed: 'тихая гавань', options: { depth: 2 } },
];
