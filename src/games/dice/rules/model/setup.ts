import type { Random } from '#core';
import type { Die, DieType } from './die.ts';

/** A hero while the scenario is laid out. */
export interface HeroSetup {
  readonly favoured: DieType;
  readonly capacity: number;
  bag: Die[];
  readonly hand: Die[];
  readonly pile: Die[];
}

/** The table while a scenario is laid out; changed in place, and then it is gone. */
export interface Setup {
  readonly random: Random;
  readonly level: number;
  nextId: number;
  /** One bag a location. */
  bags: Die[][];
  readonly heroes: readonly HeroSetup[];
}
