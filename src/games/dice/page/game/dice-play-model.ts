import { computed, signal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import type { Match } from '#core';
import type {
  DiceAction,
  JourneyAction,
  JourneyEvent,
  JourneyOptions,
  JourneyState,
  Pack,
} from '../../rules/index.ts';
import { sceneKey } from '../../voice/moments.ts';
import { needsConfirmation } from '../../voice/offers.ts';
import type { OfferShown } from '../../voice/offers.ts';
import { JourneyEnd } from '../../voice/endless/journey-end.ts';
import { findShownHints, tutorialHint } from '../../voice/tutorial.ts';
import type { TutorialHint } from '../../voice/tutorial.ts';
import { DiceWords } from '../../voice/words.ts';
import { PlayModel } from '#web/board/play-model.ts';
import type { PlayModelOptions } from '#web/board/play-model.ts';
import { currentMessages } from '#web/language/language.ts';
import { pageRecords } from '../records/profile.ts';
import { RollPlayback } from './playback.ts';
import { settings } from '#web/storage/settings.ts';
import type { TableShown } from './table.ts';

type JourneyMatch = Match<JourneyState, JourneyAction, JourneyEvent, JourneyOptions>;

/** View model of one journey. */
export class DicePlayModel extends PlayModel<
  JourneyState,
  JourneyAction,
  JourneyEvent,
  JourneyMatch,
  RollPlayback
> {
  readonly pack: Pack;
  /** The deadly offer that awaits confirmation, with the time it was chosen. */
  #confirmKey = '';
  readonly #shownHints: Signal<ReadonlySet<TutorialHint>>;
  /** Effects of finished scenarios on the records. */
  readonly end: JourneyEnd;
  #recordedNews: unknown;

  constructor(options: PlayModelOptions, pack: Pack) {
    const match = options.session.match as unknown as JourneyMatch;
    const words = () => new DiceWords(pack, currentMessages());
    const stateAt = (count: number) => match.stateAt(count);
    // Single choices are not played automatically, because they cost the player dice.
    const all = { ...options, playsForced: () => false };
    super(all, match, new RollPlayback({ stateAt, pace: options.pace, words }));
    this.pack = pack;
    this.#shownHints = signal(findShownHints(options.session.match, words()));
    this.end = new JourneyEnd(options.session, pageRecords, words);
    this.controller.subscribe(() => this.#record());
  }

  /** Adds a scenario to the records when its last step is played. */
  #record(): void {
    const { news } = this.controller;
    if (news === this.#recordedNews) return;
    this.#recordedNews = news;
    if (news?.kind === 'events') this.end.record(news.before);
  }

  /** Scene whose story was read, as given by `sceneKey`. */
  readonly readStory = signal('');

  /** Number of refused offers. */
  readonly refusals = signal(0);

  /** All names, in the language of the page. */
  readonly words = computed(() => new DiceWords(this.pack, currentMessages()));

  /** The dice now rolling, if any. */
  readonly rolling = computed(() => this.playback.display.value.motion);

  /** The state on the table; while dice roll, the state before the roll. */
  readonly onTable = computed(() => this.rolling.value?.before ?? this.state.value);

  /** The tutorial hint for the current state, unless it was shown before. */
  readonly tutorial = computed((): TutorialHint | undefined => {
    const isWanted = settings.value.guidance === 'on';
    if (!isWanted || !this.isOpen.value || this.rolling.value !== undefined) return undefined;
    return tutorialHint(this.state.value, this.#shownHints.value, this.words.value);
  });

  /** Marks the hint as read. */
  readHint(): void {
    const hint = this.tutorial.peek();
    if (hint !== undefined) this.#shownHints.value = new Set([...this.#shownHints.peek(), hint]);
  }

  /** The text form of an action in the match. */
  textOf(action: JourneyAction): string {
    return this.match.game.makeAction(this.match.state, action);
  }

  /**
   * Plays an offer, or returns the reason for not playing it. An offer that means certain death
   * needs a second press. Returns '' if played.
   */
  choose(offer: OfferShown, { offers, scene, hero }: TableShown): string {
    const action = { kind: 'scene', action: offer.action } as const;
    const text = this.textOf(action);
    const confirmKey = `${this.present.peek().cursor} ${text}`;
    if (offer.refusal !== undefined) {
      this.refusals.value += 1;
      return offer.refusal;
    }
    if (this.#confirmKey !== confirmKey && needsConfirmation(offer, offers)) {
      this.#confirmKey = confirmKey;
      this.refusals.value += 1;
      const words = this.words.peek();
      return words.say('dice-page-dooms', { hero: words.hero(scene, hero) });
    }
    this.play(action);
    return '';
  }

  /** Begins without the dialog of the story, which the table shows instead. */
  skipStory(): void {
    this.readStory.value = sceneKey(this.match.state);
  }

  /** Plays actions of a scene in sequence, until one of them is refused. */
  playAll(actions: readonly DiceAction[]): void {
    for (const action of actions) if (!this.play({ kind: 'scene', action })) return;
  }

  override play(action: JourneyAction): boolean {
    // A player who continues has read the hint or does not want it.
    this.readHint();
    return super.play(action);
  }
}
