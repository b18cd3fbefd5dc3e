/**
 * Danger grows with the distance from the start in steps. Each kind of mob has a minimum distance,
 * where it has level 1; its level rises beyond that. A guard of the most dangerous kind holds the
 * far end of the world.
 */
import type { MobKind } from '../kinds.ts';

/** Minimum distance from the start, in steps; other kinds live in worlds with floors only. */
const MIN_STEPS: Readonly<Partial<Record<MobKind, number>>> = {
  mimic: 8,
  ghost: 10,
  wizard: 18,
  robot: 28,
};

function minSteps(kind: MobKind): number {
  return MIN_STEPS[kind] ?? Infinity;
}

/** Steps per additional level. */
const STEPS_PER_LEVEL = 14;

/** True if a kind may occur at this distance. */
export function isMetAt(kind: MobKind, steps: number): boolean {
  return steps >= minSteps(kind);
}

/** The level of a mob at this distance. */
export function levelAt(kind: MobKind, steps: number): number {
  return 1 + Math.floor(Math.max(0, steps - minSteps(kind)) / STEPS_PER_LEVEL);
}

/**
 * Minimum kind of a guard, used in worlds too small for stronger ones: the least dangerous kind
 * that hunts and deals damage.
 */
const MIN_GUARD: MobKind = 'wizard';

/** The guard at this distance: the available kind with the greatest minimum distance. */
export function guardAt(kinds: readonly MobKind[], steps: number): MobKind | undefined {
  const available = kinds.filter((kind) => kind === MIN_GUARD || isMetAt(kind, steps));
  const latest = (candidates: readonly MobKind[]) =>
    [...candidates].sort((one, other) => minSteps(other) - minSteps(one))[0];
  return latest(available) ?? latest(kinds);
}
