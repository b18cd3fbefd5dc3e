import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { assertDefined } from '#core';
import { RECORD } from '#games/zrf/rules/compile/record.ts';
import type { ZrfGame } from '#games/zrf/rules/game/game.ts';
import type { ZrfAction } from '#games/zrf/rules/state/action.ts';
import type { ZrfState } from '#games/zrf/rules/state/state.ts';
import { openContent } from './content.ts';

interface Row {
  readonly file: string;
  readonly variant: string;
  /** Directions of the only moving piece, or moves as start and end. */
  readonly moves: string;
}

const rows = JSON.parse(readFileSync('test/data/zrf-solutions.json', 'utf8')) as Row[];

function wordsOf({ moves }: Row): string[] {
  return moves.includes(' ') ? moves.split(' ') : [...moves];
}

function doesMove(game: ZrfGame, state: ZrfState, { record }: ZrfAction, word: string): boolean {
  const { positions, directions, links } = game.rulesOf(state).board;
  const from = assertDefined(record[RECORD.first]);
  const to = assertDefined(record[RECORD.first + 1]);
  const direction = directions.indexOf(word);
  if (direction >= 0) return assertDefined(assertDefined(links[direction])[from]) === to;
  return word === `${assertDefined(positions[from]).name}${assertDefined(positions[to]).name}`;
}

function afterMove(game: ZrfGame, state: ZrfState, word: string): ZrfState {
  const turn = game.turn(state);
  const actions = turn.kind === 'decide' ? turn.actions : [];
  const action = actions.find((one) => doesMove(game, state, one, word));
  return game.apply(state, assertDefined(action)).state;
}

test.each(rows.map((row) => [row.variant, row] as const))('%s can be solved', (variant, row) => {
  const game = openContent(row.file);
  const start = game.start({ variant }, 'solved');
  const end = wordsOf(row).reduce((state, word) => afterMove(game, state, word), start);
  expect(end.ending?.winners).toEqual([0]);
});

test('every level has a solution', () => {
  for (const file of new Set(rows.map((row) => row.file))) {
    const levels = openContent(file).variants.map(({ key }) => key);
    expect(rows.filter((row) => row.file === file).map(({ variant }) => variant)).toEqual(levels);
  }
});
