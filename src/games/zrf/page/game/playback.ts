import type { ZrfEvent } from '../../rules/index.ts';
import type { Speed } from '#web/storage/settings.ts';
import { Playback } from '#web/board/playback.ts';
import { motionOf } from './motion.ts';
import type { Motion, PlayedStep } from './motion.ts';
import type { ZrfMatch } from './match.ts';

/** Shown position as cells, and the motion of pieces to it. */
export class PiecePlayback extends Playback<ZrfEvent, readonly number[], Motion> {
  readonly #match: ZrfMatch;
  readonly #pace: () => Speed;
  readonly isMoving = this.isBusy;

  constructor(match: ZrfMatch, pace: () => Speed) {
    super(match.state.cells);
    this.#match = match;
    this.#pace = pace;
  }

  protected override piecesAt(count: number): readonly number[] {
    return this.#match.stateAt(count).cells;
  }

  protected override motionOf(from: number, to: number): Motion | undefined {
    const pace = this.#pace();
    if (pace === 'off') return undefined;
    const rules = this.#match.game.rulesOf(this.#match.state);
    const motion = motionOf(rules, this.#steps(from, to), pace);
    return motion.length === 0 ? undefined : motion;
  }

  #steps(from: number, to: number): PlayedStep[] {
    const steps: PlayedStep[] = [];
    let before = this.#match.stateAt(from);
    for (let index = from; index < to; index += 1) {
      const action = this.#match.log[index]?.action;
      if (action === undefined) break;
      const after = this.#match.game.apply(before, action).state;
      steps.push({ before, action, after });
      before = after;
    }
    return steps;
  }
}
