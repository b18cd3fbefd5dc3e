import { explorer, styled } from './explorer.ts';
import type { CavesMind } from './mind.ts';
import { walker } from './walker.ts';

/** The bots whose scores players are compared with, weakest first. */
export const CAVES_MINDS: readonly CavesMind[] = [walker, explorer];

/** All bots of this game. */
export const ALL_MINDS: readonly CavesMind[] = [walker, ...styled, explorer];

/** The bot with this id, or undefined. */
export function findCavesMind(id: string): CavesMind | undefined {
  return ALL_MINDS.find((mind) => mind.id === id);
}
