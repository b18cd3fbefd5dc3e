import { expect, test } from 'vitest';
import { defaultOptions, LEVEL_WORDS, startMatch } from '#core';
import type { BotLevel } from '#core';
import { kalah, kalahOptions } from '#games/kalah/rules/index.ts';
import { PERSON, Session } from '#play';
import { Stage } from './stage.ts';

const match = { score: 0.738, least: 0.679, most: 0.791 };
const LEVELS: readonly BotLevel[] = LEVEL_WORDS.map((_, index) => {
  return { nodes: 100, blur: 0, ...(index === 0 ? {} : { match }) };
});
const measured = { ...kalah, levels: () => LEVELS };

/** Text without line breaks, which depend on the width. */
function flat({ text }: Stage): string {
  return text.replace(/\s+/g, ' ');
}

test('the form of a new game says whom a bot suits, and its measured score', () => {
  const stage = new Stage().open(({ routes }) => routes.newGame(measured, routes.title()));
  stage.mark('Player Two');
  expect(flat(stage)).toContain('Bot: Casual');
  expect(flat(stage)).toContain('For players who know the rules and play now and then.');
  expect(flat(stage)).toContain('It scores 74 % (68 to 79) against Novice.');
  stage.press('left');
  expect(flat(stage)).toContain('For your first games.');
  expect(flat(stage)).not.toContain('It scores');
});

test('levels that were not measured have no score', () => {
  const stage = new Stage().open(({ routes }) => routes.newGame(kalah, routes.title()));
  stage.mark('Player Two');
  expect(flat(stage)).toContain('For players who know the rules and play now and then.');
  expect(flat(stage)).not.toContain('It scores');
});

test('so does the screen of the players of a running game', () => {
  const seats = [PERSON, { kind: 'bot', strength: 4 }] as const;
  const session = new Session(startMatch(measured, defaultOptions(kalahOptions), 'a'), seats);
  const stage = new Stage({ language: 'ru' }).open(({ routes }) =>
    routes.play({ session, name: 'kalah-1' }, routes.title()),
  );
  stage.press('w down');
  expect(flat(stage)).toContain('Для сильных игроков. Думает всё отведённое время.');
  expect(flat(stage)).toContain('Результат против уровня «Клубный игрок»: 74 % (от 68 до 79).');
});
