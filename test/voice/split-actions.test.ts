import { expect, test } from 'vitest';
import type { AnyGame } from '#core';
import { caves } from '#games/caves/rules/index.ts';
import { splitActions } from '#voice/generic-notation.ts';
import { stage } from '../games/caves/rules/stage.ts';

test.each([
  ['wait wait', ['wait', 'wait']],
  ['move east', ['move east']],
  ['move east; wait', ['move east', 'wait']],
  ['drop a', ['drop a']],
  ['fire 3,4', ['fire 3,4']],
  ['climb up', ['climb up']],
  ['wait drop a', ['wait', 'drop', 'a']],
  ['drop', ['drop']],
  ['fly away', ['fly', 'away']],
])('splitActions splits %s into %j', (text, actions) => {
  const game = caves as unknown as AnyGame;
  expect(splitActions(game, stage(['#@#']), text)).toEqual(actions);
});
