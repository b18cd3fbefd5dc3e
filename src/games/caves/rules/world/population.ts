import { own, pick } from '#core';
import type { Random } from '#core';
import { countOn } from '../model/count.ts';
import { creatureRow, monstersOf } from '../model/content.ts';
import type { CavesContent } from '../model/content.ts';
import type { CreatureKind } from '../model/creatures.ts';
import { levelKindOf } from './kinds.ts';
import { placeOf } from '../model/place.ts';
import { PLAYER } from '../model/state.ts';
import type { Creature } from '../model/state.ts';
import type { Tiles } from '../model/tiles.ts';
import { awayFrom, beginnings } from './beginning.ts';
import { spawn } from './spawn.ts';
import { takeOne } from './stairs.ts';
import { floorOf } from './stock.ts';

function armed(random: Random, creature: Creature): Creature {
  const { weapons, armors } = creature.content.draws;
  const pack = [{ kind: pick(random, weapons.of) }, { kind: pick(random, armors.of) }];
  return { ...creature, pack, weapon: 0, armor: 1 };
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
  levels: readonly Tiles[],
): readonly Creature[] {
  const creatures: Creature[] = [];
  for (const [z, tiles] of levels.entries()) {
    let free = floorOf(tiles);
    for (const kind of kindsOn(content, z)) {
      const isPlayer = kind === 'player';
      const cell = takeOne(random, isPlayer ? beginnings(tiles, free) : free);
      if (cell === undefined) break;
      const creature = spawn(content, kind, PLAYER + creatures.length, { ...placeOf(cell), z });
      creatures.push(creatureRow(content, kind).armed ? armed(random, creature) : creature);
      if (isPlayer) free = awayFrom(creature, free);
    }
  }
  return creatures;
}
