import { describe, expect, test } from 'vitest';
import { must } from '#core';
import type { ZrfGame, ZrfState } from '#games/zrf/rules/index.ts';
import { columnsOf, landingOf } from '#games/zrf/voice/columns.ts';
import type { Pick } from '#games/zrf/voice/selection.ts';
import { builtInGames } from '#games/zrf/page/files/built-in.ts';
import { at, candidatesIn, ownGame, ownMatch } from '../page/games.ts';
import { openHostile } from '../rules/support/hostile.ts';

/** Landing positions of clicks, by name. */
function landings(
  game: ZrfGame,
  state: ZrfState,
  names: readonly string[],
  pick?: Pick,
): (string | undefined)[] {
  const rules = game.rulesOf(state);
  const columns = columnsOf(game, state.variant);
  const candidates = candidatesIn(game, state);
  return names.map(
    (name) => rules.board.positions[landingOf(columns, candidates, pick, at(rules, name))]?.name,
  );
}

test('Connect Four is the only built-in game with columns', () => {
  const found = builtInGames.flatMap(({ id }) => {
    const game = ownGame(id);
    return game.variants.flatMap(({ key }) =>
      columnsOf(game, key) === undefined ? [] : [`${id} ${key}`],
    );
  });
  const { variants } = ownGame('connect-four');
  expect(variants).toHaveLength(3);
  expect(found).toEqual(variants.map(({ key }) => `connect-four ${key}`));
});

describe('Connect Four', () => {
  test('drops to the lowest free place of the clicked column', () => {
    const { state } = ownMatch('connect-four', ['d1', 'd2', 'a1']);
    const names = ['d6', 'd3', 'd2', 'd1', 'a6', 'a1', 'g4'];
    const ends = ['d3', 'd3', 'd3', 'd3', 'a2', 'a2', 'g1'];
    expect(landings(ownGame('connect-four'), state, names)).toEqual(ends);
  });

  test('ignores clicks on a full column', () => {
    const moves = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'];
    const { state } = ownMatch('connect-four', moves);
    expect(landings(ownGame('connect-four'), state, ['c6', 'c3'])).toEqual(['c6', 'c3']);
  });

  test('pops out a clicked disc despite others in its column', () => {
    const { state } = ownMatch('connect-four', ['b1', 'b2'], 1);
    expect(landings(ownGame('connect-four'), state, ['b1', 'b2', 'b6'])).toEqual([
      'b1',
      'b3',
      'b3',
    ]);
  });
});

/** White's men fall to the right, the others to the left. Each side has two kinds. */
const SIDEWAYS = `(game
  (title "Sideways")
  (players Black White)
  (turn-order Black White)
  (board
    (grid (start-rectangle 0 0 9 9) (dimensions ("a/b/c/d" (10 0)) ("2/1" (0 10)))
      (directions (w -1 0) (e 1 0)))
    (symmetry White (w e) (e w)))
  (board-setup (Black (Man off 4) (Lord off 1)) (White (Man off 4) (Lord off 1)))
  (piece (name Man) (drops ((verify empty?) (verify (or (not-on-board? w) (not-empty? w))) add)))
  (piece (name Lord) (drops ((verify empty?) (verify (or (not-on-board? w) (not-empty? w))) add)))
  (win-condition (Black White) (relative-config Man e Man e Man)))`;

test('pieces of all types fall, in any direction', () => {
  const game = must(openHostile(SIDEWAYS).game);
  const variant = game.variants[0]?.key ?? '';
  const start = game.start({ variant }, 'test');
  expect(landings(game, start, ['d1', 'b2'])).toEqual(['a1', 'a2']);
  expect(landings(game, start, ['d1'], { kind: 'stock', type: 1 })).toEqual(['a1']);
  const next = game.apply(start, must(game.parseAction(start, 'Black Man a1'))).state;
  expect(landings(game, next, ['b1', 'a1', 'a2'])).toEqual(['d1', 'd1', 'd2']);
});

test('a selected piece moves to the clicked position', () => {
  const { state } = ownMatch('connect-four', ['b1', 'b2'], 1);
  const pick: Pick = { kind: 'piece', at: at(ownGame('connect-four').rulesOf(state), 'b1') };
  expect(landings(ownGame('connect-four'), state, ['d5'], pick)).toEqual(['d5']);
});
