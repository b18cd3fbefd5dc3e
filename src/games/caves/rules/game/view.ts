import { makeRandom } from '#core';
import { changedLevel, copyCreature } from '../model/copies.ts';
import type { Item } from '../model/items.ts';
import { COLORS } from '../model/potions.ts';
import { PLAYER } from '../model/state.ts';
import type { CavesState, Creature, Level } from '../model/state.ts';
import { sightShown } from '../turn/sight.ts';
import { UNKNOWN } from '../model/tiles.ts';
import { isConcealed, isDetecting, levelOf, playerOf, sightOf } from './looking.ts';

/** Replace the seed and random stream in views. */
const HIDDEN_SEED = 'hidden';
const HIDDEN_STREAM = makeRandom(0, 0, 0);

const SHOWN = new WeakMap<Level, Level>();

/** A level as the player knows it; cached, since most levels do not change between turns. */
function shownLevel(level: Level): Level {
  const cached = SHOWN.get(level);
  if (cached !== undefined) return cached;
  const { known, remembered, kind } = level;
  const isVisited = kind !== undefined && known.trim() !== '';
  const { choices: all = [] } = level;
  const choices = all
    .map((cells) => cells.filter((cell) => known[cell] !== UNKNOWN))
    .filter(({ length }) => length > 0);
  const shown: Level = {
    tiles: known,
    items: remembered,
    known,
    remembered,
    kind: isVisited ? kind : undefined,
    clouds: undefined,
    choices: choices.length === 0 ? undefined : choices,
  };
  SHOWN.set(level, shown);
  return shown;
}

/** The levels as the player knows them, with the clouds in sight. */
function shownLevels(state: CavesState): readonly Level[] {
  const { z } = playerOf(state);
  const { clouds } = levelOf(state);
  const shown = state.levels.map(shownLevel);
  const here = shown[z];
  if (clouds === undefined || here === undefined) return shown;
  const sight = sightOf(state);
  const seen = clouds.filter(({ cell }) => sight.hasCell(cell));
  return seen.length === 0 ? shown : shown.with(z, changedLevel(here, { clouds: seen }));
}

/** The visible features of a creature: of its pack, only the equipment. */
function shownCreature(creature: Creature): Creature {
  const pack: Item[] = [];
  const shown = (slot: number | null) => {
    const item = slot === null ? undefined : creature.pack[slot];
    return item === undefined || item === null ? null : pack.push(item) - 1;
  };
  const [weapon, armor] = [shown(creature.weapon), shown(creature.armor)];
  const seen = copyCreature(creature);
  seen.xp = 0;
  seen.hpRest = 0;
  seen.manaRest = 0;
  seen.learned = [];
  seen.spread = 0;
  seen.pack = pack;
  seen.weapon = weapon;
  seen.armor = armor;
  return seen;
}

/** The creatures that the player sees or detects, the player first. */
function shownCreatures(state: CavesState): readonly Creature[] {
  const player = playerOf(state);
  const isDebug = state.options.mode === 'debug';
  const isDetected = isDetecting(state);
  const { tiles, known } = levelOf(state);
  const sight = sightShown(tiles, player, isDebug ? tiles : known);
  const shown: Creature[] = [];
  for (const one of state.creatures) {
    const isHere = one.z === player.z;
    const isSeen = isHere && sight.has(one.x, one.y) && !isConcealed(state, one);
    const isNear = isHere && (isDetected || isSeen);
    if (one.id === PLAYER) shown.push(one);
    else if (isDebug || isNear) shown.push(shownCreature(one));
  }
  return shown;
}

type Potions = CavesState['potions'];

const KNOWN_POTIONS = new WeakMap<
  Potions,
  { readonly learned: Creature['learned']; readonly known: Potions }
>();

/** The potions that the player has identified; the same object until another is identified. */
function knownPotions(state: CavesState): Potions {
  const { potions } = state;
  const { learned } = playerOf(state);
  const cached = KNOWN_POTIONS.get(potions);
  if (cached?.learned === learned) return cached.known;
  const entries = COLORS.map((color) => [color, learned.includes(color) ? potions[color] : null]);
  const known = Object.fromEntries(entries) as Potions;
  KNOWN_POTIONS.set(potions, { learned, known });
  return known;
}

/**
 * The run as the player may know it: ground and items as last seen, creatures in sight, and
 * identified potions. In debug mode it shows all of the caves, except what monsters carry and
 * think.
 */
export function viewOf(state: CavesState): CavesState {
  let view = VIEWS.get(state);
  if (view === undefined) {
    view = makeView(state);
    VIEWS.set(state, view);
  }
  return view;
}

/** Cached views: screens, automatic actions and bots request the same one. */
const VIEWS = new WeakMap<CavesState, CavesState>();

function makeView(state: CavesState): CavesState {
  const creatures = shownCreatures(state);
  const levels = state.options.mode === 'debug' ? state.levels : shownLevels(state);
  return {
    ...state,
    seed: HIDDEN_SEED,
    levels,
    creatures,
    nextId: creatures.reduce((next, { id }) => Math.max(next, id + 1), 0),
    potions: knownPotions(state),
    luck: HIDDEN_STREAM,
  };
}
