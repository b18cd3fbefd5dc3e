import { findWay, keyOf, Walk } from '../../kit/grid/way.ts';
import type { WaySearch } from '../../kit/grid/way.ts';
import {
  beside,
  DIRECTIONS,
  extentOf,
  freeSlots,
  isThreat,
  MAX_HEALTH,
  mobsInSight,
} from '../../games/rogue/index.ts';
import type {
  Direction,
  ItemKind,
  Mob,
  MobKind,
  Place,
  RogueAction,
  RogueEvent,
  RogueState,
} from '../../games/rogue/index.ts';
import type { Box } from '../../kit/grid/cell-set.ts';
import type { Loot } from '../../play/index.ts';
import type { ErrandSteps, NextStep } from '../../roguelike/errand.ts';
import type { Alarms } from './alarms.ts';
import { isGround, itemsKnown, knows } from './known.ts';
import { isBetterFor, usefulTo } from './loot.ts';

/** What takes many turns and goes on by itself until something is in the way. */
export type Errand =
  | { readonly kind: 'explore' }
  | { readonly kind: 'travel'; readonly to: Place }
  | { readonly kind: 'run'; readonly direction: Direction }
  | { readonly kind: 'rest' };

/** Why an errand ends. */
export type Stop =
  /** Everything that can be reached is known, and picked up as far as there is room. */
  | { readonly reason: 'explored' | 'explored-full' }
  /** The same in a world that one can walk out of, into ground without end. */
  | { readonly reason: 'explored-open' }
  | { readonly reason: 'mob'; readonly mob: MobKind }
  | { readonly reason: 'fight'; readonly mob: MobKind }
  | { readonly reason: 'full'; readonly item: ItemKind }
  /** Explore has picked up equipment that is better than what is worn. */
  | { readonly reason: 'better'; readonly item: ItemKind }
  | { readonly reason: 'effect' | 'level' }
  | { readonly reason: 'arrived' | 'no-way' | 'unknown' | 'here' }
  | { readonly reason: 'wall' | 'crossing' }
  | { readonly reason: 'in-the-way'; readonly mob: MobKind }
  | { readonly reason: 'rested' | 'healthy' | 'no-waiting' }
  /** So many steps are enough for once. */
  | { readonly reason: 'pause' };

const STEPS_MOST = 300;
const CELLS_MOST = 200_000;
/** Turns that an errand waits for a mob in its way to go. */
const PATIENCE = 3;

/** How errands of a run behave, and what they remember of one another. */
export interface ErrandHabits {
  readonly alarms: Alarms;
  readonly loot: Loot;
}

/** What happened in a turn that stops every errand. */
function interruption(events: readonly RogueEvent[]): Stop | undefined {
  for (const event of events) {
    if (event.kind === 'fought') return { reason: 'fight', mob: event.of };
    if (event.kind === 'level-up') return { reason: 'level' };
  }
  for (const event of events) {
    if (event.kind === 'full') return { reason: 'full', item: event.item };
    if (event.kind === 'effect-ended') return { reason: 'effect' };
  }
  return undefined;
}

/** Equipment among what was picked up that the hero should put on. */
function betterPicked({ hero }: RogueState, events: readonly RogueEvent[]): ItemKind | undefined {
  const isBetter = isBetterFor(hero);
  return events.flatMap((event) => (event.kind === 'picked' ? event.item : [])).find(isBetter);
}

/** One errand under way: asked for a step again and again, told what came of it. */
export class ErrandRun implements ErrandSteps<RogueState, RogueAction, RogueEvent, Errand, Stop> {
  readonly errand: Errand;
  #walk = new Walk<Place, Direction>();
  readonly #habits: ErrandHabits;
  #count = 0;
  #waited = 0;
  #sides = '';

  constructor(errand: Errand, habits: ErrandHabits) {
    this.errand = errand;
    this.#habits = habits;
  }

  /** The next step, or why there is none; `events` are those of the last step, none before the first. */
  next(state: RogueState, events: readonly RogueEvent[]): NextStep<RogueAction, Stop> {
    const found = this.#interrupted(state, events) ?? this.#step(state);
    if (!('reason' in found)) {
      this.#count += 1;
      return { kind: 'act', action: found };
    }
    return { kind: 'stop', stop: found };
  }

  #interrupted(state: RogueState, events: readonly RogueEvent[]): Stop | undefined {
    const news = this.#habits.alarms.raise(state);
    const interrupted = interruption(events);
    if (interrupted !== undefined) return interrupted;
    const better = this.errand.kind === 'explore' ? betterPicked(state, events) : undefined;
    if (better !== undefined) return { reason: 'better', item: better };
    const met = this.errand.kind === 'rest' ? threatInSight(state) : news;
    // A ghost that keeps its distance has been seen before an errand begins.
    const isMet = met !== undefined && (this.#count > 0 || isThreat(state, met));
    if (isMet) return { reason: 'mob', mob: met.kind };
    return this.#count < STEPS_MOST ? undefined : { reason: 'pause' };
  }

  #step(state: RogueState): RogueAction | Stop {
    const { errand } = this;
    switch (errand.kind) {
      case 'rest':
        return this.#rest(state);
      case 'run':
        return this.#run(state, errand.direction);
      case 'travel':
        return this.#travel(state, errand.to);
      case 'explore':
        return this.#explore(state);
    }
  }

  #rest({ options, hero }: RogueState): RogueAction | Stop {
    if (hero.health >= MAX_HEALTH) return { reason: this.#count > 0 ? 'rested' : 'healthy' };
    return options.wait ? { kind: 'wait' } : { reason: 'no-waiting' };
  }

  #run(state: RogueState, direction: Direction): RogueAction | Stop {
    const { x, y } = beside(state.hero.at, direction);
    if (state.ground.walls.has(x, y)) return { reason: 'wall' };
    const sides = DIRECTIONS.map((one) => {
      const cell = beside(state.hero.at, one);
      return state.ground.walls.has(cell.x, cell.y) ? '#' : '.';
    }).join('');
    // The first step may leave a crossing; after it, ways that open or end beside it are told.
    if (this.#count > 1 && sides !== this.#sides) return { reason: 'crossing' };
    const mob = mobOn(state, { x, y });
    if (this.#count > 0 && mob !== undefined) return { reason: 'in-the-way', mob: mob.kind };
    this.#sides = sides;
    return { kind: 'move', direction };
  }

  #travel(state: RogueState, to: Place): RogueAction | Stop {
    const { at } = state.hero;
    if (at.x === to.x && at.y === to.y) return { reason: this.#count > 0 ? 'arrived' : 'here' };
    if (!knows(state, to.x, to.y)) return { reason: 'unknown' };
    return this.#follow(state, (place) => keyOf(place) === keyOf(to)) ?? { reason: 'no-way' };
  }

  #explore(state: RogueState): RogueAction | Stop {
    const hasRoom = freeSlots(state.hero) > 0;
    const isUseful = this.#habits.loot === 'all' ? () => true : usefulTo(state.hero);
    const lying = itemsKnown(state).filter(({ isLeft }) => isLeft !== true);
    const useful = lying.filter(({ kind }) => isUseful(kind));
    const wanted = new Set(hasRoom ? useful.map(keyOf) : []);
    const unwanted = new Set(lying.filter(({ kind }) => !isUseful(kind)).map(keyOf));
    const extent = extentOf(state);
    const isGoal = (place: Place) =>
      isGround(state, place.x, place.y) &&
      (wanted.has(keyOf(place)) || isFrontier(state, place, extent));
    const step = this.#follow(state, isGoal, unwanted);
    if (step !== undefined) return step;
    if (!hasRoom && useful.length > 0) return { reason: 'explored-full' };
    return { reason: isOpenBeyond(state) ? 'explored-open' : 'explored' };
  }

  /**
   * The next step of the way to the nearest goal; undefined where there is none. Cells to avoid, and mobs in
   * sight, are passed only where there is no other way; mobs that do not hunt are given time to go.
   */
  #follow(
    state: RogueState,
    isGoal: (place: Place) => boolean,
    avoided: ReadonlySet<number> = new Set(),
  ): RogueAction | Stop | undefined {
    const search = searchFor(state, isGoal);
    const isClear = (place: Place) => search.isFree(place) && !avoided.has(keyOf(place));
    const direction =
      this.#walk.next({ ...search, isFree: isClear }) ??
      this.#walk.next(search) ??
      this.#walk.next(searchFor(state, isGoal, new Set()));
    if (direction === undefined) return undefined;
    const to = beside(state.hero.at, direction);
    const mob = mobOn(state, to);
    if (mob === undefined) {
      this.#waited = 0;
      return { kind: 'move', direction };
    }
    // The step that the walk has given is not taken.
    this.#walk = new Walk();
    this.#waited += 1;
    const waits = state.options.wait && this.#waited <= PATIENCE && !isThreat(state, mob);
    return waits ? { kind: 'wait' } : { reason: 'in-the-way', mob: mob.kind };
  }
}

/** The mob that the hero sees on a cell. */
function mobOn(state: RogueState, { x, y }: Place): Mob | undefined {
  return mobsInSight(state).find((mob) => mob.x === x && mob.y === y);
}

/** How the hero looks for a way: over what he knows, around cells that are taken, by mobs in sight if nothing else is said. */
export function searchFor(
  state: RogueState,
  isGoal: (place: Place) => boolean,
  taken: ReadonlySet<number> = new Set(mobsInSight(state).map(keyOf)),
): WaySearch<Place, Direction> {
  return {
    from: state.hero.at,
    steps: DIRECTIONS,
    beside,
    keyOf,
    isFree: (place) => isGround(state, place.x, place.y) && !taken.has(keyOf(place)),
    isGoal,
    most: CELLS_MOST,
  };
}

/** True for cells next to something unknown that is within the extent of the world. */
function isFrontier(state: RogueState, place: Place, { left, top, right, bottom }: Box): boolean {
  return DIRECTIONS.some((direction) => {
    const { x, y } = beside(place, direction);
    const isWithin = x >= left && x <= right && y >= top && y <= bottom;
    return isWithin && !knows(state, x, y);
  });
}

/** True where the hero could walk out of the world, into ground without end. */
function isOpenBeyond(state: RogueState): boolean {
  const { left, top, right, bottom } = extentOf(state);
  const isBeyond = ({ x, y }: Place) => x < left || x > right || y < top || y > bottom;
  const isGoal = (place: Place) => isGround(state, place.x, place.y) && isBeyond(place);
  return isBeyond(state.hero.at) || findWay(searchFor(state, isGoal)) !== undefined;
}

/** A mob in sight that keeps the hero from resting. */
function threatInSight(state: RogueState): Mob | undefined {
  return mobsInSight(state).find((mob) => isThreat(state, mob));
}

/** True where resting heals. */
export function canRest(state: RogueState): boolean {
  const { hero, options, ending } = state;
  const isHurt = ending === undefined && hero.health < MAX_HEALTH;
  return isHurt && options.wait && threatInSight(state) === undefined;
}

/** The way that the hero would take to a cell that is known; undefined where there is none. */
export function wayTo(state: RogueState, to: Place): readonly Place[] | undefined {
  if (!isGround(state, to.x, to.y)) return undefined;
  const way = findWay(searchFor(state, (place) => keyOf(place) === keyOf(to)));
  let at: Place = state.hero.at;
  return way?.map((direction) => (at = beside(at, direction)));
}
