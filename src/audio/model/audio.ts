import type { Piece, Sound } from './sounds.ts';

/**
 * What can be heard. No call fails, waits or keeps the program running; where there is nothing to
 * play with, nothing is heard.
 */
export interface Audio {
  /** Plays an effect once. */
  play(sound: Sound): void;
  /** Plays a piece over and over, in place of any other; the one that is playing goes on. */
  music(piece: Piece | undefined): void;
  /** Ends everything that is being heard. */
  stop(): void;
}

export const MUTE: Audio = {
  play: () => undefined,
  music: () => undefined,
  stop: () => undefined,
};
