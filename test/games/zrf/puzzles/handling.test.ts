import { expect, test } from 'vitest';
import { must, assertDefined } from '#core';
import { countSteps, Handling } from '#games/zrf/puzzles/index.ts';
import { openPuzzle, pose } from './layout.ts';
import type { Posed } from './layout.ts';

function handlingOf({ game, state }: Posed) {
  return assertDefined(Handling.of(game.rulesOf(state), state.cells));
}

function positionOf({ game, state }: Posed, name: string): number {
  return game.rulesOf(state).board.positions.findIndex((one) => one.name === name);
}

test('a block is found by any of its tiles; an empty place has none', () => {
  const posed = openPuzzle('red-donkey');
  const handling = handlingOf(posed);
  const at = (name: string) => handling.blockAt(posed.state.cells, positionOf(posed, name));
  const square = at('b5');
  expect(['c5', 'b4', 'c4'].map(at)).toEqual([square, square, square]);
  expect(at('a5')).not.toBe(square);
  expect([at('b1'), at('c1'), handling.blockAt(posed.state.cells, -1)]).toEqual([-1, -1, -1]);
});

test('ways go around corners, nearest places first', () => {
  const posed = pose('A.. B.B ...', '(absolute-config A1 (a1))');
  const handling = handlingOf(posed);
  const { cells } = posed.state;
  const ways = handling.waysOf(cells, handling.blockAt(cells, positionOf(posed, 'a3')));
  const names = ways.map((way) => handling.stepsOf(way).join(' '));
  expect(names[0]).toBe('');
  expect(names.slice(1, 3).sort()).toEqual(['a3-b3', 'a3-b3 b3-c3'].slice(0, 2));
  expect(names).toContain('a3-b3 b3-b2 b2-b1 b1-a1');
  expect(ways.map(({ anchors }) => anchors.length)).toEqual([1, 2, 3, 3, 4, 5, 5]);
});

test('the steps of a way are legal and count as one move', () => {
  const posed = openPuzzle('snowdrop');
  const handling = handlingOf(posed);
  const { game, state } = posed;
  for (const block of handling.puzzle.blocks.keys()) {
    for (const way of handling.waysOf(state.cells, block).slice(1)) {
      let now = state;
      const actions = handling.stepsOf(way).map((step) => {
        const action = must(game.parseAction(now, step));
        now = game.apply(now, action).state;
        return action;
      });
      expect(handling.anchorsIn(now.cells)[block]).toBe(assertDefined(way.anchors.at(-1)));
      expect(countSteps(actions).moves).toBe(1);
    }
  }
});

test('tiles without numbers are found after moving', () => {
  const posed = openPuzzle('fifteen-puzzle');
  const handling = handlingOf(posed);
  const { game, state } = posed;
  const turn = game.turn(state);
  if (turn.kind !== 'decide') throw new RangeError(turn.kind);
  const after = game.apply(state, assertDefined(turn.actions[0])).state;
  const anchors = handling.anchorsIn(after.cells);
  expect(new Set(anchors).size).toBe(15);
  expect(
    anchors.filter((anchor, block) => anchor !== handling.anchorsIn(state.cells)[block]),
  ).toHaveLength(1);
});
