import { describe, expect, it } from 'vitest';
import { assertDefined, below, makeStream, must } from '#core';
import { cellOf, EMPTY } from '#games/zrf/rules/index.ts';
import type { Play, ZrfState } from '#games/zrf/rules/index.ts';
import { DeadEnds } from '#games/zrf/puzzles/pruning/dead-ends.ts';
import { solverOf } from '#games/zrf/puzzles/index.ts';
import type { Answer } from '#games/zrf/puzzles/index.ts';
import { RulesSearch } from '#games/zrf/puzzles/search/rules-search.ts';
import { openRules } from '#games/zrf/rules/game/library.ts';
import { openRules as openFile } from '#games/zrf/commands/rules-files.ts';
import { repeats } from '#test/support/deep.ts';
import { openPuzzle, poseText } from './layout.ts';
import type { Posed } from './layout.ts';

const SIZE = 5;
const BOARD = `(board (grid (start-rectangle 0 0 9 9)
  (dimensions ("a/b/c/d/e" (10 0)) ("5/4/3/2/1" (0 10)))
  (directions (n 0 -1) (e 1 0) (s 0 1) (w -1 0)))
  (zone (name home) (players You) (positions a1 a2)))`;
const WALK = '(define walk ($1 (verify empty?) add))';
const PUSH = '(define push ($1 (verify (piece? Box)) cascade $1 (verify empty?) to back $1 add))';
const REPEATED_WALK = 'n) (walk e) (walk s) (walk w)';

/** Push rules, some with extensions. */
const RULES: Readonly<Record<string, string>> = {
  'boxes to named squares': pushing('', '(absolute-config Box (a1 c3))'),
  'boxes to a zone': pushing('', '(absolute-config Box (home b3))'),
  'boxes to any of two places': pushing(
    '',
    '(or (absolute-config Box (a1 e5)) (absolute-config Box (b1 c3)))',
  ),
  'fewer places than boxes': pushing('', '(absolute-config Box (c3))'),
  'two boxes at once': pushing(
    `(define more ($1 (verify (piece? Box)) cascade $1 (verify (piece? Box)) to cascade
      $1 (verify empty?) to back $1 add))`,
    '(absolute-config Box (a1 c3))',
    '(more n) (more e) (more s) (more w)',
  ),
  'boxes that are pulled': pushing(
    `(define pull ($1 (verify empty?) to back (opposite $1) (verify (piece? Box)) cascade
      back to back $1 add))`,
    '(absolute-config Box (a1 c3))',
  ),
  'boxes that fall into holes': pushing(
    `(define sink ($1 (verify (piece? Box)) $1 (verify (piece? Hole)) capture back $1 add))`,
    '(pieces-remaining 0 Box)',
    '(sink n) (sink e) (sink s) (sink w)',
    '(piece (name Hole))',
  ),
  'boxes that are blown up': pushing(
    '(define blow ($1 (verify (piece? Box)) $1 (verify (piece? Box)) capture back $1 add))',
    '(pieces-remaining 0 Box)',
    '(blow n) (blow e) (blow s) (blow w)',
  ),
};

function pushing(macros: string, goal: string, moves = '', pieces = ''): string {
  return `${WALK} ${PUSH} ${macros}
    (game (title "Push") (players You) (turn-order You) ${BOARD}
      (board-setup (You (Man a1)))
      (piece (name Man) (moves (walk ${REPEATED_WALK} (push ${REPEATED_WALK.replace(/walk/g, 'push')} ${moves}))
      (piece (name Box)) (piece (name Wall)) ${pieces}
      (win-condition (You) ${goal}))`;
}

/** Random level: walls, two boxes, other pieces of the rules, and the pusher. */
function levelOf({ game, state }: Posed, seed: string): ZrfState {
  const { rules, program } = game.playOf(state.variant);
  const random = makeStream(seed, 'level');
  const cells = new Array<number>(SIZE * SIZE).fill(EMPTY);
  const put = (name: string, count: number) => {
    const type = rules.pieces.findIndex((piece) => piece.name === name);
    if (type < 0) return;
    for (let remaining = count; remaining > 0;) {
      const square = below(random, cells.length);
      if (cells[square] !== EMPTY) continue;
      cells[square] = cellOf(program.classes.cells, type, 0);
      remaining -= 1;
    }
  };
  put('Man', 1);
  put('Box', 2);
  put('Hole', 3);
  put('Wall', 3 + below(random, 6));
  return { ...state, cells, ending: undefined };
}

function search(play: Play, state: ZrfState, prunes: boolean): Answer {
  const solver = new RulesSearch(play, state, { most: 100_000, memory: 1e9, prunes });
  for (;;) {
    const answer = solver.run(10_000);
    if (answer !== undefined) return answer;
  }
}

function lengthOf(answer: Answer): number {
  if (answer.kind === 'unknown') throw new RangeError(`${answer.positions} positions`);
  return answer.kind === 'solved' ? answer.optimum : -1;
}

describe('pruning preserves all solutions', () => {
  it.each(Object.entries(RULES))('%s', (_name, text) => {
    const posed = poseText(text);
    const play = posed.game.playOf(posed.state.variant);
    let [solvable, all, remaining] = [0, 0, 0];
    for (let level = 0; level < repeats(15, 1000); level += 1) {
      const state = levelOf(posed, `level ${level}`);
      const [plain, pruned] = [search(play, state, false), search(play, state, true)];
      expect([level, lengthOf(pruned)]).toEqual([level, lengthOf(plain)]);
      solvable += plain.kind === 'solved' ? 1 : 0;
      all += plain.positions;
      remaining += pruned.positions;
    }
    expect(solvable).toBeGreaterThan(0);
    expect(remaining).toBeLessThanOrEqual(all);
  });
});

describe('the memory limit of a search', () => {
  it('holds, and reports when it is exceeded', () => {
    const { folder, main } = must(openFile('content/rules/sokoban.zrf'));
    const game = must(openRules(folder, main, 'sokoban').game);
    const play = game.playOf('loading-bay');
    const start = game.start({ variant: 'loading-bay' }, 's');
    for (const memory of [1_000_000, 6_000_000]) {
      const solver = new RulesSearch(play, start, { most: 1e9, memory, prunes: false });
      let answer = solver.run(1000);
      while (answer === undefined) {
        expect(solver.bytes).toBeLessThanOrEqual(memory);
        answer = solver.run(1000);
      }
      expect(answer).toEqual({ kind: 'unknown', positions: solver.positions, memory });
    }
  });

  it('also holds for block search', () => {
    const { game, state } = openPuzzle('super-century');
    const memory = 3_000_000;
    const { solver } = solverOf(game.playOf(state.variant), state, 'moves', undefined, memory);
    let answer = solver.run(1000);
    while (answer === undefined) answer = solver.run(1000);
    expect(answer).toEqual({ kind: 'unknown', positions: solver.positions, memory });
    expect(solver.bytes).toBeLessThanOrEqual(memory);
  });
});

describe('pruning', () => {
  it('removes most positions of Sokoban', () => {
    const { folder, main } = must(openFile('content/rules/sokoban.zrf'));
    const game = must(openRules(folder, main, 'sokoban').game);
    const play = game.playOf('the-last-shift');
    const pruned = search(play, game.start({ variant: 'the-last-shift' }, 's'), true);
    expect(lengthOf(pruned)).toBe(123);
    // 65 539 positions without pruning.
    expect(pruned.positions).toBeLessThan(20_000);
  });

  it('is off if the goal does not need all boxes', () => {
    const { game, state } = poseText(assertDefined(RULES['fewer places than boxes']));
    const level = levelOf({ game, state }, 'any');
    expect(DeadEnds.of(game.playOf(state.variant), level)).toBeUndefined();
  });

  const corner = (name: string) => {
    const posed = poseText(assertDefined(RULES[name]));
    const play = posed.game.playOf(posed.state.variant);
    const { cells } = play.program.classes;
    const at = new Array<number>(SIZE * SIZE).fill(EMPTY);
    const put = (square: number, type: number) => (at[square] = cellOf(cells, type, 0));
    return { posed, play, at, put };
  };

  it('rejects a start with a box stuck in a corner', () => {
    const { posed, play, at, put } = corner('boxes to named squares');
    put(12, 0);
    put(4, 1);
    put(11, 1);
    const answer = search(play, { ...posed.state, cells: at, ending: undefined }, true);
    expect(answer).toEqual({ kind: 'unsolvable', positions: 1, reason: 'pruned' });
  });

  it('rejects a square of mutually blocking boxes', () => {
    const { posed, play, at, put } = corner('boxes to named squares');
    put(22, 0);
    // Two boxes against a wall of two: each blocks the other.
    put(6, 1);
    put(7, 1);
    put(1, 2);
    put(2, 2);
    const answer = search(play, { ...posed.state, cells: at, ending: undefined }, true);
    expect(answer).toEqual({ kind: 'unsolvable', positions: 1, reason: 'pruned' });
  });
});
