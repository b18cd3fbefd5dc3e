import { describe, expect, test } from 'vitest';
import { must } from '#core';
import { EMPTY } from '#games/zrf/rules/index.ts';
import type { ZrfState } from '#games/zrf/rules/index.ts';
import { MEANING_LIMITS } from '#games/zrf/rules/problems/limits.ts';
import { repeats } from '#test/support/deep.ts';
import { displayText } from '#games/zrf/rules/lower/scope/texts.ts';
import { countTurnsWithin } from '#games/zrf/rules/run/count-turns.ts';
import { countTurnsInSlices } from '#games/zrf/rules/run/turn-count.ts';
import {
  codesOf,
  hostileText,
  manWith,
  playHostile,
  playOn,
  openHostile,
  playText,
  squareBoard,
} from './support/hostile.ts';

function joinEach(count: number, each: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => each(index)).join(' ');
}

describe('oversized rules are rejected', () => {
  const pieces = (count: number) => joinEach(count, (i) => `(piece (name P${i}) (moves (n add)))`);
  const noSetup = { setup: '' };
  test.each([
    ['positions', hostileText({ ...noSetup, board: squareBoard(65) }), 'zrf-too-many'],
    [
      'products of positions, pieces and players',
      hostileText({ ...noSetup, board: squareBoard(64), pieces: pieces(200) }),
      'zrf-large-board',
    ],
    [
      'products with move types',
      hostileText({
        ...noSetup,
        board: squareBoard(60),
        pieces: `${pieces(100)} (piece (name T) (moves ${joinEach(100, (i) => `(move-type t${i}) (n add)`)}))`,
      }),
      'zrf-large-moves',
    ],
    [
      'products of pieces and move types',
      hostileText({
        ...noSetup,
        pieces: `${pieces(600)} (piece (name T) (moves ${joinEach(600, (i) => `(move-type t${i}) (n add)`)}))`,
      }),
      'zrf-large-choices',
    ],
    [
      'goals of many players on many positions',
      hostileText({
        players: `(players ${joinEach(60, (i) => `Q${i}`)})`,
        setup: '',
        board: squareBoard(64),
        goals: joinEach(
          60,
          () =>
            `(win-condition (${joinEach(60, (i) => `Q${i}`)}) (relative-config Man n Man n Man n Man))`,
        ),
      }),
      'zrf-large-goals',
    ],
    [
      'names',
      hostileText({ ...noSetup, pieces: `(piece (name ${'N'.repeat(101)}) (moves (n add)))` }),
      'zrf-name-long',
    ],
    [
      'labels of grids',
      hostileText({ ...noSetup, board: squareBoard(8).replace('"1/', `"${'L'.repeat(500_000)}/`) }),
      'zrf-name-long',
    ],
    [
      'turn orders',
      hostileText({ options: `(turn-order ${joinEach(5000, () => 'White')})` }),
      'zrf-too-many',
    ],
    [
      'variants of a large game',
      `${hostileText({ goals: joinEach(3_500, () => `(win-condition (White) (or ${joinEach(10, () => '(pieces-remaining 7)')}))`) })}
       ${joinEach(999, (i) => `(variant (title "V${i}"))`)}`,
      'zrf-large-file',
    ],
    ['unbounded macros', '(define m (m) (m)) (game (m))', 'zrf-recursion'],
  ])('%s', (_name, text, code) => {
    const opened = openHostile(text);
    expect(opened.game.ok).toBe(false);
    expect(opened.diagnoses.map((one) => one.code)).toContain(code);
  });

  test('many variants full of unknown names stop at the first hundred errors', () => {
    const wrong = hostileText({
      goals: joinEach(50, (i) => `(win-condition (White) (captured X${i}))`),
    });
    const text = `${wrong} ${joinEach(900, (i) => `(variant (title "V${i}") (piece (name Y${i}) (moves (q add))))`)}`;
    expect(codesOf(text).length).toBeLessThan(250);
  });
});

describe('endless blocks are cut off', () => {
  const FAULT = ['The moves of Man never end or take too long: they are cut short.'];
  const board = squareBoard(5, '(links n (1.1 1.5) (1.5 1.4) (1.4 1.3) (1.3 1.2) (1.2 1.1))');
  const setup = '(board-setup (White (Man 1.1)) (Black (Man 5.5)))';
  test.each([
    ['a loop that does nothing', manWith('(while true (set-flag f true)) add')],
    ['a loop around a ring', manWith('(while on-board? n)')],
    ['a loop that picks up pieces', manWith('(while true n cascade)')],
    ['a loop that creates pieces', manWith('(while true n (create))')],
    ['a loop that only reads the board', manWith('(while (not-friend? e) n (create) (create e))')],
    ['a loop that adds moves', manWith('(while true n add)')],
    ['a loop of captures and moves', manWith('(while (not-empty? 1.1) (capture 1.1) n add)')],
  ])('%s', (_name, pieces) => {
    expect(playText(hostileText({ board, setup, pieces }))).toEqual(FAULT);
  });
});

describe('flooding by position flags terminates', () => {
  const flood = `mark 1.1
    (while (not-position-flag? done 1.1)
      (if enemy? (set-position-flag seen true))
      (if (on-board? e) e else
        (if (on-board? s) s w w w w w w w w else (set-position-flag done true 1.1))))
    back (if (position-flag? seen 1.1) (capture 1.1)) add`;

  test('over a whole board', () => {
    const pieces = `(piece (name Man) (drops ((verify empty?) ${flood})))`;
    const setup = `(board-setup (White (Man off 9 4.4)) (Black (Man 1.1 1.2 1.3 2.1 9.9)))`;
    expect(playText(hostileText({ board: squareBoard(9), setup, pieces }))).toEqual([]);
  });

  test('over the largest board', () => {
    const block = `(while (on-board? s)
        (while (on-board? e) (if empty? (set-position-flag f true)) e)
        (if empty? (set-position-flag f true)) s (while (on-board? w) w))
      (if (position-flag? f 2.2) add)`;
    const setup = '(board-setup (White (Man 1.1)) (Black (Man 64.64)))';
    const pieces = manWith(block);
    expect(playText(hostileText({ board: squareBoard(64), setup, pieces }), 2)).toEqual([]);
  });
});

describe('lists of steps are limited', () => {
  test('for many pieces that can go anywhere', () => {
    const men = joinEach(250, (i) => `${(i % 50) + 1}.${Math.floor(i / 50) + 1}`);
    const scan = `(while (on-board? n) n) (while (on-board? w) w)
      (while (on-board? s) (while (on-board? e) add e) (while (on-board? w) w) s)`;
    const sections = { setup: `(board-setup (White (Man ${men})))`, pieces: manWith(scan) };
    const problems = playText(hostileText({ ...sections, board: squareBoard(64) }), 2);
    expect(problems).toEqual(['A position has more than 50000 moves: the rest are ignored.']);
  });

  test('for long steps', () => {
    const names = joinEach(16, (i) => `T${i}`);
    const below = 'mark (while (on-board? s) s (create)) back';
    const row = `(while (on-board? w) w) (while (on-board? e) e ${below} (add ${names}))`;
    const block = `(while (on-board? s) s ${row})`;
    const setup = '(board-setup (White (Man 1.1)) (Black (Man 64.64)))';
    const types = joinEach(16, (i) => `(piece (name T${i}))`);
    const pieces = `${manWith(block)} ${types}`;
    const text = hostileText({ board: squareBoard(64), setup, pieces });
    expect(playText(text, 2)).toHaveLength(1);
  });
});

describe('the length of a turn is limited', () => {
  const hops = ['n', 'e', 's', 'w'].map(
    (way) => `(${way} (verify empty?) (set-attribute a $v) (add-partial hop))`,
  );
  const blocks = ['true', 'false'].flatMap((value) => hops.map((hop) => hop.replace('$v', value)));
  const ant = `(piece (name Man) (attribute a false) (moves (move-type hop) ${blocks.join(' ')}))`;

  test('if an attribute can be switched back and forth', () => {
    const problems = playText(hostileText({ pieces: ant }), 400);
    expect(problems).toEqual(['A turn has more than 300 steps: it ends there.']);
  });

  test('if the turn must capture the most', () => {
    const problems = playText(
      hostileText({ pieces: ant, options: '(option "maximal captures" true)' }),
      3,
    );
    expect(problems[0]).toMatch(/^Which turn takes most|^A turn has more/);
  });

  test('when turns are counted', () => {
    const game = must(openHostile(hostileText({ pieces: ant })).game);
    const play = game.playOf('hostile');
    const machine = play.machineOf(play.start('hostile'));
    expect(countTurnsWithin(machine, 1, 20_000)).toBeUndefined();
    expect(machine.depth).toBe(0);
    const count = countTurnsInSlices(machine, 2);
    for (let slice = 0; slice < repeats(10, 100); slice++) expect(count.next().done).toBe(false);
  });

  test('if pieces multiply', () => {
    const pieces = `(piece (name Man) (moves (move-type hop) (n (create) (add-partial hop)) (e add-copy) (s (add-partial hop))))`;
    const game = must(openHostile(hostileText({ pieces })).game);
    const [start, end] = [0, 60].map((steps) => playOn(game, 'hostile', 'hostile', steps));
    const piecesOf = (state: ZrfState | undefined) =>
      state?.cells.filter((cell) => cell !== EMPTY).length;
    expect(piecesOf(start)).toBe(2);
    expect(piecesOf(end)).toBeGreaterThan(2);
    expect(playHostile(game, 'hostile', 'hostile', 60)).toEqual([]);
  });
});

test('many royal pieces stay within the limits', () => {
  const board = squareBoard(64);
  const men = joinEach(1500, (i) => `${(i % 50) + 1}.${Math.floor(i / 50) + 1}`);
  const setup = `(board-setup (White (Man ${men})) (Black (Man 63.63)))`;
  const goals = '(loss-condition (White Black) (checkmated Man))';
  const problems = playText(hostileText({ board, setup, goals }), 2);
  expect(problems).toHaveLength(1);
});

test('a megabyte of spaces in texts is accepted', () => {
  const blanks = ' '.repeat(150_000);
  const text = `a${blanks}b${blanks}\\${blanks}c${'\t'.repeat(90_000)}x\n${blanks}\n${blanks}d`;
  const shown = displayText(text);
  expect(shown.replaceAll(/[ \t]{2,}/g, '~')).toBe('a~b\nc~x d');
  const title = `(title "${text}")`;
  const options = `(option "${blanks}" true)`;
  expect(codesOf(hostileText({ title, options }))).toEqual(['zrf-option-unknown']);
});

test('names of maximum length are accepted', () => {
  const name = 'N'.repeat(MEANING_LIMITS.letters);
  const text = hostileText({ pieces: `(piece (name ${name}) (moves (n add)))`, setup: '' });
  expect(codesOf(text)).toEqual([]);
});

test('the largest board full of pieces with the longest names can be saved', () => {
  const long = (name: string) => name.padEnd(MEANING_LIMITS.letters, name);
  const numbers = Array.from({ length: 64 }, (_, index) => index + 1);
  const across = numbers.map((number) => `${number}`.padStart(50, '.'));
  const down = numbers.map((number) => `${number}`.padStart(50, '-'));
  const places = across.flatMap((x) => down.map((y) => x + y)).join(' ');
  const board = `(board (grid (start-rectangle 0 0 9 9)
    (dimensions ("${across.join('/')}" (1 0)) ("${down.join('/')}" (0 1))) (directions (n 0 -1))))`;
  const text = `(game (title "Full") (players ${long('W')} ${long('B')}) ${board}
    (board-setup (${long('W')} (${long('M')} ${places})))
    (piece (name ${long('M')}) (moves (n add))))`;
  const game = must(openHostile(text).game);
  const state = game.start({ variant: 'full' }, 'hostile');
  const saved = game.makeState(state);
  expect(saved.length).toBeGreaterThan(1_000_000);
  expect(game.makeState(must(game.parseState(saved)))).toBe(saved);
});
