import type { AnyMatch, GameEvent, Problem } from '#core';
import { LatestOnly } from '#kit/latest-only.ts';
import type { Answer } from './engine/engine.ts';
import { Changes } from './changes.ts';
import { hasSameEntries, takeOver } from './following.ts';
import type { EntryText } from './following.ts';
import type { Hint } from './hint.ts';
import { MovesAhead } from './moves-ahead.ts';
import type { Working } from './moves-ahead.ts';
import { stepsBetween } from './news.ts';
import type { News } from './news.ts';
import { StillPause } from './playback.ts';
import type { Playback } from './playback.ts';
import type { PlayOptions } from './play-options.ts';
import type { ActionOrText, Session } from './session.ts';
import { turnStepping } from './stepping.ts';
import type { Stepping } from './stepping.ts';

/**
 * Controls one game, independent of its display. Handles players' actions, bots, undo and redo,
 * review of earlier positions, and hints. Bots move when animation has ended. Listeners are
 * notified once per change.
 */
export class PlayController {
  readonly session: Session;
  readonly playback: Playback;
  readonly #options: PlayOptions;
  readonly #changes: Changes;
  readonly #stepping: Stepping;
  readonly #request = new LatestOnly();
  readonly #ahead: MovesAhead;
  readonly #botPause: StillPause;
  readonly #endPause: StillPause;
  readonly #reviewPause: StillPause;
  #viewed: number | undefined;
  #news: News | undefined;
  #hint: Hint | undefined;
  #thinking: 'move' | 'hint' | undefined;
  #trouble: string | undefined;
  #announces = false;
  #isRunning = false;
  /** Number of entries taken back by a restart. Undo restores them. */
  #restarted = 0;

  constructor(options: PlayOptions) {
    const { session, playback, schedule } = options;
    this.session = session;
    this.playback = playback;
    this.#options = options;
    this.#changes = new Changes(options.batch);
    this.#stepping = options.stepping ?? turnStepping(session, () => this.#playsForced);
    this.#botPause = new StillPause(playback, schedule);
    this.#ahead = new MovesAhead({
      match: session.match,
      foreseer: options.foreseer,
      changes: this.#changes,
      take: (actions) => this.#take(actions),
    });
    this.#endPause = new StillPause(playback, schedule);
    this.#reviewPause = new StillPause(playback, schedule);
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
    return isHere && this.session.isPersonToMove;
  }

  get news(): News | undefined {
    return this.#news;
  }

  /** Hint for the position on display. */
  get hint(): Hint | undefined {
    return this.#hint?.at === this.shown && this.isOpen ? this.#hint : undefined;
  }

  /** Purpose of the pending question to the engine. */
  get thinking(): 'move' | 'hint' | undefined {
    return this.#thinking;
  }

  /** Progress of a slow move. Undo cancels it. */
  get working(): Working | undefined {
    return this.#ahead.working;
  }

  /** Reason the engine did not answer the last question. */
  get trouble(): string | undefined {
    return this.#trouble;
  }

  /** True if the end of the game awaits its announcement. */
  get announces(): boolean {
    return this.#announces;
  }

  /** True if a review is running. */
  get isRunning(): boolean {
    return this.#isRunning;
  }

  get canUndo(): boolean {
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
  }

  /** Stops the bots, because another session plays the game from now on. */
  rest(): void {
    this.update(() => {
      this.#botPause.stop();
      if (this.#thinking === 'move' || this.working?.isChosen === false) this.#stop();
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
    if (this.#thinking === undefined) this.#options.engine.stop();
    this.#stop();
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
    return this.isOpen && actions.length > 0 && this.update(() => this.#ahead.take(actions, true));
  }

  /** Shows the reason a player's request was refused. */
  refuse(problem: Problem): void {
    this.update(() => {
      this.#news = { kind: 'refused', problem };
      this.touch();
    });
  }

  /** Takes back the last decision, or cancels a pending move. Returns false if neither exists. */
  undo(): boolean {
    if (this.#ahead.isChosen) return this.update(() => this.#startAgain());
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
    if (current !== undefined) this.#setHint({ ...current, isExplained: true });
    else if (this.isOpen && this.#thinking === undefined) this.update(() => this.#computeHint());
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
      this.#haltReview();
      this.#forward();
    });
  }

  /** Starts or stops a review, from the beginning unless an earlier position is on display. */
  toggleReview(): void {
    this.update(() => {
      if (this.#isRunning) this.#haltReview();
      else {
        if (this.#viewed === undefined) this.view(0);
        this.#isRunning = this.#viewed !== undefined;
        this.#goOnReviewing();
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

  #startAgain(): boolean {
    this.#stop();
    this.#proceed();
    this.touch();
    return true;
  }

  #take(actions: readonly ActionOrText[]): boolean {
    this.#stop();
    const { cursor, state } = this.match;
    const events: GameEvent[] = [];
    let problem: Problem | undefined;
    for (const entry of actions) {
      const played = this.session.take(entry);
      if (!played.ok) problem = played.problem;
      else for (const event of played.events) events.push(event);
      if (problem !== undefined || this.session.isOver) break;
    }
    if (problem === undefined) for (const event of this.#finishTurn()) events.push(event);
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

  /** Plays the forced actions that complete a turn. Returns their events. */
  #finishTurn(): GameEvent[] {
    const events: GameEvent[] = [];
    const { match, session } = this;
    const by = match.entryAt(match.cursor - 1)?.by;
    while (this.#playsForced && session.player === by) {
      const { forced } = session;
      const played = forced && session.take(forced);
      if (played?.ok !== true) break;
      for (const event of played.events) events.push(event);
    }
    return events;
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

  #undoTo(target: number): boolean {
    this.#stop();
    const { cursor } = this.match;
    const isUndone = this.session.undoTo(target) > 0;
    if (isUndone) {
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
    if (this.#viewed === undefined) this.#haltReview();
    this.#goOnReviewing();
    this.#proceed();
  }

  #goOnReviewing(): void {
    if (!this.#isRunning) return;
    const { rest = () => 0, stride = () => 1 } = this.#options;
    this.#reviewPause.wait(rest, () => this.update(() => this.#forward(stride())));
  }

  #haltReview(): void {
    this.#isRunning = false;
    this.#reviewPause.stop();
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
    if (session.isOver || this.#viewed !== undefined || this.#thinking !== undefined) return;
    if (this.working !== undefined || this.#options.waits?.() === true) return;
    const forced = this.#playsForced ? session.forced : undefined;
    if (forced !== undefined) this.#wait(() => this.update(() => this.#ahead.take([forced])));
    else if (!session.isPersonToMove) this.#letBotMove();
    else if (session.seats.some(({ kind }) => kind === 'bot')) {
      this.#options.engine.prepare?.(session.question('hint'));
    }
  }

  /** Calls back after the pause before a bot's move. */
  #wait(callback: () => void): void {
    this.#botPause.wait(() => this.#options.pause('move'), callback);
  }

  #letBotMove(): void {
    const pauseOver = new Promise<void>((resolve) => this.#wait(resolve));
    this.#ask('move', pauseOver, ({ action }) => {
      if (!this.#ahead.take([{ text: action }])) this.#fail(action);
    });
  }

  #computeHint(): void {
    const at = this.match.cursor;
    this.#ask('hint', undefined, (answer) => this.#setHint({ at, answer, isExplained: false }));
  }

  #setHint(hint: Hint): void {
    this.#hint = hint;
    this.touch();
  }

  /** Asks the engine. The answer is used after `ready` has settled. */
  #ask(
    purpose: 'move' | 'hint',
    ready: Promise<void> | undefined,
    use: (answer: Answer) => void,
  ): void {
    this.#thinking = purpose;
    this.#trouble = undefined;
    this.touch();
    this.#request.track(
      Promise.all([this.#options.engine.ask(this.session.question(purpose)), ready]),
      ([answer]) => {
        this.update(() => {
          this.#thinking = undefined;
          if (answer !== undefined) use(answer);
          this.touch();
        });
      },
      (reason) => this.update(() => this.#fail(reason)),
    );
  }

  #fail(reason: string): void {
    this.#thinking = undefined;
    this.#trouble = reason;
    this.touch();
  }

  /** Cancels the pending question and stops a running review. */
  #stop(): void {
    this.#haltReview();
    this.#request.drop();
    this.#botPause.stop();
    if (this.#thinking !== undefined) this.#options.engine.stop();
    this.#ahead.drop();
    this.#thinking = undefined;
    this.#trouble = undefined;
  }
}
