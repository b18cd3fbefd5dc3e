import { own, pick } from '#core';
import type { Random } from '#core';
import { countOn } from '../model/count.ts';
import { creatureRow, monstersOf } from '../model/content.ts';
import type { CavesContent } from '../model/content.ts';
import type { CreatureKind } from '../model/creatures.ts';
import type { GrownLevel } from './levels.ts';
import { levelKindOf } from './kinds.ts';
import { placeOf } from '../model/place.ts';
import type { Spot } from '../model/place.ts';
import { PLAYER } from '../model/state.ts';
import type { Creature } from '../model/state.ts';
import { awayFrom, beginnings } from './beginning.ts';
import type { PlacedVaults } from './vaults.ts';
import { spawn } from './spawn.ts';
import { takeOne } from './stairs.ts';
import { floorOf } from './stock.ts';

function armed(random: Random, creature: Creature): Creature {
  const { weapons, armors } = creature.content.draws;
  const pack = [{ kind: pick(random, weapons.of) }, { kind: pick(random, armors.of) }];
  return { ...creature, pack, weapon: 0, armor: 1 };
}

/** A new creature, with its weapon and armour. */
function born(
  random: Random,
  content: CavesContent,
  kind: CreatureKind,
  id: number,
  spot: Spot,
): Creature {
  const creature = spawn(content, kind, id, spot);
  return creatureRow(content, kind).armed ? armed(random, creature) : creature;
}

/** The cells away from all creatures of vaults, if any are. */
function safe(cells: number[], { things }: PlacedVaults): number[] {
  const creatures = things.flatMap(({ cell, thing }) => ('creature' in thing ? [cell] : []));
  const away = creatures.reduce((left, cell) => awayFrom(placeOf(cell), left), cells);
  return away.length > 0 ? away : cells;
}

/** Initial creatures of a level. */
function kindsOn(content: CavesContent, z: number): readonly CreatureKind[] {
  const level = levelKindOf(content, z);
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
  for (const [z, { tiles, vaults }] of levels.entries()) {
    let free = floorOf(tiles).filter((cell) => !vaults.cells.has(cell));
    for (const kind of kindsOn(content, z)) {
      const isPlayer = kind === 'player';
      const cell = takeOne(random, isPlayer ? safe(beginnings(tiles, free), vaults) : free);
      if (cell === undefined) break;
      const creature = born(random, content, kind, PLAYER + creatures.length, {
        ...placeOf(cell),
        z,
      });
      creatures.push(creature);
      if (isPlayer) free = awayFrom(creature, free);
    }
    for (const { cell, thing } of vaults.things) {
      if (!('creature' in thing)) continue;
      const spot = { ...placeOf(cell), z };
      creatures.push(born(random, content, thing.creature, PLAYER + creatures.length, spot));
    }
  }
  return creatures;
}
