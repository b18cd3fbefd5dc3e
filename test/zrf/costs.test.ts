import { describe, expect, test } from 'vitest';
import { must } from '../../src/core/index.ts';
import { PLAY_LIMITS } from '../../src/games/zrf/problems/limits.ts';
import { codesOf, hostileText, openHostile, squareBoard } from './support/hostile.ts';

function many(count: number, each: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => each(index)).join(' ');
}

function men(from: number, count: number, rows: number): string {
  return many(count, (i) => `${((from + i) % rows) + 1}.${Math.floor((from + i) / rows) + 1}`);
}

/** A walk over the whole board, with something to do on each of its positions. */
function scan(each: string): string {
  return `(while (on-board? n) n) (while (on-board? w) w)
    (while (on-board? s) (while (on-board? e) ${each} e) (while (on-board? w) w) s)`;
}

const CASCADES = hostileText({
  board: squareBoard(40),
  setup: `(board-setup (White (Man ${men(0, 200, 40)})) (Black (Man 40.40)))`,
  pieces: `(piece (name Man) (moves (${scan('cascade add')})))`,
});
describe('a move that takes too long ends the game', () => {
  test.each([['as blocks pick up ever more', CASCADES]])('%s', (_name, text) => {
    const game = must(openHostile(text).game);
    const state = game.start({ variant: 'hostile' }, 'costs');
    expect(state.ending).toMatchObject({ reason: 'cost', winners: [] });
    const [problem] = game.playOf('hostile').costly();
    const { pieces } = game.rulesOf(state);
    expect(problem).toMatchObject({
      code: 'zrf-fault-cost',
      file: 'hostile.zrf',
      line: pieces[0]?.at.line,
      args: { piece: 'Man', most: PLAY_LIMITS.work },
    });
    const saved = game.makeState(state);
    expect(game.makeState(must(game.parseState(saved)))).toBe(saved);
  });
});

test('boards of many variants are refused', () => {
  const variants = many(990, (i) => `(variant (title "V${i}"))`);
  const text = `${hostileText({ board: squareBoard(64), setup: '' })} ${variants}`;
  expect(codesOf(text)).toContain('zrf-large-boards');
});

test('one block of thousands of tiles is listed at once', () => {
  const text = hostileText({
    players: '(players White)',
    options: '(option "sliding puzzle" true)',
    board: squareBoard(64),
    setup: `(board-setup (White (Man ${men(0, 4000, 64)})))`,
    pieces: '(piece (name Man) (attribute block 1) (moves (n add) (e add) (s add) (w add)))',
    goals: '(win-condition (White) (absolute-config Man (64.64)))',
  });
  const play = must(openHostile(text).game).playOf('hostile');
  const machine = play.machineOf(play.start('hostile'));
  expect(machine.count()).toBe(1);
  expect(machine.mostWork.units).toBeLessThan(PLAY_LIMITS.slowWork);
});
