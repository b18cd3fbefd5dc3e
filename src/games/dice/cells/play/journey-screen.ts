import { MUTE } from '#audio';
import type { Piece } from '#audio';
import { Match } from '#core';
import { phaseOf, playersOf } from '../../rules/index.ts';
import type {
  DiceAction,
  DiceEvent,
  DiceState,
  JourneyAction,
  JourneyEvent,
  JourneyOptions,
  JourneyState,
} from '../../rules/index.ts';
import { commandOf, Session } from '#play';
import type { NamedSession, News, OpenedGame, PlayController } from '#play';
import { campOffers } from '../../voice/camp-offers.ts';
import type { CampOffer } from '../../voice/camp-offers.ts';
import { taleAfter } from '../../voice/choices.ts';
import type { Tale } from '../../voice/choices.ts';
import type { CheckShown } from '../../voice/checks.ts';
import { describeJourneyEvents } from '../../voice/happenings.ts';
import { nameNext, nextJourney } from '../../voice/next-journey.ts';
import type { NextJourney } from '../../voice/next-journey.ts';
import { needsConfirmation, offersShown } from '../../voice/offers.ts';
import type { OfferShown } from '../../voice/offers.ts';
import { JourneySound } from '../../voice/journey-sound.ts';
import { journeyMusic } from '../../voice/sounds.ts';
import { isAtBeginning, isFreshTurn, sceneKey, turnKey } from '../../voice/moments.ts';
import { checkIn, lastStep } from '../../voice/steps.ts';
import type { PlayedStep } from '../../voice/steps.ts';
import { checkOnTable, heroOnTable } from '../../voice/table.ts';
import { describeScene } from '../../voice/status.ts';
import { JourneyEnd } from '../../voice/endless/journey-end.ts';
import type { ProfileStore } from '../../voice/records/profile.ts';
import { findShownHints, describeHint, tutorialHint } from '../../voice/tutorial.ts';
import type { TutorialHint } from '../../voice/tutorial.ts';
import { suggestedDice, withSuggested } from '../../voice/suggested-dice.ts';
import type { SuggestedDice } from '../../voice/suggested-dice.ts';
import type { DiceWords } from '../../voice/words.ts';
import type { Grid } from '#screen/cells/grid.ts';
import type { Context } from '#screen/model/context.ts';
import { DICE_SCREEN_KEYS, DICE_TABLE_KEYS } from '../../voice/keymap.ts';
import { isKey } from '#screen/model/key.ts';
import type { Key } from '#screen/model/key.ts';
import { BEAT_LENGTHS } from '#screen/model/settings.ts';
import type { Screen } from '#screen/model/screen.ts';
import { FULL_SIZE } from '#screen/menus/too-small.ts';
import { screenPlayback } from '#screen/play/beat-playback.ts';
import type { BeatPlayback } from '#screen/play/beat-playback.ts';
import { offerOther } from '#screen/play/save-news.ts';
import { askToLeave, leaveGame, leaveQuestion } from '#screen/play/leave.ts';
import { describeNoUndo } from '#voice/saved-game.ts';
import { openOnScreen } from '#screen/play/on-screen.ts';
import { moveIndex } from '#screen/widgets/list.ts';
import { fitsStatus, tableAreas } from '../table/frame.ts';
import { keyName } from '../table/actions.ts';
import { drawTable } from '../table/table.ts';
import { drawEnd, drawHint, drawIntro, drawNews, drawTale, drawTurnStart } from './banners.ts';
import { drawSidePanel, roomsOf } from './side-panel.ts';
import { drawCamp } from './camp.ts';
import { drawChoice } from './choice.ts';
import { rollBeats, rollTimes } from './roll-beats.ts';
import { sideScreen } from './side-pages.ts';

/** Pages already shown and dismissed, by scene, by turn and by step. */
interface SeenPages {
  readonly intro: string | undefined;
  readonly turn: string | undefined;
  readonly tale: string | undefined;
}

interface JourneyScreenContext {
  readonly context: Context;
  readonly words: DiceWords;
  readonly records: ProfileStore;
}

/** Screen for playing a journey: the table of a scene, the camp, and the story between them. */
export class JourneyScreen implements Screen {
  readonly minSize = FULL_SIZE;
  readonly #context: Context;
  readonly #words: DiceWords;
  readonly #session: Session;
  readonly #opened: OpenedGame;
  readonly #back: Screen;
  readonly #playback: BeatPlayback;
  readonly #sound: JourneySound;
  #seen: SeenPages = { intro: undefined, turn: undefined, tale: undefined };
  readonly #end: JourneyEnd;
  #page = 0;
  #pages = 1;
  /** First visible line of a long text; `isMore` is true if text follows below. */
  #top = 0;
  #isMore = false;
  readonly #hints: Set<TutorialHint>;
  /** Key of an action that awaits confirmation. */
  #pendingConfirmation: string | undefined;
  #campIndex = 0;
  #announcedNews: News | undefined;
  /** Reason the chosen action was refused, shown until the next key press. */
  #reason = '';
  /** True once the result of a daily was copied, until the next key press. */
  #isCopied = false;

  constructor({ context, words, records }: JourneyScreenContext, game: NamedSession, back: Screen) {
    this.#context = context;
    this.#words = words;
    this.#end = new JourneyEnd(game.session, records, () => words);
    this.#session = game.session;
    this.#back = back;
    this.#hints = findShownHints(game.session.match, words);
    const { audio, schedule } = context.environment;
    this.#sound = new JourneySound(audio ?? MUTE, schedule, () =>
      rollTimes(BEAT_LENGTHS[context.settings.speed]),
    );
    this.#playback = screenPlayback(
      context,
      (before, events) => this.#animate(before as JourneyState, events as JourneyEvent[]),
      () => this.#play,
    );
    this.#opened = openOnScreen(context, game, {
      playback: this.#playback,
      parted: (news) => offerOther(context, { screen: this, back }, news),
    });
    this.#play.subscribe(() => this.#changed());
  }

  enter(): void {
    this.#opened.enter();
  }

  leave(): void {
    this.#opened.leave();
    this.#sound.close();
  }

  music(): Piece | undefined {
    return journeyMusic(this.#state);
  }

  leaveQuestion(): string | undefined {
    return leaveQuestion(this.#context, this.#opened);
  }

  draw(grid: Grid): void {
    const state = this.#state;
    const { scene } = state;
    const words = this.#words;
    const moment = this.#playback.moment;
    if (moment !== undefined) {
      const { scene: before } = moment.before as JourneyState;
      if (before !== undefined) this.#drawTable(grid, before, moment.frame as CheckShown);
    } else if (this.#tale(state) !== undefined) this.#drawTale(grid, state);
    else if (scene === undefined) this.#drawCamp(grid, state);
    else if (scene.over !== undefined)
      this.#isMore = drawEnd(grid, state, scene, words, this.#sentences, this.#top, {
        ...this.#keysAtEnd,
        news: this.#end.lines,
      });
    else if (this.#showsIntro(state)) this.#isMore = drawIntro(grid, scene, words, this.#top);
    else if (this.#showsTurn(state)) drawTurnStart(grid, scene, words);
    else if (phaseOf(scene)?.kind === 'choice') this.#drawChoice(grid, scene);
    else {
      this.#drawTable(grid, scene, checkOnTable(scene, checkIn(this.#step, words), words));
      const hint = this.#hint(state);
      const text = hint && describeHint(hint, words);
      if (text !== undefined)
        drawHint(grid, tableAreas(roomsOf(grid.area).table).middle, text, words);
    }
    if (moment === undefined && this.#isFullText(state)) drawNews(grid, this.#context.news);
  }

  /** True if a text without a line for news fills the screen. */
  #isFullText(state: JourneyState): boolean {
    return this.#tale(state) !== undefined || this.#isReading(state) || this.#showsTurn(state);
  }

  onKey(key: Key): Screen | undefined {
    this.#reason = '';
    this.#isCopied = false;
    const pendingConfirmation = this.#pendingConfirmation;
    this.#pendingConfirmation = undefined;
    if (this.#playback.moment !== undefined) {
      this.#playback.settle();
      this.#sound.hurry();
      return this;
    }
    const state = this.#state;
    const { scene } = state;
    const common = this.#commonKey(key, state);
    if (common !== undefined) return common;
    if (this.#tale(state) !== undefined) {
      if (!this.#scroll(key)) this.#leaveTale();
    } else if (scene === undefined) this.#campKey(key, state);
    else if (commandOf(DICE_TABLE_KEYS, key) === 'next-scenario' && this.#next !== undefined)
      return this.#setOut(this.#next);
    else if (commandOf(DICE_TABLE_KEYS, key) === 'copy' && this.#end.share !== '')
      this.#copyResult();
    else if (this.#isReading(state)) {
      if (!this.#scroll(key)) return this.#goOn(state, scene);
    } else if (this.#showsTurn(state)) this.#seen = { ...this.#seen, turn: turnKey(state) };
    else this.#tableKey(key, pendingConfirmation, state);
    this.#context.redraw();
    return this;
  }

  /** The journey suggested after a single scenario is won. */
  get #next(): NextJourney | undefined {
    const { scene } = this.#state;
    const options = this.#session.match.options as JourneyOptions;
    return scene && nextJourney(options, scene, this.#words.pack);
  }

  /** Copies the result of a daily. */
  #copyResult(): void {
    this.#context.environment.copy?.(this.#end.share);
    this.#isCopied = true;
    this.#context.redraw();
  }

  get #keysAtEnd(): { readonly keys?: string } {
    const { say } = this.#words;
    if (this.#isCopied) return { keys: say('dice-daily-copied') };
    if (this.#end.share !== '') return { keys: say('dice-daily-end-keys') };
    const next = this.#next;
    if (next === undefined) return {};
    const scenario = nameNext(next, this.#words);
    return { keys: this.#words.say('dice-screen-next-key', { scenario }) };
  }

  /** Starts the next journey with the same heroes. */
  #setOut({ options }: NextJourney): Screen {
    const { environment, routes } = this.#context;
    const { match, seats } = this.#session;
    const session = new Session(new Match(match.game, options, environment.freshSeed()), seats);
    return routes.play({ session, name: environment.saves.freshName(match.game.id) }, this.#back);
  }

  /** True if a story fills the screen, at the start or end of a scene. */
  #isReading(state: JourneyState): boolean {
    return state.scene?.over !== undefined || this.#showsIntro(state);
  }

  /** Scrolls a long text; returns false if the key leaves it. */
  #scroll(key: Key): boolean {
    if (isKey(key, 'up', 'pageup'))
      this.#top = Math.max(0, this.#top - (key.name === 'up' ? 1 : 8));
    else if (isKey(key, 'down')) this.#top += Number(this.#isMore);
    else if (this.#isMore) this.#top += 8;
    else return false;
    return true;
  }

  /** The tutorial hint due now, if any. */
  #hint(state: JourneyState): TutorialHint | undefined {
    if (this.#context.settings.guidance === 'off' || this.#session.match.turn.kind !== 'decide')
      return undefined;
    return tutorialHint(state, this.#hints, this.#words);
  }

  #tableKey(key: Key, pendingConfirmation: string | undefined, state: JourneyState): void {
    const { say } = this.#words;
    const hint = this.#hint(state);
    if (commandOf(DICE_TABLE_KEYS, key) === 'hints') {
      const { settings } = this.#context;
      const guidance = settings.guidance === 'on' ? 'off' : 'on';
      this.#context.changeSettings({ ...settings, guidance });
      this.#reason = say(`dice-screen-hints-${guidance}`);
      return;
    }
    if (hint !== undefined) this.#hints.add(hint);
    // Keys that only dismiss a hint would otherwise confirm or cancel what is below it.
    if (hint === undefined || !isKey(key, 'enter', 'space', 'escape')) {
      this.#sceneKey(key, pendingConfirmation);
    }
  }

  get #play(): PlayController {
    return this.#opened.controller;
  }

  get #state(): JourneyState {
    return this.#session.match.state as JourneyState;
  }

  #animate(before: JourneyState, events: readonly JourneyEvent[]) {
    const { scene } = before;
    return scene === undefined ? [] : rollBeats(scene, events as DiceEvent[], this.#words);
  }

  #showsIntro(state: JourneyState): boolean {
    return this.#seen.intro !== sceneKey(state) && isAtBeginning(state);
  }

  /** True if the turn announcement is due; never with a single hero. */
  #showsTurn(state: JourneyState): boolean {
    const { scene } = state;
    if (scene === undefined || scene.heroes.length < 2 || this.#seen.turn === turnKey(state))
      return false;
    return (
      phaseOf(scene)?.kind === 'interior' && scene.turn.explorations === 0 && isFreshTurn(scene)
    );
  }

  /** Handles the keys shared by all scenes and the camp. */
  #commonKey(key: Key, state: JourneyState): Screen | undefined {
    const { scene } = state;
    const command = commandOf(DICE_SCREEN_KEYS, key);
    if (command === 'leave') return leaveGame(this.#context, this, this.#back);
    if (isKey(key, 'escape') && this.#offerFor('escape') === undefined)
      return askToLeave(this.#context, this, this.#back);
    if (command === 'undo') {
      if (!this.#play.undo()) this.#reason = describeNoUndo(this.#session.match, this.#context.say);
      this.#context.redraw();
      return this;
    }
    return sideScreen(key, {
      context: this.#context,
      words: this.#words,
      session: this.#session,
      hero: scene === undefined ? 0 : heroOnTable(scene),
      back: this,
    });
  }

  /**
   * Continues from the story to the table, from the end of a scene to the camp, or out of a
   * finished game.
   */
  #goOn(state: JourneyState, scene: DiceState): Screen {
    this.#top = 0;
    if (scene.over === undefined) this.#seen = { ...this.#seen, intro: sceneKey(state) };
    else if (this.#session.match.turn.kind !== 'decide') return this.#back;
    else this.#play.play({ kind: 'go-on' } satisfies JourneyAction);
    this.#context.redraw();
    return this;
  }

  #campKey(key: Key, state: JourneyState): void {
    const offers = this.#campOffers(state);
    const moved = moveIndex(key, this.#campIndex, offers.length);
    if (moved !== undefined) this.#campIndex = moved;
    else if (isKey(key, 'enter', 'space')) {
      const offer = offers[Math.min(this.#campIndex, offers.length - 1)];
      if (offer === undefined) return;
      this.#take(offer.action);
      this.#campIndex = Math.min(
        this.#campIndex,
        Math.max(0, this.#campOffers(this.#state).length - 1),
      );
    }
  }

  #sceneKey(key: Key, pendingConfirmation: string | undefined): void {
    if (commandOf(DICE_TABLE_KEYS, key) === 'more') {
      this.#page = (this.#page + 1) % this.#pages;
      return;
    }
    const name = key.name === 'space' ? 'enter' : key.name;
    const offer = this.#offerFor(name);
    const { scene } = this.#state;
    if (offer === undefined || scene === undefined || key.ctrl || key.alt) return;
    const suggested = offer.action.kind === 'confirm' ? this.#suggested(scene) : undefined;
    if (suggested !== undefined) for (const action of suggested.steps) this.#takeInScene(action);
    else if (offer.refusal !== undefined) {
      this.#reason = offer.refusal;
      this.#sound.refuse();
    } else if (pendingConfirmation !== name && needsConfirmation(offer, this.#offers(scene))) {
      this.#pendingConfirmation = name;
      const hero = this.#words.hero(scene, heroOnTable(scene));
      this.#reason = this.#words.say('dice-screen-dooms', { hero, key: keyName(name) });
    } else this.#takeInScene(offer.action);
  }

  #takeInScene(action: DiceAction): void {
    this.#take({ kind: 'scene', action });
  }

  #take(action: JourneyAction): void {
    this.#page = 0;
    this.#play.play(action);
  }

  #offerFor(key: string): OfferShown | undefined {
    const { scene } = this.#state;
    if (scene === undefined || scene.over !== undefined) return undefined;
    return this.#offers(scene).find((offer) => offer.key === key);
  }

  /** Index of the deciding player among the players of the scene. */
  #decides(): number {
    const { turn } = this.#session.match;
    if (turn.kind !== 'decide') return 0;
    return Math.max(0, playersOf(this.#state).indexOf(turn.player));
  }

  #offers(scene: DiceState): readonly OfferShown[] {
    if (!this.#play.isOpen) return [];
    const view = this.#session.match.game.view(this.#state, 0) as JourneyState;
    return offersShown(view.scene ?? scene, this.#decides(), this.#words);
  }

  /** The dice that are used if the player chooses no others. */
  #suggested(scene: DiceState): SuggestedDice | undefined {
    if (!this.#play.isOpen) return undefined;
    const view = this.#session.match.game.view(this.#state, 0) as JourneyState;
    return suggestedDice(view.scene ?? scene, this.#words);
  }

  #campOffers(state: JourneyState): readonly CampOffer[] {
    const { turn } = this.#session.match;
    return turn.kind === 'decide'
      ? campOffers(state, turn.actions as JourneyAction[], this.#words)
      : [];
  }

  /** The last step. For a game just opened, it is reconstructed from the log. */
  get #step(): PlayedStep | undefined {
    const { news } = this.#play;
    if (news === undefined) return lastStep(this.#session.match);
    if (news.kind !== 'events') return undefined;
    return { before: news.before as JourneyState, events: news.events as JourneyEvent[] };
  }

  get #sentences(): readonly string[] {
    const step = this.#step;
    return step === undefined ? [] : describeJourneyEvents(step.before, step.events, this.#words);
  }

  #drawTable(grid: Grid, scene: DiceState, check: CheckShown | undefined): void {
    const words = this.#words;
    const isMoving = this.#playback.moment !== undefined;
    const news = this.#reason === '' ? this.#context.news : this.#reason;
    const suggested = isMoving ? undefined : this.#suggested(scene);
    const offers = isMoving ? [] : withSuggested(this.#offers(scene), suggested);
    const rooms = roomsOf(grid.area);
    drawSidePanel(grid, rooms, scene, words, this.#session.match);
    this.#pages = drawTable(grid, rooms.table, {
      state: scene,
      hero: heroOnTable(scene),
      words,
      offers,
      page: this.#page,
      check: suggested?.check ?? check,
      suggested: suggested?.slots ?? [],
      sentences: isMoving ? [] : this.#sentences,
      status: news === '' ? describeScene(scene, words, fitsStatus(rooms.table)) : news,
      isNews: news !== '',
      keys: words.say('dice-screen-keys'),
    });
  }

  /** The page of the story that follows from the last step, until it is dismissed. */
  #tale(state: JourneyState): Tale | undefined {
    if (this.#seen.tale === String(this.#session.match.cursor)) return undefined;
    return taleAfter(state, this.#step?.events ?? [], this.#words);
  }

  #drawTale(grid: Grid, state: JourneyState): void {
    const tale = this.#tale(state);
    if (tale !== undefined) this.#isMore = drawTale(grid, tale, this.#words, this.#top);
  }

  #leaveTale(): void {
    this.#top = 0;
    this.#isMore = false;
    this.#seen = { ...this.#seen, tale: String(this.#session.match.cursor) };
  }

  #drawChoice(grid: Grid, scene: DiceState): void {
    const news = this.#reason === '' ? this.#context.news : this.#reason;
    const keys = this.#words.say('dice-screen-keys');
    drawChoice(grid, scene, this.#words, { offers: this.#offers(scene), news, keys });
  }

  #drawCamp(grid: Grid, state: JourneyState): void {
    drawCamp(grid, {
      state,
      offers: this.#campOffers(state),
      index: this.#campIndex,
      news: this.#reason === '' ? this.#context.news : this.#reason,
      words: this.#words,
    });
  }

  #changed(): void {
    const { news, trouble } = this.#play;
    const isFreshNews = news !== this.#announcedNews;
    this.#announcedNews = news;
    if (isFreshNews && news?.kind === 'events') this.#end.record(news.before);
    if (isFreshNews && news !== undefined) this.#sound.playNews(news, this.#state);
    if (isFreshNews && news?.kind === 'refused') {
      this.#context.announce(this.#context.messages.sayProblem(news.problem));
    } else if (trouble !== undefined) this.#context.announce(trouble);
    else this.#context.redraw();
  }
}
