import type { Die } from '../../rules/index.ts';
import type { Grid } from '#screen/cells/grid.ts';
import type { Ink } from '#screen/cells/ink.ts';
import { inkOf } from './die-ink.ts';

/** Digits and a minus sign, 5 cells wide and 5 rows high. */
const FIGURES = new Map<string, readonly string[]>([
  ['0', ['╭███╮', '█   █', '█   █', '█   █', '╰███╯']],
  ['1', ['  ██ ', ' ███ ', '  ██ ', '  ██ ', ' ████']],
  ['2', ['▄███▄', '▀   █', '  ▄█▀', '▄█▀  ', '█████']],
  ['3', ['████▄', '    █', ' ███▀', '    █', '████▀']],
  ['4', ['█   █', '█   █', '▀████', '    █', '    █']],
  ['5', ['█████', '█    ', '▀███▄', '    █', '▀███▀']],
  ['6', ['▄███▀', '█    ', '████▄', '█   █', '▀███▀']],
  ['7', ['█████', '    █', '   █▀', '  █▀ ', '  █  ']],
  ['8', ['▄███▄', '█   █', '▀███▀', '█   █', '▀███▀']],
  ['9', ['▄███▄', '█   █', '▀████', '    █', '▄███▀']],
]);
const PITCH = 6;
const ROWS = 5;

/** Width of a number in large digits. */
function figuresWidth(number: number): number {
  return String(number).length * PITCH - 1;
}

function putFigures(grid: Grid, x: number, y: number, number: number, ink: Ink): void {
  grid.unmirrored({ x, y, width: figuresWidth(number), height: ROWS }, () => {
    for (const [index, figure] of [...String(number)].entries()) {
      for (const [row, line] of (FIGURES.get(figure) ?? []).entries()) {
        grid.put(x + index * PITCH, y + row, line, ink);
      }
    }
  });
}

/** Width of a big die with its frame. */
export function bigDieWidth(number: number): number {
  return figuresWidth(number) + 6;
}

export const BIG_DIE_HEIGHT = ROWS + 2;

/**
 * Draws a big die for the middle of the screen: a double frame in its colour, its letter in the
 * corner, and its size or face in large digits.
 */
export function drawBigDie(
  grid: Grid,
  at: { readonly x: number; readonly y: number },
  die: Pick<Die, 'type' | 'size'>,
  { number = die.size, letter }: { readonly number?: number; readonly letter: string },
): void {
  const ink: Ink = { ink: inkOf(die.type), bold: true };
  const inner = figuresWidth(number) + 4;
  grid.put(at.x, at.y, `╔${'═'.repeat(inner)}╗`, ink);
  for (let row = 1; row <= ROWS; row++) {
    grid.put(at.x, at.y + row, `║${' '.repeat(inner)}║`, ink);
  }
  grid.put(at.x, at.y + ROWS + 1, `╚${'═'.repeat(inner)}╝`, ink);
  grid.put(at.x + 2, at.y, ` ${letter} `, ink);
  putFigures(grid, at.x + 3, at.y + 1, number, ink);
}
