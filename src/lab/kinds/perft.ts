import { assertDefined, failed, makeProblem, parsed, startMatch } from '#core';
import type { Problem } from '#core';
import { gameName } from '../report/game-name.ts';
import type { Report } from '../report/report.ts';
import { splitActions } from '../perft/split-count.ts';
import type { SplitCount } from '../perft/split-count.ts';
import type { CellResult, Results, Study, StudyKind } from '../study/kind.ts';
import type { Plan } from '../study/plan.ts';
import { openGame } from './open-game.ts';

/** Number of sequences, in decimal digits: it may exceed the exact range of numbers. */
export interface CountTally {
  nodes: string;
}

/** Greatest depth of a plan. */
export const MAX_DEPTH = 100;

const BAD_DEPTH: Problem = {
  code: 'plan-depth',
  message: `A cell of perft is a depth from 1 to ${MAX_DEPTH}.`,
  args: { most: MAX_DEPTH },
};

function depthOf(cell: string): number {
  const depth = /^\d{1,3}$/.test(cell) ? Number(cell) : 0;
  return depth <= MAX_DEPTH ? depth : 0;
}

function add(tally: CountTally, nodes: string | number): void {
  tally.nodes = String(BigInt(tally.nodes) + BigInt(nodes));
}

/**
 * Counts the move sequences of each depth. Cells are depths, played in order; a unit is the part of
 * the tree below a first move, or below the first two.
 */
class PerftStudy implements Study<CountTally> {
  readonly plan: Plan;
  readonly isSequential = true;
  readonly #split: SplitCount;
  readonly #depths: readonly number[];

  constructor(plan: Plan, split: SplitCount) {
    this.plan = plan;
    this.#split = split;
    this.#depths = plan.cells.map(depthOf);
  }

  units(cell: number): number {
    return this.#split.parts(this.#depth(cell));
  }

  emptyTally(): CountTally {
    return { nodes: '0' };
  }

  *play(cell: number, index: number, tally: CountTally): Generator<undefined> {
    const nodes = yield* this.#split.count(index, this.#depth(cell));
    const [problem] = this.#split.costly();
    if (problem !== undefined) throw new Error(makeProblem(problem));
    add(tally, nodes);
  }

  merge(into: CountTally, { nodes }: CountTally): void {
    add(into, nodes);
  }

  isAnswered(): boolean {
    return false;
  }

  seedOf(): string {
    return this.plan.seed;
  }

  report({ cells }: Results<CountTally>): Report {
    const { game } = this.plan;
    const nodes = this.#complete(cells).map(({ tally }) => tally.nodes);
    const rows = nodes.map((count, at) => ({
      id: assertDefined(this.plan.cells[at]),
      entries: [this.#depth(at), count],
    }));
    const last = nodes.at(-1);
    return {
      question: { id: 'lab-question-perft', args: { game: gameName(game.id) } },
      answer: [
        last === undefined
          ? { id: 'lab-answer-no-perft' }
          : {
              id: 'lab-answer-perft',
              args: { nodes: last, depth: this.#depth(nodes.length - 1) },
            },
      ],
      sections: [
        {
          id: 'nodes',
          title: { id: 'lab-perft' },
          table: {
            id: 'nodes',
            columns: [
              { id: 'depth', head: { id: 'lab-col-depth' } },
              { id: 'nodes', head: { id: 'lab-col-nodes' } },
            ],
            rows,
          },
        },
      ],
      data: { nodes: nodes.map(toNumber) },
    };
  }

  /** Depths counted in full, up to the first that is not. */
  #complete(cells: readonly CellResult<CountTally>[]): readonly CellResult<CountTally>[] {
    const broken = cells.findIndex(({ units, failed }, at) => units < this.units(at) || failed > 0);
    return broken < 0 ? cells : cells.slice(0, broken);
  }

  #depth(cell: number): number {
    return assertDefined(this.#depths[cell]);
  }
}

/** A count as a number if that is exact, otherwise as its digits. */
function toNumber(digits: string): number | string {
  const number = Number(digits);
  return Number.isSafeInteger(number) ? number : digits;
}

/** Counts of move sequences. */
export const perftKind: StudyKind = {
  id: 'perft',
  async open(plan, games) {
    const game = await openGame(plan, games);
    if (!game.ok) return game;
    if (plan.cells.some((cell) => depthOf(cell) === 0)) return failed(BAD_DEPTH);
    const { state } = startMatch(game.value, plan.options, plan.seed);
    const turns = await games.countTurns?.(game.value, plan.options);
    return parsed(new PerftStudy(plan, turns ?? splitActions(game.value, state)));
  },
};
