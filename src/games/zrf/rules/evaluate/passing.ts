import { assertDefined, int32At } from '#core';
import { cellOf } from '../compile/cell.ts';
import type { Rules } from '../model/index.ts';
import type { Machine } from '../run/machine.ts';
import { NOWHERE } from '../run/frame.ts';
import type { EvaluationParameters } from './evaluation-parameters.ts';

/** True if the players alternate with equal choices, and no rule forces captures or allows passing. */
function isFree({ turnOrder, options, priorities, pieces }: Rules): boolean {
  const turns = turnOrder.entries.slice(turnOrder.resume);
  return (
    turns.length === 2 &&
    turns.every(({ moveType, player, as }) => moveType < 0 && player === as) &&
    priorities.length === 0 &&
    pieces.length > 1 &&
    options.passTurn === 'never' &&
    !options.passPartial &&
    options.maximalCaptures === 'off'
  );
}

/** Share of the average piece that is about the value of a pawn where pieces differ. */
const PAWN_SHARE = 4;

/**
 * Value of a pawn or a man, the usual unit of advantage: that of the least valuable piece, but not
 * much less than the average. 0 if the game is not about capturing pieces.
 */
export function unitOf(
  { setup }: Rules,
  { aims, values }: Pick<EvaluationParameters, 'aims' | 'values'>,
): number {
  if (aims.isCounted || aims.lines.length > 0) return 0;
  const placed = setup.pieces.map(({ type }) => assertDefined(values[type]));
  const worths = placed.filter((value) => value > 0);
  if (worths.length === 0) return 0;
  const average = worths.reduce((sum, value) => sum + value, 0) / worths.length;
  const least = worths.reduce((one, value) => Math.min(one, value));
  return Math.round(Math.max(least, average / PAWN_SHARE));
}

/**
 * Decides from the rules and the position when passing would be worse than the best move. That
 * holds where pieces are captured, except for a player with nothing left but pieces of the least
 * valuable type: such positions are often zugzwang.
 */
export class Passing {
  /** Usual unit of advantage, or 0 if the game is not about capturing pieces. */
  readonly margin: number;
  readonly #isFree: boolean;
  readonly #values: readonly number[];

  constructor(rules: Rules, parameters: EvaluationParameters) {
    this.margin = parameters.connections.isEmpty ? unitOf(rules, parameters) : 0;
    this.#values = parameters.values;
    this.#isFree = isFree(rules) && this.margin > 0;
  }

  isHarmless(machine: Machine): boolean {
    const { board, entry, chainAt } = machine;
    if (!this.#isFree || !board.hasRoyals || chainAt !== NOWHERE || machine.isCheck) return false;
    for (let type = 0; type < this.#values.length; type += 1) {
      if ((this.#values[type] as number) <= this.margin) continue;
      if (int32At(board.counts, cellOf(board.cells, type, entry.as)) > 0) return true;
    }
    return false;
  }
}
