import type { OwnLookId } from '../../catalogue.ts';
import type { LookModule } from '../model/context.ts';
import type { DiceServices } from './dice/shelf/services.ts';
import type { RogueServices } from './rogue/services/services.ts';
import type { RulesServices } from './zrf/services/services.ts';

export { AdventureLibrary } from './dice/shelf/library.ts';
export type * from './dice/shelf/services.ts';
export type * from './rogue/services/services.ts';
export type * from './zrf/services/services.ts';

/** What the shells give to looks that need more than all screens do, by entries of the catalogue. */
export interface LookServices {
  readonly dice?: DiceServices;
  readonly rogue?: RogueServices;
  readonly zrf?: RulesServices;
}

type LoadLook = (services: LookServices) => Promise<LookModule | undefined>;

/** How games with looks of their own are drawn in cells; all others are drawn as any game. */
const LOOKS: Readonly<Record<OwnLookId, LoadLook>> = {
  caves: async () => (await import('./caves/index.ts')).cavesModule,
  dice: async ({ dice }) => dice && (await import('./dice/index.ts')).diceModule(dice),
  kalah: async () => (await import('./kalah/index.ts')).kalahModule,
  rogue: async ({ rogue }) => rogue && (await import('./rogue/index.ts')).rogueModule(rogue),
  zrf: async ({ zrf }) => zrf && (await import('./zrf/index.ts')).looksOfRules(zrf),
};

/** Loads the looks; one whose services are not there is left out. */
export async function loadLooks(services: LookServices): Promise<ReadonlyMap<string, LookModule>> {
  const loading = Object.entries(LOOKS).map(
    async ([id, load]) => [id, await load(services)] as const,
  );
  const loaded = await Promise.all(loading);
  return new Map(loaded.flatMap(([id, module]) => (module === undefined ? [] : [[id, module]])));
}
