import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeProblem, must } from '#core';
import { makeDiceGame } from '#games/dice/rules/index.ts';
import { nameOf, objectOf, packText } from '#games/dice/rules/packs/names.ts';
import { parsePack, readPack } from '#games/dice/rules/packs/pack.ts';
import { chooseVersions } from '#games/dice/rules/packs/shelf.ts';
import type { Pack } from '#games/dice/rules/packs/names.ts';
import { compareVersions } from '#games/dice/rules/packs/shelf.ts';
import { suggest } from '#kit/text/suggest.ts';
import { decodeUtf8 } from '#kit/text/utf8.ts';
import { encodeFiles, goodFiles } from './case-files.ts';
import { repeats } from '#test/support/deep.ts';

const good = (): Pack => must(parsePack(encodeFiles(goodFiles())));

const PARTIES = [1, 2, 3, 4, 5, 6].map((heroes) => {
  return Array.from({ length: heroes }, () => 'brawler').join(',');
});

/** Number of heroes in play after starting every scenario with every party. */
function startAll({ content }: Pack): number[][] {
  const game = makeDiceGame(content);
  return content.scenarios.map(({ id }) =>
    PARTIES.map((party) => {
      const { heroes } = game.start({ ...DEFAULTS, scenario: id, party }, 'a seed');
      return heroes.length;
    }),
  );
}

const DEFAULTS = { difficulty: 'normal' } as const;

describe('a good pack', () => {
  test('becomes templates', () => {
    const { content, chapters, tutorial } = good();
    const [lesson, ferry] = content.scenarios;
    expect(chapters).toEqual([{ id: 'one', level: 1, scenarios: ['ferry'] }]);
    expect(tutorial).toBe('lesson');
    expect(lesson).toMatchObject({ victory: 'corner', allySkills: ['strike', 'aid', 'scout'] });
    expect(ferry).toEqual({
      id: 'ferry',
      level: 1,
      timer: {
        easy: { initial: 24, perHero: 5 },
        normal: { initial: 20, perHero: 4 },
        hard: { initial: 16, perHero: 4 },
      },
      victory: 'corner',
      staticLocations: ['jetty', 'mill'],
      dynamicLocations: ['chapel', 'reeds', 'saltworks', 'well', 'shed', 'road', 'ford', 'barn'],
      villains: [{ id: 'ferryman' }, { id: 'drowned-king', at: 'jetty' }],
      allySkills: ['strike', 'aid', 'scout'],
      rules: ['badly-hurt'],
      extraLocations: 2,
      divineOnObstacles: false,
      villainEscapeCost: 1,
    });
    expect(content.locations[0]).toMatchObject({
      bag: { fixedCount: 9, plans: [{ least: 1, most: 1 }, { least: 1, most: 2 }, {}, {}] },
      basicClosingDifficulty: 2,
      closingTypes: ['MENTAL', 'VERBAL'],
    });
    expect(content.enemies[1]).toEqual({ id: 'foreman', traits: [] });
  });

  test('can be played by one to six heroes', () => {
    const pack = good();
    expect(startAll(pack)).toEqual(pack.content.scenarios.map(() => [1, 2, 3, 4, 5, 6]));
  });
});

describe('texts', () => {
  const files = goodFiles();
  files.set('i18n/ua.yaml', 'locations: { jetty: { name: Причал } }\n');
  const pack = must(parsePack(encodeFiles(files)));

  test('are in the requested language', () => {
    expect(nameOf(pack, 'uk', 'locations', 'jetty')).toBe('Причал');
  });

  test.each(['ua', 'uk-UA', 'UK_ua'])('are Ukrainian for %s', (tag) => {
    expect(nameOf(pack, tag, 'locations', 'jetty')).toBe('Причал');
  });

  test('fall back to the language of the pack', () => {
    expect(nameOf(pack, 'uk', 'locations', 'mill')).toBe('Mill');
    expect(nameOf(pack, 'fr', 'scenarios', 'ferry', 'won')).toBe('The oars are yours.');
  });

  test('fall back to the id without a text', () => {
    expect(nameOf(pack, 'uk', 'locations', 'toString')).toBe('toString');
    expect(packText(pack, 'uk', 'locations.mill.description')).toBeUndefined();
  });

  test('have objects only in the language of the name', () => {
    const cards = goodFiles();
    cards.set('i18n/uk.yaml', 'enemies: { foreman: { name: Десятник, object: десятника } }\n');
    const uk = must(parsePack(encodeFiles(cards)));
    expect(objectOf(uk, 'uk-UA', 'enemies', 'foreman')).toBe('десятника');
    expect(objectOf(uk, 'en', 'enemies', 'foreman')).toBeUndefined();
  });

  test('are complete in a language without objects', () => {
    const cards = goodFiles();
    cards.set('i18n/uk.yaml', 'adventure: { name: Солоне озеро }\n');
    const before = readPack(encodeFiles(cards)).warnings;
    const english = cards.get('i18n/en.yaml') ?? '';
    cards.set('i18n/en.yaml', english.replace(/(?<=foreman:.*name: )[^,}]*/, '$&, object: boss'));
    const report = readPack(encodeFiles(cards));
    expect(objectOf(must(report.pack), 'en', 'enemies', 'foreman')).toBe('boss');
    expect(report.warnings).toEqual(before);
  });

  test('preserve line breaks', () => {
    expect(nameOf(pack, 'en', 'scenarios', 'ferry', 'intro').split('\n')).toHaveLength(3);
  });
});

describe('two packs with one id', () => {
  const older = { pack: good(), where: 'old' };
  const newer = { pack: { ...good(), version: '1.0.10' }, where: 'new' };

  test.each([[[older, newer]], [[newer, older]]])('use the higher version', (found) => {
    const { packs, warnings } = chooseVersions(found);
    expect(packs.map(({ where }) => where)).toEqual(['new']);
    expect(warnings.map(makeProblem)).toEqual([
      'old: The pack "salt-lake" is also in new: version 1.0.10 is used and this one is ignored.',
    ]);
  });

  test('compare versions as numbers', () => {
    expect(compareVersions('1.10.0', '1.9.9')).toBeGreaterThan(0);
    expect(compareVersions('1.0.0', '1.0.0')).toBe(0);
  });
});

test('suggestions are limited to similar names', () => {
  expect(suggest('enemeis', ['enemies', 'villains'])).toBe('enemies');
  expect(suggest('ReedThief', ['reed-thief'])).toBe('reed-thief');
  expect(suggest('weather', ['enemies', 'villains'])).toBeUndefined();
});

test('UTF-8 is decoded like on the platform', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(decodeUtf8(new TextEncoder().encode(text))).toEqual({ text, whole: true });
    }),
  );
});

const SNIPPETS = ['[', ']', '{', '}', ':', '- ', '\n', '  ', '\t', '&a ', '*a', '*bag', '!x ', '"']
  .concat([
    "'",
    '|',
    '>',
    '#',
    '%',
    '0',
    '-1',
    '9e99',
    'null',
    'true',
    '~',
    '? ',
    ', ',
    '<<',
    '---\n',
  ])
  .concat([
    '__proto__',
    '\0',
    '\ufeff',
    'jetty',
    'villains',
    'closing',
    '1-2',
    'VILLAIN',
    '\u2028',
  ]);

const edits = fc.array(
  fc.record({
    file: fc.nat(1),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    cut: fc.nat(4),
    put: fc.constantFrom('', ...SNIPPETS),
  }),
  { minLength: 1, maxLength: 2 },
);

const RUNS = repeats(100, 2000);

test('a pack with random mistakes is rejected or playable, and never crashes the program', () => {
  const names = [...goodFiles().keys()];
  let sound = 0;
  fc.assert(
    fc.property(edits, (list) => {
      const files = goodFiles();
      for (const { file, at, cut, put } of list) {
        const name = names[file] as string;
        const text = files.get(name) as string;
        const start = Math.floor(at * text.length);
        files.set(name, text.slice(0, start) + put + text.slice(start + cut));
      }
      const { pack } = readPack(encodeFiles(files));
      if (pack.ok) {
        startAll(pack.value);
        sound += 1;
        return;
      }
      for (const problem of pack.problems)
        expect(makeProblem(problem)).not.toMatch(/undefined|\{\w/);
    }),
    { numRuns: RUNS, seed: 1 },
  );
  expect(sound).toBeGreaterThan(RUNS / 40);
});
