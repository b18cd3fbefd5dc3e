import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Messages } from '#i18n';
import { describeExpected } from '#games/zrf/voice/describe.ts';

const rows = [
  [15_000, 'You would win.', 'Вы выиграли бы.'],
  [14_000, 'You would be clearly ahead.', 'Вы были бы далеко впереди.'],
  [250, 'You would be clearly ahead.', 'Вы были бы далеко впереди.'],
  [96, 'You would be ahead.', 'Вы были бы впереди.'],
  [16, 'The game would be even.', 'Силы были бы равны.'],
  [0, 'The game would be even.', 'Силы были бы равны.'],
  [-96, 'You would be behind.', 'Вы были бы позади.'],
  [-2000, 'You would be clearly behind.', 'Вы были бы далеко позади.'],
  [-15_000, 'You would lose.', 'Вы проиграли бы.'],
] as const;

describe.each(['en', 'ru'])('what a hint promises, in words (%s)', (language) => {
  const source = readFileSync(`content/locales/${language}/zrf.ftl`, 'utf8');
  const messages = new Messages({ language, sources: [source] });
  const tell = (value: number, exact = false) =>
    describeExpected({ value, exact }, (id, args) => messages.say(id, args));

  test.each(rows)('%i', (value, english, russian) => {
    expect(tell(value)).toBe(language === 'en' ? english : russian);
  });

  test('a draw that is certain', () => {
    expect(tell(0, true)).toBe(language === 'en' ? 'It would be a draw.' : 'Была бы ничья.');
  });
});
