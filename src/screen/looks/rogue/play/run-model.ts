import type { Match } from '../../../../core/index.ts';
import { rogue } from '../../../../games/rogue/index.ts';
import type {
  Direction,
  Place,
  RogueAction,
  RogueEvent,
  RogueOptions,
  RogueState,
} from '../../../../games/rogue/index.ts';
import { Autosave, PlayController, verifyInBackground } from '../../../../play/index.ts';
import type { SaveNews, Session } from '../../../../play/index.ts';
import type { Errand, Stop } from '../../../../presentation/rogue/errands.ts';
import { addLines } from '../../../../presentation/rogue/log.ts';
import type { LogLine } from '../../../../presentation/rogue/log.ts';
import { ERRAND_PACE } from '../../../../presentation/rogue/pace.ts';
import { describeStop } from '../../../../presentation/rogue/sentences.ts';
import { addTold, tellAgain } from '../../../../presentation/rogue/telling.ts';
import type { Context, OpenGame } from '../../../model/context.ts';
import { ErrandWalk } from './errand-walk.ts';
import { RunPlayback } from './run-playback.ts';

type RogueMatch = Match<RogueState, RogueAction, RogueEvent, RogueOptions>;

/** One run as it is played, kept and told: whoever shows it asks here. */
export class RunModel {
  readonly session: Session;
  readonly match: RogueMatch;
  readonly play: PlayController;
  readonly #context: Context;
  readonly #autosave: Autosave;
  readonly #walk: ErrandWalk;
  #stopVerifying = (): void => undefined;
  #log: readonly LogLine[] = [];
  #hits: readonly Place[] = [];
  /** What was wanted last and cannot be done; told until the next key. */
  notice = '';

  /** `takeNews` hears what somebody else did with the saved run. */
  constructor(context: Context, open: OpenGame, takeNews: (news: SaveNews) => boolean) {
    const { session, name } = open;
    this.#context = context;
    this.session = session;
    this.match = session.match as unknown as RogueMatch;
    const { saves, engine, schedule } = context.environment;
    this.#autosave = new Autosave(session, saves, name, takeNews);
    this.play = new PlayController({
      session,
      engine,
      playback: new RunPlayback({
        jump: (count) => this.#jump(count),
        run: (to, events) => this.#follow(to, events),
      }),
      schedule,
      pause: () => 0,
      keep: () => this.#save(),
      waits: () => this.#autosave.isElsewhere,
      batch: (change) => context.batch(change),
    });
    this.#walk = new ErrandWalk({
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

  get state(): RogueState {
    return this.match.state;
  }

  get log(): readonly LogLine[] {
    return this.#log;
  }

  /** Where somebody was hit in the last turn. */
  get hits(): readonly Place[] {
    return this.#hits;
  }

  /** What goes on by itself. */
  get errand(): Errand | undefined {
    return this.#walk.errand;
  }

  enter(): void {
    this.#autosave.follow();
    this.#save();
    this.play.start();
    const { environment, messages } = this.#context;
    this.#stopVerifying = verifyInBackground(this.session, environment.schedule, (problem) =>
      this.#context.tell(messages.sayProblem(problem)),
    );
  }

  leave(): void {
    this.#walk.stop();
    this.#stopVerifying();
    const problem = this.#autosave.close();
    this.#context.noteSaved(this.#autosave.name, problem);
    this.play.close();
  }

  /** A run that could not be saved is left only by whoever wants to lose it. */
  leaveQuestion(): string | undefined {
    const isLost = this.#autosave.problem !== undefined && this.#autosave.save() !== undefined;
    return isLost ? this.#context.say('screen-play-ask-leave') : undefined;
  }

  /** An action of the player; says why where it is refused. */
  act(action: RogueAction): void {
    this.stop();
    if (this.play.isOpen) this.#take(action);
  }

  /** A step: walls simply stop it. */
  step(direction: Direction): void {
    const action: RogueAction = { kind: 'move', direction };
    if (rogue.refuse(this.state, action)?.code !== 'rogue-wall') this.act(action);
  }

  select(slot: number): void {
    if (slot !== this.state.hero.selected) this.act({ kind: 'select', slot });
  }

  /** Selects the slot so many to the right, around the ends. */
  turnSlot(by: number): void {
    const { selected, slots } = this.state.hero;
    this.select((selected + by + slots.length) % slots.length);
  }

  undo(): void {
    this.stop();
    if (!this.play.undo()) this.notice = this.#context.say('screen-play-no-undo');
  }

  begin(errand: Errand): void {
    this.#walk.begin(errand);
  }

  /** Ends what goes on by itself. */
  stop(): void {
    this.#walk.stop();
  }

  #take(action: RogueAction): boolean {
    const { game } = this.match;
    const isDone = this.play.play(game.makeAction(this.state, action));
    const { news } = this.play;
    if (!isDone && news?.kind === 'refused')
      this.notice = this.#context.messages.sayProblem(news.problem);
    return isDone;
  }

  #tellStop(stop: Stop): void {
    const text = describeStop(stop, this.#context.say);
    this.#log = addLines(this.#log, [{ text, tone: 'faint' }], this.state.turns);
    this.#context.redraw();
  }

  #jump(count: number): void {
    this.#hits = [];
    this.#log = tellAgain(this.match, count, this.#context.say);
  }

  #follow(to: number, events: readonly RogueEvent[]): void {
    const state = this.match.stateAt(to);
    this.#walk.hear(events);
    this.#log = addTold(this.#log, events, state.turns, this.#context.say);
    this.#hits = events.flatMap((event): Place[] => {
      if (event.kind === 'thrown') return [event.at];
      if (event.kind !== 'fought') return [];
      return event.taken > 0 ? [event.at, state.hero.at] : [event.at];
    });
  }

  /** Keeps the run; where that is not possible it is told. */
  #save(): void {
    const problem = this.#autosave.save();
    this.#context.noteSaved(this.#autosave.name, problem);
    if (problem !== undefined) this.#context.tell(this.#context.messages.sayProblem(problem));
  }
}
