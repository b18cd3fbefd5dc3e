import type { ZrfAction } from '../../rules/index.ts';
import { isComplete, isPass } from '../../rules/index.ts';
import { rivalsOf } from '../model/rivals.ts';
import { promotionText, takesAny } from '../model/step.ts';
import type { NotatedStep, Steps } from '../model/step.ts';
import { castlingIn } from './castling.ts';

/*
 * Standard Algebraic Notation (FIDE Laws of Chess, appendix C; PGN standard, 8.2.3), for any game
 * with chess-like pieces: piece, origin as far as needed, target. Pieces without a sign are men,
 * which show their file when they capture.
 */

const CASTLING = { near: 'O-O', far: 'O-O-O' } as const;

/** File and rank of a square: `e` and `4`. */
function splitSquare(name: string): readonly [string, string] {
  const digits = name.search(/\d/);
  return digits < 0 ? [name, ''] : [name.slice(0, digits), name.slice(digits)];
}

/** The part of the origin that distinguishes a piece from its rivals: file, rank or both. */
function originOf(from: string, rivals: readonly string[]): string {
  if (rivals.length === 0) return '';
  const [file, rank] = splitSquare(from);
  if (rivals.every((rival) => splitSquare(rival)[0] !== file)) return file;
  if (rivals.every((rival) => splitSquare(rival)[1] !== rank)) return rank;
  return from;
}

/** Writes a step in algebraic notation; undefined for the steps of a longer turn. */
export function notateBySan(steps: Steps, action: ZrfAction): NotatedStep | undefined {
  const { state, rules, signs } = steps;
  if (isPass(action) || !isComplete(action) || state.chainAt >= 0) return undefined;
  const parts = steps.partsOf(action);
  const [first] = parts;
  if (first?.kind === 'place') {
    const text = `${signs(first.type).trim()}@${steps.at(first.at)}`;
    return { start: '', rest: text + promotionText(steps, action) };
  }
  if (first?.kind !== 'move' || first.from === first.to) return undefined;
  const castling = castlingIn(rules, parts);
  if (castling !== undefined) {
    return { start: '', rest: castling.isShort ? CASTLING.near : CASTLING.far };
  }
  const sign = signs(first.type);
  const isCapture = takesAny(parts);
  const from = steps.at(first.from);
  const rest = `${isCapture ? 'x' : ''}${steps.at(first.to)}${promotionText(steps, action)}`;
  if (sign === '') return { start: isCapture ? splitSquare(from)[0] : '', rest };
  return { start: sign + originOf(from, rivalsOf(steps, sign, first)), rest };
}
