import { int32At, assertDefined } from '#core';
import { typeOf, EMPTY } from '../compile/cell.ts';
import type { Play } from '../run/play.ts';
import type { EvaluationParameters } from './evaluation-parameters.ts';
import { PatternValues } from './pattern-scores.ts';
import { latenessByPieces } from './lateness.ts';

/**
 * Replaces derived values by those of the tuning of a game. All else stays derived: lines, room,
 * connections, development.
 */
export function tuneParameters(
  { tuning, rules, program, seats }: Play,
  derived: EvaluationParameters,
): EvaluationParameters {
  if (tuning === undefined) return derived;
  const { values, early, late, inStock, mobility, lateMobility, turn, patterns } = tuning;
  const { cells } = program.classes;
  const isWeighted = mobility.length > 0 && derived.perWay !== 0;
  const wayShares = Int32Array.from({ length: cells.count }, (_, cell) =>
    cell === EMPTY ? 0 : assertDefined(mobility[typeOf(cells, cell)] ?? 0),
  );
  return {
    ...derived,
    values,
    onBoard: early,
    inStock,
    ...(isWeighted ? { perWay: 1, wayShares } : {}),
    turn,
    lateMobility,
    patterns:
      patterns.length === 0
        ? undefined
        : new PatternValues(patterns, program.positions, cells, seats),
    late: {
      gains: late.map((value, index) => value - int32At(early, index)),
      byPieces: latenessByPieces(rules),
    },
  };
}
