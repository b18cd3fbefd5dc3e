import type { Engine } from './engine/engine.ts';
import type { Batch } from './changes.ts';
import type { Foreseer } from './engine/foreseeing.ts';
import type { Playback, Schedule } from './playback.ts';
import type { Session } from './session.ts';
import type { Stepping } from './stepping.ts';

export interface PlayOptions {
  readonly session: Session;
  readonly engine: Engine;
  /** Where moves are worked out that take long; without one all waits for them. */
  readonly foreseer?: Foreseer | undefined;
  readonly playback: Playback;
  readonly schedule: Schedule;
  /** Milliseconds after the last movement until a bot moves, and until the end is announced. */
  readonly pause: (before: 'move' | 'end') => number;
  /** Milliseconds that a review which goes on by itself stays at a position; 0 by default. */
  readonly rest?: () => number;
  /** How many entries such a review goes at a time, showing the last of them only; 1 by default. */
  readonly stride?: () => number;
  /** Called after every change of the match, which is to be kept. */
  readonly keep: () => void;
  /** Over what undo and redo go: from one decision of a person to another by default. */
  readonly stepping?: Stepping;
  /** Whether bots wait, as while somebody else plays the game; `start` lets them go on. */
  readonly waits?: () => boolean;
  /** Whether actions that leave nothing to decide are taken by themselves; they are not by default. */
  readonly playsForced?: () => boolean;
  /** Runs what changes several things at once, for shells that would draw each of them. */
  readonly batch?: Batch;
}
