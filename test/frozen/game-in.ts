import { must } from '#core';
import type { AnyGame } from '#core';
import { loadGame } from '#games/index.ts';
import { diceServices } from '#games/dice/commands/services.ts';
import { rulesLibrary } from '#games/zrf/commands/rules-library.ts';
import { tideBellsGame } from '../games/dice/rules/tide-bells.ts';

/** Game of a transcript: from the catalogue, or an adventure, scenario or rules file. */
export async function gameIn(text: string): Promise<AnyGame> {
  const id = /^game (\S+)$/m.exec(text)?.[1] ?? '';
  if (id === tideBellsGame.id) return tideBellsGame;
  const journey = diceServices.adventures.adventureOf(id)?.game as AnyGame | undefined;
  return journey ?? (await loadGame(id)) ?? must(await rulesLibrary.open(id));
}
