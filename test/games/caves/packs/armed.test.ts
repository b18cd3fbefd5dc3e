import { expect, test } from 'vitest';
import { assertDefined, defaultOptions } from '#core';
import { caves, itemIn } from '#games/caves/rules/index.ts';
import type { CavesState } from '#games/caves/rules/index.ts';
import { readTexts, textsOf, WARREN } from './packs.ts';

/** Every rat of the warren is armed with these. */
const ARMED = `    armed: true
    count: { base: 3 }

draws:
  weapons: { of: [WEAPON], count: { base: 2 } }
  armors: { of: [ARMOR], count: { base: 1 } }

items:
`;

function worldOf(row: string, weapon: string, armor: string): CavesState {
  const texts = textsOf(WARREN);
  const yaml = assertDefined(texts.get('caves.yaml'));
  const draws = ARMED.replace('WEAPON', weapon).replace('ARMOR', armor);
  const changed = yaml.replace('    count: { base: 3 }\n\nitems:\n', `${draws}${row}\n`);
  expect(changed).not.toBe(yaml);
  const { pack } = readTexts(texts.set('caves.yaml', changed));
  const { text } = assertDefined(pack.ok ? pack.value : undefined);
  return caves.start({ ...defaultOptions(caves.options), pack: text }, 'armed');
}

test.each<
  [what: string, row: string, weapon: string, armor: string, wielded: unknown, worn: unknown]
>([
  [
    'a bow worse than bare hands',
    '  bow: { glyph: "}", colour: seed, bonus: { attack: -2 }, ranged: 6 }',
    'bow',
    'tunic',
    'bow',
    'tunic',
  ],
  [
    'a bow without a bonus',
    '  bow: { glyph: "}", colour: seed, ranged: 6 }',
    'bow',
    'tunic',
    'bow',
    'tunic',
  ],
  ['armour among the weapons', '', 'tunic', 'bread', undefined, undefined],
])(
  'creatures use %s as it is, and their run is read back',
  (_, row, weapon, armor, wielded, worn) => {
    const state = worldOf(row, weapon, armor);
    const rats = state.creatures.filter(({ kind }) => kind === 'rat');
    expect(rats.length).toBeGreaterThan(0);
    for (const rat of rats) {
      const used = [itemIn(rat, rat.weapon)?.kind, itemIn(rat, rat.armor)?.kind];
      expect(used).toEqual([wielded, worn]);
    }
    const read = caves.parseState(caves.makeState(state));
    expect(read.ok && read.value).toEqual(state);
  },
);
