import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Roles } from '#games/zrf/rules/roles/roles.ts';
import { readThrow } from '#games/zrf/rules/roles/throw.ts';
import { openText, Table } from '../support/table.ts';

/** A game on a row of squares with dice beside it; `parts` defines its pieces. */
function diceTable(parts: string): Table {
  const text = `
    (define throws (move-type throw-left)
      ((verify (position? left)) (change-type $1) add)
      ((verify (position? left)) (change-type $2) add)
      (move-type throw-right)
      ((verify (position? right)) (change-type $1) add)
      ((verify (position? right)) (change-type $2) add))
    (define face (piece (name $1) (moves (throws $2 $3))))
    (define man (piece (name Man) (moves (move-type go)
      ((if (piece? $1 left) e) (if (piece? $1 right) e) e (verify empty?) add))))
    (game
      (title "Dice")
      (players White Black ?Dice)
      (turn-order (?Dice throw-left) (?Dice throw-right) (White go) (Black go))
      (board
        (grid (start-rectangle 0 0 9 9) (dimensions ("a/b/c/d/e/f" (10 0))) (directions (e 1)))
        (positions (left 20 20 29 29) (right 40 20 49 29)))
      ${parts})`;
  return new Table(openText(text));
}

function caseTable(name: string): Table {
  return new Table(openText(readFileSync(`test/cases/zrf/play/${name}.zrf`, 'utf8')));
}

function rolesOf({ game, state }: Table): Roles {
  return game.playOf(state.variant).roles;
}

function helpersOf(table: Table): string[] {
  const { isHelper } = rolesOf(table);
  return table.rules.pieces.flatMap(({ name }, type) => (isHelper[type] === true ? [name] : []));
}

/** Dice rolled by each step: empty unless it was the last die, undefined for steps of players. */
function thrown(table: Table, ...moves: readonly string[]): unknown[] {
  return moves.map((move) => {
    const [event] = table.play(move);
    if (event?.kind !== 'chance') return undefined;
    const reading = readThrow(table.rules, rolesOf(table), event.faces);
    if (reading.kind === 'numbers') return reading.numbers;
    return reading.types.map((type) => table.rules.pieces[type]?.name);
  });
}

/** Throws each of two dice with the named faces. */
function throwBoth(table: Table, left: string, right: string): unknown[] {
  const chosen = (place: string, face: string) => (move: string) =>
    move.includes(` ${place} `) && move.endsWith(`= ${face}`);
  const first = table.moves().find(chosen('left', left)) ?? '';
  const before = thrown(table, first);
  const second = table.moves().find(chosen('right', right)) ?? '';
  return [...before, ...thrown(table, second)];
}

const boardSetup = (face: string) =>
  `(board-setup (White (Man a)) (Black (Man d)) (?Dice (${face} left right)))`;

describe('dice', () => {
  test('with numerals in their names show the number of their face', () => {
    const table = caseTable('dice');
    expect(helpersOf(table)).toEqual(['Die', 'Two', 'Three']);
    expect(thrown(table, 'Die cup - cup = Two', 'a c')).toEqual([[2], undefined]);
  });

  test('thrown in sequence are reported together after the last one', () => {
    const table =
      diceTable(`${boardSetup('Die-1')} (face Die-1 Die-1 Die-6) (face Die-6 Die-1 Die-6)
      (man Die-6)`);
    expect(helpersOf(table)).toEqual(['Die-1', 'Die-6']);
    expect(throwBoth(table, 'Die-6', 'Die-1')).toEqual([[], [6, 1]]);
  });

  test('with faces of one and nothing are added up', () => {
    const table =
      diceTable(`${boardSetup('Lot-0')} (face Lot-0 Lot-0 Lot-1) (face Lot-1 Lot-0 Lot-1)
      (man Lot-1)`);
    expect(throwBoth(table, 'Lot-1', 'Lot-1')).toEqual([[], [2]]);
  });

  test('without numbers count by the side that moves depend on', () => {
    const table = diceTable(`${boardSetup('Flat')} (face Flat Flat Round) (face Round Flat Round)
      (man Round)`);
    expect(throwBoth(table, 'Flat', 'Round')).toEqual([[], [1]]);
  });

  test('are shown by face if moves depend on both sides', () => {
    const table = diceTable(`${boardSetup('Flat')} (face Flat Flat Round) (face Round Flat Round)
      (piece (name Man) (moves (move-type go)
        ((verify (piece? Flat left)) e add) ((verify (piece? Round left)) e e add)))`);
    expect(throwBoth(table, 'Flat', 'Round')).toEqual([[], ['Flat', 'Round']]);
  });

  test('can state their number by notation', () => {
    const table = diceTable(`${boardSetup('Fish')} (man Bird)
      (piece (name Bird) (notation "12") (moves (throws Fish Bird)))
      (piece (name Fish) (notation "7") (moves (throws Fish Bird)))`);
    expect(throwBoth(table, 'Bird', 'Fish')).toEqual([[], [12, 7]]);
  });
});

describe('chance without dice', () => {
  test('places ordinary pieces, without a roll', () => {
    const table = caseTable('dice-that-drop');
    expect(helpersOf(table)).toEqual([]);
    expect(thrown(table, 'c')).toEqual([[]]);
  });

  test('sets up pieces of players', () => {
    const table = diceTable(`(board-setup (White (Man a off 1)) (Black (Man d)))
      (piece (name Man) (moves (move-type go) (e (verify empty?) add))
        (drops (move-type throw-left) ((verify empty?) add)))
      (turn-order (?Dice White throw-left) repeat (White go) (Black go))`);
    expect(helpersOf(table)).toEqual([]);
    expect(thrown(table, 'White Man c')).toEqual([[]]);
  });
});

test('an option in the file names additional helpers', () => {
  const stage = (option: string) =>
    diceTable(`${boardSetup('Flat')} ${option} (piece (name Flat))
    (piece (name Flag)) (piece (name Post)) (man Flat)`);
  expect(helpersOf(stage(''))).toEqual([]);
  expect(helpersOf(stage('(option "helper pieces" "Flag Post")'))).toEqual(['Flag', 'Post']);
  expect(() => stage('(option "helper pieces" "Flog")')).toThrow('Did you mean "Flag"?');
});

describe('counting pieces', () => {
  const parts = (
    more: string,
  ) => `(game (title "Counts") (players White Black) (turn-order White Black)
    (board (grid (start-rectangle 0 0 9 9) (dimensions ("a/b/c/d" (10 0)) ("2/1" (0 10)))
      (directions (e 1 0) (n 0 -1))))
    ${more})`;
  const kindsOf = (more: string) => {
    const table = new Table(openText(parts(more)));
    return rolesOf(table).counts.map(({ kind }) => kind);
  };
  const men = '(board-setup (White (Man a1 b1 c1)) (Black (Man a2 b2 c2)))';
  test.each([
    [
      'that are never captured is not informative',
      `${men} (piece (name Man) (moves (e (verify empty?) add)))`,
      'none',
    ],
    ['that land where something may stand', `${men} (piece (name Man) (moves (e add)))`, 'left'],
    [
      'that slide over empty squares',
      `${men} (piece (name Man) (moves (e (while empty? add e))))`,
      'none',
    ],
    [
      'that jump over what they capture',
      `${men} (piece (name Man) (moves (e (verify enemy?) capture e (verify empty?) add)))`,
      'left',
    ],
    [
      'that are dropped and stay',
      `(board-setup (White (Man off 4)) (Black (Man off 4)))
        (piece (name Man) (drops ((verify empty?) add)))`,
      'none',
    ],
    [
      'that change sides',
      `${men} (piece (name Man) (moves (e (verify empty?) (flip n) add)))`,
      'left',
    ],
    [
      'that are counted in the end',
      `(board-setup (White (Man off 4)) (Black (Man off 4)))
        (piece (name Man) (drops ((verify empty?) add))) (count-condition stalemated)`,
      'left',
    ],
    [
      'that only leave the board on their move',
      `${men} (board (grid (start-rectangle 0 0 9 9) (dimensions ("a/b/c/d" (10 0)) ("2/1" (0 10)))
          (directions (e 1 0) (n 0 -1))) (positions (away 0 0 9 9)) (dummy away))
        (piece (name Man) (moves (mark away to capture back add) (capture add)))`,
      'none',
    ],
    [
      'that return to the hand',
      `${men} (option "recycle captures" true) (piece (name Man) (moves (e add)))`,
      'none',
    ],
    [
      'that must all arrive',
      `${men} (piece (name Man) (moves (e (verify empty?) add)))
        (win-condition (White Black) (absolute-config Man (b1 c1 d1)))`,
      'arrived',
    ],
  ])('%s', (_, more, kind) => {
    expect(kindsOf(more)).toEqual([kind, kind]);
  });

  test('ignores discs that a player pops out', () => {
    const text = readFileSync('content/rules/connect-four.zrf', 'utf8');
    const game = openText(text);
    for (const { key } of game.variants) {
      const kinds = game.playOf(key).roles.counts.map(({ kind }) => kind);
      expect([key, ...kinds]).toEqual([key, 'none', 'none']);
    }
  });

  test('applies only to the side that can be captured', () => {
    const kinds = kindsOf(`(board-setup (White (Goose a1 b1)) (Black (Fox a2)))
      (piece (name Goose) (moves (e (verify empty?) add)))
      (piece (name Fox) (moves (e (verify enemy?) capture e (verify empty?) add)))`);
    expect(kinds).toEqual(['left', 'none']);
  });

  test('ignores a swap at the beginning', () => {
    const kinds = kindsOf(`(board-setup (White (Man off 4)) (Black (Man off 4)))
      (turn-order (White put) (Black swap) repeat (White put) (Black put))
      (piece (name Man)
        (drops (move-type put) ((verify empty?) add) (move-type swap) ((verify enemy?) add)))`);
    expect(kinds).toEqual(['none', 'none']);
  });
});
