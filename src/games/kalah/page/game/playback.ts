import { computed, signal } from '@preact/signals';
import type { KalahEvent } from '../../rules/index.ts';
import { Playback } from '#web/board/playback.ts';
import type { KalahMatch } from '../timeline/match.ts';
import { makeTimeline } from '../timeline/timeline.ts';
import type { Pace, Timeline } from '../timeline/timeline.ts';
import { seedsAt } from '../timeline/seeds.ts';
import type { Seeds } from '../timeline/seeds.ts';

/** The displayed position and the animation of its seeds; badges may remain when the seeds stop. */
export class SeedPlayback extends Playback<KalahEvent, Seeds, Timeline> {
  readonly #match: KalahMatch;
  readonly #pace: () => Pace;
  readonly #still = signal<Timeline | undefined>(undefined);
  /** True while seeds are moving. */
  readonly isMoving = computed(() => {
    const { motion } = this.display.value;
    return motion !== undefined && motion !== this.#still.value;
  });

  constructor(match: KalahMatch, pace: () => Pace) {
    super(seedsAt(match, match.cursor));
    this.#match = match;
    this.#pace = pace;
  }

  /** Marks a timeline's seeds as at rest; its badges may remain. */
  rest(timeline: Timeline): void {
    this.#still.value = timeline;
  }

  protected override piecesAt(count: number): Seeds {
    return seedsAt(this.#match, count);
  }

  protected override motionOf(
    from: number,
    _to: number,
    events: readonly KalahEvent[],
  ): Timeline | undefined {
    const pace = this.#pace();
    return pace === 'off' ? undefined : makeTimeline(this.piecesAt(from), events, pace);
  }
}
