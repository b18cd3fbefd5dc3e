import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core';
import { Handling } from '#games/zrf/puzzles/index.ts';
import { blockBeside } from '#games/zrf/page/puzzle/board/board-neighbours.ts';
import { firstSteps, reachOf, straightWay } from '#games/zrf/page/puzzle/sliding/blocks-reach.ts';
import { Glide, pointAlong } from '#games/zrf/page/puzzle/sliding/glide.ts';
import { Grip } from '#games/zrf/page/puzzle/sliding/grip.ts';
import { groundOf } from '#games/zrf/page/puzzle/game/ground.ts';
import { Reach } from '#games/zrf/page/puzzle/sliding/reach.ts';
import { pose } from '../../puzzles/layout.ts';

/** A reach from rows of text: `o` is a place of the block; neighbours are linked. */
function reach(...rows: readonly string[]): Reach {
  const nodes = rows.flatMap((text, y) =>
    [...text].flatMap((letter, x) => (letter === 'o' ? [{ x, y }] : [])),
  );
  const links = nodes.map((a) =>
    nodes.flatMap((b, index) => (Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 1 ? [index] : [])),
  );
  return new Reach(nodes, links);
}

describe('a dragged block', () => {
  const corner = reach('oo', '.o', '.o');

  test('stays on its lines, as close to the pointer as possible', () => {
    expect(corner.nearest({ x: 0.4, y: 0.3 }, { x: 0, y: 0 })).toEqual({ x: 0.4, y: 0 });
    expect(corner.nearest({ x: 1.3, y: 1.25 }, { x: 1, y: 1 })).toEqual({ x: 1, y: 1.25 });
    expect(corner.nearest({ x: -3, y: -1 }, { x: 1, y: 2 })).toEqual({ x: 0, y: 0 });
    expect(corner.nearest({ x: 9, y: 9 }, { x: 0, y: 0 })).toEqual({ x: 1, y: 2 });
  });

  test('moves freely between four places', () => {
    const square = reach('oo', 'oo');
    expect(square.nearest({ x: 0.3, y: 0.7 }, { x: 0, y: 0 })).toEqual({ x: 0.3, y: 0.7 });
    expect(square.route({ x: 0, y: 0 }, { x: 0.9, y: 0.8 })).toEqual([{ x: 0.9, y: 0.8 }]);
  });

  test('goes around corners through the places between', () => {
    expect(corner.route({ x: 0.5, y: 0 }, { x: 1, y: 1.5 })).toEqual([
      { x: 1, y: 0 },
      { x: 1, y: 1.5 },
    ]);
    const ring = reach('ooo', 'o.o', 'ooo');
    expect(ring.route({ x: 0, y: 1 }, { x: 2, y: 1 })).toHaveLength(3);
    expect(ring.nodeAt({ x: 1.6, y: 0.2 })).toBe(2);
  });
});

/** Board of a layout, and the reach of the named block. */
function handle(layout: string, name: string) {
  const { game, state } = pose(layout, '(absolute-config A1 (a1))');
  const rules = game.rulesOf(state);
  const handling = assertDefined(Handling.of(rules, state.cells));
  const ground = assertDefined(groundOf(rules.board, handling.puzzle));
  const position = rules.board.positions.findIndex((one) => one.name === name);
  const anchor = assertDefined(
    handling.anchorsIn(state.cells)[handling.blockAt(state.cells, position)],
  );
  return { handling, ground, reach: reachOf({ handling, ground }, state.cells, anchor) };
}

class Clock {
  time = 0;
  #calls: (() => void)[] = [];

  now(): number {
    return this.time;
  }

  onFrame(call: () => void): void {
    this.#calls.push(call);
  }

  pass(time: number): void {
    this.time += time;
    const calls = this.#calls;
    this.#calls = [];
    for (const call of calls) call();
  }
}

test('a released block goes to the nearest place', () => {
  const { reach: block } = handle('A.. B.B ...', 'a3');
  const glide = new Glide([{ x: 0, y: 0 }], new Clock());
  const grip = new Grip({ block: 0, reach: block, glide, at: { x: 0.5, y: 0.5 }, isStill: true });
  grip.move({ x: 1.3, y: 0.5 });
  expect(glide.spot(0).value).toEqual({ x: 0.8, y: 0 });
  grip.move({ x: 1.4, y: 2.1 });
  expect(glide.spot(0).value).toEqual({ x: 1, y: 1.6 });
  expect(grip.release()?.anchors).toHaveLength(4);
  grip.move({ x: -5, y: -5 });
  expect(grip.release()?.anchors).toHaveLength(1);
});

test('arrows slide a block one step or as far as possible', () => {
  const { handling, reach: block } = handle('A.. B.B ...', 'a3');
  expect(firstSteps(block)).toHaveLength(1);
  const way = assertDefined(straightWay(block, 1, 0));
  expect(handling.stepsOf(way)).toEqual(['a3-b3', 'b3-c3']);
  expect(straightWay(block, 0, 1)).toBeUndefined();
});

test('focus moves to the adjacent block', () => {
  const middles = [
    { x: 0.5, y: 0.5 },
    { x: 2, y: 1 },
    { x: 0.5, y: 2.5 },
    { x: 3.5, y: 2.5 },
  ];
  expect(blockBeside(middles, 0, 'right')).toBe(1);
  expect(blockBeside(middles, 0, 'down')).toBe(2);
  expect(blockBeside(middles, 0, 'left')).toBeUndefined();
  expect(blockBeside(middles, 3, 'up')).toBe(1);
});

test('a block glides through its points, eased or at pointer speed', () => {
  const clock = new Clock();
  const glide = new Glide([{ x: 0, y: 0 }], clock);
  const points = [
    { x: 1, y: 0 },
    { x: 1, y: 1 },
  ];
  glide.lead(0, { points, length: 100, isEased: true });
  expect([glide.isMoving.value, glide.end(0)]).toEqual([true, { x: 1, y: 1 }]);
  clock.pass(25);
  expect(glide.spot(0).value.x).toBeCloseTo(0.3125);
  clock.pass(25);
  expect(glide.spot(0).value).toEqual({ x: 1, y: 0 });
  clock.pass(60);
  expect([glide.isMoving.value, glide.spot(0).value]).toEqual([false, { x: 1, y: 1 }]);
  glide.lead(0, { points: [{ x: 3, y: 1 }], length: 100, isEased: false });
  clock.pass(50);
  expect(glide.spot(0).value).toEqual({ x: 2, y: 1 });
  glide.settle();
  expect([glide.isMoving.value, glide.spot(0).value]).toEqual([false, { x: 3, y: 1 }]);
  glide.lead(0, { points: [{ x: 0, y: 0 }], length: 0, isEased: true });
  expect(glide.spot(0).value).toEqual({ x: 0, y: 0 });
});

test('points on a line are spaced by its length', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 3, y: 0 },
    { x: 3, y: 1 },
  ];
  expect([0, 0.5, 0.75, 1].map((part) => pointAlong(line, part))).toEqual([
    { x: 0, y: 0 },
    { x: 2, y: 0 },
    { x: 3, y: 0 },
    { x: 3, y: 1 },
  ]);
});
