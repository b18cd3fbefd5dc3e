import { findWay, keyOf } from '#kit/grid/way.ts';
import {
  beside,
  DIRECTIONS,
  extentOf,
  forecast,
  freeSlots,
  isFrontierAt,
  isThreat,
  isWayUp,
  heroMaxHealth,
  mobsInSight,
  stepsTo,
} from '../rules/index.ts';
import type {
  Direction,
  ItemKind,
  LiveTrigger,
  Mob,
  MobKind,
  Place,
  RogueAction,
  RogueEvent,
  RogueState,
  TriggerKind,
} from '../rules/index.ts';
import type { Loot } from './settings.ts';
import { ErrandRun } from '#roguelike/errand-run.ts';
import type { CommonStop, Errand as CommonErrand, Finds } from '#roguelike/errand-run.ts';
import type { Alarms } from './alarms.ts';
import { isGround, knownItems, isKnownCell, triggersShown } from './known.ts';
import { floorOf } from './floors.ts';
import { isBetterFor, usefulTo } from './loot.ts';
import { actionOf, searchFor } from './ways.ts';

/** Automatic actions that take stairs, or another known way out of a world. */
type Stairs = 'climb-down' | 'climb-up';

export type Errand = CommonErrand<Place, Direction, Stairs>;

/** Reasons for an automatic action to stop, beyond those common to all roguelikes. */
type RogueStop =
  /** Everything within reach is explored; `explored-open` if endless ground lies beyond it. */
  | { readonly reason: 'explored' | 'explored-open' }
  | { readonly reason: 'no-climb-down' | 'no-climb-up' | 'no-exit' }
  /** The floor is explored, and stairs lead down; or they are next to the hero. */
  | { readonly reason: 'explored-stairs' | 'stairs' }
  /** A mob came into view, or was `in-sight` at the start. */
  | { readonly reason: 'sight' | 'in-sight'; readonly who: MobKind }
  | { readonly reason: 'blocked' | 'attacked'; readonly who: MobKind }
  | { readonly reason: 'full'; readonly item: ItemKind }
  /** Auto-explore picked up equipment better than the hero's. */
  | { readonly reason: 'better'; readonly item: ItemKind }
  | { readonly reason: 'effect' | 'level' | 'wall' | 'crossing' | 'no-waiting' }
  /** The hero stepped onto a trigger, or came to another world. */
  | { readonly reason: 'triggered' | 'entered' };
export type Stop = RogueStop | CommonStop;

/** Triggers that auto-explore walks around. */
const AVOIDED: ReadonlySet<TriggerKind> = new Set([
  'plate',
  'spikes',
  'teleporter',
  'exit',
  'well',
  'reach',
]);

/** True for keys, treasures, chests that open, and signs that have not been read. */
function isWorthAStep(state: RogueState, trigger: LiveTrigger): boolean {
  const effect = forecast(state, trigger);
  if (effect?.trigger === 'chest') return effect.result === 'opens';
  if (effect?.trigger === 'sign') return trigger.uses === 0;
  return effect?.trigger === 'key' || effect?.trigger === 'treasure';
}

/** Turns that an automatic action waits for a mob to move out of its path. */
const PATIENCE = 3;

/** Settings of automatic actions in a run, and their shared memory. */
export interface ErrandHabits {
  readonly alarms: Alarms;
  readonly loot: Loot;
}

/** Triggers that need no stop of their own: doors, and exits, since another world follows. */
const PASSED: ReadonlySet<TriggerKind> = new Set(['door', 'exit']);

/** The event of a turn that interrupts any automatic action. */
function interruption(events: readonly RogueEvent[]): RogueStop | undefined {
  for (const event of events) {
    if (event.kind === 'fought' || event.kind === 'deed')
      return { reason: 'attacked', who: event.of };
    if (event.kind === 'level-up') return { reason: 'level' };
    if (event.kind === 'entered') return { reason: 'entered' };
    if (event.kind === 'triggered' && !PASSED.has(event.effect.trigger))
      return { reason: 'triggered' };
  }
  for (const event of events) {
    if (event.kind === 'full') return { reason: 'full', item: event.item };
    if (event.kind === 'effect-ended') return { reason: 'effect' };
  }
  return undefined;
}

/** Newly picked up equipment that beats the hero's. */
function betterItemPicked(
  { hero }: RogueState,
  events: readonly RogueEvent[],
): ItemKind | undefined {
  const isBetter = isBetterFor(hero);
  return events.flatMap((event) => (event.kind === 'picked' ? event.item : [])).find(isBetter);
}

/** An automatic action in progress. */
export class RogueErrand extends ErrandRun<
  RogueState,
  RogueAction,
  RogueEvent,
  Place,
  Direction,
  Direction,
  Stairs,
  RogueStop
> {
  readonly #habits: ErrandHabits;
  #waited = 0;
  #sides = '';
  /** True once it walks to the stairs, which it does when it begins on an explored floor. */
  #descends = false;
  /** The world that it leaves by stairs. */
  #left: string | undefined;

  constructor(errand: Errand, habits: ErrandHabits) {
    super(errand);
    this.#habits = habits;
  }

  protected readonly searchFor = searchFor;
  protected readonly actionOf = actionOf;
  protected readonly keyOf = keyOf;
  protected readonly isGround = isGround;

  /** The state passed in is already the hero's view. */
  protected viewOf(state: RogueState): RogueState {
    return state;
  }

  protected placeOf({ hero }: RogueState): Place {
    return hero.at;
  }

  protected isKnown(state: RogueState, { x, y }: Place): boolean {
    return isKnownCell(state, x, y);
  }

  protected frontierOf(state: RogueState): (place: Place) => boolean {
    const extent = extentOf(state);
    return (place) => isFrontierAt(state, place, extent);
  }

  protected interruption(state: RogueState, events: readonly RogueEvent[]): RogueStop | undefined {
    const news = this.#habits.alarms.raise(state);
    const interrupted = interruption(events);
    const hasClimbed = interrupted?.reason === 'entered' && isStairs(this.errand.kind);
    if (interrupted !== undefined && !hasClimbed) return interrupted;
    const better = this.errand.kind === 'explore' ? betterItemPicked(state, events) : undefined;
    if (better !== undefined) return { reason: 'better', item: better };
    const sighted = this.errand.kind === 'rest' ? threatInSight(state) : news;
    // A distant ghost has already been seen when an automatic action starts.
    if (sighted === undefined) return undefined;
    if (this.count > 0) return { reason: 'sight', who: sighted.kind };
    return isThreat(state, sighted) ? { reason: 'in-sight', who: sighted.kind } : undefined;
  }

  protected override step(state: RogueState): RogueAction | RogueStop | CommonStop {
    const { kind } = this.errand;
    if (!isStairs(kind)) return super.step(state);
    if (this.count === 0) this.#left = state.course?.name;
    return state.course?.name === this.#left ? this.#leave(state, kind) : { reason: 'arrived' };
  }

  /** Walks to the nearest way out and takes it. From the stairs, it steps aside and back. */
  #leave(state: RogueState, kind: Stairs): RogueAction | RogueStop | CommonStop {
    const exits = exitsKnown(state, kind);
    if (exits.length === 0)
      return { reason: floorOf(state) === undefined ? 'no-exit' : `no-${kind}` };
    const here = keyOf(state.hero.at);
    const goals = new Set(exits.map(keyOf));
    const others = new Set([...goals].filter((key) => key !== here));
    const avoided = new Set(
      [...(this.findsOf(state).avoided ?? [])].filter((key) => !goals.has(key)),
    );
    if (others.size > 0 || !goals.has(here)) {
      const found = this.follow(state, (place) => others.has(keyOf(place)), avoided);
      if (found !== undefined || !goals.has(here)) return found ?? { reason: 'no-way' };
    }
    const isAside = (place: Place) => keyOf(place) !== here && !avoided.has(keyOf(place));
    return this.follow(state, isAside, avoided) ?? { reason: 'no-way' };
  }

  protected isWell({ hero }: RogueState): boolean {
    return hero.health >= heroMaxHealth(hero);
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
    // The first step may leave a crossing; later ones stop where side passages open or end.
    if (this.count > 1 && sides !== this.#sides) return { reason: 'crossing' };
    const mob = mobOn(state, { x, y });
    if (this.count > 0 && mob !== undefined) return { reason: 'blocked', who: mob.kind };
    this.#sides = sides;
    return { kind: 'move', direction };
  }

  protected findsOf(state: RogueState): Finds<Place> {
    const isUseful = this.#habits.loot === 'all' ? () => true : usefulTo(state.hero);
    const lying = knownItems(state).filter(({ isLeft }) => isLeft !== true);
    const triggers = triggersShown(state);
    const risky = triggers.filter((one) => AVOIDED.has(one.kind));
    const useful = triggers.filter((one) => isWorthAStep(state, one));
    return {
      hasRoom: freeSlots(state.hero) > 0,
      wanted: [...lying.filter(({ kind }) => isUseful(kind)), ...useful],
      avoided: new Set([...lying.filter(({ kind }) => !isUseful(kind)), ...risky].map(keyOf)),
    };
  }

  /** On an explored floor, walks up to the stairs down. */
  protected override explore(state: RogueState): RogueAction | RogueStop | CommonStop {
    const found = super.explore(state);
    const stairs = stairsDown(state);
    if (stairs === undefined || !('reason' in found) || found.reason !== 'explored') return found;
    if (this.count === 0) this.#descends = true;
    if (!this.#descends) return { reason: 'explored-stairs' };
    const isBeside = (place: Place) => stepsTo(place, stairs) === 1;
    if (isBeside(state.hero.at)) return { reason: 'stairs' };
    const { avoided } = this.findsOf(state);
    return this.follow(state, isBeside, avoided) ?? { reason: 'explored-stairs' };
  }

  protected explored(state: RogueState): RogueStop {
    return { reason: isOpenBeyond(state) ? 'explored-open' : 'explored' };
  }

  /**
   * Avoids dangerous cells and visible mobs unless there is no other path; waits for mobs that do
   * not hunt to move away.
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

function isStairs(kind: Errand['kind']): kind is Stairs {
  return kind === 'climb-down' || kind === 'climb-up';
}

/** Known stairs to the next floor. */
function stairsDown(state: RogueState): LiveTrigger | undefined {
  return floorOf(state) === undefined ? undefined : exitsKnown(state, 'climb-down')[0];
}

/** Known stairs down or up; in worlds without floors, every known exit leads on. */
export function exitsKnown(state: RogueState, kind: Stairs): readonly LiveTrigger[] {
  const name = state.course?.name;
  const isUp = kind === 'climb-up';
  return triggersShown(state).filter(
    (one) => one.kind === 'exit' && isWayUp(name, one.world) === isUp,
  );
}

/** The visible mob on a cell. */
function mobOn(state: RogueState, { x, y }: Place): Mob | undefined {
  return mobsInSight(state).find((mob) => mob.x === x && mob.y === y);
}

/** True if the hero could walk out of the world onto endless ground. */
function isOpenBeyond(state: RogueState): boolean {
  const { left, top, right, bottom } = extentOf(state);
  const isBeyond = ({ x, y }: Place) => x < left || x > right || y < top || y > bottom;
  const isGoal = (place: Place) => isGround(state, place) && isBeyond(place);
  return isBeyond(state.hero.at) || findWay(searchFor(state, isGoal)) !== undefined;
}

/** A visible mob that prevents resting. */
function threatInSight(state: RogueState): Mob | undefined {
  return mobsInSight(state).find((mob) => isThreat(state, mob));
}

/** True if resting heals. */
export function canRest(state: RogueState): boolean {
  const { hero, options, ending } = state;
  const isHurt = ending === undefined && hero.health < heroMaxHealth(hero);
  return isHurt && options.wait && threatInSight(state) === undefined;
}
