import {
  beside,
  cellOf,
  creatureAt,
  creatureRow,
  creaturesInSight,
  DIRECTIONS,
  effectRow,
  FLOOR,
  freeSlotOf,
  hungerOf,
  isDiggableAt,
  isGroundAt,
  itemOf,
  judge,
  levelOf,
  placeOf,
  playerOf,
  stepsBetween,
  tileAt,
  UNKNOWN,
} from '../../games/caves/index.ts';
import type {
  CavesAction,
  CavesEvent,
  CavesState,
  Creature,
  CreatureKind,
  Direction,
  EffectKind,
  Item,
  Place,
  Spot,
  Tiles,
} from '../../games/caves/index.ts';
import { findWay, Walk } from '../../kit/grid/way.ts';
import type { ErrandSteps, NextStep } from '../../roguelike/errand.ts';
import { viewOf } from './known.ts';
import { isYou } from './sentences.ts';
import { isLow } from './status.ts';
import { isWanted } from './wanted.ts';
import {
  actionOf,
  findDigging,
  isFrontier,
  isKnownGround,
  searchFor,
  spotKey,
  tilesAt,
} from './ways.ts';
import type { WayStep } from './ways.ts';

/** What takes many turns and goes on by itself until something is in the way. */
export type Errand =
  | { readonly kind: 'explore' | 'dig' | 'rest' }
  | { readonly kind: 'travel'; readonly to: Spot }
  | { readonly kind: 'run'; readonly direction: Direction };

/** Why an errand ends. */
export type Stop =
  /** Everything that can be reached is known, and picked up as far as there is room. */
  | { readonly reason: 'explored' | 'explored-rock' | 'explored-full' }
  | { readonly reason: 'blocked' | 'sight' | 'attacked'; readonly who: CreatureKind }
  | { readonly reason: 'hurt' | 'low' | 'fatal' | 'starving' | 'last-food' | 'effect' | 'level' }
  | { readonly reason: 'full'; readonly item: Item }
  | { readonly reason: 'arrived' | 'no-way' | 'unknown' | 'here' }
  | { readonly reason: 'rock' | 'edge' | 'thing' }
  | { readonly reason: 'rested' | 'well' }
  | { readonly reason: 'through' | 'nowhere' }
  /** So many turns are enough for once. */
  | { readonly reason: 'pause' };

const TURNS_MOST = 300;
/** With so little food one is dead in a few turns: nothing goes on by itself for more than one. */
const FOOD_LEAST = 30;
/** Whoever wanders about is let be until it is as near as this. */
const NEAR = 1;

function wanders({ kind }: Pick<Creature, 'kind'>): boolean {
  return creatureRow(kind).urges.some(({ kind: urge }) => urge === 'wander');
}

/** What happened in a turn that stops every errand. Poison and the like are known: they are let work. */
function interruption(events: readonly CavesEvent[]): Stop | undefined {
  for (const event of events) {
    if (event.kind === 'struck' && isYou(event.target))
      return { reason: 'attacked', who: event.who.kind };
    if (event.kind === 'hurt' && isYou(event.who) && effectRow(event.effect).turns === 0)
      return { reason: 'hurt' };
    if (event.kind === 'rank-gained' && isYou(event.who)) return { reason: 'level' };
  }
  for (const event of events) {
    if (event.kind === 'hunger' && event.hunger === 'starving') return { reason: 'starving' };
    if (event.kind === 'effect-ended' && isYou(event.who) && isHelp(event.effect))
      return { reason: 'effect' };
  }
  return undefined;
}

/** Whether an effect makes stronger as long as it lasts. */
function isHelp(kind: EffectKind): boolean {
  return Object.values(effectRow(kind).bonus ?? {}).some((amount) => amount > 0);
}

/** Whether what works on the player is certain to kill, unless something is done about it. */
function isDying({ hp, effects }: Creature): boolean {
  let left = hp;
  for (const { kind, turns } of effects) {
    const { hp: change = 0, chance } = effectRow(kind).each ?? {};
    if (chance === undefined) left += turns * change;
  }
  return left <= 0;
}

/** One errand under way: asked for a step again and again, told what came of it. */
export class ErrandRun implements ErrandSteps<CavesState, CavesAction, CavesEvent, Errand, Stop> {
  readonly errand: Errand;
  /** Where the player has put things down: nobody goes back for them. */
  readonly #left: ReadonlySet<number>;
  readonly #walk = new Walk<Spot, WayStep>();
  #near: ReadonlySet<number> = new Set();
  #wasLow = false;
  #count = 0;
  #digging: readonly Direction[] = [];
  #dug = new Set<number>();
  /** What was known of the level when digging began. */
  #before: Tiles | undefined;

  constructor(errand: Errand, left: ReadonlySet<number> = new Set()) {
    this.errand = errand;
    this.#left = left;
  }

  next(state: CavesState, events: readonly CavesEvent[]): NextStep<CavesAction, Stop> {
    const view = viewOf(state);
    const found = this.#interrupted(view, events) ?? this.#step(view);
    if ('reason' in found) return { kind: 'stop', stop: found };
    this.#count += 1;
    return { kind: 'act', action: found };
  }

  #interrupted(view: CavesState, events: readonly CavesEvent[]): Stop | undefined {
    const stop =
      interruption(events) ?? this.#wanes(view) ?? this.#starves(view) ?? this.#met(view);
    if (stop !== undefined) return stop;
    if (view.choices > 0) return { reason: 'level' };
    return this.#count < TURNS_MOST ? undefined : { reason: 'pause' };
  }

  /** Nobody walks into death by poison, or on without a word once little health is left. */
  #wanes(view: CavesState): Stop | undefined {
    const player = playerOf(view);
    if (isDying(player)) return { reason: 'fatal' };
    const wasLow = this.#count === 0 || this.#wasLow;
    this.#wasLow = isLow(player);
    return this.#wasLow && !wasLow ? { reason: 'low' } : undefined;
  }

  /** Whoever starves does not rest, and walks to no death of hunger without knowing. */
  #starves(view: CavesState): Stop | undefined {
    const player = playerOf(view);
    if (hungerOf(player) !== 'starving') return undefined;
    if (this.errand.kind === 'rest') return { reason: 'starving' };
    const isLast = player.food <= FOOD_LEAST && this.#count > 0;
    return isLast ? { reason: 'last-food' } : undefined;
  }

  /** Hunters in sight, and whoever has come near by chance. */
  #met(view: CavesState): Stop | undefined {
    const seen = creaturesInSight(view);
    const hunter = seen.find((one) => judge(playerOf(view), one).hunts);
    if (hunter !== undefined) return { reason: 'sight', who: hunter.kind };
    const player = playerOf(view);
    const close = seen.filter((one) => wanders(one) && stepsBetween(player, one) <= NEAR);
    const came = close.find(({ id }) => !this.#near.has(id));
    this.#near = new Set(close.map(({ id }) => id));
    return came === undefined || this.#count === 0
      ? undefined
      : { reason: 'sight', who: came.kind };
  }

  #step(view: CavesState): CavesAction | Stop {
    const { errand } = this;
    switch (errand.kind) {
      case 'rest':
        return this.#rest(view);
      case 'run':
        return this.#run(view, errand.direction);
      case 'travel':
        return this.#travel(view, errand.to);
      case 'explore':
        return this.#explore(view);
      case 'dig':
        return this.#dig(view);
    }
  }

  #rest(view: CavesState): CavesAction | Stop {
    const { hp, maxHp, mana, maxMana } = playerOf(view);
    if (hp < maxHp || mana < maxMana) return { kind: 'wait' };
    return { reason: this.#count > 0 ? 'rested' : 'well' };
  }

  #run(view: CavesState, direction: Direction): CavesAction | Stop {
    const player = playerOf(view);
    const to = { ...beside(player, direction), z: player.z };
    if (this.#count > 0 && isWorthAStop(view, player)) return { reason: 'thing' };
    const other = creatureAt(view, to);
    if (other !== undefined) return { reason: 'blocked', who: other.kind };
    if (isKnownGround(view, to)) return { kind: 'move', direction };
    return { reason: isDiggableAt(tilesAt(view, to.z), to.x, to.y) ? 'rock' : 'edge' };
  }

  #travel(view: CavesState, to: Spot): CavesAction | Stop {
    if (spotKey(playerOf(view)) === spotKey(to))
      return { reason: this.#count > 0 ? 'arrived' : 'here' };
    if (tileAt(tilesAt(view, to.z), to) === UNKNOWN) return { reason: 'unknown' };
    const other = to.z === playerOf(view).z ? creatureAt(view, to) : undefined;
    if (other !== undefined) return { reason: 'blocked', who: other.kind };
    return this.#follow(view, (spot) => spotKey(spot) === spotKey(to)) ?? { reason: 'no-way' };
  }

  #explore(view: CavesState): CavesAction | Stop {
    const player = playerOf(view);
    const { z } = player;
    const hasRoom = freeSlotOf(player) !== undefined;
    const lying = levelOf(view).items.filter(({ cell, item }) => {
      return isWanted(view, item) && !this.#left.has(spotKey({ ...placeOf(cell), z }));
    });
    const here = lying.find(({ cell }) => cell === cellOf(player));
    if (here !== undefined && hasRoom) return { kind: 'pick-up' };
    if (here !== undefined && this.#count > 0) return { reason: 'full', item: here.item };
    const wanted = new Set(hasRoom ? lying.map(({ cell }) => cell) : []);
    const isGoal = (spot: Spot) =>
      spot.z === z &&
      isKnownGround(view, spot) &&
      (wanted.has(cellOf(spot)) || isFrontier(view, spot));
    const action = this.#follow(view, isGoal);
    if (action !== undefined) return action;
    const blocking = this.#blocking(view, isGoal);
    if (blocking !== undefined) return { reason: 'blocked', who: blocking.kind };
    if (!hasRoom && lying.length > 0) return { reason: 'explored-full' };
    return { reason: findDigging(view) === undefined ? 'explored' : 'explored-rock' };
  }

  /** Whoever stands in the only way. */
  #blocking(view: CavesState, isGoal: (spot: Spot) => boolean): Creature | undefined {
    const search = searchFor(view, isGoal);
    const way = findWay({ ...search, isFree: (spot) => isKnownGround(view, spot) }) ?? [];
    let spot = search.from;
    for (const step of way) {
      spot = search.beside(spot, step);
      const found = creatureAt(view, spot);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** The next step of the way to the nearest goal; undefined where there is none. */
  #follow(view: CavesState, isGoal: (spot: Spot) => boolean): CavesAction | undefined {
    const step = this.#walk.next(searchFor(view, isGoal));
    return step && actionOf(step);
  }

  /** Digs on; every cell of rock takes two turns. */
  #dig(view: CavesState): CavesAction | Stop {
    const player = playerOf(view);
    this.#before ??= levelOf(view).tiles;
    if (this.#count > 0 && this.#isThrough(view, this.#before)) return { reason: 'through' };
    if (this.#digging.length === 0) {
      // Ground that was known of, and could not be walked to.
      const isThere = this.#count > 0 && isGroundAt(this.#before, player.x, player.y);
      if (isThere && !this.#dug.has(cellOf(player))) return { reason: 'through' };
      const way = findDigging(view);
      if (way === undefined) return { reason: 'nowhere' };
      this.#digging = way;
    }
    const [direction, ...rest] = this.#digging;
    if (direction === undefined) return { reason: 'nowhere' };
    const to = { ...beside(player, direction), z: player.z };
    const other = creatureAt(view, to);
    if (other !== undefined) return { reason: 'blocked', who: other.kind };
    if (isKnownGround(view, to)) this.#digging = rest;
    else this.#dug.add(cellOf(to));
    return { kind: 'move', direction };
  }

  /** Whether there is ground beside the player that nobody knew of, and that was not dug. */
  #isThrough(view: CavesState, before: Tiles): boolean {
    const player = playerOf(view);
    const { tiles } = levelOf(view);
    return DIRECTIONS.some((direction) => {
      const { x, y }: Place = beside(player, direction);
      if (!isGroundAt(tiles, x, y) || isGroundAt(before, x, y)) return false;
      return !this.#dug.has(cellOf({ x, y }));
    });
  }
}

/** Whether there is something in a cell that one may want to stop for. */
function isWorthAStop(view: CavesState, spot: Spot): boolean {
  return itemOf(view, spot) !== undefined || tileAt(tilesAt(view, spot.z), spot) !== FLOOR;
}
