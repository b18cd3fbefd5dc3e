import type { AnyMatch, GameEvent, Match, OptionValues, Problem } from '#core';
import type { Say } from '#i18n/say.ts';
import type { Cell } from '#kit/grid/distances.ts';
import { describeNoUndo } from '#voice/saved-game.ts';
import { HandedPlayback } from '#play';
import type { Passage, PlayController, Schedule, Session } from '#play';
import type { Attack } from './attack.ts';
import type { ErrandSteps } from './errand.ts';
import { ErrandWalk } from './errand-walk.ts';
import { addLines, recentMessages } from './log.ts';
import type { LogLine, PlayedRun } from './log.ts';

/** A completed turn: the states around it and its events. */
export interface PlayedTurn<S, E> {
  readonly before: S;
  readonly after: S;
  readonly events: readonly E[];
}

/** A game's narration of its runs, and its automatic actions. */
export interface RunNarrator<S, A, E, Er, St> {
  begin(errand: Er): ErrandSteps<S, A, E, Er, St>;
  describeStop(stop: St, state: S, say: Say): string;
  /** Called after a jump to another state. */
  jumped?(state: S): void;
  /** Called after every turn. */
  turnPlayed?(turn: PlayedTurn<S, E>): void;
  /** Returns the log with the messages of a turn appended. */
  narrate(log: readonly LogLine[], turn: PlayedTurn<S, E>, say: Say): readonly LogLine[];
  /** Rebuilds the end of the log at a given entry count. */
  rebuildLog(run: PlayedRun, count: number, say: Say): readonly LogLine[];
  turnsOf(state: S): number;
  /** Cells where a creature was hit in a turn. */
  hits(turn: PlayedTurn<S, E>): readonly Cell[];
}

/** The shell around a run: its match, controller, messages and clock. */
export interface RunShell {
  readonly match: AnyMatch;
  /** Controller that owns the playback of the run. */
  readonly play: () => PlayController;
  readonly say: Say;
  readonly sayProblem: (problem: Problem) => string;
  /** Clock of automatic actions. */
  readonly schedule: Schedule;
  /** Milliseconds per step of an automatic action; 0 takes up to `maxAtOnce` steps together. */
  readonly pace: () => number;
  readonly maxAtOnce: number;
  /** Called when the notice, the log or the automatic action changes. */
  readonly changed: () => void;
}

/** View model of one run, independent of the shell that displays it. */
export class Run<S, A, E extends GameEvent, O extends OptionValues, Er, St> {
  readonly match: Match<S, A, E, O>;
  readonly playback = new HandedPlayback({
    jump: (count) => this.#jump(count),
    run: (passage) => this.#follow(passage),
  });
  readonly #shell: RunShell;
  readonly #narrator: RunNarrator<S, A, E, Er, St>;
  readonly #walk: ErrandWalk<S, A, E, Er, St>;
  #log: readonly LogLine[] = [];
  #hits: readonly Cell[] = [];
  #newFrom = 0;
  /** Last announced hint, and the turn of its first announcement. */
  #hint = { text: '', turn: 0 };
  /** True if the next turn is the first since the last key. */
  #isFirst = true;
  /** Reason the last command failed; shown until the next key. */
  notice = '';

  constructor(shell: RunShell, narrator: RunNarrator<S, A, E, Er, St>) {
    this.#shell = shell;
    this.#narrator = narrator;
    this.match = shell.match as unknown as Match<S, A, E, O>;
    const { schedule, pace, maxAtOnce } = shell;
    this.#walk = new ErrandWalk<S, A, E, Er, St>({
      schedule,
      pace,
      maxAtOnce,
      state: () => this.state,
      isOpen: () => this.play.isOpen,
      take: (action) => this.#take(action),
      ended: (stop) => {
        if (stop !== undefined) this.#announceStop(stop);
        shell.changed();
      },
    });
    this.#retell(this.match.cursor);
  }

  get play(): PlayController {
    return this.#shell.play();
  }

  get session(): Session {
    return this.play.session;
  }

  get state(): S {
    return this.match.state;
  }

  get log(): readonly LogLine[] {
    return this.#log;
  }

  /** First turn since the last key; messages from this turn on are new. */
  get newFrom(): number {
    return this.#newFrom;
  }

  /**
   * Announcement for screen readers: messages since the last key, followed by `hint` when it is
   * new.
   */
  announcement(hint: string): string {
    if (this.errand !== undefined) return hint;
    if (hint !== this.#hint.text) this.#hint = { text: hint, turn: this.#newFrom };
    const isNew = this.#hint.turn === this.#newFrom;
    const news = recentMessages(this.#log, this.#newFrom);
    return isNew ? `${news} ${hint}`.trim() : news;
  }

  /** Cells where a creature was hit in the last turn. */
  get hits(): readonly Cell[] {
    return this.#hits;
  }

  /** Automatic action in progress. */
  get errand(): Er | undefined {
    return this.#walk.errand;
  }

  /** Plays an action of the player. Returns false if it is refused, and shows the reason. */
  act(action: A): boolean {
    this.stop();
    this.#isFirst = true;
    return this.play.isOpen && this.#take(action);
  }

  /** Takes the attack step, or shows the reason none is possible. */
  protected attackOrExplain(attack: Attack<A>): void {
    if (attack.kind === 'act') this.act(attack.action);
    else if (this.play.isOpen) {
      this.stop();
      this.#notify(this.#shell.say(`run-attack-${attack.reason}`));
    }
  }

  undo(): void {
    this.stop();
    if (!this.play.undo()) this.#notify(describeNoUndo(this.session.match, this.#shell.say));
  }

  begin(errand: Er): void {
    this.stop();
    this.#isFirst = true;
    this.#walk.begin(this.#narrator.begin(errand));
    this.#shell.changed();
  }

  /** Stops the automatic action and clears the notice. */
  stop(): void {
    if (this.errand === undefined && this.notice === '') return;
    this.#walk.stop();
    this.#notify('');
  }

  #notify(notice: string): void {
    this.notice = notice;
    this.#shell.changed();
  }

  #take(action: A): boolean {
    const isDone = this.play.play(action);
    const { news } = this.play;
    if (!isDone && news?.kind === 'refused') this.#notify(this.#shell.sayProblem(news.problem));
    return isDone;
  }

  #announceStop(stop: St): void {
    const text = this.#narrator.describeStop(stop, this.state, this.#shell.say);
    const turn = this.#narrator.turnsOf(this.state);
    this.#log = addLines(this.#log, [{ text, tone: 'faint' }], turn);
  }

  #jump(count: number): void {
    this.#walk.stop();
    this.#retell(count);
    this.#narrator.jumped?.(this.match.stateAt(count));
    this.#shell.changed();
  }

  #retell(count: number): void {
    this.#hits = [];
    this.#newFrom = this.#narrator.turnsOf(this.match.stateAt(count));
    this.#log = this.#narrator.rebuildLog(this.match, count, this.#shell.say);
  }

  #follow({ before, to, events }: Passage): void {
    const turn: PlayedTurn<S, E> = {
      before: before as S,
      after: this.match.stateAt(to),
      events: events as readonly E[],
    };
    // Turns taken by a bot involve no key press.
    if (this.#isFirst || this.errand === undefined)
      this.#newFrom = this.#narrator.turnsOf(turn.after);
    this.#isFirst = false;
    this.#walk.setEvents(turn.events);
    this.#log = this.#narrator.narrate(this.#log, turn, this.#shell.say);
    this.#hits = this.#narrator.hits(turn);
    this.#narrator.turnPlayed?.(turn);
    this.#shell.changed();
  }
}
