import { own } from '#core';
import { kindsAt, monstersOf, plainItemsOf } from '../model/content.ts';
import type { CavesContent } from '../model/content.ts';
import type { EffectRow } from '../model/effects.ts';
import type { LevelKind } from '../model/level-kinds.ts';
import type { VaultThing } from '../model/vaults.ts';

const VAULT = '-vault';
const LEVEL = '-level';

/** Kinds of levels that a run can have. */
function kindsOf(content: CavesContent): readonly string[] {
  return [...new Set(content.levels.flatMap((_, z) => kindsAt(content, z)))];
}

/** Vaults that a run can have, except the one with the item to bring home. */
function vaultsOf(content: CavesContent): readonly string[] {
  const kinds = kindsOf(content);
  return Object.entries(content.vaults).flatMap(([id, { on }]) =>
    id !== content.questVault && on.some((kind) => kinds.includes(kind)) ? [id] : [],
  );
}

function rowsOf(content: CavesContent): readonly LevelKind[] {
  return kindsOf(content).flatMap((kind) => own(content.kinds, kind) ?? []);
}

/** Things in the vaults of a run. */
function thingsOf({ vaults, questVault = '', ...content }: CavesContent): readonly VaultThing[] {
  const ids = [questVault, ...vaultsOf({ vaults, questVault, ...content })];
  return ids.flatMap((id) => Object.values(own(vaults, id)?.legend ?? {}));
}

function summonedBy({ deed }: EffectRow): string | undefined {
  return deed?.do === 'summon' ? deed.creature : undefined;
}

/** Creatures that a run can have. */
function creaturesOf(content: CavesContent): readonly string[] {
  const placed = new Set<string>();
  for (const { creatures = {} } of rowsOf(content))
    for (const kind of Object.keys(creatures)) placed.add(kind);
  for (const thing of thingsOf(content)) {
    if ('creature' in thing) placed.add(thing.creature);
    if ('captive' in thing) placed.add(thing.captive);
  }
  for (const row of Object.values(content.effects)) placed.add(summonedBy(row) ?? '');
  return monstersOf(content).filter(
    (kind) => placed.has(kind) || own(content.creatures, kind)?.count !== undefined,
  );
}

/** Items that a run can have, except the one to bring home. */
function itemsOf(content: CavesContent): readonly string[] {
  const placed = new Set<string>();
  for (const { items = {} } of rowsOf(content))
    for (const kind of Object.keys(items)) placed.add(kind);
  for (const thing of thingsOf(content)) if ('item' in thing) placed.add(thing.item);
  const { weapons, armors, books, scrolls } = content.draws;
  for (const draw of [weapons, armors, books, scrolls])
    for (const kind of draw?.of ?? []) placed.add(kind);
  return plainItemsOf(content).filter(
    (kind) =>
      kind !== content.quest && (placed.has(kind) || own(content.items, kind)?.count !== undefined),
  );
}

/** Things of some content by the id under which a run can lack them. */
interface Leavable {
  readonly creatures: readonly string[];
  readonly items: readonly string[];
  readonly potions: ReadonlyMap<string, string>;
  readonly vaults: ReadonlyMap<string, string>;
  /** Kinds of levels; none where all levels are alike. */
  readonly levels: ReadonlyMap<string, string>;
}

/** Everything that a run of some content can have and can lack. */
export function leavableOf(content: CavesContent): Leavable {
  const kinds = kindsOf(content);
  const idsWith = (names: readonly string[], suffix: string) =>
    new Map(names.map((name) => [`${name}${suffix}`, name]));
  return {
    creatures: creaturesOf(content),
    items: itemsOf(content),
    potions: idsWith(Object.keys(content.potions), '-potion'),
    vaults: idsWith(vaultsOf(content), VAULT),
    levels: idsWith(kinds.length > 1 ? kinds : [], LEVEL),
  };
}

/**
 * A kind that takes the place of another: one that the same level can have, if there is any that is
 * not left out too. If all are left out, the kind itself remains.
 */
function substituteFor(content: CavesContent, kind: string, left: readonly string[]): string {
  const possible = content.levels.map((_, z) => kindsAt(content, z));
  const beside = possible.find((kinds) => kinds.length > 1 && kinds.includes(kind)) ?? [];
  const all = [...beside, ...kindsOf(content).toReversed()];
  return all.find((one) => !left.includes(one)) ?? kind;
}

/** The content whose levels of one kind are made like those of another. */
function withoutLevel(content: CavesContent, kind: string, left: readonly string[]): CavesContent {
  const like = substituteFor(content, kind, left);
  if (like === kind) return content;
  const row = own(content.kinds, like);
  const vaults = Object.entries(content.vaults).map(([id, vault]) => {
    const others = vault.on.filter((one) => one !== kind);
    return [id, { ...vault, on: others.includes(like) ? [...others, kind] : others }] as const;
  });
  return {
    ...content,
    kinds: row === undefined ? content.kinds : { ...content.kinds, [kind]: row },
    vaults: Object.fromEntries(vaults),
  };
}

/** The content without a vault or what calls a creature. */
function withoutThing(content: CavesContent, id: string, vault: string | undefined): CavesContent {
  const row = own(content.vaults, vault ?? '');
  // Without a chance, a vault still takes its draw, which keeps the caves of other levels.
  if (vault !== undefined && row !== undefined)
    return { ...content, vaults: { ...content.vaults, [vault]: { ...row, chance: 0 } } };
  const isCaller = (effect: EffectRow) => summonedBy(effect) === id;
  if (!Object.values(content.effects).some(isCaller)) return content;
  const effects = Object.entries(content.effects).map(([name, effect]) => {
    const { deed: _, ...rest } = effect;
    return [name, isCaller(effect) ? rest : effect] as const;
  });
  return { ...content, effects: Object.fromEntries(effects) };
}

/** The content of a run that lacks vaults, kinds of levels, or what calls creatures. */
export function contentWithout(content: CavesContent, ids: readonly string[]): CavesContent {
  const { vaults, levels } = leavableOf(content);
  const left = ids.flatMap((id) => levels.get(id) ?? []);
  const others = ids.filter((id) => !levels.has(id));
  const like = left.reduce((made, kind) => withoutLevel(made, kind, left), content);
  return others.reduce((made, id) => withoutThing(made, id, vaults.get(id)), like);
}
