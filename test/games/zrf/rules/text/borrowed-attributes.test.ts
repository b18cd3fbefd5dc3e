import { expect, test } from 'vitest';
import { must } from '#core';
import { makePosition, parsePosition } from '#games/zrf/rules/text/position-text.ts';
import { openHostile, hostileText, playOn } from '../support/hostile.ts';

/** A mage marks an adjacent man, whose type does not declare marks. */
const MARKED = hostileText({
  setup: '(board-setup (White (Mage a1) (Man a3)) (Black (Man e5)))',
  pieces: `(piece (name Mage) (attribute marked? false)
      (moves (n (verify empty?) (set-attribute marked? true n) add)))
    (piece (name Man) (moves (w add)))`,
});

test('a piece keeps an attribute declared only by other pieces, in saves and positions', () => {
  const game = must(openHostile(MARKED).game);
  const state = playOn(game, 'hostile', 'a', 1);
  const marked = state.attributes.filter((bits) => bits !== 0);
  expect(marked).toEqual([1]);
  const reparsed = must(game.parseState(game.makeState(state)));
  expect(reparsed.attributes).toEqual(state.attributes);
  const position = makePosition(game.rulesOf(state), state);
  expect(position).toContain('(White Man a3 +marked?)');
  const read = must(parsePosition(game.playOf('hostile'), 'hostile', position));
  expect(read.attributes).toEqual(state.attributes);
});

test('undeclared bits are rejected', () => {
  const game = must(openHostile(MARKED).game);
  const text = game.makeState(playOn(game, 'hostile', 'a', 1));
  expect(game.parseState(text.replace('Man a3 1', 'Man a3 2')).ok).toBe(false);
});
