import type { ProblemArgs } from '#core';
import type { PackCode } from '#kit/packs/messages.ts';
import { suggest } from '#kit/text/suggest.ts';
import { kindsAt } from '../model/content.ts';
import type { CavesContent } from '../model/content.ts';
import type { EffectAction } from '../model/effects.ts';
import { COLORS } from '../model/potions.ts';
import { rowsOfVault } from '../model/vaults.ts';
import { unreachedIn } from './vault-reach.ts';

export type Path = readonly (string | number)[];
/** Takes a problem at a path of the pack. */
export type Report = (path: Path, code: PackCode, args?: ProblemArgs) => void;

/** Tables that others refer to, and the name of one of their entries. */
const KINDS = {
  kinds: 'level kind',
  creatures: 'creature',
  items: 'item',
  effects: 'effect',
  terrain: 'terrain',
  clouds: 'cloud',
  vaults: 'vault',
} as const;
type TableName = keyof typeof KINDS;

/** Checks that all parts of some content refer to others that exist, and can be played. */
export function checkContent(content: CavesContent, report: Report): void {
  const refer = (path: Path, table: TableName, id: string | undefined) => {
    if (id === undefined || Object.hasOwn(content[table], id)) return;
    const meant = suggest(id, Object.keys(content[table]));
    const args = { kind: KINDS[table], id };
    if (meant === undefined) report(path, 'pack-reference', args);
    else report(path, 'pack-reference-meant', { ...args, meant });
  };
  checkWhole(content, refer, report);
  checkCreatures(content, refer, report);
  checkGround(content, refer, report);
  for (const [id, { meal, scroll, breaks }] of Object.entries(content.items)) {
    refer(['items', id, 'meal'], 'effects', meal);
    refer(['items', id, 'scroll'], 'effects', scroll);
    refer(['items', id, 'breaks'], 'effects', breaks);
  }
  for (const [id, { effect }] of Object.entries(content.potions))
    refer(['potions', id, 'effect'], 'effects', effect);
  for (const [id, { book, effect }] of Object.entries(content.spells)) {
    refer(['spells', id, 'book'], 'items', book);
    refer(['spells', id, 'effect'], 'effects', effect);
  }
  for (const [id, { against = [], deed }] of Object.entries(content.effects)) {
    for (const [i, other] of against.entries())
      refer(['effects', id, 'against', i], 'effects', other);
    if (deed !== undefined) checkDeed(['effects', id, 'deed'], deed, refer);
  }
  checkVaults(content, refer, report);
}

type Refer = (path: Path, table: TableName, id: string | undefined) => void;

function checkDeed(path: Path, deed: EffectAction, refer: Refer): void {
  if (deed.do === 'summon') refer([...path, 'creature'], 'creatures', deed.creature);
  if (deed.do === 'cloud') refer([...path, 'cloud'], 'clouds', deed.cloud);
  if (deed.do === 'lay') refer([...path, 'terrain'], 'terrain', deed.terrain);
  if (deed.do === 'others') refer([...path, 'effect'], 'effects', deed.effect);
}

/** Checks terrain and clouds: what they refer to, and that signs differ. */
function checkGround({ terrain, clouds }: CavesContent, refer: Refer, report: Report): void {
  const signs = new Map<string, string>();
  for (const [id, row] of Object.entries(terrain)) {
    for (const key of ['open', 'closed', 'after'] as const)
      refer(['terrain', id, key], 'terrain', row[key]);
    for (const key of ['effect', 'trap'] as const) refer(['terrain', id, key], 'effects', row[key]);
    for (const key of ['sign', 'unseen'] as const) {
      const sign = row[key];
      const other = sign === undefined ? undefined : signs.get(sign);
      if (sign !== undefined && other === undefined) signs.set(sign, id);
      if (sign !== undefined && other !== undefined)
        report(['terrain', id, key], 'pack-glyph-twice', {
          glyph: sign,
          other: `terrain.${other}`,
        });
    }
  }
  for (const [id, { effect }] of Object.entries(clouds))
    refer(['clouds', id, 'effect'], 'effects', effect);
}

/** Items that need a colour or a creature, or are one of a kind. */
const VARIETIES = ['potion', 'corpse'];

/** Refers to an item that is complete by its kind. */
function referWhole(path: Path, id: string, refer: Refer, report: Report): void {
  if (VARIETIES.includes(id)) report(path, 'pack-reference', { kind: 'item', id });
  else refer(path, 'items', id);
}

function checkWhole(content: CavesContent, refer: Refer, report: Report): void {
  const { quest, questVault, levels, kinds, draws, potions } = content;
  referWhole(['quest', 'item'], quest, refer, report);
  refer(['quest', 'vault'], 'vaults', questVault);
  for (const [i, level] of levels.entries()) {
    if (typeof level === 'string') refer(['levels', i], 'kinds', level);
    else for (const [j, kind] of level.entries()) refer(['levels', i, j], 'kinds', kind);
  }
  for (const [id, { creatures = {}, items = {}, rooms, patches = [] }] of Object.entries(kinds)) {
    refer(['kinds', id, 'rooms', 'door'], 'terrain', rooms?.door);
    for (const [i, { terrain }] of patches.entries())
      refer(['kinds', id, 'patches', i, 'terrain'], 'terrain', terrain);
    for (const one of Object.keys(creatures))
      refer(['kinds', id, 'creatures', one], 'creatures', one);
    for (const one of Object.keys(items)) refer(['kinds', id, 'items', one], 'items', one);
  }
  for (const name of ['weapons', 'armors', 'books'] as const)
    for (const [i, one] of draws[name].of.entries())
      referWhole(['draws', name, 'of', i], one, refer, report);
  for (const [i, one] of (draws.scrolls?.of ?? []).entries())
    referWhole(['draws', 'scrolls', 'of', i], one, refer, report);
  if (Object.keys(potions).length > COLORS.length)
    report(['potions'], 'pack-long', { count: COLORS.length, unit: 'entries' });
}

function checkCreatures({ creatures }: CavesContent, refer: Refer, report: Report): void {
  const glyphs = new Map<string, string>();
  for (const [id, { glyph, urges, bite, dies, home = [], proof = [] }] of Object.entries(
    creatures,
  )) {
    refer(['creatures', id, 'bite'], 'effects', bite);
    refer(['creatures', id, 'dies'], 'effects', dies);
    for (const [i, one] of home.entries()) refer(['creatures', id, 'home', i], 'terrain', one);
    for (const [i, one] of proof.entries()) refer(['creatures', id, 'proof', i], 'effects', one);
    for (const [i, urge] of urges.entries())
      if (urge.do === 'affect')
        refer(['creatures', id, 'urges', i, 'effect'], 'effects', urge.effect);
    const other = glyphs.get(glyph);
    if (other === undefined) glyphs.set(glyph, id);
    else
      report(['creatures', id, 'glyph'], 'pack-glyph-twice', {
        glyph,
        other: `creatures.${other}`,
      });
  }
}

/** Signs of every vault's map. */
const GROUND = ['#', '.'];

function checkVaults(content: CavesContent, refer: Refer, report: Report): void {
  const { vaults, quest, questVault } = content;
  for (const [id, vault] of Object.entries(vaults)) {
    const { legend = {}, on } = vault;
    for (const [i, kind] of on.entries()) refer(['vaults', id, 'on', i], 'kinds', kind);
    for (const [sign, thing] of Object.entries(legend)) {
      const path = ['vaults', id, 'legend', sign];
      const terrain = Object.entries(content.terrain).find(([, row]) => row.sign === sign);
      if (terrain !== undefined)
        report(path, 'pack-glyph-twice', { glyph: sign, other: `terrain.${terrain[0]}` });
      if ('creature' in thing) refer([...path, 'creature'], 'creatures', thing.creature);
      else if ('captive' in thing) refer([...path, 'captive'], 'creatures', thing.captive);
      else if ('draw' in thing) continue;
      else referWhole([...path, 'item'], thing.item, refer, report);
    }
    const terrain = Object.values(content.terrain).flatMap((row) => [
      row.sign,
      ...(row.unseen === undefined ? [] : [row.unseen]),
    ]);
    const known = [...GROUND, ...terrain, ...Object.keys(legend)];
    const signs = new Set(rowsOfVault(vault).join('').replaceAll(' ', ''));
    const wrong = [...signs].find((sign) => !known.includes(sign));
    const map = ['vaults', id, 'map'];
    if (wrong !== undefined) {
      report(map, 'pack-value', { got: `"${wrong}"`, known: known.join(' ') });
      continue;
    }
    const cell = unreachedIn(vault);
    if (cell !== undefined)
      report(map, 'pack-vault-reach', { row: cell.y + 1, column: cell.x + 1 });
    const holds = Object.entries(legend).some(
      ([sign, thing]) => 'item' in thing && thing.item === quest && signs.has(sign),
    );
    if (id === questVault && !holds) report(['vaults', id], 'pack-missing', { key: quest });
    if (id === questVault && !kindsAt(content, -1).every((kind) => on.includes(kind)))
      report(['quest', 'vault'], 'pack-value', { got: id, known: vaultsOfLast(content) });
  }
}

/** Ids of the vaults that the last level can have. */
function vaultsOfLast(content: CavesContent): string {
  const last = kindsAt(content, -1);
  const ids = Object.entries(content.vaults).flatMap(([id, { on }]) =>
    last.every((kind) => on.includes(kind)) ? [id] : [],
  );
  return ids.join(', ');
}
