import { Walk } from '#kit/grid/way.ts';
import type { PathParameters } from '#kit/grid/way.ts';
import type { ErrandSteps, NextStep } from './errand.ts';

/** An automatic action that takes many turns. `K` lists the kinds specific to one game. */
export type Errand<P, D, K extends string = never> =
  | { readonly kind: 'explore' | 'rest' | K }
  | { readonly kind: 'travel'; readonly to: P }
  | { readonly kind: 'run'; readonly direction: D };

/** Reason an automatic action ended, in any roguelike. */
export interface CommonStop {
  readonly reason:
    /** Everything within reach is explored, but the inventory is full and items remain. */
    | 'explored-full'
    | 'arrived'
    | 'no-way'
    | 'unknown'
    | 'here'
    | 'rested'
    | 'well'
    /** Reached the turn limit of one automatic action. */
    | 'pause';
}

/** Items worth picking up. */
export interface Finds<P> {
  readonly hasRoom: boolean;
  readonly wanted: readonly P[];
  /** Keys of places to avoid when another path exists. */
  readonly avoided?: ReadonlySet<number>;
}

const MAX_TURNS = 300;

/**
 * One automatic action: call `next` for each step, with the events of the last. Type parameters:
 * `S` is the state, `A` an action, `P` a place, `D` a direction and `W` a step of a path. `K`
 * (kinds) and `St` (stop reasons) are specific to one game.
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

  /** State as visible to the player. */
  protected abstract viewOf(state: S): S;
  /** Reason to stop before the next step, if any; `events` belong to the last step. */
  protected abstract interruption(view: S, events: readonly E[]): St | undefined;

  protected abstract searchFor(view: S, isGoal: (place: P) => boolean): PathParameters<P, W>;
  protected abstract actionOf(step: W): A;
  protected abstract keyOf(place: P): number;
  protected abstract placeOf(view: S): P;
  protected abstract isKnown(view: S, place: P): boolean;
  /** True for explored ground. */
  protected abstract isGround(view: S, place: P): boolean;
  /** Returns a test for ground next to an unexplored place. */
  protected abstract frontierOf(view: S): (place: P) => boolean;

  protected abstract isWell(view: S): boolean;
  protected abstract wait(view: S): A | St;
  protected abstract run(view: S, direction: D): A | St;
  protected abstract findsOf(view: S): Finds<P>;
  /**
   * Reason exploring ends when no goal and no item is left; no path leads to any place that
   * satisfies `isGoal`.
   */
  protected abstract explored(view: S): St;

  next(state: S, events: readonly E[]): NextStep<A, St | CommonStop> {
    const view = this.viewOf(state);
    const found = this.interruption(view, events) ?? this.#pause() ?? this.step(view);
    if ('reason' in found) return { kind: 'stop', stop: found };
    this.#count += 1;
    return { kind: 'act', action: found };
  }

  /** Number of steps taken. */
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
    const taken = this.pickUpStop(view, to);
    if (taken !== undefined) return taken;
    return this.follow(view, (place) => this.keyOf(place) === goal) ?? { reason: 'no-way' };
  }

  /** Reason the destination cannot be entered. */
  protected pickUpStop(_view: S, _place: P): St | undefined {
    return undefined;
  }

  /** Moves towards the nearest item or unexplored place. */
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

  /** Next step towards the nearest goal; undefined if none is reachable. */
  protected follow(
    view: S,
    isGoal: (place: P) => boolean,
    _avoided?: ReadonlySet<number>,
  ): A | St | undefined {
    const step = this.walk(this.searchFor(view, isGoal));
    return step === undefined ? undefined : this.actionOf(step);
  }

  /** Reason an otherwise reachable goal is blocked. */
  protected blocked(_view: S, _isGoal: (place: P) => boolean): St | undefined {
    return undefined;
  }

  /** Next step of the path; the path is reused until something gets in the way. */
  protected walk(search: PathParameters<P, W>): W | undefined {
    return this.#walk.next(search);
  }

  /** Discards the path because its last step was not taken. */
  protected dropWay(): void {
    this.#walk = new Walk();
  }
}
