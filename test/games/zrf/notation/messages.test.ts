import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fillIn } from '#core';
import { NOTATION_MESSAGES } from '#games/zrf/notation/index.ts';
import { Messages } from '#i18n';

const codes = Object.keys(NOTATION_MESSAGES) as (keyof typeof NOTATION_MESSAGES)[];

/** A distinct word for every argument of a message. */
function argsOf(message: string): Record<string, string> {
  const names = [...message.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, `<${name}>`]));
}

describe.each(['en', 'ru'])('messages in %s', (language) => {
  const sources = [readFileSync(`content/locales/${language}/rules.ftl`, 'utf8')];
  const messages = new Messages({ language, sources });

  test.each(codes)('have a text with all arguments for %s', (code) => {
    const english = NOTATION_MESSAGES[code];
    const args = argsOf(english);
    const problem = { code, message: fillIn(english, args), args };
    const said = messages.sayProblem(problem);
    expect(messages.has(`problem-${code}`)).toBe(true);
    if (language === 'en') expect(said).toBe(problem.message);
    else for (const arg of Object.values(args)) expect(said).toContain(arg);
  });
});
