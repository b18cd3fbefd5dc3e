import type { AnyMatch, GameEvent, Problem } from '#core';
import { LatestOnly } from '#kit/latest-only.ts';
import type { Answer } from './engine/engine.ts';
import { Changes } from './changes.ts';
import { isAsTaken, takeOver } from './following.ts';
import type { TakenEntry } from './following.ts';
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
 * One game being played, whoever shows it: persons act, bots think and answer when all lies still,
 * moves are undone and made again, earlier positions are looked at, hints are given. Listeners are
 * told once of every change.
 */
export class PlayController {
  readonly session: Session;
  readonly playback: Playback;
  readonly #options: PlayOptions;
  readonly #changes: Changes;
  readonly #stepping: Stepping;
  readonly #asking = new LatestOnly();
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
  /** How many entries were taken back by starting over; undo brings them back. */
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

  /** The entry count of the earlier position that is shown; undefined for the present one. */
  get viewed(): number | undefined {
    return this.#viewed;
  }

  /** The entry count of the position shown. */
  get shown(): number {
    return this.#viewed ?? this.match.cursor;
  }

  /** Whether a person may act now. */
  get isOpen(): boolean {
    const isHere = this.#viewed === undefined && this.working === undefined;
    return isHere && this.session.isPersonToMove;
  }

  get news(): News | undefined {
    return this.#news;
  }

  /** The hint for the position shown. */
  get hint(): Hint | undefined {
    return this.#hint?.at === this.shown && this.isOpen ? this.#hint : undefined;
  }

  /** What the engine is asked for. */
  get thinking(): 'move' | 'hint' | undefined {
    return this.#thinking;
  }

  /** How far the work on a move has come that takes long; it can be dropped by undo. */
  get working(): Working | undefined {
    return this.#ahead.working;
  }

  /** Why the engine gave no answer to the last question. */
  get trouble(): string | undefined {
    return this.#trouble;
  }

  /** Whether the end of the game is to be announced. */
  get announces(): boolean {
    return this.#announces;
  }

  /** Whether a review goes on by itself. */
  get isRunning(): boolean {
    return this.#isRunning;
  }

  get canUndo(): boolean {
    return this.#ahead.isChosen || this.#restarted > 0 || this.#stepping.back() !== undefined;
  }

  get canRedo(): boolean {
    return this.#stepping.forward() !== undefined;
  }

  /** Calls back after every change; the result ends that. */
  subscribe(listener: () => void): () => void {
    return this.#changes.subscribe(listener);
  }

  /** Changes what belongs to a game being shown; listeners are notified once of all of it. */
  update<T>(change: () => T): T {
    return this.#changes.update(change);
  }

  /** Notes a change, of which listeners are told. */
  touch(): void {
    this.#changes.touch();
  }

  /** Lets a bot that is to move begin; to be called when the game is shown, and shown again. */
  start(): void {
    this.update(() => this.#proceed());
  }

  /** Leaves what a bot was to do to somebody else, who plays the game from now on. */
  rest(): void {
    this.update(() => {
      this.#botPause.stop();
      if (this.#thinking === 'move' || this.working?.isChosen === false) this.#stop();
      this.touch();
    });
  }

  /**
   * Takes over what somebody else did in the same game, whose entries these are. False where that
   * cannot be, as beyond what undo goes back to.
   */
  follow(entries: readonly TakenEntry[]): boolean {
    return this.update(() => this.#follow(entries));
  }

  /** Drops what is thought about and what moves, as before leaving. */
  close(): void {
    if (this.#thinking === undefined) this.#options.engine.stop();
    this.#stop();
    this.#endPause.stop();
    this.playback.close();
  }

  /** Takes a person's action; false where it is not a person's turn, or where the rules refuse it. */
  play(action: unknown): boolean {
    return this.#choose([{ action }]);
  }

  /**
   * The same with the text of an action, or with those of several as one move. Actions after one that is
   * refused, or after the end of the game, are not taken.
   */
  playText(actions: string | readonly string[]): boolean {
    const texts = typeof actions === 'string' ? [actions] : actions;
    return this.#choose(texts.map((text) => ({ text })));
  }

  #choose(actions: readonly ActionOrText[]): boolean {
    return this.isOpen && actions.length > 0 && this.update(() => this.#ahead.take(actions, true));
  }

  /** Tells why what a person wanted cannot be done. */
  refuse(problem: Problem): void {
    this.update(() => {
      this.#news = { kind: 'refused', problem };
      this.touch();
    });
  }

  /** Takes back what was done last, or drops the move that is worked out; false where there is nothing to undo. */
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

  /** Takes back everything; the next undo brings it back. */
  restart(): boolean {
    const { cursor } = this.match;
    return this.update(() => {
      const isUndone = this.#undoTo(0);
      if (isUndone && this.match.cursor === 0) this.#restarted = cursor;
      return isUndone;
    });
  }

  /** Shows where to look; asked again, what it brings. */
  askHint(): void {
    const known = this.hint;
    if (known !== undefined) this.#setHint({ ...known, isExplained: true });
    else if (this.isOpen && this.#thinking === undefined) this.update(() => this.#askForHint());
  }

  /** Asks an engine again that broke down. */
  retry(): void {
    this.update(() => this.#startAgain());
  }

  /** Shows the position after this many entries; the bot waits while it is an earlier one. */
  view(count: number): void {
    const wanted = Math.max(0, Math.min(count, this.match.cursor));
    this.update(() => {
      this.#stop();
      this.#jump(this.#stepping.stopAt(wanted, this.shown));
      this.#proceed();
    });
  }

  /** Shows what comes next in the log, moving what it moves. */
  viewNext(): void {
    if (this.#viewed === undefined) return;
    this.update(() => {
      this.#haltReview();
      this.#forward();
    });
  }

  /** Lets a review go on by itself, from the beginning where none is shown; or stops it. */
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

  /** The end was announced. */
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
    for (const given of actions) {
      const played = this.session.take(given);
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

  /** Goes on with a turn as long as there is one way only; returns what happens. */
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

  #follow(entries: readonly TakenEntry[]): boolean {
    const { match, session } = this;
    const { cursor } = match;
    if (isAsTaken(match, entries)) return true;
    this.#stop();
    const taken = takeOver(session, entries);
    if (taken === undefined) return false;
    const { from, before, events } = taken;
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

  /** Shows a passage, and tells of it. */
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

  /** Goes on by so many entries; where it is more than one, without showing how each of them moves. */
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

  /** Calls back when a bot would move: what was done before can be seen until then. */
  #wait(call: () => void): void {
    this.#botPause.wait(() => this.#options.pause('move'), call);
  }

  #letBotMove(): void {
    const still = new Promise<void>((resolve) => this.#wait(resolve));
    this.#ask('move', still, ({ action }) => {
      if (!this.#ahead.take([{ text: action }])) this.#fail(action);
    });
  }

  #askForHint(): void {
    const at = this.match.cursor;
    this.#ask('hint', undefined, (answer) => this.#setHint({ at, answer, isExplained: false }));
  }

  #setHint(hint: Hint): void {
    this.#hint = hint;
    this.touch();
  }

  /** Asks the engine; the answer is used when `ready` has settled, too. */
  #ask(
    purpose: 'move' | 'hint',
    ready: Promise<void> | undefined,
    use: (answer: Answer) => void,
  ): void {
    this.#thinking = purpose;
    this.#trouble = undefined;
    this.touch();
    this.#asking.ask(
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

  /** Drops the question that is being thought about, and a review that goes on by itself. */
  #stop(): void {
    this.#haltReview();
    this.#asking.drop();
    this.#botPause.stop();
    if (this.#thinking !== undefined) this.#options.engine.stop();
    this.#ahead.drop();
    this.#thinking = undefined;
    this.#trouble = undefined;
  }
}
