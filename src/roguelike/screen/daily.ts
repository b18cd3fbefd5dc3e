import type { AnyGame, OptionValues } from '#core';
import { openSaved } from '#screen/menus/open-saved.ts';
import { isSaveOf } from '#screen/menus/save-of.ts';
import type { Context } from '#screen/model/context.ts';
import type { SavedGame } from '#screen/model/environment.ts';
import type { Screen } from '#screen/model/screen.ts';
import { dailyRun, describeDaily, isDaily } from '../daily.ts';
import { startRun } from './start-run.ts';

/** Matches the transcript line of a finished run with a score. */
const OVER_LINE = /^over \S+(?: (\d+))?$/m;

/** A game whose daily run is offered. */
interface DailyGame {
  readonly game: AnyGame;
  /** Options of daily runs. */
  readonly options: OptionValues;
}

/** Today's daily run, and its saved ones. */
export class Daily {
  readonly #context: Context;
  readonly #played: DailyGame;
  readonly #date: string;
  readonly #saved: readonly SavedGame[];

  constructor(context: Context, played: DailyGame) {
    const { environment } = context;
    this.#context = context;
    this.#played = played;
    this.#date = environment.today();
    this.#saved = environment.saves
      .list()
      .filter((saved) => isSaveOf(saved, played.game.id) && isDaily(saved.text, this.#date));
  }

  /** Invites to start, continue or repeat it. */
  get about(): string {
    const runs = this.#saved.map(({ text }) => {
      const over = OVER_LINE.exec(text);
      return { isOver: over !== null, score: Number(over?.[1] ?? 0) };
    });
    return describeDaily(this.#date, runs, this.#context.say);
  }

  /** Continues the unfinished run of today, or starts one. */
  play(back: Screen): Screen {
    const context = this.#context;
    const unfinished = this.#saved.find(({ text }) => !OVER_LINE.test(text));
    const opened = unfinished && openSaved(context, unfinished);
    if (opened !== undefined) return context.routes.play(opened, back);
    const { game, options } = this.#played;
    const { seed, name } = dailyRun(options, this.#date, context.say);
    return startRun(context, game, options, seed, back, name);
  }
}
