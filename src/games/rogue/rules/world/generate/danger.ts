/**
 * Danger grows with the steps from the start. Each kind of mob has a distance from which on it is met, there at level 1;
 * beyond it, its level rises. At the far end of the world stands a guard of the most dangerous kind.
 */
import type { MobKind } from '../kinds.ts';

/** Steps from the start at which mobs of a kind are met at the earliest. */
const EARLIEST: Readonly<Record<MobKind, number>> = { mimic: 8, ghost: 10, wizard: 18, robot: 28 };

/** Steps that make a mob a level stronger. */
const STEPS_PER_LEVEL = 14;

/** True for kinds that may stand so many steps from the start. */
export function isMetAt(kind: MobKind, steps: number): boolean {
  return steps >= EARLIEST[kind];
}

/** The level of a mob so many steps from the start. */
export function levelAt(kind: MobKind, steps: number): number {
  return 1 + Math.floor(Math.max(0, steps - EARLIEST[kind]) / STEPS_PER_LEVEL);
}

/** The least dangerous kind that hunts and hurts: the guard of a world that is too small for others. */
const MIN_GUARD: MobKind = 'wizard';

/** The guard of some kinds so many steps from the start: the kind that is met latest. */
export function guardAt(kinds: readonly MobKind[], steps: number): MobKind | undefined {
  const met = kinds.filter((kind) => kind === MIN_GUARD || isMetAt(kind, steps));
  const latest = (some: readonly MobKind[]) =>
    [...some].sort((one, other) => EARLIEST[other] - EARLIEST[one])[0];
  return latest(met) ?? latest(kinds);
}
