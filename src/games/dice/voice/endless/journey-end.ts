import type { Session } from '#play';
import type { JourneyState } from '../../rules/index.ts';
import type { ProfileStore } from '../records/profile.ts';
import type { DiceWords } from '../words.ts';
import { shareText } from './daily.ts';
import { describeEndNews, endNews, hasEnded } from './ending.ts';
import type { EndLine, EndNews } from './ending.ts';

/** The ends of a journey's scenarios: adds them to the records and describes their effect. */
export class JourneyEnd {
  readonly #session: Session;
  readonly #store: ProfileStore;
  readonly #words: () => DiceWords;
  #state: unknown;
  #news: EndNews | undefined;

  constructor(session: Session, store: ProfileStore, words: () => DiceWords) {
    this.#session = session;
    this.#store = store;
    this.#words = words;
  }

  /** Call after every step, with the state before it. Records a scenario that has just ended. */
  record(before: unknown): void {
    const { match } = this.#session;
    if (hasEnded(before, match)) this.#keep(endNews(this.#session, this.#store, true));
  }

  /** The score, the daily and new achievements; empty before the end of a scenario. */
  get lines(): readonly EndLine[] {
    const news = this.#current;
    return news === undefined ? [] : describeEndNews(news, this.#words());
  }

  /** The result of a daily to share; '' if there is none. */
  get share(): string {
    const daily = this.#current?.daily;
    return daily === undefined ? '' : shareText(daily, this.#words());
  }

  get #current(): EndNews | undefined {
    const { match } = this.#session;
    if ((match.state as JourneyState).scene?.over === undefined) return undefined;
    // A finished game that was opened is described, but not recorded again.
    if (this.#state !== match.state) this.#keep(endNews(this.#session, this.#store, false));
    return this.#news;
  }

  #keep(news: EndNews | undefined): void {
    this.#state = this.#session.match.state;
    this.#news = news;
  }
}
