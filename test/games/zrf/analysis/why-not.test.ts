import { expect, test } from 'vitest';
import { defaultOptions, playText, startMatch } from '#core';
import { lastTurnOf, turnBefore } from '#games/zrf/analysis/index.ts';
import type { PlayedLog, Wish } from '#games/zrf/analysis/index.ts';
import { ownGame } from '../page/games.ts';

const chess = ownGame('chess');

/** A game of chess, and the texts of a turn in it. */
function play(...texts: readonly string[]) {
  const match = startMatch(chess, defaultOptions(chess.options), 'why');
  for (const text of texts) expect(playText(match, text).ok).toBe(true);
  const log = match as unknown as PlayedLog;
  const textsOf = (wish: Wish | undefined) =>
    wish?.steps.map((step) => chess.makeAction(wish.state, step));
  return { log, textsOf };
}

test('asks about the last turn of a person, also after the reply of a bot', () => {
  const { log, textsOf } = play('Pawn e2 - e4', 'Pawn e7 - e5', 'Pawn d2 - d4');
  expect(textsOf(lastTurnOf(log, [1]))).toEqual(['Pawn e7 - e5']);
  expect(textsOf(lastTurnOf(log, [0]))).toEqual(['Pawn d2 - d4']);
  expect(textsOf(lastTurnOf(log, []))).toEqual(['Pawn d2 - d4']);
  expect(textsOf(turnBefore(log, 1))).toEqual(['Pawn e2 - e4']);
});

test('there is nothing to ask before the first move of a person', () => {
  const { log } = play('Pawn e2 - e4');
  expect(lastTurnOf(log, [1])).toBe(undefined);
  expect(turnBefore(log, 0)).toBe(undefined);
});
