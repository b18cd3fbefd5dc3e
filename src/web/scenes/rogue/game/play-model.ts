import { signal } from '@preact/signals';
import type { Match } from '../../../../core/index.ts';
import { rogue } from '../../../../games/rogue/index.ts';
import type {
  RogueAction,
  RogueEvent,
  RogueOptions,
  RogueState,
} from '../../../../games/rogue/index.ts';
import { HandedPlayback } from '../../../../play/index.ts';
import type { Passage } from '../../../../play/index.ts';
import { attackNearest } from '../../../../presentation/rogue/attack.ts';
import { Alarms } from '../../../../presentation/rogue/alarms.ts';
import { RogueErrand } from '../../../../presentation/rogue/errands.ts';
import type { Errand } from '../../../../presentation/rogue/errands.ts';
import { addLines } from '../../../../roguelike/log.ts';
import type { LogLine } from '../../../../roguelike/log.ts';
import { ERRAND_PACE } from '../../../../roguelike/pace.ts';
import { describeStop } from '../../../../presentation/rogue/sentences.ts';
import { addTold, tellRunAgain } from '../../../../presentation/rogue/telling.ts';
import { PlayModel } from '../../../board/play-model.ts';
import type { PlayModelOptions } from '../../../board/play-model.ts';
import { say, sayProblem } from '../../../language/language.ts';
import { settings } from '../../../storage/settings.ts';
import type { Speed } from '../../../storage/settings.ts';
import { isTouch } from '../../../ui/touch.ts';
import { bindingsOf, nameOfKey } from '../keys/bindings.ts';

type RogueMatch = Match<RogueState, RogueAction, RogueEvent, RogueOptions>;

/** Who draws the world. */
export interface WorldView {
  /** Shows a state at once. */
  enter(state: RogueState): void;
  turn(state: RogueState, events: readonly RogueEvent[]): void;
}

/** So many steps are done in one frame at most, so that the page still answers. */
const AT_ONCE = 40;

/** One run in the page. */
export class RoguePlayModel extends PlayModel<
  RogueState,
  RogueAction,
  RogueEvent,
  RogueMatch,
  HandedPlayback
> {
  readonly #view: WorldView;
  readonly #pace: () => Speed;
  readonly #log = signal<readonly LogLine[]>([]);
  /** What goes on by itself. */
  readonly #run = signal<RogueErrand | undefined>(undefined);
  readonly #alarms = new Alarms();
  #last: readonly RogueEvent[] = [];
  #due = 0;
  /** What was wanted last and could not be done, or why something stopped; empty where all is well. */
  readonly notice = signal('');

  constructor(options: PlayModelOptions, view: WorldView) {
    const match = options.session.match as unknown as RogueMatch;
    const stage = {
      jump: (count: number) => this.#jump(count),
      run: (passage: Passage) => this.#follow(passage),
    };
    super({ ...options, playsForced: () => false }, match, new HandedPlayback(stage));
    this.#view = view;
    this.#pace = options.pace;
    this.#jump(match.cursor);
  }

  get log(): readonly LogLine[] {
    return this.#log.value;
  }

  /** What goes on by itself; undefined for nothing. */
  get errand(): Errand | undefined {
    return this.#run.value?.errand;
  }

  /** An action of the player, which ends what goes on by itself; says why where it is refused. */
  act(action: RogueAction): boolean {
    this.stop();
    return this.#play(action);
  }

  /** A step: walls simply stop it. */
  step(direction: Extract<RogueAction, { readonly kind: 'move' }>['direction']): void {
    this.stop();
    const problem = rogue.refuse(this.match.state, { kind: 'move', direction });
    if (problem === undefined && this.isOpen.peek()) this.#play({ kind: 'move', direction });
  }

  /** A step towards the nearest enemy, or a blow. */
  attack(): void {
    if (!this.isOpen.peek()) return;
    const attack = attackNearest(this.match.state);
    if (attack.kind === 'act') this.act(attack.action);
    else {
      this.stop();
      this.notice.value = say(`run-attack-${attack.reason}`);
    }
  }

  /** Begins what goes on by itself. */
  begin(errand: Errand): void {
    this.stop();
    if (!this.isOpen.peek()) return;
    const { loot } = settings.peek().rogue;
    this.#run.value = new RogueErrand(errand, { alarms: this.#alarms, loot });
    this.#last = [];
    this.#due = 0;
    this.notice.value = '';
  }

  /** Ends what goes on by itself. */
  stop(): void {
    this.#run.value = undefined;
    this.notice.value = '';
  }

  /** Takes the steps that are due at this time, in milliseconds. */
  goOn(time: number): void {
    const pace = ERRAND_PACE[this.#pace()];
    for (let count = 0; count < (pace === 0 ? AT_ONCE : 1); count++) {
      const run = this.#run.peek();
      if (run === undefined || time < this.#due) return;
      this.#due = time + pace;
      this.#goOn(run);
    }
  }

  #goOn(run: RogueErrand): void {
    const next = run.next(this.match.state, this.#last);
    if (next.kind === 'act' && this.#play(next.action)) {
      if (this.session.isOver) this.#run.value = undefined;
      return;
    }
    this.#run.value = undefined;
    if (next.kind === 'stop') this.#tell(describeStop(next.stop, attackName(), say));
  }

  /** Says why something has stopped, in the log as well. */
  #tell(text: string): void {
    this.notice.value = text;
    this.#log.value = addLines(this.#log.peek(), [{ text, tone: 'faint' }], this.match.state.turns);
  }

  #play(action: RogueAction): boolean {
    this.notice.value = '';
    const isDone = super.play(action);
    const news = this.controller.news;
    if (!isDone && news?.kind === 'refused') this.notice.value = sayProblem(news.problem);
    return isDone;
  }

  #jump(count: number): void {
    this.#run.value = undefined;
    this.#log.value = tellRunAgain(this.match, count, say);
    this.#view.enter(this.match.stateAt(count));
  }

  #follow({ to, events }: Passage): void {
    const known = events as readonly RogueEvent[];
    const state = this.match.stateAt(to);
    this.#last = known;
    this.#log.value = addTold(this.#log.peek(), known, state.turns, say);
    this.#view.turn(state, known);
  }
}

/** What sentences call the key that attacks, or its button. */
function attackName(): string {
  if (isTouch.peek()) return say('run-button', { name: say('rogue-command-attack') });
  return nameOfKey(bindingsOf(settings.peek().rogue.keys).attack);
}
