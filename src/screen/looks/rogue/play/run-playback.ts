import type { RogueEvent } from '../../../../games/rogue/index.ts';
import type { Passage, Playback } from '../../../../play/index.ts';

/** Who shows what is played. */
export interface RunStage {
  jump(count: number): void;
  run(to: number, events: readonly RogueEvent[]): void;
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

  run({ to, events }: Passage): void {
    this.#stage.run(to, events as readonly RogueEvent[]);
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
