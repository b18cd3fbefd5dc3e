import { assertDefined, float64At } from '#core';
import { WHOLE_WAY } from '../../rules/index.ts';
import type { Tuning } from '../../rules/index.ts';
import type { EvaluationParameters } from './model.ts';
import { tunedPatterns } from './pattern-terms.ts';
import type { TuningTerms } from './tuning-terms.ts';

/** Tuning by terms, which are changes of the derived values. */
export function tunedValues(
  terms: TuningTerms,
  derived: EvaluationParameters,
  changes: Float64Array,
): Tuning {
  const { onBoard, inStock, values, shares, perWay, aims } = derived;
  const { program } = terms.play;
  const { types, players } = program.classes.cells;
  const change = (term: number) => (term < 0 ? 0 : float64At(changes, term));
  const changeLate = (term: number) => (term < 0 ? 0 : change(term) + change(term + 1));
  const tableOf = (changeOf: (term: number) => number) =>
    onBoard.map((value, index) => {
      const cell = Math.floor(index / terms.positions);
      if (cell === 0) return 0;
      const material = terms.material(Math.floor((cell - 1) / players));
      const square = terms.square(cell, index % terms.positions);
      return square < 0 ? value : Math.round(value + changeOf(material) + changeOf(square));
    });
  const [first = 0] = terms.play.seats;
  const isMobile = perWay !== 0 && terms.way(0) >= 0;
  return {
    // Exchanges happen at any time, so captures count the mean of early and late values.
    values: values.map((value, type) => {
      const keeping = assertDefined(aims.keeping[first * types + type]);
      const isMaterial = value > 0 && !aims.isCounted;
      if (!isMaterial) return value;
      const term = terms.material(type);
      return Math.max(1, Math.round(value + (keeping * (change(term) + changeLate(term))) / 2));
    }),
    early: tableOf(change),
    late: tableOf(changeLate),
    inStock: inStock.map((value, index) => Math.round(value + change(terms.stock(index % types)))),
    mobility: isMobile
      ? shares.map((share, type) =>
          Math.round(perWay * share + WHOLE_WAY * change(terms.way(type))),
        )
      : [],
    lateMobility: lateMobilityOf(terms, derived, change),
    turn: Math.round(change(terms.turn)),
    patterns:
      terms.patterns === undefined
        ? []
        : tunedPatterns(terms.patterns, (term) => [change(term), changeLate(term)]),
  };
}

/** Change of the value of a move towards the end, as a share of it at the start. */
function lateMobilityOf(
  terms: TuningTerms,
  { perWay, shares }: EvaluationParameters,
  change: (term: number) => number,
): number {
  if (terms.lateWays < 0) return 0;
  const early = (perWay * assertDefined(shares[0])) / WHOLE_WAY + change(terms.way(0));
  return early === 0 ? 0 : change(terms.lateWays) / early;
}
