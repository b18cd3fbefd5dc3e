import type { JourneyEvent, JourneyState } from '../../rules/index.ts';
import { checksIn } from '../../voice/table.ts';
import type { CheckShown } from '../../voice/checks.ts';
import type { RollTimes } from '../../voice/sounds.ts';
import type { DiceWords } from '../../voice/words.ts';
import { Playback } from '#web/board/playback.ts';
import type { Speed } from '#web/storage/settings.ts';

/** Rolling dice, and the state before their roll. */
export interface Rolling extends RollTimes {
  readonly before: JourneyState;
  readonly checks: readonly CheckShown[];
}

interface RollPlaybackOptions {
  readonly stateAt: (count: number) => JourneyState;
  readonly pace: () => Speed;
  readonly words: () => DiceWords;
}

const LENGTHS: Readonly<Record<Exclude<Speed, 'off'>, readonly [number, number]>> = {
  slow: [1500, 2200],
  normal: [700, 1100],
  fast: [300, 500],
};

/** Durations of the tumble and of the pause after it, by speed. */
export function rollTimes(speed: Speed): RollTimes {
  const [tumble, rest] = speed === 'off' ? [0, 0] : LENGTHS[speed];
  return { tumble, rest };
}

/** Animation of the rolls between two states: dice tumble and rest, then the table updates. */
export class RollPlayback extends Playback<JourneyEvent, null, Rolling> {
  readonly #options: RollPlaybackOptions;

  constructor(options: RollPlaybackOptions) {
    super(null);
    this.#options = options;
  }

  protected override piecesAt(): null {
    return null;
  }

  protected override motionOf(
    from: number,
    _to: number,
    events: readonly JourneyEvent[],
  ): Rolling | undefined {
    const { pace, stateAt, words } = this.#options;
    const speed = pace();
    if (speed === 'off' || !events.some(({ kind }) => kind === 'checked')) return undefined;
    const before = stateAt(from);
    return { before, checks: checksIn(before, events, words()), ...rollTimes(speed) };
  }
}
