import type { Piece } from './music.ts';
import type { Sound } from './sounds.ts';

/**
 * Audio output. No call throws, waits or keeps the program running. Silent where no player is
 * available.
 */
export interface Audio {
  /**
   * Plays an effect once. `own` names a sound of the game's content that replaces it, if the content
   * has it and the output can decode it.
   */
  play(sound: Sound, own?: string): void;
  /** Fades to a piece of music, or to silence. A theme already playing continues. */
  music(piece: Piece | undefined): void;
  /** Stops all sound. */
  stop(): void;
}

export const MUTE: Audio = {
  play: () => undefined,
  music: () => undefined,
  stop: () => undefined,
};
