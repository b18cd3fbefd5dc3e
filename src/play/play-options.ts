import type { Engine } from './engine/engine.ts';
import type { Batch } from './changes.ts';
import type { Foreseer } from './engine/foreseeing.ts';
import type { Playback, Schedule } from './playback.ts';
import type { Session } from './session.ts';
import type { Stepping } from './stepping.ts';

export interface PlayOptions {
  readonly session: Session;
  readonly engine: Engine;
  /** Computes slow moves. Without it, they block. */
  readonly foreseer?: Foreseer | undefined;
  readonly playback: Playback;
  readonly schedule: Schedule;
  /** Milliseconds from the end of animation to a bot's move, or to the announcement of the end. */
  readonly pause: (before: 'move' | 'end') => number;
  /** Milliseconds per position of a running review; 0 by default. */
  readonly rest?: () => number;
  /** Entries per step of a running review. Only the last one is shown; 1 by default. */
  readonly stride?: () => number;
  /** Clock of the shell in milliseconds, for matches with a clock. */
  readonly now?: (() => number) | undefined;
  /** Called when the time of a person runs short. */
  readonly warn?: ((seat: number) => void) | undefined;
  /** Called after every change of the match, to save it. */
  readonly keep: () => void;
  /** Steps of undo and redo; by default from one player decision to the next. */
  readonly stepping?: Stepping;
  /**
   * True if bots wait, for example while another session plays the game. `start` lets them
   * continue.
   */
  readonly waits?: () => boolean;
  /** True if forced actions are played automatically; false by default. */
  readonly playsForced?: () => boolean;
  /** Groups several changes into one redraw, for shells that redraw after each. */
  readonly batch?: Batch;
}
