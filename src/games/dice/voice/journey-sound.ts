import { CueQueue } from '#audio';
import type { Audio } from '#audio';
import type { JourneyEvent, JourneyState } from '../rules/index.ts';
import type { News, Schedule } from '#play';
import { journeyCues, journeyMusic, REFUSED } from './sounds.ts';
import type { RollTimes } from './sounds.ts';

/** Lets be heard what happens on a journey, in time with what is shown. */
export class JourneySound {
  readonly #audio: Audio;
  readonly #cues: CueQueue;
  readonly #times: () => RollTimes;

  /** `times`: how long dice tumble where they are shown. */
  constructor(audio: Audio, schedule: Schedule, times: () => RollTimes) {
    this.#audio = audio;
    this.#cues = new CueQueue(audio, schedule);
    this.#times = times;
  }

  /** What has just been told, and the state that it led to. */
  tell(news: News, after: JourneyState): void {
    if (news.kind === 'refused') this.refuse();
    if (news.kind !== 'events') return;
    const events = news.events as JourneyEvent[];
    this.#cues.play(journeyCues(news.before as JourneyState, events, after, this.#times()));
  }

  /** Something cannot be done. */
  refuse(): void {
    this.#cues.play(REFUSED);
  }

  /** An animation is skipped: what belongs to its end is heard at once. */
  hurry(): void {
    this.#cues.hurry();
  }

  /** The music that belongs to a state; asked for again, it goes on. */
  music(state: JourneyState): void {
    this.#audio.music(journeyMusic(state));
  }

  close(): void {
    this.#cues.drop();
  }
}
