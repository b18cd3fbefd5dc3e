import { batch, signal } from '@preact/signals';
import type { Match } from '#core';
import type { RogueAction, RogueEvent, RogueOptions, RogueState } from '../../rules/index.ts';
import type { HandedPlayback, Schedule } from '#play';
import type { Errand } from '../../voice/errands.ts';
import { RogueRun } from '../../voice/run.ts';
import type { LogLine } from '#roguelike/log.ts';
import { ERRAND_PACE } from '#roguelike/pace.ts';
import { PlayModel } from '#web/board/play-model.ts';
import type { PlayModelOptions } from '#web/board/play-model.ts';
import { say, sayProblem } from '#web/language/language.ts';
import { rogueSettings } from '../settings/section.ts';
import { isTouch } from '#web/ui/touch.ts';
import { bindingsOf, nameOfKey } from '../keys/bindings.ts';

/** One timer that runs by the ticks of the page. */
class TickClock {
  #now = 0;
  #timer: { readonly due: number; readonly call: () => void } | undefined;

  readonly schedule: Schedule = (milliseconds, call) => {
    const timer = { due: this.#now + milliseconds, call };
    this.#timer = timer;
    return () => {
      if (this.#timer === timer) this.#timer = undefined;
    };
  };

  /** Moves on to a time in milliseconds, and calls back where the timer has run out. */
  tick(time: number): void {
    this.#now = time;
    const timer = this.#timer;
    if (timer === undefined || time < timer.due) return;
    this.#timer = undefined;
    timer.call();
  }
}

type RogueMatch = Match<RogueState, RogueAction, RogueEvent, RogueOptions>;

/** The view that draws the world. */
export interface WorldView {
  /** Shows a state at once. */
  enter(state: RogueState): void;
  turn(state: RogueState, events: readonly RogueEvent[]): void;
}

/** Steps taken in one frame at most, so that the page still answers. */
const MAX_AT_ONCE = 40;

/** One run in the page: what the run knows, as signals. */
export class RoguePlayModel extends PlayModel<
  RogueState,
  RogueAction,
  RogueEvent,
  RogueMatch,
  HandedPlayback
> {
  readonly run: RogueRun;
  readonly #clock: TickClock;
  readonly #log = signal<readonly LogLine[]>([]);
  readonly #errand = signal<Errand | undefined>(undefined);
  /** The reason why the last wish cannot be fulfilled; empty where all is well. */
  readonly notice = signal('');

  constructor(options: PlayModelOptions, view: WorldView) {
    const { pace, session } = options;
    const clock = new TickClock();
    const run = new RogueRun(
      {
        match: session.match,
        play: () => this.controller,
        say,
        sayProblem,
        schedule: clock.schedule,
        pace: () => ERRAND_PACE[pace()],
        maxAtOnce: MAX_AT_ONCE,
        changed: () => this.#show(),
      },
      {
        loot: () => rogueSettings.peek().loot,
        attackName,
        jumped: (state) => view.enter(state),
        heard: ({ after, events }) => view.turn(after, events),
      },
    );
    super({ ...options, playsForced: () => false }, run.match, run.playback);
    this.run = run;
    this.#clock = clock;
    view.enter(run.state);
    this.#show();
  }

  get log(): readonly LogLine[] {
    return this.#log.value;
  }

  /** The automatic action under way. */
  get errand(): Errand | undefined {
    return this.#errand.value;
  }

  override play(action: RogueAction): boolean {
    return this.run.act(action);
  }

  override close(): void {
    this.run.stop();
    super.close();
  }

  /** Lets automatic actions take the steps that are due at this time, in milliseconds. */
  tick(time: number): void {
    this.#clock.tick(time);
  }

  #show(): void {
    const { run } = this;
    batch(() => {
      this.#log.value = run.log;
      this.#errand.value = run.errand;
      this.notice.value = run.notice;
    });
  }
}

/** The name in sentences for the key that attacks, or for its button. */
function attackName(): string {
  if (isTouch.peek()) return say('run-button', { name: say('rogue-command-attack') });
  return nameOfKey(bindingsOf(rogueSettings.peek().keys).attack);
}
