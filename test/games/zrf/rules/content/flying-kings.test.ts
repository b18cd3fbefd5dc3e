import { expect, test } from 'vitest';
import { assertDefined, below, makeStream, must } from '#core';
import { actionsIn, positionNotationOf } from '#games/zrf/notation/index.ts';
import type { ZrfGame, ZrfState } from '#games/zrf/rules/index.ts';
import { ownGame } from '../../page/games.ts';

const FILES = ['international-draughts', 'brazilian-draughts', 'russian-draughts'];

function stateOf(game: ZrfGame, fen: string): ZrfState {
  const variant = game.options.variant.default;
  const { rules } = game.playOf(variant);
  const start = must(assertDefined(positionNotationOf(rules)).parse(rules, variant, fen));
  return game.start({ variant, start }, '');
}

function countPieces({ cells }: ZrfState): number {
  return cells.filter((cell) => cell !== 0).length;
}

test('a king takes wherever it lands behind its victim', () => {
  const game = ownGame('international-draughts');
  const state = stateOf(game, 'W:WK46:B37,5');
  const actions = actionsIn(game, state);
  // From a1 over c3 to d4 and on to i9, short of the man on j10.
  expect(actions).toHaveLength(6);
  for (const action of actions) expect(countPieces(game.apply(state, action).state)).toBe(2);
});

/** Positions with several kings and men to take. */
const POSITIONS: Readonly<Record<string, string>> = {
  'international-draughts': 'W:WK46,K47,K48,31,32:BK1,K2,K3,12,13,22,23',
  'brazilian-draughts': 'W:WK29,K30,K31,21,22:BK1,K2,K3,9,10,14',
  'russian-draughts': 'W:Wa1,c1,Kb2,Kd2:Bh8,f8,Ke7,Kg7,d6,f6',
};

test.each(FILES)('%s: every jump removes its victims', (id) => {
  const game = ownGame(id);
  for (let seed = 0; seed < 30; seed++) {
    const random = makeStream(String(seed), 'play');
    let state = stateOf(game, assertDefined(POSITIONS[id]));
    for (let turn = 0; turn < 40 && game.turn(state).kind === 'decide'; turn++) {
      const before = countPieces(state);
      let jumps = 0;
      do {
        const actions = actionsIn(game, state);
        const action = assertDefined(actions[below(random, actions.length)]);
        jumps += game.makeAction(state, action).includes('taken?') ? 1 : 0;
        state = game.apply(state, action).state;
      } while (state.chainAt >= 0);
      const isMarked = state.cells.some(
        (cell, at) => cell !== 0 && assertDefined(state.attributes[at]) !== 0,
      );
      expect([seed, turn, isMarked]).toEqual([seed, turn, false]);
      if (jumps > 0) expect(before - countPieces(state)).toBeGreaterThan(jumps);
    }
  }
});
