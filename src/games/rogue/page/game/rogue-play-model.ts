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

/** A timer driven by the page's ticks. */
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

  /** Advances to a time in milliseconds and runs the callback if the timer has expired. */
  tick(time: number): void {
    this.#now = time;
    const timer = this.#timer;
    if (timer === undefined || time < timer.due) return;
    this.#timer = undefined;
    timer.call();
  }
}

type RogueMatch = Match<RogueState, RogueAction, RogueEvent, RogueOptions>;

/** The view of the world. */
export interface WorldView {
  /** Shows a state without animation. */
  enter(state: RogueState): void;
  turn(state: RogueState, events: readonly RogueEvent[]): void;
}

/** Maximum steps per frame, which keeps the page responsive. */
const MAX_AT_ONCE = 40;

/** A run on the page, exposed as signals. */
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
  /** The reason the last request was refused; empty otherwise. */
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
        turnPlayed({ after, events }) {
          const isElsewhere = events.some(({ kind }) => kind === 'entered');
          if (isElsewhere) view.enter(after);
          else view.turn(after, events);
        },
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

  /** The automatic action in progress. */
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

  /** Runs the automatic steps due at this time, in milliseconds. */
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

/** Name of the attack key or button, for messages. */
function attackName(): string {
  if (isTouch.peek()) return say('run-button', { name: say('rogue-command-attack') });
  return nameOfKey(bindingsOf(rogueSettings.peek().keys).attack);
}
