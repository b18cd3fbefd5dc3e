import type { Passage, Playback } from './playback.ts';

/** Who shows what is played. */
export interface PlaybackStage {
  /** Shows the position after so many entries at once. */
  jump(count: number): void;
  run(passage: Passage): void;
}

/** Hands what is played to a stage on which nothing moves, or only what nobody waits for. */
export class HandedPlayback implements Playback {
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
    // Nothing that is waited for moves.
  }

  whenStill(call: () => void): void {
    call();
  }

  close(): void {
    // Nobody waits.
  }
}
