import type { Passage, Playback } from './playback.ts';

/** Display for playback. */
export interface PlaybackStage {
  /** Shows the position after `count` entries without animation. */
  jump(count: number): void;
  run(passage: Passage): void;
}

/** Forwards playback to a stage without animation, or with animation that does not block. */
export class ForwardedPlayback implements Playback {
  readonly #stage: PlaybackStage;

  constructor(stage: PlaybackStage) {
    this.#stage = stage;
  }

  jump(count: number): void {
    this.#stage.jump(count);
  }

  run(passage: Passage): void {
    this.#stage.run(passage);
  }

  settle(): void {
    // No animation to finish.
  }

  whenStill(callback: () => void): void {
    callback();
  }

  close(): void {
    // No callbacks to drop.
  }
}
