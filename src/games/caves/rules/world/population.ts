import { own, pick } from '#core';
import type { Random } from '#core';
import { equipmentOf } from '../model/attributes.ts';
import { changedCreature } from '../model/copies.ts';
import { countOn } from '../model/count.ts';
import { creatureRow, monstersOf } from '../model/content.ts';
import type { CavesContent } from '../model/content.ts';
import type { CreatureKind } from '../model/creatures.ts';
import type { GrownLevel } from './levels.ts';
import { levelKind } from './kinds.ts';
import { terrainIdIn } from '../model/ground.ts';
import type { Tiles } from '../model/tiles.ts';
import { cellOf, placeOf, spotAt } from '../model/place.ts';
import type { Spot } from '../model/place.ts';
import { PLAYER } from '../model/state.ts';
import type { Creature } from '../model/state.ts';
import { awayFrom, beginnings } from './beginning.ts';
import type { PlacedVaults } from './vaults.ts';
import { spawn } from './spawn.ts';
import { takeOne } from './stairs.ts';
import { floorOf } from './stock.ts';

/** With a draw of weapons and armour. Packs may list things there that cannot be equipped. */
function armed(random: Random, creature: Creature): Creature {
  const { weapons, armors } = creature.content.draws;
  const pack = [{ kind: pick(random, weapons.of) }, { kind: pick(random, armors.of) }] as const;
  const isUsed = (slot: 0 | 1, part: 'weapon' | 'armor') =>
    equipmentOf(creature.content, pack[slot]) === part;
  return changedCreature(creature, {
    pack,
    weapon: isUsed(0, 'weapon') ? 0 : null,
    armor: isUsed(1, 'armor') ? 1 : null,
  });
}

/** A new creature, with its weapon and armour. */
function born(
  random: Random,
  content: CavesContent,
  kind: CreatureKind,
  id: number,
  spot: Spot,
): Creature {
  const { urges } = creatureRow(content, kind);
  const post = urges.some((urge) => urge.do === 'guard') ? cellOf(spot) : undefined;
  const creature = changedCreature(spawn(content, kind, id, spot), { post });
  return creatureRow(content, kind).armed ? armed(random, creature) : creature;
}

/** Free cells of the terrain where a kind of creature lives. */
function homesOf(
  content: CavesContent,
  kind: CreatureKind,
  tiles: Tiles,
  creatures: readonly Creature[],
  z: number,
): number[] {
  const { home } = creatureRow(content, kind);
  if (home === undefined) return [];
  const [player] = creatures;
  const taken = new Set(creatures.flatMap((one) => (one.z === z ? [cellOf(one)] : [])));
  const cells = [...tiles].flatMap((_tile, cell) => {
    const terrain = terrainIdIn(content, tiles, cell);
    return terrain !== undefined && home.includes(terrain) && !taken.has(cell) ? [cell] : [];
  });
  return player?.z === z ? awayFrom(player, cells) : cells;
}

/** The cells away from all creatures of vaults, if any are. */
function safe(cells: number[], { things }: PlacedVaults): number[] {
  const creatures = things.flatMap(({ cell, thing }) =>
    'creature' in thing || 'captive' in thing ? [cell] : [],
  );
  const away = creatures.reduce((left, cell) => awayFrom(placeOf(cell), left), cells);
  return away.length > 0 ? away : cells;
}

/** Initial creatures of a level. */
function kindsOn(content: CavesContent, z: number, name: string): readonly CreatureKind[] {
  const level = levelKind(content, name);
  const monsters = monstersOf(content).flatMap((kind) => {
    const count = own(level.creatures ?? {}, kind) ?? creatureRow(content, kind).count;
    if (count === undefined) return [];
    return Array.from({ length: countOn(count, z) }, () => kind);
  });
  return z === 0 ? ['player', ...monsters] : monsters;
}

/** All creatures of the caves in order of id, the player first. */
export function populate(
  random: Random,
  content: CavesContent,
  levels: readonly GrownLevel[],
): readonly Creature[] {
  const creatures: Creature[] = [];
  for (const [z, { kind: name, tiles, vaults }] of levels.entries()) {
    let free = floorOf(tiles).filter((cell) => !vaults.cells.has(cell));
    for (const kind of kindsOn(content, z, name)) {
      const isPlayer = kind === 'player';
      const begins = isPlayer ? safe(beginnings(tiles, free), vaults) : undefined;
      const home = homesOf(content, kind, tiles, creatures, z);
      const cell = takeOne(random, begins ?? (home.length > 0 ? home : free));
      if (cell === undefined) break;
      const spot = spotAt(cell, z);
      const creature = born(random, content, kind, PLAYER + creatures.length, spot);
      creatures.push(creature);
      if (isPlayer) free = awayFrom(creature, free);
    }
    for (const { cell, thing } of vaults.things) {
      const kind = 'captive' in thing ? thing.captive : 'creature' in thing ? thing.creature : '';
      if (kind === '') continue;
      const spot = spotAt(cell, z);
      const one = born(random, content, kind, PLAYER + creatures.length, spot);
      creatures.push('captive' in thing ? changedCreature(one, { side: 'captive' }) : one);
    }
  }
  return creatures;
}
