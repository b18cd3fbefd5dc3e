import { expect, test } from 'vitest';
import {
  actionsIn,
  findByUcci,
  findByUsi,
  Steps,
  ucciOf,
  usiOf,
} from '#games/zrf/notation/index.ts';
import { ownGame, ownMatch } from '../page/games.ts';

/** All moves of a position with their texts in a protocol. */
function stepsAfter(id: string, moves: readonly string[]): Steps {
  const { game, state } = ownMatch(id, moves);
  return new Steps(game.rulesOf(state), state, actionsIn(game, state));
}

const TAKES_BISHOP = 'Bishop 8h x 2b Bishop 2b - hand = Black = Bishop x hand';
const TAKES_BACK = 'Silver 3a x 2b Bishop 2b - hand = White = Bishop x hand';

test.each([
  ['shogi', [], ['7g7f', '2g2f', '5i4h']],
  ['shogi', ['7g7f', '3c3d'], ['8h2b', '8h2b+']],
  ['shogi', ['7g7f', '3c3d', TAKES_BISHOP, TAKES_BACK], ['B*5e']],
  ['dobutsu', [], ['2c2b', '1d1c']],
])('%s %j has moves of the USI protocol', (id, moves, expected) => {
  const steps = stepsAfter(id, moves);
  const texts = steps.actions.map((action) => usiOf(steps, action));
  expect(texts).toEqual(expect.arrayContaining(expected));
  expect(new Set(texts).size).toBe(texts.length);
  for (const text of expected) {
    const action = findByUsi(steps, text);
    expect(action && usiOf(steps, action)).toBe(text);
  }
  expect(findByUsi(steps, '9a9b')).toBeUndefined();
});

test('xiangqi has moves of the UCCI protocol, with ranks from 0', () => {
  const steps = stepsAfter('xiangqi', []);
  const texts = steps.actions.map((action) => ucciOf(steps, action));
  expect(texts).toEqual(expect.arrayContaining(['h2e2', 'b0c2', 'e0e1', 'a3a4']));
  expect(new Set(texts).size).toBe(44);
  expect(findByUcci(steps, 'h3e3')).toBeUndefined();
  const cannon = findByUcci(steps, 'h2e2');
  expect(cannon && ownGame('xiangqi').makeAction(steps.state, cannon)).toBe('Cannon h3 - e3');
});
