import { expect, test } from 'vitest';
import { assertDefined, must, parseOptions, startMatch } from '#core';
import { PERSON, Session } from '#play';
import type { ZrfState } from '#games/zrf/rules/index.ts';
import { RulesLooks } from '#games/zrf/cells/zrf-look.ts';
import { inksOf } from '#games/zrf/cells/board/inks.ts';
import { RulesLibrary } from '#games/zrf/commands/rules-library.ts';
import { ownRules } from '../games/zrf/page/games.ts';
import { Stage } from './stage.ts';

const library = await new RulesLibrary([{ folder: 'content/rules', isOwn: true }]).load();

/** Game of Ur between two people, after some moves. */
function openUr(language: string, moves: number): Stage {
  const game = assertDefined(library.find('royal-game-of-ur'));
  const match = startMatch(game, must(parseOptions(game.options, {})), 'two dice');
  while (match.cursor < moves && match.turn.kind === 'decide') match.play(match.turn.actions[0]);
  const session = new Session(match, [PERSON, PERSON]);
  return new Stage({ language }, undefined, { library }).open(({ routes }) =>
    routes.play({ session, name: 'ur-1' }, routes.title()),
  );
}

test('the screen of Ur shows the throw, the direction of the path and the special squares', () => {
  const { text } = openUr('en', 5);
  const [, number = ''] = /(?:Light|Dark) to move\. Throw: (\d)/.exec(text) ?? [];
  // Two dice to a row; pieces of the same shapes stand alone.
  const dice = (text.match(/[●○] {3}[●○]/g) ?? []).flatMap((row) => row.match(/[●○]/g) ?? []);
  expect(dice).toHaveLength(4);
  expect(dice.filter((die) => die === '●')).toHaveLength(Number(number));
  // Five rosettes plus one in the legend; seven homes per side plus one in the legend.
  expect(text.match(/✿/g)).toHaveLength(6);
  expect(text.match(/▫/g)).toHaveLength(15);
  expect(text).toContain('✿ rosettes');
  expect(text).toContain('▫ home');
  expect(text).toMatch(/→ path of (?:Light|Dark)/);
  // Along the middle row, up each own side and round both ends, plus those in the key bar.
  const counted = Array.from('→←↓↑', (arrow) => text.split(arrow).length - 1);
  expect(counted).toEqual([7 + 1 + 1, 4 + 1, 1 + 1, 1 + 1]);
  expect(text.match(/0 of 7 home/g)).toHaveLength(2);
  expect(text).toMatch(/in hand: Man × [67]/);
  // Movable pieces are marked before any is selected; cups are not shown.
  expect(text).toMatch(/[‹┌][●○] [›┐]/);
  expect(text).not.toMatch(/\b[cC]up| B | Ma /);
});

test('the printed board of Ur has only the field, with special squares, throw and home pieces in words', () => {
  const game = assertDefined(library.find('royal-game-of-ur'));
  const match = startMatch(game, must(parseOptions(game.options, {})), 'two dice');
  const rules = assertDefined(new RulesLooks().of(game));
  const text = rules.look.print(match.state, [], (id, args) => `${id} ${JSON.stringify(args)}`);
  // Twenty empty squares.
  expect(text.match(/·/g)).toHaveLength(20);
  expect(text).not.toMatch(/[✿▫●○→←↓↑]/);
  expect(text).toContain('rosettes: a1, c1, b4, a7, c7');
  expect(text).toContain(
    'zrf-men-arrived {"count":0,"all":7}; screen-zrf-in-hand {"pieces":"Man × 7"}',
  );
});

test('a second turn stored as a piece in hand is not described as a piece', () => {
  const game = assertDefined(library.find('royal-game-of-ur'));
  const match = startMatch(game, must(parseOptions(game.options, {})), 'two dice');
  const rules = ownRules('royal-game-of-ur');
  const types = rules.pieces.length;
  const token = rules.pieces.findIndex(({ name }) => name === 'Token');
  const hasToken = () =>
    (match.state as ZrfState).stock.some((count, at) => at % types === token && count > 0);
  while (!hasToken()) {
    if (match.turn.kind !== 'decide') throw new Error('nobody had a second turn');
    match.play(match.turn.actions.at(-1));
  }
  const { look } = assertDefined(new RulesLooks().of(game));
  const text = look.print(match.state, [], (id, args) => `${id} ${JSON.stringify(args)}`);
  expect(text).toContain('Man × ');
  expect(text).not.toContain('Token');
});

test('Russian describes it correctly too', () => {
  const { text } = openUr('ru', 5);
  expect(text).toMatch(/Ход: (?:Светлые|Тёмные)\. Бросок: \d/);
  expect(text).toContain('✿ розетки');
  expect(text).toMatch(/→ путь: (?:Светлые|Тёмные)/);
  expect(text).toContain('дошло 0 из 7');
  expect(text).toContain('в запасе: Фишка ×');
});

test.each([
  ['hex', 0, ['bad', 'south']],
  ['connect-four', 0, ['bad', 'title']],
  ['halma', 1, ['bad', 'title', 'good', 'south']],
  ['xiangqi', 0, ['bad', 'south']],
  ['chess', 0, ['south', 'north']],
])('the players of %s have the colours of their pieces', (id, variant, inks) => {
  expect(inksOf(ownRules(id, variant))).toEqual(inks);
});

test('players named by sides have distinct colours taken from their pictures', () => {
  const inks = inksOf(ownRules('crossroads'));
  expect(new Set(inks).size).toBe(4);
  expect(inks[0]).toBe('bad');
});
