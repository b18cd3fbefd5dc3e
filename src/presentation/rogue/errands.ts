import { findWay, keyOf, Walk } from '../../kit/grid/way.ts';
import type { WaySearch } from '../../kit/grid/way.ts';
import {
  beside,
  DIRECTIONS,
  freeSlots,
  MAX_HEALTH,
  mobsInSight,
  MOBS,
} from '../../games/rogue/index.ts';
import type {
  Direction,
  Hero,
  ItemKind,
  Mind,
  MobKind,
  Place,
  RogueAction,
  RogueEvent,
  RogueState,
} from '../../games/rogue/index.ts';
import type { ErrandSteps, NextStep } from '../errand.ts';
import { isGround, itemsKnown, knows } from './known.ts';

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
  | { readonly reason: 'mob'; readonly mob: MobKind }
  | { readonly reason: 'fight'; readonly mob: MobKind }
  | { readonly reason: 'full'; readonly item: ItemKind }
  | { readonly reason: 'effect' | 'level' }
  | { readonly reason: 'arrived' | 'no-way' | 'unknown' | 'here' }
  | { readonly reason: 'wall' | 'crossing' | 'thing' }
  | { readonly reason: 'rested' | 'no-waiting' }
  /** So many steps are enough for once. */
  | { readonly reason: 'pause' };

const STEPS_MOST = 300;
const REST_TURNS = 12;
const CELLS_MOST = 200_000;

/** Whether a mob comes for the hero as soon as it sees him; for others nobody has to stop for long. */
function comesFor(mind: Mind, { health }: Hero): boolean {
  if (mind.kind === 'opportunist') return health <= MAX_HEALTH * mind.share;
  return (
    mind.kind === 'aggressive' || mind.kind === 'enhanced-aggressive' || mind.kind === 'clever'
  );
}

/** What happened in a turn that stops every errand. */
function interruption(events: readonly RogueEvent[]): Stop | undefined {
  for (const event of events) {
    if (event.kind === 'fought') return { reason: 'fight', mob: event.of };
    if (event.kind === 'level-up') return { reason: 'level' };
  }
  for (const event of events) {
    if (event.kind === 'mob-sighted') return { reason: 'mob', mob: event.of };
    if (event.kind === 'full') return { reason: 'full', item: event.item };
    if (event.kind === 'effect-ended') return { reason: 'effect' };
  }
  return undefined;
}

/** One errand under way: asked for a step again and again, told what came of it. */
export class ErrandRun implements ErrandSteps<RogueState, RogueAction, RogueEvent, Errand, Stop> {
  readonly errand: Errand;
  readonly #walk = new Walk<Place, Direction>();
  #count = 0;
  #sides = '';

  constructor(errand: Errand) {
    this.errand = errand;
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
    const interrupted = interruption(events);
    if (interrupted !== undefined) return interrupted;
    const hunter = mobsInSight(state).find(({ kind }) => comesFor(MOBS[kind].mind, state.hero));
    if (hunter !== undefined) return { reason: 'mob', mob: hunter.kind };
    const most = this.errand.kind === 'rest' ? REST_TURNS : STEPS_MOST;
    if (this.#count < most) return undefined;
    return { reason: this.errand.kind === 'rest' ? 'rested' : 'pause' };
  }

  #step(state: RogueState): RogueAction | Stop {
    const { errand } = this;
    switch (errand.kind) {
      case 'rest':
        return state.options.wait ? { kind: 'wait' } : { reason: 'no-waiting' };
      case 'run':
        return this.#run(state, errand.direction);
      case 'travel':
        return this.#travel(state, errand.to);
      case 'explore':
        return this.#explore(state);
    }
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
    if (this.#count > 0 && mobsInSight(state).some((mob) => mob.x === x && mob.y === y))
      return { reason: 'thing' };
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
    const lying = itemsKnown(state).filter(({ isLeft }) => isLeft !== true);
    const wanted = new Set(hasRoom ? lying.map(keyOf) : []);
    const isGoal = (place: Place) =>
      isGround(state, place.x, place.y) &&
      (wanted.has(keyOf(place)) || isFrontier(state, place.x, place.y));
    const step = this.#follow(state, isGoal);
    if (step !== undefined) return step;
    return { reason: !hasRoom && lying.length > 0 ? 'explored-full' : 'explored' };
  }

  /** The next step of the way to the nearest goal; undefined where there is none. */
  #follow(state: RogueState, isGoal: (place: Place) => boolean): RogueAction | undefined {
    const direction = this.#walk.next(searchFor(state, isGoal));
    return direction === undefined ? undefined : { kind: 'move', direction };
  }
}

/** How the hero looks for a way: over what he knows, around whoever he sees. */
function searchFor(
  state: RogueState,
  isGoal: (place: Place) => boolean,
): WaySearch<Place, Direction> {
  const taken = new Set(mobsInSight(state).map(keyOf));
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

/** Whether there is something unknown beside a cell. */
function isFrontier(state: RogueState, x: number, y: number): boolean {
  return DIRECTIONS.some((direction) => {
    const beyond = beside({ x, y }, direction);
    return !knows(state, beyond.x, beyond.y);
  });
}

/** The way that the hero would take to a cell that is known; undefined where there is none. */
export function wayTo(state: RogueState, to: Place): readonly Place[] | undefined {
  if (!isGround(state, to.x, to.y)) return undefined;
  const way = findWay(searchFor(state, (place) => keyOf(place) === keyOf(to)));
  let at: Place = state.hero.at;
  return way?.map((direction) => (at = beside(at, direction)));
}
