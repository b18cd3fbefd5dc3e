import { expect, test } from 'vitest';
import { conformance, conformanceSeeds, defaultOptions, judge } from '#core';
import type { AnyGame } from '#core';
import { caves } from '#games/caves/rules/index.ts';
import { cavesArena } from '#games/caves/lab/runs.ts';
import { HERO_SKILL_IDS, newSheet } from '#games/dice/rules/index.ts';
import { rogue } from '#games/rogue/rules/index.ts';
import { rogueArena } from '#games/rogue/lab/runs.ts';
import { generateWorld } from '#games/rogue/rules/world/generate/kinds.ts';
import { worldRandom } from '#games/rogue/rules/world/generate/settings.ts';
import { Stage } from '../screen/stage.ts';

/** Tests of the additions. They run in the copy of the tree that contains them. */
const SEEDS = conformanceSeeds(2);

function brokenLaws(game: AnyGame): readonly string[] {
  const options = { most: 40 };
  return conformance
    .filter((law) => judge(law, game, SEEDS, options).kind === 'failed')
    .map(({ name }) => name);
}

test('the new creature and item work in Caves, where bots can play', () => {
  const options = defaultOptions(caves.options);
  const { creatures, levels } = caves.start(options, 'added');
  expect(creatures.map(({ kind }): string => kind)).toContain('rat');
  const found = levels.flatMap(({ items }) => items.map(({ item }): string => item.kind));
  expect(found).toContain('melon');
  expect(brokenLaws(caves as unknown as AnyGame)).toEqual([]);
  const [bot = ''] = cavesArena.bots;
  const task = { bot, options, seed: 'added', turns: 200 };
  const runs = Array.from({ length: 5 }, (_, index) => cavesArena.play({ ...task, index }));
  expect(runs.flatMap(({ parts }) => Object.keys(parts?.['damage'] ?? {}))).toContain('rat');
});

test('the new item works in Rogue, where bots can play', () => {
  const options = defaultOptions(rogue.options);
  const { items } = generateWorld('boxed', worldRandom('added'));
  expect(items.map(({ kind }): string => kind)).toContain('pear');
  expect(brokenLaws(rogue as unknown as AnyGame)).toEqual([]);
  const [bot = ''] = rogueArena.bots;
  rogueArena.play({ bot, options, seed: 'added', index: 0, turns: 100 });
});

test('the new hero has its skill', () => {
  expect(HERO_SKILL_IDS).toContain('roar');
  expect(newSheet('brawler').skills.map(({ id }) => id)).toContain('roar');
});

test('the new language is selected in the settings and shown in the title', () => {
  const stage = new Stage().open();
  stage.choose('Settings');
  stage.mark('Language');
  for (let step = 0; step < 9 && !stage.text.includes('Esperanto'); step++) stage.press('right');
  expect(stage.storedSettings.at(-1)).toMatchObject({ language: 'eo' });
  expect(stage.press('q')).toContain('Kvin laŭvicaj ludoj');
});
