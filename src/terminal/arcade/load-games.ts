import type { AnyGame } from '#core';
import { loadCells } from '#games/cells.ts';
import { startServices } from '#games/commands.ts';
import { loadGames } from '#games/index.ts';
import type { LookModule } from '#screen';
import type { SourceOf } from '../engine/engines.ts';

/** All games, the looks of the menu entries, and the threads that both need. */
export interface Loaded {
  readonly games: readonly AnyGame[];
  readonly looks: ReadonlyMap<string, LookModule>;
  /** Rules of a game that is not built into the bot threads. */
  readonly sourceOf: SourceOf;
  readonly close: () => void;
}

/** Loads everything not needed for the first menu, by far the largest part of the program. */
export async function loadAll(): Promise<Loaded> {
  const [games, { services, ...threads }] = await Promise.all([loadGames(), startServices()]);
  return { games, looks: await loadCells(services), ...threads };
}
