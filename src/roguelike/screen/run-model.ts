import type { GameEvent, Match, OptionValues } from '../../core/index.ts';
import type { Say } from '../../i18n/say.ts';
import type { Cell } from '../../kit/grid/distances.ts';
import { HandedPlayback } from '../../play/index.ts';
import type {
  NamedSession,
  OpenedGame,
  PartedNews,
  Passage,
  PlayController,
  Session,
} from '../../play/index.ts';
import type { Attack } from '../attack.ts';
import type { ErrandSteps } from '../errand.ts';
import { addLines } from '../log.ts';
import type { LogLine, PlayedRun } from '../log.ts';
import { ERRAND_PACE } from '../pace.ts';
import type { Context } from '../../screen/model/context.ts';
import { openOnScreen } from '../../screen/play/on-screen.ts';
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
  readonly opened: OpenedGame;
  protected readonly context: Context;
  readonly #telling: RunTelling<S, A, E, Er, St>;
  readonly #walk: ErrandWalk<S, A, E, Er, St>;
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

  /** `parted` is called when somebody else continued the run, too. */
  constructor(
    context: Context,
    game: NamedSession,
    telling: RunTelling<S, A, E, Er, St>,
    parted: (news: PartedNews) => void,
  ) {
    const { session } = game;
    this.context = context;
    this.session = session;
    this.match = session.match as unknown as Match<S, A, E, O>;
    this.#telling = telling;
    const { schedule } = context.environment;
    this.opened = openOnScreen(context, game, {
      parted,
      playback: new HandedPlayback({
        jump: (count) => this.#jump(count),
        run: (passage) => this.#follow(passage),
      }),
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

  get play(): PlayController {
    return this.opened.controller;
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
      value: standingOf(this.context, match.game.id, this.opened.name, score),
    };
    return this.#standing.value;
  }

  /** What goes on by itself. */
  get errand(): Er | undefined {
    return this.#walk.errand;
  }

  enter(): void {
    this.opened.enter();
    this.context.environment.notePlayed?.(this.match.game.id, this.opened.name);
  }

  leave(): void {
    this.#walk.stop();
    this.opened.leave();
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
    const isDone = this.play.play(action);
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
}
