import { expect, test } from 'vitest';
import { EMPTY } from '#games/zrf/rules/compile/cell.ts';
import { axesOf } from '#games/zrf/voice/axes.ts';
import { goalsOf } from '#games/zrf/page/layout/goals.ts';
import { layoutBoard, rowsOf } from '#games/zrf/page/layout/layout.ts';
import { motionOf } from '#games/zrf/page/game/motion.ts';
import type { Motion } from '#games/zrf/page/game/motion.ts';
import { colourOf } from '#games/zrf/page/paint/palette.ts';
import { lettersOf } from '#games/zrf/page/paint/pieces.ts';
import { clearGreen, countSets, pieceImage } from '#games/zrf/page/paint/pictures.ts';
import { stockOf } from '#games/zrf/voice/stock.ts';
import { darkCells, linesOf, surfaceOf } from '#games/zrf/voice/surface.ts';
import { at, ownMatch, ownRules } from '../games.ts';
import { tileLooks } from '#games/zrf/page/layout/blocks.ts';

test.each([
  ['chess', 0, 'chequered'],
  ['english-draughts', 0, 'chequered'],
  ['reversi', 0, 'felt'],
  ['shogi', 0, 'wood'],
  ['tic-tac-toe', 3, 'wood'],
  ['nine-mens-morris', 0, 'points'],
  ['hex', 0, 'points'],
] as const)('the board of %s (%i) is %s', (id, variant, surface) => {
  expect(surfaceOf(ownRules(id, variant))).toBe(surface);
});

test('the lower left cell of a chequered board is dark', () => {
  const rules = ownRules('chess');
  const dark = darkCells(rules.board);
  expect([dark[at(rules, 'a1')], dark[at(rules, 'b1')], dark[at(rules, 'h8')]]).toEqual([
    true,
    false,
    true,
  ]);
  expect(dark.filter(Boolean)).toHaveLength(32);
});

test('layers of a 3D board are distinguished from its columns by distance', () => {
  const [grid] = ownRules('tic-tac-toe', 3).board.grids;
  expect(grid && axesOf(grid)).toEqual({ across: 1, down: 2 });
});

test('lines join linked positions once', () => {
  const rules = ownRules('nine-mens-morris');
  const keys = linesOf(rules.board).map(([a, b]) => `${a} ${b}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toContain([at(rules, 'a1'), at(rules, 'd1')].sort((a, b) => a - b).join(' '));
});

test('cells are in rows for screen readers', () => {
  const { board } = ownRules('chess');
  const size = { width: 500, height: 500 };
  const layout = layoutBoard({ board, ...size, flipped: false, coordinates: 'near' });
  const rows = rowsOf(layout.cells, layout.cellSize);
  const names = rows.map((row) => row.map(({ position }) => board.positions[position]?.name));
  expect(names).toHaveLength(8);
  expect(names[0]).toEqual(['a8', 'b8', 'c8', 'd8', 'e8', 'f8', 'g8', 'h8']);
});

function motionIn(id: string, moves: readonly string[], last: string): Motion {
  const match = ownMatch(id, [...moves, last]);
  const before = match.stateAt(match.cursor - 1);
  const action = match.log[match.cursor - 1]?.action ?? { record: [] };
  return motionOf(ownRules(id), [{ before, action, after: match.state }], 'normal');
}

test('king and rook slide together in castling', () => {
  const moves = ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1c4', 'f8c5'];
  const [stretch] = motionIn('chess', moves, 'e1g1').stretches;
  expect(stretch?.slides).toHaveLength(2);
  expect(stretch?.changes).toEqual([]);
});

test('captured pieces fade, and flipped pieces change', () => {
  const [taking] = motionIn('chess', ['e2e4', 'd7d5'], 'e4d5').stretches;
  expect(taking?.slides).toHaveLength(1);
  expect(taking?.changes.map(({ after }) => after)).toEqual([EMPTY]);
  const [turning] = motionIn('reversi', [], 'e6').stretches;
  expect(turning?.slides).toEqual([]);
  expect(turning?.changes).toHaveLength(2);
});

test('pieces in the stock are counted by type', () => {
  const { state } = ownMatch('reversi', ['e6']);
  expect(stockOf(ownRules('reversi'), state, 0)).toEqual([
    { type: 0, count: 59, isEndless: false },
  ]);
  expect(stockOf(ownRules('chess'), ownMatch('chess').state, 0)).toEqual([]);
});

test('goals are highlighted if the file asks for it', () => {
  expect(goalsOf(ownRules('halma'), 0)).toHaveLength(19);
  expect(goalsOf(ownRules('chess'), 0)).toEqual([]);
});

test('only pure green becomes transparent', () => {
  const pixels = new Uint8ClampedArray([0, 255, 0, 255, 0, 254, 0, 255, 9, 255, 0, 255]);
  clearGreen(pixels);
  expect([pixels[3], pixels[7], pixels[11]]).toEqual([0, 255, 255]);
});

test('sets of pictures fall back on the first', () => {
  const rules = ownRules('shogi');
  expect(countSets(rules)).toBeGreaterThan(1);
  expect(pieceImage(rules, 0, 0, 1)).not.toBe(pieceImage(rules, 0, 0, 0));
  expect(pieceImage(rules, 0, 0, 9)).toBe(pieceImage(rules, 0, 0, 0));
});

test("pieces without pictures have letters in their player's colour", () => {
  expect(['King', 'PromotedSilver', 'Worker-on-Goal', '帥'].map(lettersOf)).toEqual([
    'Ki',
    'PS',
    'WO',
    '帥',
  ]);
  expect(colourOf('Red', 0)).not.toEqual(colourOf('Blue', 0));
  expect(colourOf('Nobody', 1)).toEqual(colourOf('Black', 0));
});

test('tiles of a block are joined, and the goal block stands out', () => {
  const rules = ownRules('red-donkey');
  const looks = tileLooks(rules);
  const lookOf = (name: string) => looks.get(rules.pieces.findIndex((one) => one.name === name));
  expect(lookOf('Ba')).toEqual({
    sides: { left: false, right: true, top: false, bottom: true },
    size: 4,
    isGoal: true,
  });
  expect(lookOf('Aa')).toMatchObject({ size: 2, isGoal: false });
  expect(tileLooks(ownRules('chess')).size).toBe(0);
  expect(stockOf(rules, ownMatch('red-donkey').state, 0)).toEqual([]);
});
