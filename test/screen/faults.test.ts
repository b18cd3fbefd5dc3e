import { expect, test } from 'vitest';
import { must, startMatch, assertDefined } from '#core';
import { PERSON, Session } from '#play';
import { hostileText, manWith, openHostile } from '../games/zrf/rules/support/hostile.ts';
import { RulesLibrary } from '#games/zrf/commands/rules-library.ts';
import { Stage } from './stage.ts';

/** Game whose pieces have one working block of moves and one infinite loop. */
function play(language: string): Stage {
  const pieces = manWith('n add) ((while on-board? n)');
  const ring = '(links n (a1 a2) (a2 a3) (a3 a4) (a4 a5) (a5 a1))';
  const board = `(board (grid (start-rectangle 0 0 9 9)
    (dimensions ("a/b" (10 0)) ("5/4/3/2/1" (0 10))) (directions (n 0 -1))) ${ring})`;
  const setup = '(board-setup (White (Man a1)) (Black (Man b1)))';
  const game = must(openHostile(hostileText({ board, setup, pieces })).game);
  const match = startMatch(game, { variant: assertDefined(game.variants[0]).key }, 'a-seed');
  const session = new Session(match, [PERSON, PERSON]);
  return new Stage({ language }, undefined, { library: new RulesLibrary([]) }).open(({ routes }) =>
    routes.play({ session, name: 'faulty-1' }, routes.title()),
  );
}

function flat(screen: string): string {
  return screen.replace(/\s+/g, ' ');
}

test('a fault in the rules during play is reported once, with its position', () => {
  const stage = play('en');
  expect(flat(stage.text)).toMatch(/hostile\.zrf:\d+:1: The moves of Man never end/);
  expect(flat(stage.press('down'))).not.toContain('never end');
  expect(flat(stage.press(': a 1 a 2 enter'))).not.toContain('never end');
});

test("a fault in the rules is reported in the player's language", () => {
  expect(flat(play('ru').text)).toMatch(/hostile\.zrf:\d+:1: Ходы фигуры «?Man»?/);
});
