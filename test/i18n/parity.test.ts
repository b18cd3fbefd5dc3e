import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { AnyField } from '#core';
import { loadGames } from '#games/index.ts';
import { localeOf, Messages, PROMISED_TOPICS } from '#i18n';
import { settingsSpec } from '#screen';

const games = await loadGames();

const LOCALES = 'content/locales';
const LANGUAGES = readdirSync(LOCALES);
const FILES = readdirSync(join(LOCALES, 'en'));
/** Declared coverage of each language. */
const COVERAGE: Readonly<Record<string, string>> = {
  ar: 'promised',
  en: 'complete',
  he: 'promised',
  ru: 'complete',
  uk: 'promised',
  zh: 'promised',
};
const PROMISED = PROMISED_TOPICS.map((topic) => `${topic}.ftl`).sort();

function read(language: string, file: string): string {
  return readFileSync(join(LOCALES, language, file), 'utf8');
}

/** Variables or messages referenced anywhere in a message's patterns. */
function namedIn(node: unknown, kind: 'var' | 'mesg', found = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return found;
  if ('type' in node && node.type === kind && 'name' in node) found.add(String(node.name));
  for (const value of Object.values(node)) namedIn(value, kind, found);
  return found;
}

/** All messages of a language by id. */
const FULL_LOCALES = new Map(
  LANGUAGES.map((language) => {
    const bodies = readdirSync(join(LOCALES, language)).map((file) => read(language, file));
    const messages = bodies.flatMap((source) => new FluentResource(source).body);
    return [language, new Map(messages.map((message) => [message.id, message]))];
  }),
);

/** Messages of a file with their variables, including those of referenced messages. */
function messagesOf(language: string, file: string): Map<string, string> {
  const { body } = new FluentResource(read(language, file));
  const variables = (message: (typeof body)[number]): string[] => {
    const names = [...namedIn(message, 'mesg')];
    const named = names.flatMap((id) => FULL_LOCALES.get(language)?.get(id) ?? []);
    return [...namedIn(message, 'var'), ...named.flatMap(variables)];
  };
  return new Map(
    body.map((message) => [message.id, [...new Set(variables(message))].sort().join(' ')]),
  );
}

/** Variables for languages with cases or articles. The others use the name instead. */
const OPTIONAL = ['object'];

/**
 * Messages of a file with their variables. Problems are compared without variables, because no
 * language uses all their arguments. Optional variables are ignored.
 */
function sharedOf(language: string, file: string): [string, string][] {
  return [...messagesOf(language, file)]
    .map(([id, names]): [string, string] => {
      const shared = names.split(' ').filter((name) => !OPTIONAL.includes(name));
      return [id, id.startsWith('problem-') ? '' : shared.join(' ')];
    })
    .sort();
}

/** Files that a language must translate completely, by its declared coverage. */
function filesOf(language: string): string[] {
  const { coverage } =
    /^language-coverage = (?<coverage>.*)$/m.exec(read(language, 'common.ftl'))?.groups ?? {};
  if (coverage === 'complete') return FILES;
  if (coverage === 'promised') return PROMISED;
  throw new RangeError(
    `language-coverage of ${language} must be complete or promised, not ${coverage}`,
  );
}

/**
 * Ids at the start of a line. Comparing them with the parsed messages reveals entries that the
 * parser dropped as broken.
 */
function writtenIds(language: string, file: string): string[] {
  return [...read(language, file).matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map(([, id]) => id ?? '');
}

it('English and Russian are complete, and four languages have the promised topics', () => {
  expect(LANGUAGES.filter((language) => filesOf(language) === FILES)).toEqual(
    Object.keys(COVERAGE).filter((language) => COVERAGE[language] === 'complete'),
  );
  expect([...LANGUAGES].sort()).toEqual(Object.keys(COVERAGE));
  // All messages shown during the dice game and around any game.
  const dice = FILES.filter((file) => file.startsWith('dice-'));
  expect(PROMISED).toEqual(
    [...dice, 'clock.ftl', 'common.ftl', 'looks.ftl', 'screen.ftl', 'web.ftl'].sort(),
  );
});

/** Messages with plural forms in English, with their forms in this language. */
function pluralsOf(language: string, file: string): { id: string; keys: string[] }[] {
  const blocks = (of: string) =>
    new Map(
      read(of, file)
        .split(/\n(?=[a-z][\w-]* =)/)
        .map((block) => [block.split(' ')[0] ?? '', block]),
    );
  const english = blocks('en');
  return [...blocks(language)].flatMap(([id, block]) => {
    if (!/\[one\][^[]*\*\[other\]/.test(english.get(id) ?? '')) return [];
    const keys = [...block.matchAll(/\[(\w+)\]/g)].map(([, key]) => key ?? '');
    return keys.some((key) => key === 'one' || key === 'few') ? [{ id, keys }] : [];
  });
}

/** Covers every plural form. */
const NUMBERS = [0, 1, 2, 3, 5, 11, 21, 100, 104];

describe.each(LANGUAGES)('the messages in %s', (language) => {
  const files = filesOf(language);

  it('are in the files that the declared coverage requires', () => {
    expect(readdirSync(join(LOCALES, language)).sort()).toEqual([...files].sort());
  });

  it('end the key rows of dice with help and leave', () => {
    const rows = read(language, 'dice-screens.ftl').match(/^dice-screen-(?:\w+-key|keys) = .*/gm);
    const [help] = /(?<=^screen-key-help = ).*/m.exec(read(language, 'screen.ftl')) ?? [];
    expect(rows).toHaveLength(3);
    for (const row of rows ?? []) expect(row.split(' · ').slice(-2, -1)).toEqual([`? ${help}`]);
  });

  it.each(files)('have the same ids and variables in %s, all readable', (file) => {
    const messages = messagesOf(language, file);
    expect(writtenIds(language, file).sort()).toEqual([...messages.keys()].sort());
    expect(sharedOf(language, file)).toEqual(sharedOf('en', file));
  });

  it('have unique ids', () => {
    const ids = files.flatMap((file) => writtenIds(language, file));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('format without errors for any number', () => {
    const messages = new Messages({ language, sources: files.map((file) => read(language, file)) });
    for (const file of files) {
      for (const [id, names] of messagesOf(language, file)) {
        // A message without variables needs only one test.
        for (const value of names === '' ? [0] : NUMBERS) {
          const args = Object.fromEntries(names.split(' ').map((name) => [name, value]));
          const text = messages.say(id, args);
          expect(text, id).not.toBe('');
          expect(text, id).not.toContain('{$');
        }
      }
    }
  });

  it('have every plural form of the language', () => {
    const rules = new Intl.PluralRules(localeOf(language));
    const plurals = new Set(Array.from({ length: 110 }, (_, number) => rules.select(number + 1)));
    const forgotten = files.flatMap((file) =>
      pluralsOf(language, file).flatMap(({ id, keys }) => {
        // The form for other numbers also covers many.
        const isSaid = (one: string) =>
          keys.includes(one === 'many' && !keys.includes(one) ? 'other' : one);
        return [...plurals].every(isSaid) ? [] : [id];
      }),
    );
    expect(forgotten).toEqual([]);
  });
});

/** Sources of the shells and screens. */
const SOURCES = ['games', 'voice', 'roguelike', 'screen', 'terminal', 'web'].flatMap((part) =>
  readdirSync(`src/${part}`, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name)),
);
const WRITTEN_IDS = new Set(FILES.flatMap((file) => writtenIds('en', file)));

describe('message ids in code', () => {
  const prefixes = new Set([...WRITTEN_IDS].map((id) => id.split('-')[0]));

  /** Ids in the first argument of a formatting call, and all ids with our prefixes. */
  function idsIn(source: string): string[] {
    const usedIds = source.matchAll(/\b(?:say|usage|t|text|title)\((?:cli, )?'([a-z][\w-]*)'/g);
    const ours = source.matchAll(/(?<!from )'((?:cli|screen)-[\w-]+)'/g);
    return [...usedIds, ...ours]
      .map(([, id]) => id ?? '')
      .filter((id) => prefixes.has(id.split('-')[0]));
  }

  it('exist', () => {
    const missing = SOURCES.flatMap((file) =>
      idsIn(readFileSync(file, 'utf8'))
        .filter((id) => !WRITTEN_IDS.has(id))
        .map((id) => `${file}: ${id}`),
    );
    expect(missing).toEqual([]);
  });

  it('exist for every option of every game and every setting', () => {
    const options = games.flatMap((game) =>
      Object.entries(game.options as Readonly<Record<string, AnyField>>).flatMap(
        ([name, field]) => {
          const id = `${game.id}-option-${name}`;
          const values = field.kind === 'choice' ? field.values : [];
          return [id, `${id}-about`, ...values.map((value) => `${id}-${value}`)];
        },
      ),
    );
    const spec = settingsSpec([], 'en') as Readonly<Record<string, AnyField>>;
    const settings = Object.entries(spec).flatMap(([name, field]) => {
      const values = field.kind === 'choice' ? field.values : [];
      return ['', '-about', ...values.map((value) => `-${value}`)].map(
        (end) => `screen-setting-${name}${end}`,
      );
    });
    const seats = [1, 2, 3, 4, 5].map((strength) => `strength-${strength}`);
    const about = games.flatMap(({ id }) => [`game-${id}`, `game-${id}-about`]);
    const expectedIds = [...options, ...settings, ...seats, ...about];
    expect(expectedIds.filter((id) => !WRITTEN_IDS.has(id))).toEqual([]);
  });

  it('include every id of the screens and the command line', () => {
    const code = SOURCES.map((file) => readFileSync(file, 'utf8')).join('\n');
    const idPrefixes = [...code.matchAll(/[`'"]((?:screen|cli)-[\w-]*-)\$\{/g)].map(
      ([, start]) => start ?? '',
    );
    const isUsed = (id: string) =>
      code.includes(`'${id}'`) || idPrefixes.some((start) => id.startsWith(start));
    const ours = [...WRITTEN_IDS].filter((id) => /^(screen|cli)-/.test(id));
    expect(ours.filter((id) => !isUsed(id))).toEqual([]);
  });
});
