import { findWay, keyOf } from '#kit/grid/way.ts';
import {
  beside,
  DIRECTIONS,
  extentOf,
  freeSlots,
  isFrontierAt,
  isThreat,
  MAX_HEALTH,
  mobsInSight,
} from '../rules/index.ts';
import type {
  Direction,
  ItemKind,
  Mob,
  MobKind,
  Place,
  RogueAction,
  RogueEvent,
  RogueState,
} from '../rules/index.ts';
import type { Loot } from './settings.ts';
import { ErrandRun } from '#roguelike/errand-run.ts';
import type { CommonStop, Errand as CommonErrand, Finds } from '#roguelike/errand-run.ts';
import type { Alarms } from './alarms.ts';
import { isGround, itemsKnown, knows } from './known.ts';
import { isBetterFor, usefulTo } from './loot.ts';
import { actionOf, searchFor } from './ways.ts';

export type Errand = CommonErrand<Place, Direction>;

/** The reasons why an errand ends, beside those of every roguelike. */
type RogueStop =
  /** Everything within reach is known; in an open world, ground without end lies beyond it. */
  | { readonly reason: 'explored' | 'explored-open' }
  | { readonly reason: 'blocked' | 'sight' | 'attacked'; readonly who: MobKind }
  | { readonly reason: 'full'; readonly item: ItemKind }
  /** Explore has picked up equipment that is better than what is worn. */
  | { readonly reason: 'better'; readonly item: ItemKind }
  | { readonly reason: 'effect' | 'level' | 'wall' | 'crossing' | 'no-waiting' };
export type Stop = RogueStop | CommonStop;

/** Turns that an errand waits for a mob in its way to go. */
const PATIENCE = 3;

/** How errands of a run behave, and what they remember of one another. */
export interface ErrandHabits {
  readonly alarms: Alarms;
  readonly loot: Loot;
}

/** What happened in a turn that stops every errand. */
function interruption(events: readonly RogueEvent[]): RogueStop | undefined {
  for (const event of events) {
    if (event.kind === 'fought') return { reason: 'attacked', who: event.of };
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

/** One errand under way. */
export class RogueErrand extends ErrandRun<
  RogueState,
  RogueAction,
  RogueEvent,
  Place,
  Direction,
  Direction,
  never,
  RogueStop
> {
  readonly #habits: ErrandHabits;
  #waited = 0;
  #sides = '';

  constructor(errand: Errand, habits: ErrandHabits) {
    super(errand);
    this.#habits = habits;
  }

  protected readonly searchFor = searchFor;
  protected readonly actionOf = actionOf;
  protected readonly keyOf = keyOf;
  protected readonly isGround = isGround;

  /** A run is as the hero knows it already. */
  protected viewOf(state: RogueState): RogueState {
    return state;
  }

  protected placeOf({ hero }: RogueState): Place {
    return hero.at;
  }

  protected isKnown(state: RogueState, { x, y }: Place): boolean {
    return knows(state, x, y);
  }

  protected frontierOf(state: RogueState): (place: Place) => boolean {
    const extent = extentOf(state);
    return (place) => isFrontierAt(state, place, extent);
  }

  protected interruption(state: RogueState, events: readonly RogueEvent[]): RogueStop | undefined {
    const news = this.#habits.alarms.raise(state);
    const interrupted = interruption(events);
    if (interrupted !== undefined) return interrupted;
    const better = this.errand.kind === 'explore' ? betterPicked(state, events) : undefined;
    if (better !== undefined) return { reason: 'better', item: better };
    const met = this.errand.kind === 'rest' ? threatInSight(state) : news;
    // A ghost that keeps its distance has been seen before an errand begins.
    const isMet = met !== undefined && (this.count > 0 || isThreat(state, met));
    return isMet ? { reason: 'sight', who: met.kind } : undefined;
  }

  protected isWell({ hero }: RogueState): boolean {
    return hero.health >= MAX_HEALTH;
  }

  protected wait({ options }: RogueState): RogueAction | RogueStop {
    return options.wait ? { kind: 'wait' } : { reason: 'no-waiting' };
  }

  protected run(state: RogueState, direction: Direction): RogueAction | RogueStop {
    const { x, y } = beside(state.hero.at, direction);
    if (state.ground.walls.has(x, y)) return { reason: 'wall' };
    const sides = DIRECTIONS.map((one) => {
      const cell = beside(state.hero.at, one);
      return state.ground.walls.has(cell.x, cell.y) ? '#' : '.';
    }).join('');
    // The first step may leave a crossing; after it, ways that open or end beside it are told.
    if (this.count > 1 && sides !== this.#sides) return { reason: 'crossing' };
    const mob = mobOn(state, { x, y });
    if (this.count > 0 && mob !== undefined) return { reason: 'blocked', who: mob.kind };
    this.#sides = sides;
    return { kind: 'move', direction };
  }

  protected findsOf(state: RogueState): Finds<Place> {
    const isUseful = this.#habits.loot === 'all' ? () => true : usefulTo(state.hero);
    const lying = itemsKnown(state).filter(({ isLeft }) => isLeft !== true);
    return {
      hasRoom: freeSlots(state.hero) > 0,
      wanted: lying.filter(({ kind }) => isUseful(kind)),
      avoided: new Set(lying.filter(({ kind }) => !isUseful(kind)).map(keyOf)),
    };
  }

  protected explored(state: RogueState): RogueStop {
    return { reason: isOpenBeyond(state) ? 'explored-open' : 'explored' };
  }

  /**
   * Cells to avoid, and mobs in sight, are passed only where there is no other way; mobs that do not hunt are given
   * time to go.
   */
  protected override follow(
    state: RogueState,
    isGoal: (place: Place) => boolean,
    avoided: ReadonlySet<number> = new Set(),
  ): RogueAction | RogueStop | undefined {
    const search = searchFor(state, isGoal);
    const isClear = (place: Place) => search.isFree(place) && !avoided.has(keyOf(place));
    const direction =
      this.walk({ ...search, isFree: isClear }) ??
      this.walk(search) ??
      this.walk(searchFor(state, isGoal, new Set()));
    if (direction === undefined) return undefined;
    const mob = mobOn(state, beside(state.hero.at, direction));
    if (mob === undefined) {
      this.#waited = 0;
      return actionOf(direction);
    }
    this.dropWay();
    this.#waited += 1;
    const waits = state.options.wait && this.#waited <= PATIENCE && !isThreat(state, mob);
    return waits ? { kind: 'wait' } : { reason: 'blocked', who: mob.kind };
  }
}

/** The mob that the hero sees on a cell. */
function mobOn(state: RogueState, { x, y }: Place): Mob | undefined {
  return mobsInSight(state).find((mob) => mob.x === x && mob.y === y);
}

/** True where the hero could walk out of the world, into ground without end. */
function isOpenBeyond(state: RogueState): boolean {
  const { left, top, right, bottom } = extentOf(state);
  const isBeyond = ({ x, y }: Place) => x < left || x > right || y < top || y > bottom;
  const isGoal = (place: Place) => isGround(state, place) && isBeyond(place);
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
