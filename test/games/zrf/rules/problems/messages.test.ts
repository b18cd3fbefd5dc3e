import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MEANING_MESSAGES } from '#games/zrf/rules/problems/meaning.ts';
import { PLAYING_MESSAGES, rulesProblem } from '#games/zrf/rules/problems/problem.ts';
import type { ZrfCode } from '#games/zrf/rules/problems/problem.ts';
import { READING_MESSAGES } from '#games/zrf/rules/problems/reading.ts';
import { TUNING_MESSAGES } from '#games/zrf/rules/problems/tuning.ts';
import { Messages } from '#i18n';

const MESSAGES = {
  ...READING_MESSAGES,
  ...MEANING_MESSAGES,
  ...PLAYING_MESSAGES,
  ...TUNING_MESSAGES,
};
const codes = Object.keys(MESSAGES) as ZrfCode[];

function messagesIn(language: string): Messages {
  const sources = ['rules', 'zip'].map((name) =>
    readFileSync(`content/locales/${language}/${name}.ftl`, 'utf8'),
  );
  return new Messages({ language, sources });
}

/** A distinct word for every argument of a message. */
function argsOf(code: ZrfCode): Record<string, string> {
  const names = [...MESSAGES[code].matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, `<${name}>`]));
}

describe.each(['en', 'ru'])('messages in %s', (language) => {
  const messages = messagesIn(language);

  test.each(codes)('have a text with all arguments for %s', (code) => {
    expect(messages.has(`problem-${code}`)).toBe(true);
    expect(messages.sayProblem(rulesProblem(code, argsOf(code)))).not.toMatch(/\{|problem-/);
  });
});

describe('the things that messages name', () => {
  const [english, russian] = [messagesIn('en'), messagesIn('ru')];
  /** Every value of `what` in the code of the rules. */
  const WHATS = [
    ...['player', 'position', 'direction', 'direction-or-position', 'position-or-zone'],
    ...['piece-or-move-type', 'zone', 'piece', 'move-type', 'attribute', 'flag', 'position-flag'],
    ...['section', 'statement', 'condition', 'landmark', 'occupant', 'goal', 'block'],
    ...['part-of-piece', 'part-of-board', 'part-of-grid', 'part-of-zone', 'list-of-positions'],
    ...['turn', 'dimension', 'variant'],
  ];

  test.each(WHATS)('are words in both languages: %s', (what) => {
    for (const code of ['zrf-expected', 'zrf-name-unknown', 'zrf-name-twice'] as const) {
      const problem = rulesProblem(code, { what, word: 'x', found: 'y' });
      expect(english.sayProblem(problem)).toBe(problem.message);
      expect(problem.message).not.toMatch(/[a-z]-[a-z]/);
    }
    expect(russian.say('zrf-what', { what })).toMatch(/^[а-я]/);
  });

  test.each([
    ['piece', 'pieces', 'фигур'],
    ['move-type', 'move types', 'видов ходов'],
    ['position-flag', 'position flags', 'флагов поля'],
  ])('have a plural where there are too many: %s', (what, plural, genitive) => {
    const problem = rulesProblem('zrf-too-many', { what, most: 9 });
    expect(problem.message).toBe(`Too many ${plural}: at most 9 are allowed.`);
    expect(english.sayProblem(problem)).toBe(problem.message);
    expect(russian.sayProblem(problem)).toBe(`Слишком много ${genitive}: можно не больше 9.`);
  });
});

test('the English messages are identical in both places', () => {
  const messages = messagesIn('en');
  for (const code of codes) {
    const problem = rulesProblem(code, argsOf(code));
    expect(messages.sayProblem(problem)).toBe(problem.message);
  }
});
