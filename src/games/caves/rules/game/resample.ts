import { below, makeRandom, nextWord, pick } from '#core';
import type { Random } from '#core';
import { ITEM_KINDS } from '../model/items.ts';
import type { Item, ItemKind, LyingItem } from '../model/items.ts';
import { MONSTERS } from '../model/creatures.ts';
import { COLORS } from '../model/potions.ts';
import type { PotionKind } from '../model/potions.ts';
import { UNKNOWN } from '../model/tiles.ts';
import type { CavesState, Creature, Level } from '../model/state.ts';
import { PLAYER } from '../model/state.ts';
import { spawn } from '../world/spawn.ts';
import { playerOf } from './looking.ts';
import { viewOf } from './view.ts';

type Find = Exclude<ItemKind, 'potion' | 'corpse' | 'bear'>;

/** Items that may lie in unexplored cells. */
const FINDS = ITEM_KINDS.filter(
  (kind): kind is Find => kind !== 'potion' && kind !== 'corpse' && kind !== 'bear',
);

/**
 * Replaces hidden information with random values that the player cannot distinguish: random
 * streams, unseen creatures, unseen items and unknown potions. The ground stays unchanged.
 */
export function resample(state: CavesState, _player: number, random: Random): CavesState {
  const isDebug = state.options.mode === 'debug';
  const shown = new Set(viewOf(state).creatures.map(({ id }) => id));
  return {
    ...state,
    levels: isDebug ? state.levels : state.levels.map((level) => otherFinds(level, random)),
    creatures: state.creatures.map((one) => {
      if (one.id === PLAYER) return one;
      return shown.has(one.id) ? one : otherCreature(one, random);
    }),
    potions: otherPotions(state, random),
    luck: makeRandom(nextWord(random), nextWord(random), nextWord(random)),
  };
}

/** The bear stays in place because it is unique. */
function otherFinds(level: Level, random: Random): Level {
  const isHidden = ({ cell, item }: LyingItem) =>
    level.known[cell] === UNKNOWN && item.kind !== 'bear';
  const redrawn = (): Item => ({ kind: pick(random, FINDS) });
  return {
    ...level,
    items: level.items.map((lying) => (isHidden(lying) ? { ...lying, item: redrawn() } : lying)),
  };
}

/** Any creature that could be at this place unseen. */
function otherCreature({ id, x, y, z }: Creature, random: Random): Creature {
  return spawn(pick(random, MONSTERS), id, { x, y, z });
}

/** Reshuffles the potions that the player has not identified. */
function otherPotions(state: CavesState, random: Random): CavesState['potions'] {
  const { learned } = playerOf(state);
  const colors = COLORS.filter((color) => !learned.includes(color) && state.potions[color]);
  const left = colors.map((color) => state.potions[color]);
  const potions: Record<string, PotionKind | null> = { ...state.potions };
  for (const color of colors) [potions[color] = null] = left.splice(below(random, left.length), 1);
  return potions as CavesState['potions'];
}
