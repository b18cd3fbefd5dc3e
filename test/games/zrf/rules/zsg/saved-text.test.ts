import { describe, expect, test } from 'vitest';
import type { ZrfGame } from '#games/zrf/rules/game/game.ts';
import type { ZrfAction } from '#games/zrf/rules/state/action.ts';
import type { ZrfState } from '#games/zrf/rules/state/state.ts';
import { makeZsg } from '#games/zrf/rules/zsg/make-zsg.ts';
import { parseZsg } from '#games/zrf/rules/zsg/parse-zsg.ts';
import { replayZsg } from '#games/zrf/rules/zsg/replay-zsg.ts';
import { must } from '#core';
import { openText } from '../support/table.ts';

/*
 * Moves as written by the original program (examples of the specification, sections 2.6 and 2.11),
 * each with rules of ours that produce the move. Our output must match exactly.
 */
const SEATS = { seats: 'HC', rulesFile: 'table.zrf' };

interface Example {
  readonly name: string;
  readonly rules: string;
  readonly move: string;
}

const EXAMPLES: readonly Example[] = [
  {
    name: 'a push: movements first, then effects in order, the type change last',
    rules: `
      (players You)
      (board (positions (t9 0 18 9 27) (t8 0 9 9 18) (t7 0 0 9 9)) (links u (t9 t8) (t8 t7)))
      (board-setup (You (y t9) (b t8) (T t7)))
      (piece (name T)) (piece (name b))
      (piece (name y)
        (moves ((create T) u (verify (piece? b)) cascade u
          (verify (piece? T)) (create You y t8) (add b))))
      (win-condition (You) (absolute-config b (t7)))`,
    move: 'y t9 x t8 b t8 x t7 You T t9 You y t8 = b on t7',
  },
  {
    name: "a piece created on the mover's origin",
    rules: `
      (players White Black)
      (board (positions (c4 0 9 9 18) (c5 0 0 9 9)) (links n (c4 c5)))
      (board-setup (White (Bishop c4)))
      (piece (name Ball))
      (piece (name Bishop) (moves ((create Bishop) n (verify empty?) (add Ball))))
      (win-condition (White Black) (absolute-config Ball (c5)))`,
    move: 'Bishop c4 - c5 White Bishop c4 = Ball on c5',
  },
  {
    name: 'a victim carried off: changed and turned over there',
    rules: `
      (players White Black)
      (board (positions (c7 0 0 9 9) (c6 0 9 9 18)) (dummy n6) (links s (c7 c6)))
      (board-setup (White (King c7)) (Black (RookP c6)))
      (piece (name Rook)) (piece (name RookP))
      (piece (name King) (moves (s (verify enemy?) cascade n6 to (change-type Rook) flip add)))
      (loss-condition (White Black) (pieces-remaining 0))`,
    move: 'King c7 x c6 RookP c6 - n6 = Rook flip n6',
  },
  {
    name: 'attributes before captures, numbered by the piece that has them',
    rules: `
      (players White Black)
      (board
        (grid (start-rectangle 0 0 9 9)
          (dimensions ("d/e/f/g" (9 0)) ("5/4/3/2" (0 9)))
          (directions (nw -1 -1) (n 0 -1) (e 1 0))))
      (board-setup (White (King f2)) (Black (Checker e3 e5 g3)))
      (piece (name King) (attribute other? false))
      (piece (name Checker) (attribute hit? true) (attribute other? false))
      (piece (name Mover))
      (piece (name King2))
      (win-condition (White Black) (pieces-remaining 0))`.replace(
      '(piece (name King) (attribute other? false))',
      `(piece (name King) (attribute other? false)
        (moves
          (move-type two) (move-type three)
          (nw (verify enemy?) capture nw (verify empty?)
            (set-attribute hit? false e3) (set-attribute hit? false e5)
            (set-attribute hit? false g3) (add-partial three))))`,
    ),
    move: 'partial 3 King f2 - d4 @ e3 0 0 @ e5 0 0 @ g3 0 0 x e3',
  },
  {
    name: 'a promotion after everything else',
    rules: `
      (players White Black)
      (board
        (grid (start-rectangle 0 0 9 9)
          (dimensions ("c/d/e" (9 0)) ("2/1" (0 9)))
          (directions (sw -1 1))))
      (board-setup (White (Checker d2 e1)))
      (piece (name Checker) (attribute fresh? true)
        (moves ((set-attribute fresh? false) (set-attribute fresh? false e1) sw
          (verify empty?) (add King))))
      (piece (name King))
      (win-condition (White Black) (absolute-config King (c1)))`,
    move: 'Checker d2 - c1 @ d2 0 0 @ e1 0 0 = King on c1',
  },
  {
    name: 'a change in place, without movement',
    rules: `
      (players White Black)
      (board (positions (a1 0 0 9 9)))
      (board-setup (White (Egg a1)))
      (piece (name Egg) (moves ((add Bird))))
      (piece (name Bird))
      (win-condition (White Black) (absolute-config Bird (a1)))`,
    move: '= Bird on a1',
  },
];

function onlyAction(game: ZrfGame, state: ZrfState): ZrfAction {
  const turn = game.turn(state);
  const actions = turn.kind === 'decide' ? turn.actions : [];
  expect(actions).toHaveLength(1);
  return actions[0] as ZrfAction;
}

function open(rules: string): ZrfGame {
  return openText(`(game (title "Table") ${rules})`);
}

describe('saved moves match the original program', () => {
  test.each(EXAMPLES)('$name', ({ rules, move }) => {
    const game = open(rules);
    const start = game.start({ variant: 'table' }, 'a');
    const text = makeZsg(game, start, [onlyAction(game, start)], SEATS);
    const lines = [
      'Zillions Save Game File Version 0.02 HC',
      'RulesFile=table.zrf',
      'VariantName=Table',
      `1. ${move}`,
      '',
    ];
    expect(text).toBe(lines.join('\r\n'));
    expect(must(replayZsg(game, must(parseZsg(text))))).toMatchObject({ accepted: 1, total: 1 });
  });
});

const ROW = `
  (players White Black)
  (board (grid (start-rectangle 0 0 9 9) (dimensions ("a/b/c/d/e" (9 0))) (directions (e 1))))
  (board-setup (White (Man a b)) (Black (Man e)))
  (piece (name Man) (moves (e (verify empty?) add)))
  (piece (name Guard))
  (win-condition (White) (absolute-config Man (e)))`;

function saved(...lines: readonly string[]): string {
  const head = ['Zillions Save Game File Version 0.02 HC', 'RulesFile=table.zrf'];
  return [...head, 'VariantName=Table', ...lines, ''].join('\r\n');
}

describe('a saved setup', () => {
  const game = open(ROW);

  test('edits the default one in its order: pieces are placed and positions emptied', () => {
    const text = saved('(x b)', '(Black Guard e)', '(White Guard d)', '(x d)', '1. Man a - b');
    const { start, accepted } = must(replayZsg(game, must(parseZsg(text))));
    expect(game.makeState(start)).toContain('Guard');
    expect({ accepted, cells: start.cells.map((cell) => cell !== 0) }).toEqual({
      accepted: 1,
      cells: [true, false, false, false, true],
    });
  });

  test('is written as differences', () => {
    const text = saved('(x b)', '(White Guard c)', '(Black Guard e)');
    const { start, actions } = must(replayZsg(game, must(parseZsg(text))));
    expect(makeZsg(game, start, actions, SEATS)).toBe(text);
  });

  test('opens without a move', () => {
    const { accepted, total, isUsualStart } = must(
      replayZsg(game, must(parseZsg(saved('(White Guard c)')))),
    );
    expect({ accepted, total, isUsualStart }).toEqual({
      accepted: 0,
      total: 0,
      isUsualStart: false,
    });
  });

  test('with every piece listed, as in early versions of this program, replaces the default one', () => {
    const text = saved('(White Man a)', '(White Guard c)', '(Black Man e)', '1. Man a - b');
    const { start } = must(replayZsg(game, must(parseZsg(text))));
    expect(start.cells.map((cell) => cell !== 0)).toEqual([true, false, true, false, true]);
  });
});

test.each([
  ['two positions', '= King on a1 b1', ['= King on a1', '= King on b1']],
  [
    'three and a flip',
    '= King on a1 b1 c1 flip d1',
    ['= King on a1', '= King on b1', '= King on c1'],
  ],
  ['one, and a piece that moves', '= King on a1 Man b1 - c1', ['= King on a1']],
])('a change names %s', (_what, move, expected) => {
  const [read] = must(parseZsg(saved(`1. ${move}`))).moves;
  const changes = read?.parts.flatMap((part) =>
    part.kind === 'become' ? [`= ${part.name} on ${part.at}`] : [],
  );
  expect(changes).toEqual(expected);
});

test('four positions after `on` stay four, although three of them could be a placed piece', () => {
  const game = open(`
    (players White Black)
    (board (grid (start-rectangle 0 0 9 9) (dimensions ("a/b/c/d" (9 0))) (directions (e 1))))
    (board-setup (White (Man a b c d)))
    (piece (name Man)
      (moves ((change-type King a) (change-type King b) (change-type King c) (add King))))
    (piece (name King))
    (win-condition (White) (pieces-remaining 9))`);
  const text = saved('1. = King on a b c d');
  expect(must(replayZsg(game, must(parseZsg(text)))).accepted).toBe(1);
});
