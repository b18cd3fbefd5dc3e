import type { Random, Seed } from '#core';
import type { Course } from './course.ts';
import type { Cause, Ending } from './event.ts';
import type { WorldContents } from './ground.ts';
import type { Hero } from './hero.ts';
import type { RogueOptions } from './options.ts';

export type { Ground, LyingItem, Rows } from './ground.ts';

/** A run at one moment. */
export interface RogueState extends WorldContents {
  readonly options: RogueOptions;
  readonly seed: Seed;
  /** Number of turns played. */
  readonly turns: number;
  /** Number of free actions since the last turn. */
  readonly idle: number;
  readonly hero: Hero;
  /** Ids of visible, undisguised mobs, ascending. */
  readonly inSight: readonly number[];
  /** Random stream of the mobs. */
  readonly ai: Readonly<Random>;
  /** Triggers, goals and linked worlds; undefined in worlds without them. */
  readonly course?: Course | undefined;
  readonly ending?: { readonly kind: Ending; readonly cause?: Cause } | undefined;
}
