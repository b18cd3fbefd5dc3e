import type { Audio } from './audio.ts';
import type { Sound } from './sounds.ts';

/** Sound effect, with a gap in milliseconds after the previous one. */
export interface Cue {
  readonly sound: Sound;
  /** Name of the sound that replaces it, if the content has it. */
  readonly own?: string;
  readonly gap: number;
}

type Schedule = (milliseconds: number, callback: () => void) => () => void;

/** Plays a sequence of effects. */
export class CueQueue {
  readonly #audio: Audio;
  readonly #schedule: Schedule;
  #waiting: readonly Cue[] = [];
  #cancel: (() => void) | undefined;

  constructor(audio: Audio, schedule: Schedule) {
    this.#audio = audio;
    this.#schedule = schedule;
  }

  /** Plays the cues, dropping any that are still waiting. */
  play(cues: readonly Cue[]): void {
    this.drop();
    this.#waiting = cues;
    this.#go();
  }

  /** Plays the next cue immediately, for example when an animation is skipped. */
  hurry(): void {
    const [next, ...rest] = this.#waiting;
    if (next === undefined) return;
    this.play([{ ...next, gap: 0 }, ...rest]);
  }

  drop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#waiting = [];
  }

  #go(): void {
    const [next, ...rest] = this.#waiting;
    if (next === undefined) return;
    if (next.gap > 0) {
      this.#cancel = this.#schedule(next.gap, () => this.#sound(next, rest));
    } else this.#sound(next, rest);
  }

  #sound({ sound, own }: Cue, rest: readonly Cue[]): void {
    this.#waiting = rest;
    this.#audio.play(sound, own);
    this.#go();
  }
}
