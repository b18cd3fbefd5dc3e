import type { Place } from '../../rules/index.ts';
import type { Effect, Hit, Step, Timeline } from './timeline.ts';

/** A movement or an effect with its share of time, from 0 to 1. */
export interface Running<T> {
  readonly shown: T;
  readonly share: number;
}

function eased(share: number): number {
  return share * (2 - share);
}

/** The animation of the last turn. A new turn replaces it, so input never waits. */
export class Motion {
  #timeline: Timeline | undefined;
  #since = 0;

  start(timeline: Timeline, time: number): void {
    this.#timeline = timeline;
    this.#since = time;
  }

  stop(): void {
    this.#timeline = undefined;
  }

  /** True while anything moves. */
  isMoving(time: number): boolean {
    if (this.#timeline === undefined) return false;
    if (time - this.#since < this.#timeline.length) return true;
    this.#timeline = undefined;
    return false;
  }

  #share(from: number, length: number, time: number): number {
    return Math.max(0, Math.min(1, (time - this.#since - from) / Math.max(1, length)));
  }

  /** The drawn place of a creature: on its way, or lunging at its target. */
  placeOf(id: number, at: Place, time: number): Place {
    const step = this.#timeline?.steps.get(id);
    const place = step === undefined ? at : this.#along(step, at, time);
    const hit = this.#timeline?.hits.find((one) => one.by === id && one.isClose);
    return hit === undefined ? place : this.#lunge(hit, place, time);
  }

  #along({ from, length }: Step, to: Place, time: number): Place {
    const share = eased(this.#share(0, length, time));
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  }

  #lunge({ from, length, at }: Hit, place: Place, time: number): Place {
    const share = this.#share(from - length / 2, length, time);
    const reach = 0.42 * Math.sin(Math.PI * share);
    const [dx, dy] = [at.x - place.x, at.y - place.y];
    const far = Math.max(1, Math.hypot(dx, dy));
    return { x: place.x + (reach * dx) / far, y: place.y + (reach * dy) / far };
  }

  /** True if a creature has just been hit. */
  isFlashing(id: number, time: number): boolean {
    const hits = this.#timeline?.hits ?? [];
    return hits.some(({ target, from, length }) => {
      const share = this.#share(from, length, time);
      return target === id && share > 0 && share < 0.7;
    });
  }

  /** Health as shown: hits that are still to come have not hurt yet. */
  hpOf(id: number, hp: number, time: number): number {
    const hits = this.#timeline?.hits ?? [];
    const pending = hits.filter(({ target, from }) => {
      return target === id && time - this.#since < from;
    });
    return pending.reduce((sum, { damage }) => sum + damage, hp);
  }

  /** The effects that have begun and not ended. */
  effects(time: number): readonly Running<Effect>[] {
    const effects = this.#timeline?.effects ?? [];
    return effects.flatMap((shown) => {
      const passed = time - this.#since - shown.from;
      if (passed < 0 || passed >= shown.length) return [];
      return [{ shown, share: passed / shown.length }];
    });
  }
}
