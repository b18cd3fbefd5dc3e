import { computed, signal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import type { Match } from '#core';
import type {
  JourneyAction,
  JourneyEvent,
  JourneyOptions,
  JourneyState,
  Pack,
} from '../../rules/index.ts';
import { isFolly } from '../../voice/offers.ts';
import type { OfferShown } from '../../voice/offers.ts';
import { hintsGiven, tutorialHint } from '../../voice/tutorial.ts';
import type { TutorialHint } from '../../voice/tutorial.ts';
import { DiceWords } from '../../voice/words.ts';
import { PlayModel } from '#web/board/play-model.ts';
import type { PlayModelOptions } from '#web/board/play-model.ts';
import { currentMessages } from '#web/language/language.ts';
import { RollPlayback } from './playback.ts';
import { settings } from '#web/storage/settings.ts';
import type { TableShown } from './table.ts';

type JourneyMatch = Match<JourneyState, JourneyAction, JourneyEvent, JourneyOptions>;

/** One journey on the table. */
export class DicePlayModel extends PlayModel<
  JourneyState,
  JourneyAction,
  JourneyEvent,
  JourneyMatch,
  RollPlayback
> {
  readonly pack: Pack;
  /** The deadly offer that was asked about, and when. */
  #asked = '';
  readonly #given: Signal<ReadonlySet<TutorialHint>>;

  constructor(options: PlayModelOptions, pack: Pack) {
    const match = options.session.match as unknown as JourneyMatch;
    const words = () => new DiceWords(pack, currentMessages());
    const stateAt = (count: number) => match.stateAt(count);
    // Somebody who has one thing to choose chooses it all the same: it is his dice that go.
    const all = { ...options, playsForced: () => false };
    super(all, match, new RollPlayback({ stateAt, pace: options.pace, words }));
    this.pack = pack;
    this.#given = signal(hintsGiven(options.session.match, words()));
  }

  /** How often an offer was not taken. */
  readonly refusals = signal(0);

  /** What everything is called, in the language of the page. */
  readonly words = computed(() => new DiceWords(this.pack, currentMessages()));

  /** The dice that are rolling, if any are. */
  readonly rolling = computed(() => this.playback.display.value.motion);

  /** What lies on the table: while dice roll, what lay there before. */
  readonly onTable = computed(() => this.rolling.value?.before ?? this.state.value);

  /** The hint of the tutorial for what lies on the table, if it was not given before. */
  readonly tutorial = computed((): TutorialHint | undefined => {
    const isWanted = settings.value.guidance === 'on';
    if (!isWanted || !this.isOpen.value || this.rolling.value !== undefined) return undefined;
    return tutorialHint(this.state.value, this.#given.value, this.words.value);
  });

  /** The hint has been read. */
  readHint(): void {
    const hint = this.tutorial.peek();
    if (hint !== undefined) this.#given.value = new Set([...this.#given.peek(), hint]);
  }

  /** An action as the match writes it. */
  textOf(action: JourneyAction): string {
    return this.match.game.makeAction(this.match.state, action);
  }

  /**
   * Takes an offer, or tells why it is not taken: where it is off, and before certain death, of which
   * one is asked first. '' where it was taken.
   */
  choose(offer: OfferShown, { offers, scene, hero }: TableShown): string {
    const action = { kind: 'scene', action: offer.action } as const;
    const text = this.textOf(action);
    const asked = `${this.present.peek().cursor} ${text}`;
    if (offer.refusal !== undefined) {
      this.refusals.value += 1;
      return offer.refusal;
    }
    if (this.#asked !== asked && isFolly(offer, offers)) {
      this.#asked = asked;
      this.refusals.value += 1;
      const words = this.words.peek();
      return words.say('dice-page-dooms', { hero: words.hero(scene, hero) });
    }
    this.play(action);
    return '';
  }

  override play(action: JourneyAction): boolean {
    // Whoever goes on has read what was told, or does not care to.
    this.readHint();
    return super.play(action);
  }
}
