import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Messages } from '#i18n';
import { describeExpected } from '#games/zrf/voice/describe.ts';

const rows = [
  [15_000, 'You would win.', 'Вы выиграете.'],
  [14_000, 'You would be clearly ahead.', 'У вас будет большой перевес.'],
  [250, 'You would be clearly ahead.', 'У вас будет большой перевес.'],
  [96, 'You would be ahead.', 'У вас будет перевес.'],
  [16, 'The game would be even.', 'Силы будут равны.'],
  [0, 'The game would be even.', 'Силы будут равны.'],
  [-96, 'You would be behind.', 'Перевес будет у соперника.'],
  [-2000, 'You would be clearly behind.', 'У соперника будет большой перевес.'],
  [-15_000, 'You would lose.', 'Вы проиграете.'],
] as const;

describe.each(['en', 'ru'])('the expected outcome of a hint (%s)', (language) => {
  const source = readFileSync(`content/locales/${language}/zrf.ftl`, 'utf8');
  const messages = new Messages({ language, sources: [source] });
  const format = (value: number, exact = false) =>
    describeExpected({ value, exact }, (id, args) => messages.say(id, args));

  test.each(rows)('is worded for %i', (value, english, russian) => {
    expect(format(value)).toBe(language === 'en' ? english : russian);
  });

  test('is worded for a certain draw', () => {
    expect(format(0, true)).toBe(language === 'en' ? 'It would be a draw.' : 'Будет ничья.');
  });
});
