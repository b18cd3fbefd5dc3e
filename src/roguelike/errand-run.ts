import { Walk } from '#kit/grid/way.ts';
import type { WaySearch } from '#kit/grid/way.ts';
import type { ErrandSteps, NextStep } from './errand.ts';

/** An automatic action: many turns that follow by themselves. `K` are kinds that only one game has. */
export type Errand<P, D, K extends string = never> =
  | { readonly kind: 'explore' | 'rest' | K }
  | { readonly kind: 'travel'; readonly to: P }
  | { readonly kind: 'run'; readonly direction: D };

/** The reason why an automatic action ends, in any roguelike. */
export interface CommonStop {
  readonly reason:
    /** Everything within reach is known; what is left to pick up has no room. */
    | 'explored-full'
    | 'arrived'
    | 'no-way'
    | 'unknown'
    | 'here'
    | 'rested'
    | 'well'
    /** So many turns are enough for once. */
    | 'pause';
}

/** The things to pick up. */
export interface Finds<P> {
  readonly hasRoom: boolean;
  readonly wanted: readonly P[];
  /** Keys of the places that are walked around where there is another way. */
  readonly avoided?: ReadonlySet<number>;
}

const MAX_TURNS = 300;

/**
 * One automatic action: asked for a step again and again, and told the events of each. `S` is a state, `A` an
 * action, `P` a place, `D` a direction, `W` a step of a way, `K` kinds of errands and `St` reasons to stop that only
 * one game has.
 */
export abstract class ErrandRun<
  S,
  A extends object,
  E,
  P,
  D,
  W,
  K extends string,
  St extends { readonly reason: string },
> implements ErrandSteps<S, A, E, Errand<P, D, K>, St | CommonStop> {
  readonly errand: Errand<P, D, K>;
  #walk = new Walk<P, W>();
  #count = 0;

  constructor(errand: Errand<P, D, K>) {
    this.errand = errand;
  }

  /** The state as the player knows it. */
  protected abstract viewOf(state: S): S;
  /** The reason why the errand must not go on; `events` are those of its last step. */
  protected abstract interruption(view: S, events: readonly E[]): St | undefined;

  protected abstract searchFor(view: S, isGoal: (place: P) => boolean): WaySearch<P, W>;
  protected abstract actionOf(step: W): A;
  protected abstract keyOf(place: P): number;
  protected abstract placeOf(view: S): P;
  protected abstract isKnown(view: S, place: P): boolean;
  /** True for known ground. */
  protected abstract isGround(view: S, place: P): boolean;
  /** Tests for ground with something unknown beside it. */
  protected abstract frontierOf(view: S): (place: P) => boolean;

  protected abstract isWell(view: S): boolean;
  protected abstract wait(view: S): A | St;
  protected abstract run(view: S, direction: D): A | St;
  protected abstract findsOf(view: S): Finds<P>;
  /** The reason why exploring ends where neither a goal nor anything to pick up is left; `isGoal` has found no way. */
  protected abstract explored(view: S): St;

  next(state: S, events: readonly E[]): NextStep<A, St | CommonStop> {
    const view = this.viewOf(state);
    const found = this.interruption(view, events) ?? this.#pause() ?? this.step(view);
    if ('reason' in found) return { kind: 'stop', stop: found };
    this.#count += 1;
    return { kind: 'act', action: found };
  }

  /** Steps that were taken. */
  protected get count(): number {
    return this.#count;
  }

  #pause(): CommonStop | undefined {
    return this.#count < MAX_TURNS ? undefined : { reason: 'pause' };
  }

  protected step(view: S): A | St | CommonStop {
    const { errand } = this;
    if ('to' in errand) return this.#travel(view, errand.to);
    if ('direction' in errand) return this.run(view, errand.direction);
    return errand.kind === 'rest' ? this.#rest(view) : this.explore(view);
  }

  #rest(view: S): A | St | CommonStop {
    if (!this.isWell(view)) return this.wait(view);
    return { reason: this.#count > 0 ? 'rested' : 'well' };
  }

  #travel(view: S, to: P): A | St | CommonStop {
    const goal = this.keyOf(to);
    if (this.keyOf(this.placeOf(view)) === goal)
      return { reason: this.#count > 0 ? 'arrived' : 'here' };
    if (!this.isKnown(view, to)) return { reason: 'unknown' };
    const taken = this.takenBy(view, to);
    if (taken !== undefined) return taken;
    return this.follow(view, (place) => this.keyOf(place) === goal) ?? { reason: 'no-way' };
  }

  /** The reason why the place that is travelled to cannot be entered. */
  protected takenBy(_view: S, _place: P): St | undefined {
    return undefined;
  }

  /** Goes to the nearest thing to pick up or to where the unknown begins. */
  protected explore(view: S): A | St | CommonStop {
    const { hasRoom, wanted, avoided } = this.findsOf(view);
    const goals = new Set(hasRoom ? wanted.map((place) => this.keyOf(place)) : []);
    const isFrontier = this.frontierOf(view);
    const isGoal = (place: P) =>
      this.isGround(view, place) && (goals.has(this.keyOf(place)) || isFrontier(place));
    const found = this.follow(view, isGoal, avoided) ?? this.blocked(view, isGoal);
    if (found !== undefined) return found;
    return !hasRoom && wanted.length > 0 ? { reason: 'explored-full' } : this.explored(view);
  }

  /** The next step of the way to the nearest goal; undefined where there is none. */
  protected follow(
    view: S,
    isGoal: (place: P) => boolean,
    _avoided?: ReadonlySet<number>,
  ): A | St | undefined {
    const step = this.walk(this.searchFor(view, isGoal));
    return step === undefined ? undefined : this.actionOf(step);
  }

  /** The reason why there is no way to a goal that would be in reach otherwise. */
  protected blocked(_view: S, _isGoal: (place: P) => boolean): St | undefined {
    return undefined;
  }

  /** The next step of a way; the way is kept as long as nothing comes in between. */
  protected walk(search: WaySearch<P, W>): W | undefined {
    return this.#walk.next(search);
  }

  /** Drops the way: its last step was not taken. */
  protected dropWay(): void {
    this.#walk = new Walk();
  }
}
