import { CueQueue, MUTE } from '../../../../audio/index.ts';
import type { JourneyEvent, JourneyState } from '../../../../games/dice/index.ts';
import type { News } from '../../../../play/index.ts';
import { journeyCues, REFUSED } from '../../../../presentation/dice/sounds.ts';
import type { Context } from '../../../model/context.ts';
import { BEAT_LENGTHS } from '../../../model/settings.ts';
import { rollTimes } from './roll-beats.ts';

/** Lets be heard what happens on a journey, in time with what is shown. */
export class JourneySound {
  readonly #context: Context;
  readonly #cues: CueQueue;

  constructor(context: Context) {
    const { audio, schedule } = context.environment;
    this.#context = context;
    this.#cues = new CueQueue(audio ?? MUTE, schedule);
  }

  tell(news: News, after: JourneyState): void {
    if (news.kind === 'refused') this.refuse();
    if (news.kind !== 'events') return;
    const times = rollTimes(BEAT_LENGTHS[this.#context.settings.speed]);
    const events = news.events as JourneyEvent[];
    this.#cues.play(journeyCues(news.before as JourneyState, events, after, times));
  }

  refuse(): void {
    this.#cues.play(REFUSED);
  }

  /** As an animation is skipped. */
  hurry(): void {
    this.#cues.hurry();
  }

  close(): void {
    this.#cues.drop();
  }
}
