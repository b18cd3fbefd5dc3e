import type { Say } from '#i18n/say.ts';
import type {
  AnalysedLine,
  MaterialChange,
  PieceCount,
  Price,
  Refutation,
  ReviewedTurn,
} from '../analysis/index.ts';
import { nameSeat } from './describe.ts';
import type { Glossary } from './glossary.ts';

/** Values of a line, without its actions. */
export type LineValue = Pick<AnalysedLine<unknown>, 'units' | 'expected' | 'end' | 'isProven'>;

const MINUS = '−';

function signed(number: number, text: string): string {
  if (number === 0) return text;
  return `${number > 0 ? '+' : MINUS}${text}`;
}

/** Percentage of an expected score, from 0 to 1. */
export function percentOf(expected: number): number {
  return Math.round(100 * expected);
}

/**
 * Value of a line from the first player's view, as short as possible: `+1.3`, `#3` for a win in
 * three, `#−3` for a loss, `62 %` in games without a unit of advantage.
 */
export function shortValue({ units, expected, end }: LineValue, say: Say): string {
  if (end !== undefined) {
    return end.turns === 0
      ? resultSign(end.winner)
      : `#${end.winner === 0 ? '' : MINUS}${end.turns}`;
  }
  if (units === undefined) return say('analysis-percent', { percent: percentOf(expected) });
  const tenths = Math.round(10 * Math.abs(units));
  const text = say('analysis-units', { units: tenths / 10 });
  return signed(tenths === 0 ? 0 : units, text);
}

function resultSign(winner: number): string {
  return winner === 0 ? '1–0' : '0–1';
}

/** Value of a line in words. */
export function describeValue(glossary: Glossary, { expected, end }: LineValue): string {
  const { say } = glossary;
  const nameOf = (seat: number) => nameSeat(glossary, seat);
  if (end?.turns === 0) return say('analysis-won', { player: nameOf(end.winner) });
  if (end !== undefined) {
    return say('analysis-end', { player: nameOf(end.winner), turns: end.turns });
  }
  const percent = percentOf(expected);
  if (percent === 50) return say('analysis-level');
  const better = percent > 50 ? 0 : 1;
  return say('analysis-better', {
    player: nameOf(better),
    percent: better === 0 ? percent : 100 - percent,
  });
}

function listPieces(glossary: Glossary, counts: readonly PieceCount[]): string {
  return counts
    .map(({ type, count }) =>
      glossary.say('analysis-pieces', { piece: glossary.pieceInText(type), count }),
    )
    .join(', ');
}

function describeMaterial(glossary: Glossary, { lost, won }: MaterialChange): string {
  const pieces = listPieces(glossary, lost);
  return won.length === 0
    ? glossary.say('analysis-price-material', { pieces })
    : glossary.say('analysis-price-exchange', { pieces, won: listPieces(glossary, won) });
}

/** The price of a move, in a sentence. */
export function describePrice(glossary: Glossary, price: Price): string {
  const { say } = glossary;
  switch (price.kind) {
    case 'loses':
      return say('analysis-price-loses', { turns: price.turns });
    case 'misses':
      return say('analysis-price-misses', { turns: price.turns });
    case 'material':
      return describeMaterial(glossary, price);
    case 'position':
      return say('analysis-price-position');
    case 'nothing':
      return say('analysis-price-nothing');
  }
}

/** Values of the move and of the best one, in a sentence. */
export function compareValues({ reached, best }: Refutation, say: Say): string {
  return say('analysis-compare', {
    reached: shortValue(reached, say),
    best: shortValue(best, say),
  });
}

const JUDGEMENT_SIGNS = { blunder: '??', mistake: '?', inaccuracy: '?!' } as const;
const ONLY_MOVE_SIGN = '□';

/** Sign after a move in a reviewed game; '' for an ordinary move. */
export function judgementSign({
  judgement,
  isOnlyMove,
}: Pick<ReviewedTurn<unknown>, 'judgement' | 'isOnlyMove'>): string {
  if (judgement !== undefined) return JUDGEMENT_SIGNS[judgement];
  return isOnlyMove ? ONLY_MOVE_SIGN : '';
}

/** Signs of NAGs that a player can set, by number (PGN standard, 10). */
export const NAG_SIGNS: readonly (readonly [number, string])[] = [
  [3, '!!'],
  [1, '!'],
  [5, '!?'],
  [6, '?!'],
  [2, '?'],
  [4, '??'],
];
const OTHER_NAGS = new Map([
  [7, '□'],
  [8, '□'],
  [10, '='],
  [13, '∞'],
  [14, '⩲'],
  [15, '⩱'],
  [16, '±'],
  [17, '∓'],
  [18, '+−'],
  [19, '−+'],
  [22, '⨀'],
  [146, 'N'],
]);

/** Signs of NAGs after a move. */
export function nagSigns(nags: readonly number[]): string {
  const known = new Map(NAG_SIGNS);
  return nags.map((nag) => known.get(nag) ?? OTHER_NAGS.get(nag) ?? `$${nag}`).join(' ');
}
