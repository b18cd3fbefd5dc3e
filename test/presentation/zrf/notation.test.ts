import { expect, test } from 'vitest';
import { roundsOf } from '../../../src/presentation/turns.ts';
import { Notation } from '../../../src/presentation/zrf/notation.ts';
import type { ZrfMatch } from '../../../src/web/rules/game/match.ts';
import { ownMatch } from '../../web/rules/games.ts';

function turnsOf(match: ZrfMatch) {
  return new Notation(match.game).notate(match.stateAt(0), match.log);
}

function texts(id: string, moves: readonly string[]): string[][] {
  const match = ownMatch(id, moves);
  const rounds = roundsOf(turnsOf(match));
  return rounds.map((round) => round.map(({ text }) => text));
}

test('moves of chess in its notation, round by round', () => {
  const moves = ['e2e4', 'd7d5', 'e4d5', 'g8f6', 'f1b5', 'c7c6', 'g1f3', 'c6b5', 'e1g1'];
  expect(texts('chess', moves)).toEqual([
    ['e2-e4', 'd7-d5'],
    ['e4xd5', 'Ng8-f6'],
    ['Bf1-b5', 'c7-c6'],
    ['Ng1-f3', 'c6xb5'],
    ['Ke1-g1'],
  ]);
});

test('drops have no start, and promotions tell what came of them', () => {
  expect(texts('reversi', ['e6', 'f6'])).toEqual([['e6', 'f6']]);
  const moves = ['a2a4', 'b7b5', 'a4b5', 'a7a6', 'b5a6', 'c8b7', 'a6b7', 'b8c6', 'b7a8=Queen'];
  expect(texts('chess', moves).at(-1)).toEqual(['b7xa8=Q']);
});

test('a block is called by its letter', () => {
  expect(texts('century', ['b3c3'])).toEqual([['Fb3-c3']]);
});

test('what is pushed along is not taken', () => {
  expect(texts('sokoban', ['b7c7', 'c7c6'])).toEqual([['Worker b7-c7'], ['Worker c7-c6']]);
});

test('jumps of one turn are joined', () => {
  const match = ownMatch('english-draughts');
  const { game } = match;
  for (let steps = 0; steps < 400 && match.turn.kind === 'decide'; steps++) {
    const [action] = match.turn.actions;
    if (action !== undefined) match.play(action);
    if (match.state.chainAt >= 0) break;
  }
  expect(match.state.chainAt).toBeGreaterThanOrEqual(0);
  const [next] = match.turn.kind === 'decide' ? match.turn.actions : [];
  if (next !== undefined) match.play(next);
  const last = turnsOf(match).at(-1);
  expect(last?.text).toMatch(/^\w+ [a-h]\dx[a-h]\dx[a-h]\d/);
  expect(last?.count).toBe(2);
  expect(game.id).toBe('english-draughts');
});

test('what was put together before is kept, and forgotten where another move was made', () => {
  const match = ownMatch('chess', ['e2e4', 'e7e5', 'g1f3']);
  const notation = new Notation(match.game);
  const start = match.stateAt(0);
  const texts = () => notation.notate(start, match.log).map(({ text }) => text);
  expect(texts()).toEqual(['e2-e4', 'e7-e5', 'Ng1-f3']);
  match.undo();
  const moves = match.turn.kind === 'decide' ? match.turn.actions : [];
  const bishop = moves.find((action) =>
    match.game.makeAction(match.state, action).includes('f1 - c4'),
  );
  if (bishop !== undefined) match.play(bishop);
  expect(texts()).toEqual(['e2-e4', 'e7-e5', 'Bf1-c4']);
});
