import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Messages } from '#i18n';
import { PACK_MESSAGES } from '#kit/packs/messages.ts';
import { readPack } from '#games/dice/rules/packs/pack.ts';
import { packProblem } from '#kit/packs/source.ts';
import type { PackCode } from '#kit/packs/messages.ts';
import { encodeFiles, goodFiles } from './case-files.ts';

const codes = Object.keys(PACK_MESSAGES) as PackCode[];

function messagesIn(language: string): Messages {
  const sources = ['packs', 'zip'].map((name) =>
    readFileSync(`content/locales/${language}/${name}.ftl`, 'utf8'),
  );
  return new Messages({ language, sources });
}

/** A word for each argument of a message, which makes all of them visible. */
function argsOf(code: PackCode): Record<string, string> {
  const names = [...PACK_MESSAGES[code].matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, `<${name}>`]));
}

describe.each(['en', 'ru'])('%s', (language) => {
  const messages = messagesIn(language);

  test.each(codes)('has a message for %s', (code) => {
    expect(messages.has(`problem-${code}`)).toBe(true);
    expect(messages.sayProblem(packProblem(code, argsOf(code)))).not.toMatch(/\{|problem-/);
  });
});

test('the English messages match PACK_MESSAGES', () => {
  const messages = messagesIn('en');
  for (const code of codes) {
    const problem = packProblem(code, argsOf(code));
    expect(messages.sayProblem(problem)).toBe(problem.message);
  }
});

/** Problems of the good pack after a change of its adventure.yaml, in two languages. */
function problemTexts(
  change: (text: string) => string,
): readonly (readonly [string, string, string])[] {
  const files = goodFiles();
  files.set('adventure.yaml', change(files.get('adventure.yaml') ?? ''));
  const { pack } = readPack(encodeFiles(files));
  const problems = pack.ok ? [] : pack.problems;
  const [english, russian] = [messagesIn('en'), messagesIn('ru')];
  return problems.map((problem) => [
    problem.message,
    english.sayProblem(problem),
    russian.sayProblem(problem),
  ]);
}

test.each<[change: readonly [string, string], english: string, russian: string]>([
  [
    ['format: 1\n', ''],
    'The file has no "format": add it.',
    'В файле не хватает «format»: добавьте.',
  ],
  [
    ['tutorial:', 'tutorials:'],
    'The file has no key "tutorials". Did you mean "tutorial"?',
    'В файле нет ключа «tutorials». Может быть, «tutorial»?',
  ],
  [
    ['id: salt-lake', 'id: Salt Lake'],
    'id: "Salt Lake" has the wrong form. Write lower-case letters, digits and single hyphens, as in old-mill.',
    'id: "Salt Lake" не подходит по форме. Напишите строчные латинские буквы, цифры и одиночные дефисы, например old-mill.',
  ],
  [
    ['fixed: 9', 'fixed: [9]'],
    'locations.jetty.fixed: expected a whole number, not a list.',
    'locations.jetty.fixed: ожидается целое число, а здесь список.',
  ],
  [
    ['normal: 20 + 4', 'normal: []'],
    'scenarios.ferry.timer.normal: expected a whole number or a text, not a list.',
    'scenarios.ferry.timer.normal: ожидается целое число или текст, а здесь список.',
  ],
  [
    ['victory: corner', 'victory: [corner]'],
    'scenarios.ferry.victory: a list is not a valid value. Choose from corner, closeAll, firstVillain.',
    'scenarios.ferry.victory: список не подходит. Выберите из: corner, closeAll, firstVillain.',
  ],
  [
    ['rules: [darkness]', 'rules: [darknes]'],
    'locations.jetty.rules[0]: there is no location rule "darknes". Did you mean "darkness"?',
    'locations.jetty.rules[0]: в игре нет правила мест «darknes». Может быть, «darkness»?',
  ],
  [
    ['rules: [badly-hurt]', 'rules: [darkness]'],
    'scenarios.ferry.rules[0]: "darkness" belongs to the location rules, not the scenario rules. List it there.',
    'scenarios.ferry.rules[0]: «darkness» — правило мест, а не правило сценариев. Перенесите туда.',
  ],
  [
    ['tutorial: lesson', 'tutorial: lessons'],
    'tutorial: there is no scenario "lessons" in this pack. Did you mean "lesson"?',
    'tutorial: в этом наборе нет сценария «lessons». Может быть, «lesson»?',
  ],
])(
  'says %j in both languages, with no English words in Russian',
  ([from, to], english, russian) => {
    expect(problemTexts((text) => text.replace(from, to))).toEqual([[english, english, russian]]);
  },
);

test('names a nameless pack in both languages', () => {
  const { pack } = readPack(new Map());
  const [problem] = pack.ok ? [] : pack.problems;
  expect(problem?.message).toBe('The pack has no adventure.yaml: put one in its top folder.');
  expect(problem && messagesIn('ru').sayProblem(problem)).toMatch(/^В наборе нет adventure\.yaml:/);
});
