import type { Passage, Playback } from '../../play/index.ts';

/** Who shows what is played. */
export interface RunStage {
  jump(count: number): void;
  run(passage: Passage): void;
}

/** Turns are shown as they are taken: nothing moves in between. */
export class RunPlayback implements Playback {
  readonly #stage: RunStage;

  constructor(stage: RunStage) {
    this.#stage = stage;
  }

  jump(count: number): void {
    this.#stage.jump(count);
  }

  run(passage: Passage): void {
    this.#stage.run(passage);
  }

  settle(): void {
    // Nothing moves.
  }

  whenStill(call: () => void): void {
    call();
  }

  close(): void {
    // Nobody waits.
  }
}
