import type { NamedSession, OpenedGame, PartedNews, Playback } from '#play';
import type { Context } from '#screen/model/context.ts';
import { openOnScreen } from '#screen/play/on-screen.ts';
import { ERRAND_PACE } from '../pace.ts';
import type { RunShell } from '../run.ts';
import type { Standing } from '../standing.ts';
import { standingOf } from './records.ts';

interface ShownRun {
  readonly playback: Playback;
  stop(): void;
}

/** A roguelike run on a text screen: opens it, saves it, and ranks it when it ends. */
export class RunOnScreen<R extends ShownRun> {
  readonly run: R;
  readonly opened: OpenedGame;
  readonly #context: Context;
  #standing: { readonly state: unknown; readonly value: Standing | undefined } | undefined;

  /** `parted` is called if the same run was also continued elsewhere. */
  constructor(
    context: Context,
    game: NamedSession,
    parted: (news: PartedNews) => void,
    makeRun: (shell: RunShell) => R,
  ) {
    const { schedule } = context.environment;
    this.#context = context;
    this.run = makeRun({
      match: game.session.match,
      play: () => this.opened.controller,
      say: context.say,
      sayProblem: (problem) => context.messages.sayProblem(problem),
      schedule: (milliseconds, callback) => schedule(milliseconds, () => context.batch(callback)),
      pace: () => ERRAND_PACE[context.settings.speed],
      maxAtOnce: Infinity,
      changed: () => context.redraw(),
    });
    this.opened = openOnScreen(context, game, { parted, playback: this.run.playback });
    this.opened.controller.subscribe(() => context.redraw());
  }

  /** Rank of a finished run among the saved ones. */
  get standing(): Standing | undefined {
    const { game, state, turn } = this.opened.session.match;
    if (turn.kind !== 'over') return undefined;
    const cached = this.#standing;
    if (cached !== undefined && cached.state === state) return cached.value;
    const [score = 0] = turn.outcome.scores;
    const value = standingOf(this.#context, game.id, this.opened.name, score);
    this.#standing = { state, value };
    return value;
  }

  enter(): void {
    const { opened } = this;
    opened.enter();
    this.#context.environment.notePlayed?.(opened.session.match.game.id, opened.name);
  }

  leave(): void {
    this.run.stop();
    this.opened.leave();
  }
}
