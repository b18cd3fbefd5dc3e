import { describe, expect, test } from 'vitest';
import { assertDefined, must } from '#core';
import { openRules } from '#games/zrf/rules/game/library.ts';
import { PLAY_LIMITS } from '#games/zrf/rules/problems/limits.ts';
import { timedBy } from '#games/zrf/rules/run/budget.ts';
import { gameResolver } from '#games/resolve.ts';
import { isDeep, repeats } from '#test/support/deep.ts';
import { folderWith } from './nodes.ts';
import { codesOf, hostileText, openHostile, squareBoard } from './support/hostile.ts';

/** Former limit of work units, which ended games regardless of time. */
const FORMER_WORK_LIMIT = 100_000_000;

function joinEach(count: number, each: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => each(index)).join(' ');
}

function men(from: number, count: number, rows: number): string {
  return joinEach(count, (i) => `${((from + i) % rows) + 1}.${Math.floor((from + i) / rows) + 1}`);
}

/** Loop over the whole board with a statement at each position. */
function scan(each: string): string {
  return `(while (on-board? n) n) (while (on-board? w) w)
    (while (on-board? s) (while (on-board? e) ${each} e) (while (on-board? w) w) s)`;
}

/** A number of men that each loop over the whole board. */
function cascades(count: number): string {
  return hostileText({
    board: squareBoard(40),
    setup: `(board-setup (White (Man ${men(0, count, 40)})) (Black (Man 40.40)))`,
    pieces: `(piece (name Man) (moves (${scan('cascade add')})))`,
  });
}

const CASCADES = cascades(80);

/** Clock that advances by `step` milliseconds per look. */
function clockBy(step: number): () => number {
  let now = 0;
  return () => (now += step);
}

function openTimed(text: string, clock: () => number) {
  const folder = folderWith({ 'hostile.zrf': text });
  return must(openRules(folder, 'hostile.zrf', 'hostile', 'hostile.zrf', timedBy(clock)).game);
}

describe('the time limit of a move', () => {
  test('ends the game after a minute and reports the line of the piece', () => {
    const game = openTimed(CASCADES, clockBy(61_000));
    const state = game.start({ variant: 'hostile' }, 'costs');
    expect(state.ending).toMatchObject({ reason: 'cost', winners: [] });
    const [problem] = game.playOf('hostile').costly();
    const { pieces } = game.rulesOf(state);
    expect(problem).toMatchObject({
      code: 'zrf-fault-cost',
      file: 'hostile.zrf',
      line: pieces[0]?.at.line,
      args: { piece: 'Man', most: 60 },
    });
    const saved = game.makeState(state);
    expect(game.makeState(must(game.parseState(saved)))).toBe(saved);
  });

  test.runIf(isDeep)('allows any amount of work within a minute', () => {
    const game = openTimed(CASCADES, clockBy(1));
    const play = game.playOf('hostile');
    const state = game.start({ variant: 'hostile' }, 'costs');
    expect(state.ending).toBeUndefined();
    expect(game.turn(state).kind).toBe('decide');
    const machine = play.machineOf(state);
    expect(machine.count()).toBeGreaterThan(0);
    expect(machine.mostWork.units).toBeGreaterThan(FORMER_WORK_LIMIT);
  });

  test('applies to games that workers make from texts', async () => {
    const source = { main: 'hostile.zrf', files: [['hostile.zrf', cascades(16)]] as const };
    const options = { variant: 'hostile' };
    const [slow, quick] = [clockBy(61_000), clockBy(1)].map((clock) => gameResolver(clock));
    const timed = assertDefined(await slow?.({ game: 'hostile', source }));
    expect(timed.turn(timed.start(options, 'costs')).kind).toBe('over');
    const reopened = assertDefined(await quick?.({ game: 'hostile', source }));
    expect(reopened.turn(reopened.start(options, 'costs')).kind).toBe('decide');
  });

  test("ignores the player's thinking time", () => {
    let now = 0;
    const game = openTimed(hostileText({}), () => now);
    let state = game.start({ variant: 'hostile' }, 'costs');
    for (let move = 0; move < 4; move += 1) {
      now += 3_600_000;
      const turn = game.turn(state);
      if (turn.kind !== 'decide') throw new Error(turn.kind);
      state = game.apply(state, assertDefined(turn.actions[0])).state;
    }
    expect(state.ending).toBeUndefined();
  });
});

test('a file with all the variants of a large collection opens', () => {
  const rules = `(piece (name Man) (moves ${joinEach(repeats(1_000, 4_000), () => '((verify (on-board? n)) n add)')}))`;
  const variants = joinEach(330, (i) => `(variant (title "V${i}"))`);
  const text = `${hostileText({ pieces: rules })} ${variants}`;
  expect(codesOf(text)).toEqual([]);
});

test('a file with many variants on large boards opens', () => {
  const directions = `(directions ${joinEach(200, (i) => `(d${i} ${1 + (i % 9)} ${i % 7})`)}`;
  const board = squareBoard(64).replace('(directions', directions);
  const variants = joinEach(repeats(2, 20), (i) => `(variant (title "V${i}"))`);
  expect(codesOf(`${hostileText({ board, setup: '' })} ${variants}`)).toEqual([]);
});

test('moves of a block of thousands of tiles are listed quickly', () => {
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
