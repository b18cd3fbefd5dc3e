import { explorer } from './explorer.ts';
import type { CavesMind } from './mind.ts';
import { walker } from './walker.ts';

/** The bots of this game, weakest first. */
export const CAVES_MINDS: readonly CavesMind[] = [walker, explorer];

/** The bot with this id, or undefined. */
export function findCavesMind(id: string): CavesMind | undefined {
  return CAVES_MINDS.find((mind) => mind.id === id);
}
