import type { GameEvent } from '#core';
import type { Passage, Playback, PlayController, Schedule } from '#play';
import type { Context } from '../model/context.ts';
import type { Beat } from '../model/look.ts';
import { BEAT_LENGTHS } from '../model/settings.ts';

export interface BeatOptions {
  /** Animation beats of events; empty without movement. */
  readonly animate: (before: unknown, events: readonly GameEvent[]) => readonly Beat<unknown>[];
  /** Milliseconds per beat; 0 without animation. */
  readonly length: () => number;
  readonly schedule: Schedule;
  /** Runs a visible change that was not caused by a key. */
  readonly update: (change: () => void) => void;
}

/** Animation frame and the state before the animation. */
export interface Moment {
  readonly before: unknown;
  readonly frame: unknown;
}

/** Plays animations beat by beat until the end or until skipped. */
export class BeatPlayback implements Playback {
  readonly #options: BeatOptions;
  #before: unknown;
  #beats: readonly Beat<unknown>[] = [];
  #index = 0;
  #waiting: (() => void)[] = [];
  #cancel: (() => void) | undefined;

  constructor(options: BeatOptions) {
    this.#options = options;
  }

  /** Current frame; undefined between animations. */
  get moment(): Moment | undefined {
    const beat = this.#beats[this.#index];
    return beat && { before: this.#before, frame: beat.frame };
  }

  jump(): void {
    this.settle();
  }

  run({ before, events }: Passage): void {
    this.settle();
    const { animate, length } = this.#options;
    this.#before = before;
    this.#beats = length() === 0 ? [] : animate(before, events);
    this.#index = 0;
    this.#wait();
  }

  settle(): void {
    this.#cancel?.();
    this.#beats = [];
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const callback of waiting) callback();
  }

  whenStill(callback: () => void): void {
    if (this.moment === undefined) callback();
    else this.#waiting.push(callback);
  }

  close(): void {
    this.#waiting = [];
    this.settle();
  }

  #wait(): void {
    const { length, schedule, update } = this.#options;
    const beat = this.#beats[this.#index];
    if (beat === undefined) return;
    this.#cancel = schedule(beat.beats * length(), () =>
      update(() => {
        this.#index += 1;
        if (this.#index < this.#beats.length) this.#wait();
        else this.settle();
      }),
    );
  }
}

/** Playback of a screen at the speed from the settings; `play` is notified of every beat. */
export function screenPlayback(
  context: Context,
  animate: BeatOptions['animate'],
  play: () => PlayController,
): BeatPlayback {
  return new BeatPlayback({
    animate,
    length: () => BEAT_LENGTHS[context.settings.speed],
    schedule: context.environment.schedule,
    update: (change) =>
      play().update(() => {
        change();
        play().touch();
      }),
  });
}
