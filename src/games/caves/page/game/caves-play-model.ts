import { batch, computed, signal } from '@preact/signals';
import type { Match } from '#core';
import type { HandedPlayback } from '#play';
import type { Say } from '#i18n/say.ts';
import type { LogLine } from '#roguelike/log.ts';
import { ERRAND_PACE } from '#roguelike/pace.ts';
import type { CavesAction, CavesEvent, CavesOptions, CavesState } from '../../rules/index.ts';
import type { Errand } from '../../voice/errands.ts';
import { keyNamesIn } from '../../voice/key-names.ts';
import { viewOf } from '../../voice/known.ts';
import { sayIn } from '../../voice/pack-words.ts';
import { CavesRun } from '../../voice/run.ts';
import { StairsKeys } from '../../voice/stairs.ts';
import { PlayModel } from '#web/board/play-model.ts';
import type { PlayModelOptions } from '#web/board/play-model.ts';
import { currentMessages, say, sayProblem } from '#web/language/language.ts';
import { schedule } from '#web/ui/schedule.ts';
import { isTouch } from '#web/ui/touch.ts';

type CavesMatch = Match<CavesState, CavesAction, CavesEvent, CavesOptions>;

/** Shows the states of a run. */
export interface CavesSpectator {
  /** Shows a state without animation. */
  enter(view: CavesState): void;
  turn(view: CavesState, events: readonly CavesEvent[]): void;
}

/** Maximum steps of an automatic action at once, which keeps the page responsive. */
const MAX_AT_ONCE = 40;

/** Names of keys or buttons in messages. */
export function namesOfKeys() {
  return keyNamesIn(say, isTouch.peek());
}

/** A run on the page, exposed as signals. */
export class CavesPlayModel extends PlayModel<
  CavesState,
  CavesAction,
  CavesEvent,
  CavesMatch,
  HandedPlayback
> {
  readonly run: CavesRun;
  readonly stairs: StairsKeys;
  /** The run as the player knows it. */
  readonly known = computed(() => viewOf(this.state.value));
  readonly #log = signal<readonly LogLine[]>([]);
  readonly #newFrom = signal(0);
  readonly #errand = signal<Errand | undefined>(undefined);
  /** The reason the last request was refused; empty otherwise. */
  readonly notice = signal('');

  constructor(options: PlayModelOptions, spectator: CavesSpectator) {
    const { pace, session } = options;
    const run = new CavesRun(
      {
        match: session.match,
        play: () => this.controller,
        say,
        sayProblem,
        schedule: (milliseconds, call) => schedule(milliseconds, () => batch(call)),
        pace: () => ERRAND_PACE[pace()],
        maxAtOnce: MAX_AT_ONCE,
        changed: () => this.#show(),
      },
      {
        language: () => currentMessages().language,
        names: namesOfKeys,
        jumped: (state) => spectator.enter(viewOf(state)),
        turnPlayed: ({ after, events }) => spectator.turn(viewOf(after), events),
      },
    );
    super({ ...options, playsForced: () => false }, run.match, run.playback);
    this.run = run;
    this.stairs = new StairsKeys({ say, names: namesOfKeys }, run);
    spectator.enter(viewOf(run.state));
    this.#show();
  }

  /** Formats messages with those of the pack first. */
  get say(): Say {
    return sayIn(this.state.value, currentMessages().language, say);
  }

  get log(): readonly LogLine[] {
    return this.#log.value;
  }

  /** First turn since the last key; messages from this turn on are new. */
  get newFrom(): number {
    return this.#newFrom.value;
  }

  /** The automatic action in progress. */
  get errand(): Errand | undefined {
    return this.#errand.value;
  }

  override play(action: CavesAction): boolean {
    return this.run.act(action);
  }

  override close(): void {
    this.run.stop();
    super.close();
  }

  #show(): void {
    const { run } = this;
    batch(() => {
      this.#log.value = run.log;
      this.#newFrom.value = run.newFrom;
      this.#errand.value = run.errand;
      this.notice.value = run.notice;
    });
  }
}
