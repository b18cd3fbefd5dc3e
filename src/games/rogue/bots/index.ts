import { explorer } from './explorer.ts';
import { fighter } from './fighter.ts';
import type { RogueMind } from './mind.ts';
import { walker } from './walker.ts';

/** The players of this game, the least able first. */
export const ROGUE_MINDS: readonly RogueMind[] = [walker, explorer, fighter];

/** The mind of that name; undefined where there is none. */
export function findRogueMind(id: string): RogueMind | undefined {
  return ROGUE_MINDS.find((mind) => mind.id === id);
}
