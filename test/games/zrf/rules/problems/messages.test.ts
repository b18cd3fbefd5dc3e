import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MEANING_MESSAGES } from '#games/zrf/rules/problems/meaning.ts';
import { PLAYING_MESSAGES, rulesProblem } from '#games/zrf/rules/problems/problem.ts';
import type { ZrfCode } from '#games/zrf/rules/problems/problem.ts';
import { READING_MESSAGES } from '#games/zrf/rules/problems/reading.ts';
import { Messages } from '#i18n';

const MESSAGES = { ...READING_MESSAGES, ...MEANING_MESSAGES, ...PLAYING_MESSAGES };
const codes = Object.keys(MESSAGES) as ZrfCode[];

function messagesIn(language: string): Messages {
  const sources = ['rules', 'zip'].map((name) =>
    readFileSync(`content/locales/${language}/${name}.ftl`, 'utf8'),
  );
  return new Messages({ language, sources });
}

/** A word for every argument of a message, so that each shows. */
function argsOf(code: ZrfCode): Record<string, string> {
  const names = [...MESSAGES[code].matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, `<${name}>`]));
}

describe.each(['en', 'ru'])('%s', (language) => {
  const messages = messagesIn(language);

  test.each(codes)('says %s', (code) => {
    expect(messages.has(`problem-${code}`)).toBe(true);
    expect(messages.sayProblem(rulesProblem(code, argsOf(code)))).not.toMatch(/\{|problem-/);
  });
});

test('the English messages are the same in both places', () => {
  const messages = messagesIn('en');
  for (const code of codes) {
    const problem = rulesProblem(code, argsOf(code));
    expect(messages.sayProblem(problem)).toBe(problem.message);
  }
});
