import { expect, test } from 'vitest';
import {
  illegalPremove,
  imagineState,
  nextTurnOf,
  premoveCandidates,
  stepsOf,
} from '#games/zrf/voice/premoves.ts';
import type { Premove } from '#games/zrf/voice/premoves.ts';
import { at, candidatesIn, ownGame, ownMatch, ownRules } from '../page/games.ts';
import { glossaryIn } from './wordings.ts';

const chess = ownRules('chess');

function premove(from: string, to: string): Premove {
  return { pick: { kind: 'piece', at: at(chess, from) }, to: at(chess, to) };
}

function targetsOf(premoves: readonly Premove[], from: string): string[] {
  const { state } = ownMatch('chess', ['e2e4']);
  return premoveCandidates(ownGame('chess'), state, premoves, 0)
    .filter((candidate) => candidate.from === at(chess, from))
    .map(({ to }) => chess.board.positions[to]?.name ?? '')
    .sort();
}

test('the next turn of a player follows the turn order', () => {
  const { state } = ownMatch('chess', ['e2e4']);
  expect(nextTurnOf(chess, state, (player) => player === 0)).toBe(0);
  expect(nextTurnOf(chess, state, (player) => player === 1)).toBe(1);
  expect(nextTurnOf(chess, state, () => false)).toBeUndefined();
});

test('premoves are the steps that would be legal at once', () => {
  expect(targetsOf([], 'g1')).toEqual(['e2', 'f3', 'h3']);
  expect(targetsOf([], 'f1')).toEqual(['a6', 'b5', 'c4', 'd3', 'e2']);
});

test('a further premove starts where the one before it ends', () => {
  expect(targetsOf([premove('g1', 'f3')], 'g1')).toEqual([]);
  expect(targetsOf([premove('g1', 'f3')], 'f3')).toContain('e5');
});

test('a dropped piece is imagined on its square', () => {
  const rules = ownRules('shogi');
  const { state } = ownMatch('shogi');
  const type = rules.pieces.findIndex(({ name }) => name === 'Pawn');
  const to = at(rules, '5e');
  const imagined = imagineState(rules, state, [{ pick: { kind: 'stock', type }, to }], 0);
  expect(imagined.cells[to]).not.toBe(state.cells[to]);
  expect(imagined.cells.filter((cell, index) => cell !== state.cells[index])).toHaveLength(1);
});

test('a premove is played only if it is legal when its turn comes', () => {
  const { state } = ownMatch('chess', ['e2e4', 'd7d5']);
  const candidates = candidatesIn(ownGame('chess'), state);
  expect(stepsOf(candidates, premove('e4', 'd5'))).toHaveLength(1);
  expect(stepsOf(candidates, premove('e4', 'f5'))).toEqual([]);
});

test('a dropped premove is named in the reader’s words', () => {
  const glossary = glossaryIn(ownGame('chess'), ownMatch('chess').state.variant, 'en');
  expect(illegalPremove(glossary, premove('e4', 'f5'))).toMatchObject({
    code: 'zrf-premove-dropped',
    message: 'Premove e4 – f5 dropped: it is not legal now.',
  });
});
