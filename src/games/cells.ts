import type { LookModule } from '#screen';
import type { OwnCellsId } from './index.ts';
import type { CavesServices } from './caves/voice/services.ts';
import type { DiceServices } from './dice/voice/services.ts';
import type { RogueServices } from './rogue/voice/services.ts';
import type { ZrfServices } from './zrf/voice/services.ts';

/** Services provided by the shells for games with special text screens. */
export interface CellsServices {
  readonly caves?: CavesServices;
  readonly dice?: DiceServices;
  readonly rogue?: RogueServices;
  readonly zrf?: ZrfServices;
}

type LoadCells = (services: CellsServices) => Promise<LookModule | undefined>;

/** Games with their own text screens; other games use the generic ones. */
const CELLS: Readonly<Record<OwnCellsId, LoadCells>> = {
  caves: async ({ caves }) => caves && (await import('./caves/cells/door.ts')).makeDoor(caves),
  dice: async ({ dice }) => dice && (await import('./dice/cells/door.ts')).makeDoor(dice),
  kalah: async () => (await import('./kalah/cells/door.ts')).door,
  rogue: async ({ rogue }) => rogue && (await import('./rogue/cells/door.ts')).makeDoor(rogue),
  zrf: async ({ zrf }) => zrf && (await import('./zrf/cells/door.ts')).makeDoor(zrf),
};

/**
 * Loads the text screens of all games, or of those named; skips games whose services are missing.
 */
export async function loadCells(
  services: CellsServices,
  ids?: readonly string[],
): Promise<ReadonlyMap<string, LookModule>> {
  const loading = Object.entries(CELLS)
    .filter(([id]) => ids === undefined || ids.includes(id))
    .map(async ([id, load]) => [id, await load(services)] as const);
  const loaded = await Promise.all(loading);
  return new Map(loaded.flatMap(([id, module]) => (module === undefined ? [] : [[id, module]])));
}
