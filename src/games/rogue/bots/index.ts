import { explorer } from './explorer.ts';
import { fighter } from './fighter.ts';
import type { RogueMind } from './mind.ts';
import { walker } from './walker.ts';

/** The bots of this game, weakest first. */
export const ROGUE_MINDS: readonly RogueMind[] = [walker, explorer, fighter];

/** The bot with this id, or undefined. */
export function findRogueMind(id: string): RogueMind | undefined {
  return ROGUE_MINDS.find((mind) => mind.id === id);
}
