import { timeEnding } from '#core';
import type { AnyMatch, Ending, GameEvent, Problem } from '#core';
import { Asking } from './asking.ts';
import type { Purpose } from './asking.ts';
import { BotTurns } from './bot-turns.ts';
import { Changes } from './changes.ts';
import { makeClocks } from './clock-control.ts';
import type { ClockControl } from './clock-control.ts';
import { EarlyEnd } from './early-end.ts';
import { hasSameEntries, takeOver } from './following.ts';
import type { EntryText } from './following.ts';
import type { Hint } from './hint.ts';
import { Hints } from './hints.ts';
import { MovesAhead } from './moves-ahead.ts';
import type { Working } from './moves-ahead.ts';
import { stepsBetween } from './news.ts';
import type { News } from './news.ts';
import { StillPause } from './playback.ts';
import type { Playback } from './playback.ts';
import type { PlayOptions } from './play-options.ts';
import type { ActionOrText, Session } from './session.ts';
import { turnStepping } from './stepping.ts';
import { takeMove } from './taking.ts';
import type { Stepping } from './stepping.ts';
import { RunningReview } from './running-review.ts';

/**
 * Controls one game, independent of its display. Handles players' actions, bots, undo and redo,
 * review of earlier positions, and hints. Bots move when animation has ended. Listeners are
 * notified once per change.
 */
export class PlayController {
  readonly session: Session;
  readonly playback: Playback;
  /** Clocks of the match, if it has any. */
  readonly clocks: ClockControl | undefined;
  /** Resignation and draws by agreement. */
  readonly ends: EarlyEnd;
  readonly #options: PlayOptions;
  readonly #changes: Changes;
  readonly #stepping: Stepping;
  readonly #asking: Asking;
  readonly #hints: Hints;
  readonly #ahead: MovesAhead;
  readonly #bots: BotTurns;
  readonly #endPause: StillPause;
  readonly #review: RunningReview;
  #viewed: number | undefined;
  #news: News | undefined;
  #announces = false;
  /** Number of entries taken back by a restart. Undo restores them. */
  #restarted = 0;

  constructor(options: PlayOptions) {
    const { session, playback, schedule } = options;
    this.session = session;
    this.playback = playback;
    this.#options = options;
    this.#changes = new Changes(options.batch);
    this.#asking = new Asking(options.engine, this.#changes);
    this.clocks = makeClocks({
      ...options,
      seat: () => this.#timedSeat,
      flagged: (by) => this.#end(timeEnding(this.match.game, this.match.state, by)),
    });
    this.#changes.subscribe(() => this.clocks?.sync());
    const asking = this.#asking;
    this.#hints = new Hints({ session, asking, changes: this.#changes });
    this.ends = new EarlyEnd({
      session,
      asking,
      isOpen: () => this.isOpen,
      end: (ending) => this.#end(ending),
      tell: (news) => this.#tell(news),
    });
    this.#stepping = options.stepping ?? turnStepping(session, () => this.#playsForced);
    this.#ahead = new MovesAhead({
      match: session.match,
      foreseer: options.foreseer,
      changes: this.#changes,
      take: (actions) => this.#take(actions),
    });
    this.#endPause = new StillPause(playback, schedule);
    this.#review = new RunningReview({
      ...options,
      forward: (entries) => this.update(() => this.#forward(entries)),
    });
    this.#bots = new BotTurns({
      ...options,
      asking,
      clocks: this.clocks,
      playsForced: () => this.#playsForced,
      take: (actions) => this.update(() => this.#ahead.take(actions)),
    });
  }

  get match(): AnyMatch {
    return this.session.match;
  }

  /** Entry count of the earlier position on display, or undefined for the current one. */
  get viewed(): number | undefined {
    return this.#viewed;
  }

  /** Entry count of the position on display. */
  get shown(): number {
    return this.#viewed ?? this.match.cursor;
  }

  /** True if a player may act now. */
  get isOpen(): boolean {
    const isHere = this.#viewed === undefined && this.working === undefined;
    return isHere && !this.isPaused && this.session.isPersonToMove;
  }

  get news(): News | undefined {
    return this.#news;
  }

  /** Hint for the position on display. */
  get hint(): Hint | undefined {
    return this.isOpen ? this.#hints.at(this.shown) : undefined;
  }

  /** Purpose of the pending question to the engine. */
  get thinking(): Purpose | undefined {
    return this.#asking.purpose;
  }

  /** Progress of a slow move. Undo cancels it. */
  get working(): Working | undefined {
    return this.#ahead.working;
  }

  /** Reason the engine did not answer the last question. */
  get trouble(): string | undefined {
    return this.#asking.trouble;
  }

  /** True if the end of the game awaits its announcement. */
  get announces(): boolean {
    return this.#announces;
  }

  /** True while the player has stopped the clocks. */
  get isPaused(): boolean {
    return this.clocks?.isPaused === true;
  }

  /** True if a review is running. */
  get isRunning(): boolean {
    return this.#review.isRunning;
  }

  get canUndo(): boolean {
    if (this.match.ending !== undefined) return this.match.canUndo;
    return this.#ahead.isChosen || this.#restarted > 0 || this.#stepping.back() !== undefined;
  }

  get canRedo(): boolean {
    return this.#stepping.forward() !== undefined;
  }

  /** Calls `listener` after every change. The returned function unsubscribes it. */
  subscribe(listener: () => void): () => void {
    return this.#changes.subscribe(listener);
  }

  /** Runs a change and notifies listeners once at the end. */
  update<T>(change: () => T): T {
    return this.#changes.update(change);
  }

  /** Marks a change, so that listeners are notified. */
  touch(): void {
    this.#changes.touch();
  }

  /** Starts the bot to move. Call this whenever the game is shown. */
  start(): void {
    this.update(() => this.#proceed());
    this.clocks?.sync();
  }

  /** Stops the bots, because another session plays the game from now on. */
  rest(): void {
    this.update(() => {
      this.#bots.rest();
      if (this.thinking === 'move' || this.working?.isChosen === false) this.#stop();
      this.touch();
    });
  }

  /**
   * Takes over the entries that another session recorded. Returns false if that is impossible, for
   * example if they differ before the limit of undo.
   */
  follow(entries: readonly EntryText[]): boolean {
    return this.update(() => this.#follow(entries));
  }

  /** Cancels searches and animation before leaving. */
  close(): void {
    if (this.thinking === undefined) this.#options.engine.stop();
    this.#stop();
    this.clocks?.close();
    this.#endPause.stop();
    this.playback.close();
  }

  /** Takes a player's action. Returns false if no player is to act, or if the rules refuse it. */
  play(action: unknown): boolean {
    return this.#choose([{ action }]);
  }

  /**
   * Like `play` for the text of an action, or for several actions as one move. Stops after a
   * refused action or the end of the game.
   */
  playText(actions: string | readonly string[]): boolean {
    const texts = typeof actions === 'string' ? [actions] : actions;
    return this.#choose(texts.map((text) => ({ text })));
  }

  #choose(actions: readonly ActionOrText[]): boolean {
    const { player } = this.session;
    if (!this.isOpen || player === undefined || actions.length === 0) return false;
    if (this.clocks?.clock.checkFlag(player) === true) return false;
    return this.update(() => this.#ahead.take(actions, true));
  }

  /** Stops the game and its clocks, or continues it. */
  togglePause(): void {
    if (this.session.isOver) return;
    this.update(() => {
      this.#stop();
      this.clocks?.togglePause();
      this.#proceed();
      this.touch();
    });
  }

  /** Shows the reason a player's request was refused. */
  refuse(problem: Problem): void {
    this.#tell({ kind: 'refused', problem });
  }

  /** Takes back the last decision, or cancels a pending move. Returns false if neither exists. */
  undo(): boolean {
    if (this.#ahead.isChosen) return this.update(() => this.#startAgain());
    if (this.match.ending !== undefined) return this.update(() => this.#undoEnd());
    const { cursor } = this.match;
    if (cursor === 0 && this.#restarted > 0) {
      return this.update(() => this.#redoTo(this.#restarted));
    }
    const target = this.#stepping.back();
    return target !== undefined && this.update(() => this.#undoTo(target));
  }

  redo(): boolean {
    const target = this.#stepping.forward();
    return target !== undefined && this.update(() => this.#redoTo(target));
  }

  /** Takes back all entries. The next undo restores them. */
  restart(): boolean {
    const { cursor } = this.match;
    return this.update(() => {
      const isUndone = this.#undoTo(0);
      if (isUndone && this.match.cursor === 0) this.#restarted = cursor;
      return isUndone;
    });
  }

  /** Shows where to look. A second request explains the hint. */
  requestHint(): void {
    const current = this.hint;
    if (current !== undefined) this.#hints.explain(current);
    else if (this.isOpen && this.thinking === undefined) this.update(() => this.#hints.request());
  }

  /** Repeats the question after an engine failure. */
  retry(): void {
    this.update(() => this.#startAgain());
  }

  /** Shows the position after `count` entries. Bots wait while an earlier position is shown. */
  view(count: number): void {
    const targetCursor = Math.max(0, Math.min(count, this.match.cursor));
    this.update(() => {
      this.#stop();
      this.#jump(this.#stepping.stopAt(targetCursor, this.shown));
      this.#proceed();
    });
  }

  /** Shows and animates the next step of the log. */
  viewNext(): void {
    if (this.#viewed === undefined) return;
    this.update(() => {
      this.#review.stop();
      this.#forward();
    });
  }

  /** Starts or stops a review, from the beginning unless an earlier position is on display. */
  toggleReview(): void {
    this.update(() => {
      if (this.isRunning) this.#review.stop();
      else {
        if (this.#viewed === undefined) this.view(0);
        if (this.#viewed !== undefined) this.#review.run();
      }
      this.touch();
    });
  }

  /** Marks the end as announced. */
  dismiss(): void {
    if (!this.#announces) return;
    this.#announces = false;
    this.touch();
  }

  get #playsForced(): boolean {
    return this.#options.playsForced?.() === true;
  }

  #tell(news: News): void {
    this.update(() => {
      this.#news = news;
      this.touch();
    });
  }

  #startAgain(): boolean {
    this.#stop();
    this.#proceed();
    this.touch();
    return true;
  }

  #take(actions: readonly ActionOrText[]): boolean {
    this.#stop();
    const { cursor, state } = this.match;
    const { session, clocks } = this;
    const playsForced = this.#playsForced;
    const { events, problem } = takeMove(actions, { session, clock: clocks?.clock, playsForced });
    if (this.match.cursor > cursor) {
      this.#run(cursor, this.match.cursor, state, events);
      this.#keep();
      if (this.session.isOver) this.#announce();
    }
    if (problem !== undefined) this.#news = { kind: 'refused', problem };
    else this.#proceed();
    this.touch();
    return problem === undefined;
  }

  #follow(entries: readonly EntryText[]): boolean {
    const { match, session } = this;
    const { cursor } = match;
    if (hasSameEntries(match, entries)) return true;
    this.#stop();
    const takeover = takeOver(session, entries);
    if (takeover === undefined) return false;
    const { from, before, events } = takeover;
    [this.#restarted, this.#announces] = [0, false];
    if (match.cursor > from) this.#run(from, match.cursor, before, events);
    else {
      const count = session.countActions(match.cursor, cursor, this.#playsForced);
      this.#news = { kind: 'undone', count };
      this.#jump(match.cursor);
    }
    if (session.isOver) this.#announce();
    this.#proceed();
    return true;
  }

  /** Seat that uses time now. */
  get #timedSeat(): number | undefined {
    const isHere = this.#viewed === undefined && this.working === undefined;
    return isHere && !this.session.isOver ? this.#bots.timedSeat : undefined;
  }

  /** Ends the match outside the rules. */
  #end(ending: Ending): void {
    this.update(() => {
      this.#stop();
      if (!this.match.end(ending)) return;
      this.#jump(this.match.cursor);
      this.#keep();
      this.#tell({ kind: 'ended' });
      this.#announce();
    });
  }

  /** Undoes an ending outside the rules. */
  #undoEnd(): boolean {
    const isUndone = this.match.undo();
    if (isUndone) {
      this.#tell({ kind: 'reopened' });
      this.#keep();
    }
    this.#proceed();
    return isUndone;
  }

  #undoTo(target: number): boolean {
    this.#stop();
    const { cursor } = this.match;
    const isUndone = this.session.undoTo(target) > 0;
    if (isUndone) {
      this.clocks?.clock.move(this.match.cursor, cursor, 1);
      const count = this.session.countActions(this.match.cursor, cursor, this.#playsForced);
      this.#news = { kind: 'undone', count };
      this.#jump(this.match.cursor);
      this.#keep();
    }
    this.#proceed();
    return isUndone;
  }

  #redoTo(target: number): boolean {
    this.#stop();
    const { cursor, state } = this.match;
    const events = this.session.redoTo(target);
    const isDone = this.match.cursor > cursor;
    if (isDone) {
      this.clocks?.clock.move(cursor, this.match.cursor, -1);
      this.#run(cursor, this.match.cursor, state, events);
      this.#keep();
    }
    this.#proceed();
    return isDone;
  }

  /** Shows a passage and stores its news. */
  #run(from: number, to: number, before: unknown, events: readonly GameEvent[]): void {
    const steps = stepsBetween(this.match, { from, to, before, events });
    this.#news = { kind: 'events', before, events, steps };
    this.#viewed = to === this.match.cursor ? undefined : to;
    this.playback.run({ from, to, before, events });
    this.touch();
  }

  #jump(count: number): void {
    this.#viewed = count === this.match.cursor ? undefined : count;
    this.playback.jump(count);
    this.touch();
  }

  #keep(): void {
    this.#restarted = 0;
    this.#announces = false;
    this.#endPause.stop();
    this.#options.keep();
    this.touch();
  }

  /** Advances by `entries`. More than one are shown without animation. */
  #forward(entries = 1): void {
    const { match } = this;
    const from = this.shown;
    const to = this.#stepping.stopAt(Math.min(match.cursor, from + entries), from);
    if (entries > 1) this.#jump(to);
    else {
      const steps = Array.from({ length: to - from }, (_, step) => match.eventsAt(from + step));
      this.#run(from, to, match.stateAt(from), steps.flat());
    }
    if (this.#viewed === undefined) this.#review.stop();
    this.#review.proceed();
    this.#proceed();
  }

  #announce(): void {
    this.#endPause.wait(
      () => this.#options.pause('end'),
      () => {
        this.#announces = true;
        this.touch();
      },
    );
  }

  #proceed(): void {
    const { session } = this;
    if (session.isOver || this.#viewed !== undefined || this.thinking !== undefined) return;
    if (this.working !== undefined || this.isPaused || this.#options.waits?.() === true) return;
    this.#bots.proceed();
  }

  /** Cancels the pending question and stops a running review. */
  #stop(): void {
    this.#review.stop();
    this.#bots.stop();
    this.#ahead.drop();
  }
}
