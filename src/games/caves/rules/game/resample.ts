import { below, makeRandom, nextWord, pick } from '#core';
import type { Random } from '#core';
import { monstersOf, plainItemsOf } from '../model/content.ts';
import { changedLevel } from '../model/copies.ts';
import type { Item, ItemKind, LyingItem } from '../model/items.ts';
import { COLORS } from '../model/potions.ts';
import type { CreatureKind } from '../model/creatures.ts';
import type { PotionKind } from '../model/potions.ts';
import { UNKNOWN } from '../model/tiles.ts';
import type { CavesState, Creature, Level } from '../model/state.ts';
import { PLAYER } from '../model/state.ts';
import { spawn } from '../world/spawn.ts';
import { contentOf, playerOf } from './looking.ts';
import { viewOf } from './view.ts';

/**
 * Replaces hidden information with random values that the player cannot distinguish: random
 * streams, unseen creatures, unseen items and unknown potions. The ground stays unchanged.
 */
export function resample(state: CavesState, _player: number, random: Random): CavesState {
  const isDebug = state.options.mode === 'debug';
  const content = contentOf(state);
  const { quest } = content;
  const finds = plainItemsOf(content).filter((kind) => kind !== quest);
  const monsters = monstersOf(content);
  const shown = new Set(viewOf(state).creatures.map(({ id }) => id));
  return {
    ...state,
    levels: isDebug
      ? state.levels
      : state.levels.map((level) => otherFinds(level, quest, finds, random)),
    creatures: state.creatures.map((one) => {
      if (one.id === PLAYER) return one;
      return shown.has(one.id) ? one : otherCreature(one, monsters, random);
    }),
    potions: otherPotions(state, random),
    luck: makeRandom(nextWord(random), nextWord(random), nextWord(random)),
  };
}

/**
 * Replaces items in unexplored cells with others that may lie there. The item to bring home stays
 * in place because it is unique.
 */
function otherFinds(
  level: Level,
  quest: ItemKind,
  finds: readonly ItemKind[],
  random: Random,
): Level {
  const isHidden = ({ cell, item }: LyingItem) =>
    level.known[cell] === UNKNOWN && item.kind !== quest;
  const redrawn = (): Item => ({ kind: pick(random, finds) });
  return changedLevel(level, {
    items: level.items.map((lying) => (isHidden(lying) ? { ...lying, item: redrawn() } : lying)),
  });
}

/** Any creature that could be at this place unseen. */
function otherCreature(
  { id, content, x, y, z }: Creature,
  monsters: readonly CreatureKind[],
  random: Random,
): Creature {
  return spawn(content, pick(random, monsters), id, { x, y, z });
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
