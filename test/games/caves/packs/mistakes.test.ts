import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultOptions } from '#core';
import { caves } from '#games/caves/rules/index.ts';
import { repeats } from '#test/support/deep.ts';
import { lineOf, readTexts, textsOf, warren, WARREN } from './packs.ts';

const YAML = 'caves.yaml';

test.each<[what: string, file: string, from: string, to: string, message: string]>([
  [
    'an unknown key',
    YAML,
    '    attack: 8',
    '    atack: 8',
    'caves.yaml:22:5 creatures.rat has no key "atack". Did you mean "attack"?',
  ],
  [
    'a wrong type',
    YAML,
    'hp: 12',
    'hp: many',
    'caves.yaml:21:9 creatures.rat.hp: expected a whole number, not "many".',
  ],
  [
    'a missing glyph',
    YAML,
    '    glyph: r\n',
    '',
    'caves.yaml:18:3 creatures.rat has no "glyph": add it.',
  ],
  [
    'an id that is there twice',
    YAML,
    'items:\n',
    'items:\n  idol: { glyph: x, colour: bad }\n',
    'caves.yaml:32:3 The key "idol" is already on line 31: remove one of them.',
  ],
  [
    'an unknown effect',
    YAML,
    'bite: rat-fever',
    'bite: rat-fewer',
    'caves.yaml:27:11 creatures.rat.bite: there is no effect "rat-fewer" in this pack. Did you mean "rat-fever"?',
  ],
  [
    'an unknown kind of level',
    YAML,
    'levels: [cave, warren, warren]',
    'levels: [cave, waren, warren]',
    'caves.yaml:9:16 levels[1]: there is no level kind "waren" in this pack. Did you mean "warren"?',
  ],
  [
    'a glyph of another creature',
    YAML,
    'glyph: r',
    'glyph: b',
    'caves.yaml:19:12 creatures.rat.glyph: creatures.bat already has the sign "b". Choose another one.',
  ],
  [
    'a sign without a legend',
    YAML,
    '#...#',
    '#.x.#',
    'caves.yaml:39:10 vaults.shrine.map: "x" is not a valid value. Choose from # . * r.',
  ],
  [
    'a vault without a way in',
    YAML,
    '##.##',
    '#####',
    'caves.yaml:39:10 vaults.shrine.map: line 2, column 2 cannot be reached on foot from the edge: open a way with ".".',
  ],
  [
    'a name without a form',
    'i18n/en.ftl',
    '    [killer] a rat\n',
    '',
    'i18n/en.ftl:1:1 caves-creature-rat has no "killer": add it.',
  ],
  [
    'a missing name',
    'i18n/en.ftl',
    'caves-item-idol',
    'caves-item-idle',
    'i18n/en.ftl:1:1 The file has no "caves-item-idol": add it.',
  ],
])('%s is reported with its place and a remedy', (_, file, from, to, message) => {
  const texts = textsOf(WARREN);
  const text = texts.get(file) ?? '';
  expect(text).toContain(from);
  texts.set(file, text.replace(from, to));
  const { pack } = readTexts(texts);
  expect(pack.ok ? [] : pack.problems.map(lineOf)).toEqual([message]);
});

test('no change of the text of a pack makes the reader throw, nor a run that does not start', () => {
  const texts = textsOf(WARREN);
  const text = texts.get(YAML) ?? '';
  const change = fc.record({
    at: fc.nat(text.length),
    cut: fc.nat(12),
    put: fc.constantFrom('', '0', '-1', '9999', '[]', '{}', ' ', '\n', '#', 'cave', 'null', "'"),
  });
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
      const changed = changes.reduce(
        (now, { at, cut, put }) => now.slice(0, at) + put + now.slice(at + cut),
        text,
      );
      const { pack } = readTexts(new Map([...texts, [YAML, changed]]));
      if (!pack.ok) return pack.problems.length > 0;
      const options = { ...defaultOptions(caves.options), pack: pack.value.text };
      return caves.start(options, 'changed').levels.length > 0;
    }),
    { numRuns: repeats(150, 10_000) },
  );
});

test('texts that are no packs are refused as options', () => {
  const { pack: field } = caves.options;
  const broken = [
    '{}',
    '[]',
    'null',
    '{"pack":{},"texts":{}}',
    warren().text.replace('"rat-fever"', '"x"'),
  ];
  if (field.kind !== 'text') throw new RangeError(field.kind);
  expect(broken.map((text) => field.refuse(text)?.code)).toEqual(broken.map(() => 'caves-pack'));
});
