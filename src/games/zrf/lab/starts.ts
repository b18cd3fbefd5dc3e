import { assertDefined, deriveSeed, failed, parsed } from '#core';
import type { Problem } from '#core';
import { openGame } from '#lab/kinds/open-game.ts';
import type { Report } from '#lab/report/report.ts';
import type { Results, Study, StudyKind } from '#lab/study/kind.ts';
import type { Plan } from '#lab/study/plan.ts';
import { arranged, isSearchedInDepth, METRICS, puzzleOf } from '../puzzles/index.ts';
import type { Metric } from '../puzzles/index.ts';
import { makePositionLine } from '../rules/index.ts';
import type { ZrfGame } from '../rules/index.ts';
import { isZrfGame } from '../voice/is-zrf-game.ts';
import { startDraws } from './start-draws.ts';
import type { StartDraws } from './start-draws.ts';
import { canTabulate, START_LIMITS, StartSolver } from './start-solver.ts';
import type { PosedPuzzle } from './start-solver.ts';
import { reportStarts } from './starts-report.ts';
import { addStart, emptyStartsTally, mergeStartsTallies } from './starts-tally.ts';
import type { StartsTally } from './starts-tally.ts';

const METRIC_CELLS: Problem = {
  code: 'plan-metrics',
  message: `A part of a study of starts is a metric: ${METRICS.join(', ')}.`,
  args: { metrics: METRICS.join(', ') },
};

function noGoal(game: string): Problem {
  return {
    code: 'plan-no-goal',
    message: `${game} has no goal, so no start can be solved.`,
    args: { game },
  };
}

const FIXED_SIZE: Problem = {
  code: 'plan-units-only',
  message: 'A study of starts ends after a given number of starts, not by a stopping rule.',
};

function notBlocks(game: string): Problem {
  return {
    code: 'plan-no-blocks',
    message: `${game} is not a sliding-block puzzle.`,
    args: { game },
  };
}

/**
 * Random starts of a sliding puzzle, each solved with the minimum number of moves. A unit is one
 * start. Cells are metrics. Parameters are `limit`, positions searched per start; `minimum`, moves
 * whose share the report adds; `puzzle`, name of the puzzle in commands, by default its id.
 */
class StartsStudy implements Study<StartsTally> {
  readonly plan: Plan;
  readonly #posed: PosedPuzzle;
  readonly #draws: StartDraws;
  readonly #limit: number;
  readonly #solvers: readonly StartSolver[];

  constructor(plan: Plan, posed: PosedPuzzle, metrics: readonly Metric[]) {
    const { seed, parameters } = plan;
    const byDefault = isSearchedInDepth(posed.puzzle) ? START_LIMITS.tiles : START_LIMITS.blocks;
    const limit = Number(parameters.limit ?? byDefault);
    this.plan = plan;
    this.#limit = limit;
    this.#posed = posed;
    this.#draws = startDraws(posed.puzzle, seed);
    const isTabulated = canTabulate(this.#draws.arrangements ?? Infinity);
    this.#solvers = metrics.map((metric) => new StartSolver(posed, metric, limit, isTabulated));
  }

  units(): number {
    const { isListed, arrangements } = this.#draws;
    return isListed && arrangements !== undefined ? arrangements : Infinity;
  }

  emptyTally(): StartsTally {
    return emptyStartsTally();
  }

  *play(cell: number, index: number, tally: StartsTally): Generator<undefined, void> {
    const { play, state, puzzle } = this.#posed;
    const anchors = this.#draws.draw(index);
    const result = yield* assertDefined(this.#solvers[cell]).solve(anchors);
    addStart(tally, index, result, () => {
      return makePositionLine(play.rules, arranged(state, puzzle, anchors));
    });
  }

  merge(into: StartsTally, more: StartsTally): void {
    mergeStartsTallies(into, more);
  }

  isAnswered(): boolean {
    return false;
  }

  seedOf(_: number, index: number): string {
    return deriveSeed(this.plan.seed, index);
  }

  report({ cells }: Results<StartsTally>): Report {
    return reportStarts({ plan: this.plan, draws: this.#draws, limit: this.#limit }, cells);
  }
}

/** Hard starts of sliding puzzles. */
export const startsKind: StudyKind = {
  id: 'starts',
  async open(plan, games) {
    const game = await openGame(plan, games);
    if (!game.ok) return game;
    const metrics = plan.cells.flatMap((cell) => METRICS.find((metric) => metric === cell) ?? []);
    const problems = [
      ...(metrics.length < plan.cells.length ? [METRIC_CELLS] : []),
      ...(plan.stop.kind === 'units' ? [] : [FIXED_SIZE]),
    ];
    if (problems.length > 0) return failed(problems);
    if (!isZrfGame(game.value)) return failed(notBlocks(plan.game.id));
    const posed = pose(game.value, plan);
    if (posed === undefined) return failed(notBlocks(plan.game.id));
    if (posed.play.rules.goals.length === 0) return failed(noGoal(plan.game.id));
    return parsed(new StartsStudy(plan, posed, metrics));
  },
};

/** Puzzle of a plan; undefined if its pieces do more than slide. */
function pose(game: ZrfGame, { options, seed }: Plan): PosedPuzzle | undefined {
  const { variant, start } = options;
  const wanted = start === undefined ? {} : { start: String(start) };
  const state = { ...game.start({ variant: String(variant), ...wanted }, seed), ending: undefined };
  const play = game.playOf(state.variant);
  const puzzle = puzzleOf(play.rules, state.cells);
  return puzzle && { play, state, puzzle };
}
