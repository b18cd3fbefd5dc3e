import { assertDefined } from '#core';
import type { Block, PieceType, Rules, Statement } from '../../rules/index.ts';

/** A direction in which a tile can move by one position. */
export interface Slide {
  readonly direction: number;
  /** True if the tile's target must be empty. */
  readonly needsEmpty: boolean;
}

function isEmptyTest(statement: Statement | undefined, direction: number): boolean {
  if (statement?.kind !== 'verify' || statement.condition.kind !== 'empty') return false;
  const { where } = statement.condition;
  if (direction < 0) return where.kind === 'here';
  return where.kind === 'direction' && where.direction === direction;
}

/** Direction of a one-step statement; -1 for any other. */
function directionOf(statement: Statement | undefined): number {
  if (statement?.kind !== 'step' || statement.to.kind !== 'direction') return -1;
  return statement.to.direction;
}

/**
 * Slide of a block that steps to an empty position and adds the move; undefined for any other
 * block.
 */
function slideIn({ statements }: Block): Slide | undefined {
  const body = statements.slice(0, -1);
  const last = statements.at(-1);
  if (last?.kind !== 'add' || last.types.length > 0 || body.length > 2) return undefined;
  const [first, second] = body;
  const isTestedFirst = first?.kind === 'verify';
  const direction = directionOf(isTestedFirst ? second : first);
  if (direction < 0) return undefined;
  if (body.length === 1) return { direction, needsEmpty: false };
  const isTested = isTestedFirst ? isEmptyTest(first, direction) : isEmptyTest(second, -1);
  return isTested ? { direction, needsEmpty: true } : undefined;
}

/** Slides of a piece type, in the player's directions; undefined if it can do more. */
export function slidesOf(
  { board }: Rules,
  { moves }: PieceType,
  player: number,
): readonly Slide[] | undefined {
  const slides: Slide[] = [];
  for (const block of moves) {
    const slide = slideIn(block);
    if (slide === undefined) return undefined;
    const direction = assertDefined(assertDefined(board.symmetry[player])[slide.direction]);
    slides.push({ ...slide, direction });
  }
  return slides;
}
