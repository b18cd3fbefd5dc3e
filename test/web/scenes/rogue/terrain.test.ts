import { describe, expect, test } from 'vitest';
import { isOpening, tilesAt } from '../../../../src/web/scenes/rogue/world/terrain.ts';
import type { Ground } from '../../../../src/web/scenes/rogue/world/shown.ts';

/** A map in text: `#` wall, `.` ground, blank for what was never seen. */
function groundOf(rows: readonly string[]): Ground {
  const at = (x: number, y: number) => rows[y]?.[x] ?? ' ';
  return {
    isWall: (x, y) => at(x, y) !== '.',
    knows: (x, y) => at(x, y) !== ' ',
    sees: () => true,
  };
}

const names = (ground: Ground, x: number, y: number) =>
  tilesAt(ground, x, y).map((tile) => tile.replace(/-\d+$/, ''));

describe('a wall', () => {
  const room = groundOf(['#####', '#...#', '#...#', '#####']);

  test('shows its side where there is ground to the south, and rims elsewhere', () => {
    expect(names(room, 2, 0)).toContain('face');
    expect(names(room, 0, 1)).toEqual(['cap', 'rim-e']);
    expect(names(room, 2, 3)).toEqual(['cap', 'rim-n']);
  });

  test('has its corners', () => {
    expect(names(room, 0, 0)).toEqual(['cap', 'rim-se']);
    expect(names(room, 4, 3)).toEqual(['cap', 'rim-nw']);
  });

  test('goes on where nothing is known', () => {
    expect(names(groundOf(['#', ' ']), 0, 0)).toEqual(['cap']);
    expect(names(groundOf(['#', ' ']), 0, 1)).toEqual([]);
  });
});

describe('ground', () => {
  test('lies in the shadow of walls', () => {
    const room = groundOf(['####', '#...', '#...']);
    expect(names(room, 1, 1)).toEqual(expect.arrayContaining(['floor', 'shade-n', 'shade-w']));
    expect(names(room, 2, 2).filter((name) => name.startsWith('shade'))).toEqual([]);
  });

  test.each([
    ['one cell wide', ['.....', '##.##', '.....'], 2, 1, true],
    ['two cells wide, left', ['.....', '#..##', '.....'], 1, 1, true],
    ['two cells wide, right', ['.....', '#..##', '.....'], 2, 1, true],
    ['to the side', ['.#.', '.#.', '...', '.#.', '.#.'], 1, 2, true],
    ['half known', [' .  ', '#.# ', '....'], 1, 1, true],
    ['a corridor', ['#.#', '#.#', '#.#'], 1, 1, false],
    ['the middle of a room', ['...', '...', '...'], 1, 1, false],
    ['beside a long wall', ['#..', '#..', '#..'], 1, 1, false],
  ])('an opening: %s', (_name, rows, x, y, isOne) => {
    expect(isOpening(groundOf(rows), x, y)).toBe(isOne);
  });
});
