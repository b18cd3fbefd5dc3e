import type { AnyMatch, GameEvent, Match, OptionValues, Problem } from '#core';
import type { Say } from '#i18n/say.ts';
import type { Cell } from '#kit/grid/distances.ts';
import { HandedPlayback } from '#play';
import type { Passage, PlayController, Schedule, Session } from '#play';
import type { Attack } from './attack.ts';
import type { ErrandSteps } from './errand.ts';
import { ErrandWalk } from './errand-walk.ts';
import { addLines, tellNews } from './log.ts';
import type { LogLine, PlayedRun } from './log.ts';

/** What happened in a turn. */
export interface PlayedTurn<S, E> {
  readonly before: S;
  readonly after: S;
  readonly events: readonly E[];
}

/** How a game tells its runs, and what goes on by itself in them. */
export interface RunTelling<S, A, E, Er, St> {
  begin(errand: Er): ErrandSteps<S, A, E, Er, St>;
  describeStop(stop: St, state: S, say: Say): string;
  /** Called when another state is shown at once. */
  jumped?(state: S): void;
  /** Called after every turn that is played. */
  heard?(turn: PlayedTurn<S, E>): void;
  /** The log with what was said of a turn. */
  tell(log: readonly LogLine[], turn: PlayedTurn<S, E>, say: Say): readonly LogLine[];
  /** The end of the log of a run after so many entries. */
  tellAgain(run: PlayedRun, count: number, say: Say): readonly LogLine[];
  turnsOf(state: S): number;
  /** Where somebody was hit in a turn. */
  hits(turn: PlayedTurn<S, E>): readonly Cell[];
}

/** A shell in which a run is played. */
export interface RunShell {
  readonly match: AnyMatch;
  /** The controller, which takes the playback of the run. */
  readonly play: () => PlayController;
  readonly say: Say;
  readonly sayProblem: (problem: Problem) => string;
  /** The clock of automatic actions. */
  readonly schedule: Schedule;
  /** Milliseconds of a step of an automatic action; 0 takes up to `maxAtOnce` steps together. */
  readonly pace: () => number;
  readonly maxAtOnce: number;
  /** Called when the notice, the log or the automatic action has changed. */
  readonly changed: () => void;
}

/** One run as it is played and told, whatever shows it. */
export class Run<S, A, E extends GameEvent, O extends OptionValues, Er, St> {
  readonly match: Match<S, A, E, O>;
  readonly playback = new HandedPlayback({
    jump: (count) => this.#jump(count),
    run: (passage) => this.#follow(passage),
  });
  readonly #shell: RunShell;
  readonly #telling: RunTelling<S, A, E, Er, St>;
  readonly #walk: ErrandWalk<S, A, E, Er, St>;
  #log: readonly LogLine[] = [];
  #hits: readonly Cell[] = [];
  #newFrom = 0;
  /** The hint that was told last, and when it was first. */
  #hint = { text: '', turn: 0 };
  /** True if the next turn is the first since the last key. */
  #isFirst = true;
  /** The reason why the last wish cannot be fulfilled; shown until the next key. */
  notice = '';

  constructor(shell: RunShell, telling: RunTelling<S, A, E, Er, St>) {
    this.#shell = shell;
    this.#telling = telling;
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
        if (stop !== undefined) this.#tellStop(stop);
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

  /** The first turn since the last key: what was said from then on is new. */
  get newFrom(): number {
    return this.#newFrom;
  }

  /** What to tell of the run: what was said since the last key, and `hint` where that is a new one. */
  told(hint: string): string {
    if (this.errand !== undefined) return hint;
    if (hint !== this.#hint.text) this.#hint = { text: hint, turn: this.#newFrom };
    const isNew = this.#hint.turn === this.#newFrom;
    const news = tellNews(this.#log, this.#newFrom);
    return isNew ? `${news} ${hint}`.trim() : news;
  }

  /** Where somebody was hit in the last turn. */
  get hits(): readonly Cell[] {
    return this.#hits;
  }

  /** The automatic action under way. */
  get errand(): Er | undefined {
    return this.#walk.errand;
  }

  /** An action of the player; false where it is refused, which is told. */
  act(action: A): boolean {
    this.stop();
    this.#isFirst = true;
    return this.play.isOpen && this.#take(action);
  }

  /** Takes the action that was found for the player, or tells why there is none. */
  protected actOrTell(attack: Attack<A>): void {
    if (attack.kind === 'act') this.act(attack.action);
    else if (this.play.isOpen) {
      this.stop();
      this.#notify(this.#shell.say(`run-attack-${attack.reason}`));
    }
  }

  undo(): void {
    this.stop();
    if (!this.play.undo()) this.#notify(this.#shell.say('screen-play-no-undo'));
  }

  begin(errand: Er): void {
    this.stop();
    this.#isFirst = true;
    this.#walk.begin(this.#telling.begin(errand));
    this.#shell.changed();
  }

  /** Ends the automatic action, and takes back the notice. */
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

  #tellStop(stop: St): void {
    const text = this.#telling.describeStop(stop, this.state, this.#shell.say);
    const turn = this.#telling.turnsOf(this.state);
    this.#log = addLines(this.#log, [{ text, tone: 'faint' }], turn);
  }

  #jump(count: number): void {
    this.#walk.stop();
    this.#retell(count);
    this.#telling.jumped?.(this.match.stateAt(count));
    this.#shell.changed();
  }

  #retell(count: number): void {
    this.#hits = [];
    this.#newFrom = this.#telling.turnsOf(this.match.stateAt(count));
    this.#log = this.#telling.tellAgain(this.match, count, this.#shell.say);
  }

  #follow({ before, to, events }: Passage): void {
    const turn: PlayedTurn<S, E> = {
      before: before as S,
      after: this.match.stateAt(to),
      events: events as readonly E[],
    };
    // Nobody presses keys for turns that a bot takes.
    if (this.#isFirst || this.errand === undefined)
      this.#newFrom = this.#telling.turnsOf(turn.after);
    this.#isFirst = false;
    this.#walk.hear(turn.events);
    this.#log = this.#telling.tell(this.#log, turn, this.#shell.say);
    this.#hits = this.#telling.hits(turn);
    this.#telling.heard?.(turn);
    this.#shell.changed();
  }
}
