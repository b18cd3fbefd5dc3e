import type { GameEvent, Match, OptionValues } from '../../core/index.ts';
import type { Say } from '../../i18n/say.ts';
import type { Cell } from '../../kit/grid/distances.ts';
import { Autosave, HandedPlayback, PlayController, verifyInBackground } from '../../play/index.ts';
import type { Passage, SaveNews, Session } from '../../play/index.ts';
import type { Attack } from '../attack.ts';
import type { ErrandSteps } from '../errand.ts';
import { addLines } from '../log.ts';
import type { LogLine, PlayedRun } from '../log.ts';
import { ERRAND_PACE } from '../pace.ts';
import type { Context, OpenGame } from '../../screen/model/context.ts';
import { ErrandWalk } from './errand-walk.ts';
import { tellNews } from './messages.ts';
import { standingOf } from './records.ts';
import type { Standing } from '../standing.ts';

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
  /** Hears of every turn that is played. */
  heard?(turn: PlayedTurn<S, E>): void;
  /** The log with what was said of a turn. */
  tell(log: readonly LogLine[], turn: PlayedTurn<S, E>, say: Say): readonly LogLine[];
  /** The end of the log of a run after so many entries. */
  tellAgain(run: PlayedRun, count: number, say: Say): readonly LogLine[];
  turnsOf(state: S): number;
  /** Where somebody was hit in a turn. */
  hits(turn: PlayedTurn<S, E>): readonly Cell[];
}

/** One run as it is played, kept and told: whoever shows it asks here. */
export class RunModel<S, A, E extends GameEvent, O extends OptionValues, Er, St> {
  readonly session: Session;
  readonly match: Match<S, A, E, O>;
  readonly play: PlayController;
  protected readonly context: Context;
  readonly #telling: RunTelling<S, A, E, Er, St>;
  readonly #autosave: Autosave;
  readonly #walk: ErrandWalk<S, A, E, Er, St>;
  #stopVerifying = (): void => undefined;
  #log: readonly LogLine[] = [];
  #hits: readonly Cell[] = [];
  #newFrom = 0;
  /** The hint that was told last, and when it was first. */
  #hint = { text: '', turn: 0 };
  #standing: { readonly value: Standing | undefined } | undefined;
  /** Whether the next turn is the first since the last key. */
  #isFirst = true;
  /** What was wanted last and cannot be done; told until the next key. */
  notice = '';

  /** `takeNews` hears what somebody else did with the saved run. */
  constructor(
    context: Context,
    open: OpenGame,
    telling: RunTelling<S, A, E, Er, St>,
    takeNews: (news: SaveNews) => boolean,
  ) {
    const { session, name } = open;
    this.context = context;
    this.session = session;
    this.match = session.match as unknown as Match<S, A, E, O>;
    this.#telling = telling;
    const { saves, engine, schedule } = context.environment;
    this.#autosave = new Autosave(session, saves, name, takeNews);
    this.play = new PlayController({
      session,
      engine,
      playback: new HandedPlayback({
        jump: (count) => this.#jump(count),
        run: (passage) => this.#follow(passage),
      }),
      schedule,
      pause: () => 0,
      keep: () => this.#save(),
      waits: () => this.#autosave.isElsewhere,
      batch: (change) => context.batch(change),
    });
    this.#walk = new ErrandWalk<S, A, E, Er, St>({
      schedule: (milliseconds, call) => schedule(milliseconds, () => context.batch(call)),
      pace: () => ERRAND_PACE[context.settings.speed],
      state: () => this.state,
      isOpen: () => this.play.isOpen,
      take: (action) => this.#take(action),
      tell: (stop) => this.#tellStop(stop),
    });
    this.#jump(this.match.cursor);
    this.play.subscribe(() => context.redraw());
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

  /** Which place a run that is over has among those that are kept. */
  get standing(): Standing | undefined {
    const { match } = this;
    if (match.turn.kind !== 'over') return undefined;
    const [score = 0] = match.turn.outcome.scores;
    this.#standing ??= {
      value: standingOf(this.context, match.game.id, this.#autosave.name, score),
    };
    return this.#standing.value;
  }

  /** What goes on by itself. */
  get errand(): Er | undefined {
    return this.#walk.errand;
  }

  enter(): void {
    this.#autosave.follow();
    this.#save();
    this.context.environment.notePlayed?.(this.match.game.id, this.#autosave.name);
    this.play.start();
    const { environment, messages } = this.context;
    this.#stopVerifying = verifyInBackground(this.session, environment.schedule, (problem) =>
      this.context.tell(messages.sayProblem(problem)),
    );
  }

  leave(): void {
    this.#walk.stop();
    this.#stopVerifying();
    const problem = this.#autosave.close();
    this.context.noteSaved(this.#autosave.name, problem);
    this.play.close();
  }

  /** A run that could not be saved is left only by whoever wants to lose it. */
  leaveQuestion(): string | undefined {
    const isLost = this.#autosave.problem !== undefined && this.#autosave.save() !== undefined;
    return isLost ? this.context.say('screen-play-ask-leave') : undefined;
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
      this.notice = this.context.say(`run-attack-${attack.reason}`);
    }
  }

  undo(): void {
    this.stop();
    if (!this.play.undo()) this.notice = this.context.say('screen-play-no-undo');
  }

  begin(errand: Er): void {
    this.#isFirst = true;
    this.#walk.begin(this.#telling.begin(errand));
  }

  /** Ends what goes on by itself. */
  stop(): void {
    this.#walk.stop();
  }

  #take(action: A): boolean {
    const isDone = this.play.play(this.match.game.makeAction(this.state, action));
    const { news } = this.play;
    if (!isDone && news?.kind === 'refused')
      this.notice = this.context.messages.sayProblem(news.problem);
    return isDone;
  }

  #tellStop(stop: St): void {
    const text = this.#telling.describeStop(stop, this.state, this.context.say);
    const turn = this.#telling.turnsOf(this.state);
    this.#log = addLines(this.#log, [{ text, tone: 'faint' }], turn);
    this.context.redraw();
  }

  #jump(count: number): void {
    this.#hits = [];
    this.#standing = undefined;
    this.#newFrom = this.#telling.turnsOf(this.match.stateAt(count));
    this.#log = this.#telling.tellAgain(this.match, count, this.context.say);
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
    this.#telling.heard?.(turn);
    this.#log = this.#telling.tell(this.#log, turn, this.context.say);
    this.#hits = this.#telling.hits(turn);
  }

  /** Keeps the run; where that is not possible it is told. */
  #save(): void {
    const problem = this.#autosave.save();
    this.context.noteSaved(this.#autosave.name, problem);
    if (problem !== undefined) this.context.tell(this.context.messages.sayProblem(problem));
  }
}
