import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rulesProblem } from '../../../src/games/zrf/problems/problem.ts';
import { READING_MESSAGES } from '../../../src/games/zrf/problems/reading.ts';
import { Messages } from '../../../src/i18n/index.ts';

type ReadingCode = keyof typeof READING_MESSAGES;
const codes = Object.keys(READING_MESSAGES) as ReadingCode[];

function messagesIn(language: string): Messages {
  const source = readFileSync(`content/locales/${language}/rules.ftl`, 'utf8');
  return new Messages({ language, sources: [source] });
}

/** A word for every argument of a message, so that each shows. */
function argsOf(code: ReadingCode): Record<string, string> {
  const names = [...READING_MESSAGES[code].matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
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
