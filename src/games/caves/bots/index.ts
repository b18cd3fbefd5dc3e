import { explorer } from './explorer.ts';
import type { CavesMind } from './mind.ts';
import { walker } from './walker.ts';

/** The players of this game, the least able first. */
export const CAVES_MINDS: readonly CavesMind[] = [walker, explorer];

/** The mind of that name; undefined where there is none. */
export function findCavesMind(id: string): CavesMind | undefined {
  return CAVES_MINDS.find((mind) => mind.id === id);
}
