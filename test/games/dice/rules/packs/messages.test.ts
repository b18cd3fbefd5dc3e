import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Messages } from '#i18n';
import { PACK_MESSAGES } from '#games/dice/rules/packs/messages.ts';
import { packProblem } from '#games/dice/rules/packs/source.ts';
import type { PackCode } from '#games/dice/rules/packs/messages.ts';

const codes = Object.keys(PACK_MESSAGES) as PackCode[];

function messagesIn(language: string): Messages {
  const sources = ['packs', 'zip'].map((name) =>
    readFileSync(`content/locales/${language}/${name}.ftl`, 'utf8'),
  );
  return new Messages({ language, sources });
}

/** A word for every argument of a message, so that each shows. */
function argsOf(code: PackCode): Record<string, string> {
  const names = [...PACK_MESSAGES[code].matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, `<${name}>`]));
}

describe.each(['en', 'ru'])('%s', (language) => {
  const messages = messagesIn(language);

  test.each(codes)('says %s', (code) => {
    expect(messages.has(`problem-${code}`)).toBe(true);
    expect(messages.sayProblem(packProblem(code, argsOf(code)))).not.toMatch(/\{|problem-/);
  });
});

test('the English messages are the same in both places', () => {
  const messages = messagesIn('en');
  for (const code of codes) {
    const problem = packProblem(code, argsOf(code));
    expect(messages.sayProblem(problem)).toBe(problem.message);
  }
});
