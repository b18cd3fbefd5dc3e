import { assertDefined, failed, own, parsed } from '#core';
import type { Report } from '../report/report.ts';
import type { CellResult, Results, Study, StudyKind } from '../study/kind.ts';
import type { Plan } from '../study/plan.ts';
import { openSeries } from './run-series.ts';
import type { RunSeries } from './run-series.ts';
import { reportWinnable, shareOfWorlds } from './winnable-report.ts';
import { addWorld, emptyWinnableTally, mergeWinnableTallies, wonWithin } from './winnable-tally.ts';
import type { Win, WinnableTally } from './winnable-tally.ts';

/** Attempts at a world, at most, by default. */
const USUAL_ATTEMPTS = 100;
export const MOST_ATTEMPTS = 10_000;

/**
 * Worlds of a single-player game that some bot can win. A unit is a world: the bots try it in turn until
 * one of them wins. The only cell names the bots; parameters are `turns` and `attempts`, the most at a
 * world.
 */
class WinnableStudy implements Study<WinnableTally> {
  readonly plan: Plan;
  readonly #series: RunSeries;
  readonly #bots: readonly string[];
  readonly #most: number;

  constructor(plan: Plan, series: RunSeries, most: number) {
    this.plan = plan;
    this.#series = series;
    this.#bots = series.arms.map(({ bot }) => bot);
    this.#most = most;
  }

  units(): number {
    return Infinity;
  }

  emptyTally(): WinnableTally {
    return emptyWinnableTally();
  }

  *play(_: number, index: number, tally: WinnableTally): Generator<undefined> {
    let win: Win | undefined;
    for (let tried = 0; tried < this.#most && win === undefined; tried++) {
      const bot = assertDefined(this.#bots[tried % this.#bots.length]);
      const { figures } = this.#series.tryAgain(bot, index, Math.floor(tried / this.#bots.length));
      if (own(figures, this.#series.measure) === 1) win = { bot, attempt: tried + 1 };
      yield undefined;
    }
    addWorld(tally, index, win);
  }

  merge(into: WinnableTally, more: WinnableTally): void {
    mergeWinnableTallies(into, more);
  }

  isAnswered([cell]: readonly CellResult<WinnableTally>[]): boolean {
    const { tally } = assertDefined(cell);
    const share = shareOfWorlds(this.#series, wonWithin(tally, this.#most), tally.worlds);
    return this.#series.isPrecise(this.#series.measure, share, 1);
  }

  seedOf(_: number, index: number): string {
    return this.#series.seedOf(index);
  }

  report({ cells: [cell] }: Results<WinnableTally>): Report {
    return reportWinnable(this.#series, this.#bots, assertDefined(cell).tally, this.#most);
  }
}

/** The share of worlds that some bot can win. */
export const winnableKind: StudyKind = {
  id: 'winnable',
  async open(plan, games) {
    const [bots = '', ...others] = plan.cells;
    const series = await openSeries({ ...plan, cells: bots.split(' ') }, games);
    if (!series.ok) return series;
    const { arms, arena, measure } = series.value;
    if (others.length > 0 || arms.some(({ without }) => without !== undefined)) {
      return failed({
        code: 'plan-winnable',
        message: 'This study has one part: the names of its bots, with spaces between them.',
      });
    }
    if (!arena.shares.includes(measure)) {
      return failed({
        code: 'plan-no-wins',
        message: `${plan.game.id} cannot be won.`,
        args: { game: plan.game.id },
      });
    }
    const { attempts = USUAL_ATTEMPTS } = plan.parameters;
    if (!Number.isInteger(attempts) || Number(attempts) < 1 || Number(attempts) > MOST_ATTEMPTS) {
      return failed({
        code: 'plan-winnable-attempts',
        message: `“attempts” is the most attempts at a world: a whole number from 1 to ${MOST_ATTEMPTS}.`,
        args: { most: MOST_ATTEMPTS },
      });
    }
    return parsed(new WinnableStudy(plan, series.value, Number(attempts)));
  },
};
