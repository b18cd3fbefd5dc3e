import type { ZrfAction } from '../../rules/index.ts';
import { isPass, moversOf } from '../../rules/index.ts';
import { squaresOf } from '../model/squares.ts';
import { letterOf, promotionIn } from '../model/step.ts';
import type { Steps } from '../model/step.ts';
import { digitOf, PIECES } from './japanese.ts';
import { usiOf } from './usi.ts';

/* Moves of shogi in the forms of files: USI, CSA (`7776FU`) and KIF (`７六歩(77)`). */

/** Squares and pieces of a move, from which all forms follow. */
interface Move {
  /** Two digits, or `00` for a drop. */
  readonly from: string;
  readonly to: string;
  /** Letters before and after the move. */
  readonly letter: string;
  readonly after: string;
}

function moveOf(steps: Steps, action: ZrfAction): Move | undefined {
  const squares = squaresOf(steps.rules);
  const [mover] = moversOf(action);
  const parts = steps.partsOf(action);
  const [first] = parts;
  if (squares === undefined || mover === undefined) return undefined;
  if (first?.kind !== 'move' && first?.kind !== 'place') return undefined;
  const square = (at: number) =>
    at < 0 ? '00' : `${squares.columns - squares.columnOf(at)}${squares.rowOf(at) + 1}`;
  const promoted = promotionIn(parts);
  return {
    from: square(mover.from),
    to: square(mover.to),
    letter: letterOf(steps.rules, first.type),
    after: letterOf(steps.rules, promoted < 0 ? first.type : promoted),
  };
}

function csaOf({ from, to, after }: Move): string {
  return from + to + (PIECES.find(({ letter }) => letter === after)?.csa ?? '');
}

const KIF = /^(同|[１-９1-9][一二三四五六七八九１-９1-9])(\D{1,2}?)(不?成)?(打|\(([1-9]{2})\))?$/u;

/** True if a text without blanks is this move in KIF. */
function isKif({ from, to, letter, after }: Move, text: string, lastTo: string): boolean {
  const [, target = '', kanji = '', promotion, , origin] = KIF.exec(text) ?? [];
  const square = target === '同' ? lastTo : Array.from(target, digitOf).join('');
  const isPiece = PIECES.find((one) => one.letter === letter)?.kif.includes(kanji) === true;
  return (
    isPiece &&
    square === to &&
    (origin ?? '00') === from &&
    (promotion === '成') === (letter !== after)
  );
}

/** Legal steps that a text in USI, CSA or KIF may denote. */
export function findShogi(steps: Steps, text: string): readonly ZrfAction[] {
  const squares = squaresOf(steps.rules);
  const typed = text.replace(/\s/g, '');
  const { lastTo } = steps.state;
  const last =
    squares === undefined || lastTo < 0
      ? ''
      : `${squares.columns - squares.columnOf(lastTo)}${squares.rowOf(lastTo) + 1}`;
  return steps.actions.filter((action) => {
    if (isPass(action)) return false;
    if (usiOf(steps, action) === typed) return true;
    const move = moveOf(steps, action);
    return (
      move !== undefined && (csaOf(move) === typed.replace(/^[-+]/, '') || isKif(move, typed, last))
    );
  });
}
