import { describe, expect, test } from 'vitest';
import { tilesAt } from '#games/rogue/page/world/terrain.ts';
import type { KnownGround } from '#games/rogue/page/world/shown.ts';

/** A text map: `#` wall, `.` ground, blank for unseen cells. */
function groundOf(rows: readonly string[], hasDoors = true): KnownGround {
  const at = (x: number, y: number) => rows[y]?.[x] ?? ' ';
  return {
    isWall: (x, y) => at(x, y) !== '.',
    isKnown: (x, y) => at(x, y) !== ' ',
    sees: () => true,
    hasDoors,
  };
}

const names = (ground: KnownGround, x: number, y: number) =>
  tilesAt(ground, x, y).map((tile) => tile.replace(/-\d+$/, ''));

describe('a wall', () => {
  const room = groundOf(['#####', '#...#', '#...#', '#####']);

  test('shows its side above ground to the south, and edges elsewhere', () => {
    expect(names(room, 2, 0)).toContain('face');
    expect(names(room, 0, 1)).toEqual(['cap', 'rim-e']);
    expect(names(room, 2, 3)).toEqual(['cap', 'rim-n']);
  });

  test('has corner pieces', () => {
    expect(names(room, 0, 0)).toEqual(['cap', 'rim-se']);
    expect(names(room, 4, 3)).toEqual(['cap', 'rim-nw']);
  });

  test('continues into unknown cells', () => {
    expect(names(groundOf(['#', ' ']), 0, 0)).toEqual(['cap']);
    expect(names(groundOf(['#', ' ']), 0, 1)).toEqual([]);
  });
});

describe('ground', () => {
  test('is shaded beside walls', () => {
    const room = groundOf(['####', '#...', '#...']);
    expect(names(room, 1, 1)).toEqual(expect.arrayContaining(['floor', 'shade-n', 'shade-w']));
    expect(names(room, 2, 2).filter((name) => name.startsWith('shade'))).toEqual([]);
  });
});

/** A text map with `=` for planks. */
function withPlanks(rows: readonly string[], hasDoors = true): readonly string[] {
  const ground = groundOf(rows, hasDoors);
  return rows.map((row, y) =>
    [...row].map((sign, x) => (names(ground, x, y).includes('sill') ? '=' : sign)).join(''),
  );
}

describe('planks', () => {
  test.each<[string, readonly string[]]>([
    ['one cell wide', ['.....', '.....', '##=##', '.....', '.....']],
    ['two cells wide', ['......', '......', '##==##', '......', '......']],
    ['in a wall that runs down', ['..#..', '..#..', '..=..', '..#..', '..#..']],
    ['from a room to a corridor', ['.....', '.....', '##=##', ' #.# ', ' #.# ']],
    ['in the corner of a room', ['#...#', '#...#', '#=###', '#...#', '#...#']],
  ])('lie in a doorway %s', (_name, rows) => {
    expect(withPlanks(rows.map((row) => row.replaceAll('=', '.')))).toEqual(rows);
  });

  test.each<[string, readonly string[]]>([
    ['in a corridor', ['#.#', '#.#', '#.#', '#.#']],
    ['where corridors cross', ['##.##', '##.##', '.....', '##.##', '##.##']],
    ['where corridors bend', ['#####', '#...#', '#.#.#', '#.#.#']],
    ['between pillars', ['.......', '.......', '.#.#.#.', '.......', '.......']],
    ['beside a long wall', ['#..', '#..', '#..', '#..']],
    ['where the wall is half seen', ['....  ', '....  ', '##..  ', '....  ', '....  ']],
    ['at the edge of sight', ['.....', '.....', '....#', '.... ', '.... ']],
    ['in a gap of three cells', ['.......', '.......', '##...##', '.......', '.......']],
  ])('never lie %s', (_name, rows) => {
    expect(withPlanks(rows)).toEqual(rows);
  });

  test('never lie in caves', () => {
    const cave = ['.....', '.....', '##.##', '.....', '.....'];
    expect(withPlanks(cave, false)).toEqual(cave);
  });
});
