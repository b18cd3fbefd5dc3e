import { describe, expect, it } from 'vitest';
import { assertDefined } from '#core';
import type { Grid } from '#screen/cells/grid.ts';
import { expectGolden } from '../../../support/golden.ts';
import { library, play } from '../../../screen/rules-table.ts';
import type { Table } from '../../../screen/rules-table.ts';
import type { Stage } from '../../../screen/stage.ts';
import { watchEdges } from '../../../screen/watch-edges.ts';

const MIDDLE = { width: 120, height: 40 };
const LARGEST = { width: 200, height: 60 };
const SIZES = [{ width: 80, height: 24 }, MIDDLE, LARGEST];

const cut = watchEdges();

function lastFrame(stage: Stage): Grid {
  return assertDefined(stage.driver.frames.at(-1));
}

/** Every cell whose part is this square, as columns and rows. */
function cellsOf(grid: Grid, part: string): { x: number; y: number }[] {
  return Array.from({ length: grid.width * grid.height }, (_, at) => {
    return { x: at % grid.width, y: Math.floor(at / grid.width) };
  }).filter(({ x, y }) => {
    const target = grid.hitAt(x, y)?.target;
    return target?.kind === 'part' && target.part === part;
  });
}

/** Part of the square under the cursor. */
function squareAt(grid: Grid, name: 'square-cursor' | 'square-chosen'): string {
  for (let at = 0; at < grid.width * grid.height; at += 1) {
    const [x, y] = [at % grid.width, Math.floor(at / grid.width)];
    const target = grid.hitAt(x, y)?.target;
    if (grid.cell(x, y).on === name && target?.kind === 'part') return target.part;
  }
  throw new RangeError(`no ${name}`);
}

const TYPICAL: readonly (readonly [string, Table])[] = [
  ['chess', { moves: ['e2e4', 'd7d5', 'e4d5', 'd8d5', 'b1c3'] }],
  ['shogi', { moves: ['7g7f', '3c3d'] }],
  ['xiangqi', { moves: ['h3e3'] }],
  ['international-draughts', { moves: ['b4c5'] }],
  ['hex', { moves: ['g6'] }],
  ['royal-game-of-ur', {}],
];

describe('typical boards', () => {
  it.each(TYPICAL)('%s fills windows of three sizes', (id, table) => {
    const frames = SIZES.map((size) => play(id, { ...table, size }).text);
    expectGolden(`test/games/zrf/cells/golden/${id}.txt`, `${frames.join('\n\n')}\n`);
  });

  it.each(['letters', 'ascii', 'symbols'])('chess and shogi in %s', (pieces) => {
    const settings = { games: { pieces } };
    const frames = ['chess', 'shogi'].map((id) => play(id, { settings, size: MIDDLE }).text);
    expectGolden(`test/games/zrf/cells/golden/in-${pieces}.txt`, `${frames.join('\n\n')}\n`);
  });
});

describe('a board', () => {
  it.each(library.ids)('of %s never leaves the window', (id) => {
    for (const size of [{ width: 40, height: 12 }, { width: 61, height: 53 }, LARGEST]) {
      const stage = play(id, { size });
      expect(cut.splice(0), `${size.width} by ${size.height}`).toEqual([]);
      expect(stage.text).not.toBe('');
    }
  });

  it.each(['connect-four', 'gomoku', 'halma'])('of %s leaves names of players whole', (id) => {
    for (const size of SIZES) {
      const { text } = play(id, { size });
      expect(text).toMatch(/(?:·|▸|○|●) +(?:\S+ · )?Player One */u);
      expect(text).not.toContain('Player T…');
    }
  });

  it('grows and shrinks with the window', () => {
    const stage = play('chess', { size: { width: 80, height: 24 } });
    const sizes = [...SIZES, { width: 50, height: 14 }].map((size) => {
      stage.driver.size = size;
      stage.arcade.redraw();
      return cellsOf(lastFrame(stage), squareAt(lastFrame(stage), 'square-cursor')).length;
    });
    expect(sizes).toEqual([5 * 2, 9 * 4, 9 * 4, 3]);
  });

  it.each([...SIZES, { width: 50, height: 14 }])(
    'is played by clicks at $width by $height',
    (size) => {
      const stage = play('chess', { size });
      const click = (square: string) => {
        const cells = cellsOf(lastFrame(stage), square);
        const { x, y } = assertDefined(cells[cells.length >> 1]);
        stage.arcade.point('press', x, y);
      };
      const from = squareAt(lastFrame(stage), 'square-cursor');
      click(from);
      expect(stage.text).toMatch(/\[|╔|┌/);
      stage.press('tab');
      const to = squareAt(lastFrame(stage), 'square-cursor');
      click(to);
      expect(stage.text).toContain('Black to move.');
      expect(stage.press('u')).toContain('White to move.');
    },
  );

  it('takes clicks on the squares of the part shown', () => {
    const stage = play('gomoku', { variant: 'large-board', size: { width: 40, height: 12 } });
    const before = stage.text;
    const grid = lastFrame(stage);
    const { x, y } = assertDefined(
      cellsOf(grid, 'square-200')[0] ?? cellsOf(grid, 'square-180')[0],
    );
    stage.arcade.point('press', x, y);
    expect(stage.text).not.toBe(before);
  });

  it('lists captures and the lead in material', () => {
    const stage = play('chess', {
      moves: ['e2e4', 'd7d5', 'e4d5', 'd8d5', 'b1c3', 'd5a2', 'c3a2'],
    });
    expect(stage.text).toContain('♟\ufe0e ♛ +8');
    expect(stage.text).toMatch(/Black · Player Two[^]*♙×2/);
  });

  it('shows the numbers of draughts squares', () => {
    const size = { width: 120, height: 50 };
    const international = play('international-draughts', { size }).text;
    expect(international).toMatch(/ 21 · · +22 · · +23 · · +24 · · +25 · ·/);
    const english = play('english-draughts', { size }).text;
    expect(english).toMatch(/ 20 · [^\n]* 19 · [^\n]* 18 · [^\n]* 17 ·/);
    expect(play('russian-draughts', { size }).text).not.toMatch(/\d\d · /);
  });

  it('explains its signs in help', () => {
    const help = play('chess', { size: { width: 80, height: 60 } }).press('?');
    expect(help).toMatch(/The board\n[^]*\[ \] +cursor[^]*‹ › +last move[^]*! ! +check/);
    const morris = play('nine-mens-morris', { size: { width: 80, height: 60 } }).press('?');
    expect(morris).toContain('last move');
    expect(morris).not.toContain('checkmate');
  });

  it('keeps the set of pieces chosen in the settings', () => {
    const settings = { games: { pieces: 'letters' } };
    expect(play('chess', { settings }).text).not.toContain('♔');
    expect(play('chess').text).toContain('♔');
    expect(play('shogi').text).not.toContain('玉');
    expect(play('shogi', { settings: { games: { pieces: 'symbols' } } }).text).toContain('v玉');
    expect(play('xiangqi', { settings: { language: 'zh' } }).text).toContain('帥');
  });
});
