import { pick } from '#core';
import type { Random } from '#core';
import { countOn } from '../model/count.ts';
import { creatureRow, MONSTERS } from '../model/creatures.ts';
import type { CreatureKind } from '../model/creatures.ts';
import { ARMORS, WEAPONS } from '../model/items.ts';
import { placeOf } from '../model/place.ts';
import { PLAYER } from '../model/state.ts';
import type { Creature } from '../model/state.ts';
import type { Tiles } from '../model/tiles.ts';
import { awayFrom, beginnings } from './beginning.ts';
import { spawn } from './spawn.ts';
import { takeOne } from './stairs.ts';
import { floorOf } from './stock.ts';

function armed(random: Random, creature: Creature): Creature {
  const pack = [{ kind: pick(random, WEAPONS) }, { kind: pick(random, ARMORS) }];
  return { ...creature, pack, weapon: 0, armor: 1 };
}

/** Initial creatures of a level. */
function kindsOn(z: number): readonly CreatureKind[] {
  const monsters = MONSTERS.flatMap((kind) => {
    const { count } = creatureRow(kind);
    if (count === undefined) return [];
    return Array.from({ length: countOn(count, z) }, () => kind);
  });
  return z === 0 ? ['player', ...monsters] : monsters;
}

/** All creatures of the caves in order of id, the player first. */
export function populate(random: Random, levels: readonly Tiles[]): readonly Creature[] {
  const creatures: Creature[] = [];
  for (const [z, tiles] of levels.entries()) {
    let free = floorOf(tiles);
    for (const kind of kindsOn(z)) {
      const isPlayer = kind === 'player';
      const cell = takeOne(random, isPlayer ? beginnings(tiles, free) : free);
      if (cell === undefined) break;
      const creature = spawn(kind, PLAYER + creatures.length, { ...placeOf(cell), z });
      creatures.push(creatureRow(kind).armed ? armed(random, creature) : creature);
      if (isPlayer) free = awayFrom(creature, free);
    }
  }
  return creatures;
}
