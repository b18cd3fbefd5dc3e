import { CueQueue } from '#audio';
import type { Audio } from '#audio';
import type { JourneyEvent, JourneyState } from '../rules/index.ts';
import type { News, Schedule } from '#play';
import { journeyCues, journeyMusic, REFUSED } from './sounds.ts';
import type { RollTimes } from './sounds.ts';

/** Plays the sounds of a journey in sync with the screen. */
export class JourneySound {
  readonly #audio: Audio;
  readonly #cues: CueQueue;
  readonly #times: () => RollTimes;

  /** `times` returns the duration of the dice animation. */
  constructor(audio: Audio, schedule: Schedule, times: () => RollTimes) {
    this.#audio = audio;
    this.#cues = new CueQueue(audio, schedule);
    this.#times = times;
  }

  /** Plays the sounds for news, given the state after them. */
  playNews(news: News, after: JourneyState): void {
    if (news.kind === 'refused') this.refuse();
    if (news.kind !== 'events') return;
    const events = news.events as JourneyEvent[];
    this.#cues.play(journeyCues(news.before as JourneyState, events, after, this.#times()));
  }

  /** Plays the sound of a refusal. */
  refuse(): void {
    this.#cues.play(REFUSED);
  }

  /** Skips an animation and plays its final sounds immediately. */
  hurry(): void {
    this.#cues.hurry();
  }

  /** Plays the music of a state. Music already playing continues. */
  music(state: JourneyState): void {
    this.#audio.music(journeyMusic(state));
  }

  close(): void {
    this.#cues.drop();
  }
}
