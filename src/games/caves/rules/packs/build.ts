import type { CavesContent } from '../model/content.ts';
import type { CavesData } from './schema.ts';

type Row<T> = Readonly<Record<string, T>>;

/** The rows of a base with those of a pack, which replace rows of the same id. */
function withRows<T>(base: Row<T>, rows: Row<unknown> = {}): Row<T> {
  return { ...base, ...(rows as Row<T>) };
}

/** Content of a pack, which adds to the base and replaces some of it. */
export function buildContent(base: CavesContent, data: CavesData): CavesContent {
  const { quest = { item: base.quest }, levels = base.levels } = data;
  return {
    id: data.id,
    version: data.version,
    language: data.language,
    quest: quest.item,
    ...(quest.vault === undefined ? {} : { questVault: quest.vault }),
    levels,
    ...((data.stacks ?? base.stacks) ? { stacks: true as const } : {}),
    ...((data.asleep ?? base.asleep) ? { asleep: true as const } : {}),
    terrain: withRows(base.terrain, data.terrain),
    clouds: withRows(base.clouds, data.clouds),
    kinds: withRows(base.kinds, data.kinds),
    creatures: withRows(base.creatures, data.creatures),
    items: withRows(base.items, data.items),
    draws: { ...base.draws, ...(data.draws as Partial<CavesContent['draws']>) },
    potions: withRows(base.potions, data.potions),
    spells: withRows(base.spells, data.spells),
    effects: withRows(base.effects, data.effects),
    vaults: withRows(base.vaults, data.vaults),
  };
}
