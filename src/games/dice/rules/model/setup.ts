import type { Random } from '#core';
import type { Die, DieType } from './die.ts';

/** A hero during the generation of a scenario. */
export interface HeroSetup {
  readonly favoured: DieType;
  readonly capacity: number;
  bag: Die[];
  readonly hand: Die[];
  readonly pile: Die[];
}

/** The table during the generation of a scenario. Changed in place, then discarded. */
export interface Setup {
  readonly random: Random;
  readonly level: number;
  nextId: number;
  /** One bag per location. */
  bags: Die[][];
  readonly heroes: readonly HeroSetup[];
}
