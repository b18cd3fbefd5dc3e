import type { Passage, Playback } from '../../../../play/index.ts';

/** Who shows what is played. */
export interface Stage {
  /** Shows the position after so many entries at once. */
  jump(count: number): void;
  run(passage: Passage): void;
}

/** Hands what is played to the stage, where things move by themselves and nobody waits for them. */
export class WorldPlayback implements Playback {
  readonly #stage: Stage;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  jump(count: number): void {
    this.#stage.jump(count);
  }

  run(passage: Passage): void {
    this.#stage.run(passage);
  }

  settle(): void {
    // What moves is over in a tenth of a second.
  }

  whenStill(call: () => void): void {
    call();
  }

  close(): void {
    // Nothing waits.
  }
}
