import { failed, parsed } from '#core';
import type { Parsed } from '#core';
import type { Rules } from '../../rules/index.ts';
import { positionText } from './arrangement.ts';
import type { Arrangement } from './arrangement.ts';
import { notationProblem } from './problems.ts';
import type { TextPlace } from './problems.ts';
import { squaresOf } from './squares.ts';
import type { Squares } from './squares.ts';

const MAX_TEXT = 2000;

/**
 * Reads a position into the format of this program, as for the option `start`, on boards of rows
 * and columns whose pieces have letters.
 */
export function parseArrangement(
  rules: Rules,
  variant: string,
  text: string,
  place: TextPlace,
  format: ArrangementFormat,
): Parsed<string> {
  const squares = squaresOf(rules);
  if (squares === undefined || format.letters.every((letter) => letter === '')) {
    return failed(notationProblem('fen-board', place));
  }
  if (text.length > MAX_TEXT) {
    return failed(notationProblem('fen-length', place, { most: MAX_TEXT }));
  }
  const position = format.read(squares);
  return position.ok ? parsed(positionText(rules, variant, position.value)) : position;
}

interface ArrangementFormat {
  readonly letters: readonly string[];
  read(squares: Squares): Parsed<Arrangement>;
}
