import { int32At } from '#core';
import { cellOf } from '../compile/cell.ts';
import type { Play } from '../run/play.ts';
import type { ZrfState } from '../state/state.ts';
import { estimateFor } from './estimate.ts';
import type { EvaluationParameters } from './evaluation-parameters.ts';
import { IncrementalEvaluation } from './incremental-evaluation.ts';
import { latenessByPieces } from './lateness.ts';
import { learningOf } from './learning.ts';

/** Numbers that an evaluation of a position depends on, for a tuning of the evaluation. */
export interface Features {
  /** Lead of the first player by the evaluation of the game. */
  readonly lead: number;
  /** Progress of the game, in parts of `WHOLE_LATENESS`. */
  readonly lateness: number;
  /** For each type, the possible moves of the first player minus those of the second. */
  readonly ways: readonly number[];
}

/** Measures positions of a game for two players. */
export class EvaluationFeatures {
  readonly parameters: EvaluationParameters;
  readonly #play: Play;
  readonly #byPieces: Int32Array;
  /** For each type, weights by cell that count its moves; empty if mobility is not linear. */
  readonly #counters: readonly Int32Array[];

  constructor(play: Play) {
    this.parameters = learningOf(play).parameters;
    this.#play = play;
    this.#byPieces = latenessByPieces(play.rules);
    const { perWay, aims } = this.parameters;
    const isLinear = perWay !== 0 && aims.moving.every((moving) => moving === 0);
    this.#counters = isLinear ? countersOf(play) : [];
  }

  of(state: ZrfState): Features {
    const play = this.#play;
    const [first = 0, second = 0] = play.seats;
    const machine = play.load(state);
    const evaluation = new IncrementalEvaluation(this.parameters, machine.board);
    const estimate = (player: number) => estimateFor(player, this.parameters, machine, evaluation);
    const pieces = state.cells.reduce((sum, cell) => sum + (cell > 0 ? 1 : 0), 0);
    return {
      lead: estimate(first) - estimate(second),
      lateness: int32At(this.#byPieces, pieces),
      ways: this.#counters.map(
        (weights) => machine.weighFree(first, weights) - machine.weighFree(second, weights),
      ),
    };
  }
}

function countersOf({ rules, program }: Play): Int32Array[] {
  const { cells } = program.classes;
  return rules.pieces.map((_, type) => {
    const weights = new Int32Array(cells.count);
    for (const player of rules.players.keys()) weights[cellOf(cells, type, player)] = 1;
    return weights;
  });
}
