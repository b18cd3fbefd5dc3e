import { commandOf, readHint } from '#play';
import type {
  Hint,
  EarlyEnd,
  HintShown,
  MatchClock,
  NamedSession,
  News,
  OpenedGame,
  PlayController,
  Session,
  Working,
} from '#play';
import type { GameEvent } from '#core';
import type { Grid, Size } from '../cells/grid.ts';
import { MIN_SIZE } from '../menus/too-small.ts';
import { participantsOf } from '#voice/participants.ts';
import type { Context, PlayDesk } from '../model/context.ts';
import { argsOf } from '#voice/early-end.ts';
import { describeNoUndo } from '#voice/saved-game.ts';
import { OVER_KEYS, PLAY_KEYS, SKIP_KEYS } from '#voice/keymap.ts';
import { isKey } from '../model/key.ts';
import type { Key } from '../model/key.ts';
import { isTyped } from '../model/look.ts';
import type { AnyLook } from '../model/look.ts';
import type { Pointer } from '../model/pointer.ts';
import type { Screen } from '../model/screen.ts';
import { seatsScreen } from '../menus/seats.ts';
import { screenPlayback } from './beat-playback.ts';
import type { BeatPlayback, Moment } from './beat-playback.ts';
import { exportText } from './export-text.ts';
import { drawPlay } from './play-drawing.ts';
import { askToLeave, leaveGame, leaveQuestion } from './leave.ts';
import { openOnScreen, saveAndAnnounce } from './on-screen.ts';
import { describeEarly, isEarly, runMatchKey, sidesOn } from './match-keys.ts';
import { recentEntries } from './recent.ts';
import { offerOther } from './save-news.ts';
import type { RecentEntry } from './recent.ts';

/** Pause in milliseconds between consecutive bot moves, to keep each one visible. */
const PAUSE = 250;
const MAX_RECENT = 6;

/**
 * Screen of a game in progress: people use keys, bots use the engine. Saves after every action.
 */
export class PlayScreen implements Screen {
  readonly context: Context;
  readonly session: Session;
  readonly look: AnyLook;
  readonly #opened: OpenedGame;
  readonly #back: Screen;
  readonly #playback: BeatPlayback;
  #hand: unknown;
  #recent: readonly RecentEntry[] = [];
  #isEntered = false;
  /** Notices already shown. */
  readonly #notices = new Set<string>();
  /** Last announced news, hint and problem. */
  #announcedNews: News | undefined;
  #announcedHint: Hint | undefined;
  #announcedTrouble: string | undefined;

  constructor(context: Context, look: AnyLook, game: NamedSession, back: Screen) {
    this.context = context;
    this.session = game.session;
    this.look = look;
    this.#back = back;
    this.#playback = screenPlayback(
      context,
      (before, events) => look.animate(before, events),
      () => this.#play,
    );
    this.#opened = openOnScreen(context, game, {
      foreseer: context.environment.foreseer,
      playback: this.#playback,
      pause: (before) => (before === 'move' && this.#wasBot ? PAUSE : 0),
      playsForced: () => context.settings.forced === 'played',
      parted: (news) => offerOther(context, { screen: this, back }, news),
      warn: (seat) => this.#warn(seat),
    });
    this.#play.clocks?.clock.subscribe(() => context.redraw());
    this.#play.subscribe(() => this.#changed());
    this.#refresh();
  }

  /** Minimum size: the board, one row of text and the bars. */
  get minSize(): Size {
    const board = this.look.minSize?.(this.session.match.state);
    if (board === undefined) return MIN_SIZE;
    const width = Math.max(MIN_SIZE.width, board.width + 2);
    return { width, height: Math.max(MIN_SIZE.height, board.height + 3) };
  }

  get #play(): PlayController {
    return this.#opened.controller;
  }

  get hint(): HintShown | undefined {
    const { hint } = this.#play;
    return hint && readHint(this.session, hint);
  }

  get recent(): readonly RecentEntry[] {
    return this.#recent;
  }

  /** Selection of the person to move; undefined while it is not a person's turn. */
  get hand(): unknown {
    return this.moment === undefined && this.#play.isOpen ? this.#hand : undefined;
  }

  get working(): Working | undefined {
    return this.#play.working;
  }

  get ends(): EarlyEnd {
    return this.#play.ends;
  }

  get clock(): MatchClock | undefined {
    return this.#play.clocks?.clock;
  }

  get isPaused(): boolean {
    return this.#play.isPaused;
  }

  get moment(): Moment | undefined {
    return this.#playback.moment;
  }

  /** True if a bot made the last move. */
  get #wasBot(): boolean {
    const { match, seats } = this.session;
    return seats[match.entryAt(match.cursor - 1)?.by ?? -1]?.kind === 'bot';
  }

  enter(): void {
    this.#isEntered = true;
    this.#opened.enter();
    this.#refresh();
    this.#announceNotices();
  }

  leave(): void {
    this.#isEntered = false;
    this.#opened.leave();
  }

  leaveQuestion(): string | undefined {
    return leaveQuestion(this.context, this.#opened);
  }

  draw(grid: Grid): void {
    drawPlay(grid, this);
  }

  isTyping(): boolean {
    return isTyped(this.hand);
  }

  onKey(key: Key): Screen | undefined {
    if (this.moment !== undefined) {
      this.#playback.settle();
      if (commandOf(SKIP_KEYS, key) !== undefined) return this;
    }
    const press = this.hand === undefined ? undefined : this.#press(key);
    if (press !== undefined) return this;
    return this.#command(key);
  }

  /** Pasted positions and games open; other texts are typed into the line of the board, if any. */
  takesPaste(text: string): boolean {
    return this.context.moduleOf(this.session.match.game)?.canPaste?.(text) === true;
  }

  onPaste(text: string): Screen {
    const { context, session } = this;
    const { game } = session.match;
    return context.moduleOf(game)?.openPasted?.(context, text, this, game) ?? this;
  }

  /** Handles a click on a square while a person is to move; any click skips an animation. */
  onPointer({ kind, part }: Pointer): Screen {
    if (kind !== 'press') return this;
    if (this.moment !== undefined) this.#playback.settle();
    else if (this.hand !== undefined) {
      const participants = participantsOf(this.session, this.context.say);
      const { state } = this.session.match;
      this.#act(this.look.click?.(state, this.#hand, part, participants, this.context.say));
    }
    return this;
  }

  /** Sends a key to the board; returns true if the board uses it. */
  #press(key: Key): true | undefined {
    const { match } = this.session;
    const participants = participantsOf(this.session, this.context.say);
    return this.#act(this.look.press(match.state, this.#hand, key, participants, this.context.say));
  }

  #act(press: ReturnType<AnyLook['press']>): true | undefined {
    if (press === undefined) return undefined;
    if (press.kind === 'point') this.#hand = press.hand;
    else if (press.kind === 'run') this.#play.playText(press.actions);
    else this.#play.play(press.action);
    return true;
  }

  #command(key: Key): Screen {
    const { context } = this;
    const isNext = this.session.isOver && commandOf(OVER_KEYS, key) === 'new';
    switch (isNext ? 'new' : commandOf(PLAY_KEYS, key)) {
      case 'leave':
        return this.#leave(key);
      case 'help':
        return context.routes.help(this, this.session);
      case 'replay':
        return context.routes.replay(this.session, this);
      case 'seats':
        return this.#chooseSeats();
      case 'new':
        return this.#again();
      case 'undo':
        return this.#undo();
      case 'redo':
        if (!this.#play.redo()) context.announce(context.say('screen-play-no-redo'));
        return this;
      case 'hint':
        this.#showHint();
        return this;
      case 'save':
        saveAndAnnounce(context, this.#opened);
        return this;
      case 'export':
        this.#export();
        return this;
      case 'quit':
      case undefined:
        return runMatchKey(key, this, this.#play) ?? this.#own(key);
    }
  }

  /**
   * Escape is easily pressed by mistake, so it asks first. While a move is being computed, it
   * cancels that instead.
   */
  #leave(key: Key): Screen {
    if (key.name !== 'escape') return leaveGame(this.context, this, this.#back);
    return this.working === undefined ? askToLeave(this.context, this, this.#back) : this.#undo();
  }

  /** Takes back a move, or cancels the one being computed. */
  #undo(): Screen {
    const { context, session } = this;
    if (!this.#play.undo()) context.announce(describeNoUndo(session.match, context.say));
    return this;
  }

  #again(): Screen {
    const { match, seats } = this.session;
    const { game, options, clock } = match;
    return this.context.routes.newGame(game, this, { options, seats, clock });
  }

  #chooseSeats(): Screen {
    const { context, look, session } = this;
    return seatsScreen(context, session, this, (seats) => {
      return new PlayScreen(context, look, this.#opened.reseated(seats), this.#back);
    });
  }

  #showHint(): void {
    this.#play.requestHint();
    if (this.#play.thinking === 'hint')
      this.context.announce(this.context.say('screen-play-thinking'));
  }

  #changed(): void {
    const { context } = this;
    this.#refresh();
    if (this.#announceNotices()) return;
    const text = this.#freshNews();
    if (text === undefined) context.redraw();
    else context.announce(text);
  }

  /** Announcement for a change; undefined for none. */
  #freshNews(): string | undefined {
    const { context } = this;
    const { news, hint, trouble } = this.#play;
    const [oldNews, oldHint, oldTrouble] = [
      this.#announcedNews,
      this.#announcedHint,
      this.#announcedTrouble,
    ];
    [this.#announcedNews, this.#announcedHint, this.#announcedTrouble] = [news, hint, trouble];
    if (trouble !== undefined && trouble !== oldTrouble) {
      return context.say('screen-play-no-answer', { reason: trouble });
    }
    if (news !== oldNews && news?.kind === 'events') this.#sound(news.events);
    if (news !== oldNews && news?.kind === 'refused') {
      return context.messages.sayProblem(news.problem);
    }
    if (news !== oldNews && news !== undefined && isEarly(news))
      return describeEarly(news, this.context, this.session);
    return hint !== undefined && oldHint === undefined ? '' : undefined;
  }

  /** Warns a person whose time runs short. */
  #warn(seat: number): void {
    const { context, session } = this;
    context.environment.audio?.play('clock-low');
    context.announce(context.say('clock-low', argsOf(sidesOn(context, session), seat)));
  }

  #sound(events: readonly GameEvent[]): void {
    const { match, seats } = this.session;
    const persons = [...seats.keys()].filter((seat) => seats[seat]?.kind === 'person');
    const sounds = this.look.sounds?.(match.state, events, persons) ?? [];
    for (const sound of sounds) this.context.environment.audio?.play(sound);
  }

  get #fileName(): string {
    const { game, seed } = this.session.match;
    return `${game.id}-${seed}`;
  }

  #export(): void {
    exportText(this.context, this.#fileName, this.session.save());
  }

  /** Handles a game-specific key. */
  #own(key: Key): Screen {
    const { context, session } = this;
    const commands = context.moduleOf(session.match.game)?.commands?.(context, session) ?? [];
    return commands.find((command) => isKey(key, command.key))?.run(this, this.#desk) ?? this;
  }

  get #desk(): PlayDesk {
    const { context, session, hand } = this;
    const { state } = session.match;
    return {
      hand,
      save: () => void this.#opened.save(),
      announceLater: (news) => {
        if (this.#isEntered && session.match.state === state) context.announce(news);
      },
    };
  }

  /** Shows notices that newly apply; returns true if there were any. */
  #announceNotices(): boolean {
    const { context, session } = this;
    const notices = context.moduleOf(session.match.game)?.notices?.(context, session) ?? [];
    const fresh = notices.filter((notice) => !this.#notices.has(notice));
    for (const notice of fresh) this.#notices.add(notice);
    if (fresh.length > 0) context.announce(fresh.join(' '));
    return fresh.length > 0;
  }

  /** Updates the recent actions and the selection from the match. */
  #refresh(): void {
    const { session } = this;
    this.#recent = recentEntries(session.match, session.match.cursor, MAX_RECENT);
    if (session.isPersonToMove) this.#hand = this.look.point(session.match.state, this.#hand);
  }
}
