import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HERO_CLASSES } from '#games/dice/rules/index.ts';
import { readPack } from '#games/dice/rules/packs/pack.ts';
import { VOICE_MOMENTS } from '#games/dice/rules/packs/texts-schema.ts';
import { LOCATION_RULES } from '#games/dice/rules/tables/location-rules.ts';
import { SCENARIO_RULES } from '#games/dice/rules/tables/scenario-rules.ts';
import { ALLY_SKILLS } from '#games/dice/rules/skills/index.ts';
import { TRAITS } from '#games/dice/rules/tables/traits.ts';

const ROOT = 'content/adventures/tide-bells/';
const LANGUAGES = ['en', 'ru'];
const NAMES = ['adventure.yaml', ...LANGUAGES.map((language) => `i18n/${language}.yaml`)];
const report = readPack(new Map(NAMES.map((name) => [name, readFileSync(ROOT + name)])), ROOT);
if (!report.pack.ok) throw new Error(JSON.stringify(report.pack.problems));
const pack = report.pack.value;
const { scenarios, locations, enemies, obstacles, villains } = pack.content;
const { choices = [], endings = [] } = pack.content;

/** Introductions and results that variants of scenarios change. */
const VARIANT_TEXTS = 7;

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
/** Keys that every language needs: all but the names as objects of sentences. */
const keysOf = (language: string) =>
  [...(pack.texts.get(language)?.keys() ?? [])].filter((key) => !key.endsWith('.object')).sort();

describe('the Tide Bells campaign', () => {
  it('parses without warnings', () => {
    expect(report.warnings).toEqual([]);
  });

  it('has ten scenarios in three chapters, and a tutorial', () => {
    const counts = pack.chapters.map((chapter) => [chapter.level, chapter.scenarios.length]);
    expect(counts).toEqual([
      [1, 3],
      [2, 4],
      [3, 3],
    ]);
    expect(scenarios).toHaveLength(11);
    expect(scenarios.find(({ id }) => id === pack.tutorial)?.level).toBe(1);
  });

  it('has enough locations and threats', () => {
    expect(locations.length).toBeGreaterThanOrEqual(20);
    expect(enemies.length).toBeGreaterThanOrEqual(32);
    expect(obstacles.length).toBeGreaterThanOrEqual(22);
    expect(villains.length).toBeGreaterThanOrEqual(6);
  });

  it('uses every trait, rule, ally skill and kind of victory', () => {
    const used = (lists: readonly (readonly string[])[]) => [...new Set(lists.flat())].sort();
    const all = (table: object) => Object.keys(table).sort();
    const threats = [...enemies, ...obstacles, ...villains];
    expect(used(threats.map(({ traits }) => traits))).toEqual(all(TRAITS));
    expect(used(locations.map(({ rules }) => rules))).toEqual(all(LOCATION_RULES));
    expect(used(scenarios.map(({ rules }) => rules))).toEqual(all(SCENARIO_RULES));
    expect(used(scenarios.map(({ allySkills }) => allySkills))).toEqual(all(ALLY_SKILLS));
    const victories = scenarios.map(({ victory }) => victory);
    expect(used([victories])).toEqual(['closeAll', 'corner', 'firstVillain']);
  });

  it('has a henchman in every location', () => {
    const isHenchman = (id: string) =>
      enemies.find((enemy) => enemy.id === id)?.traits.includes('henchman') === true;
    const withoutHenchmen = locations.filter((location) => !location.enemies.some(isHenchman));
    expect(withoutHenchmen.map(({ id }) => id)).toEqual([]);
  });

  it('has the same texts in every language', () => {
    for (const language of LANGUAGES) expect(keysOf(language)).toEqual(keysOf('en'));
    const entities = [...locations, ...enemies, ...obstacles, ...villains];
    const narratedCount = locations.length + villains.length;
    const remarkCount = HERO_CLASSES.length * VOICE_MOMENTS.length;
    expect(keysOf('en')).toHaveLength(
      2 +
        3 * 3 +
        scenarios.length * 4 +
        entities.length * 2 +
        narratedCount +
        remarkCount +
        choices.length * 2 +
        choices.flatMap(({ options }) => options).length * 2 +
        endings.length * 2 +
        VARIANT_TEXTS,
    );
  });

  it('remembers choices: in camp and in scenarios, in later scenarios and at the end', () => {
    expect(choices.filter(({ after }) => after !== undefined).length).toBeGreaterThanOrEqual(2);
    expect(choices.filter((choice) => choice.in !== undefined).length).toBeGreaterThanOrEqual(2);
    const variants = scenarios.flatMap(({ variants: all = [] }) => all);
    const changing = variants.filter(({ changes }) => Object.keys(changes).length > 0);
    expect(changing.length).toBeGreaterThanOrEqual(5);
    expect(endings).toHaveLength(3);
  });

  it.each(LANGUAGES)('keeps choices short enough for a screen in %s', (language) => {
    const texts = pack.texts.get(language) ?? new Map<string, string>();
    const long = [...texts].filter(([key, text]) => {
      const isTold = /^(?:choices|endings)\..*\.text$/.test(key);
      return isTold && (wordsOf(text) < 20 || wordsOf(text) > 120);
    });
    expect(long.map(([key]) => key)).toEqual([]);
  });

  it('has the name of every card as an object in Russian', () => {
    const texts = pack.texts.get('ru');
    const sections = { enemies, obstacles, villains };
    const missing = Object.entries(sections).flatMap(([section, cards]) =>
      cards.map(({ id }) => `${section}.${id}.object`).filter((key) => texts?.has(key) !== true),
    );
    expect(missing).toEqual([]);
  });

  it('has lower-case objects in Russian, except for proper names', () => {
    const objects = [...(pack.texts.get('ru') ?? [])].filter(([key]) => key.endsWith('.object'));
    const isCapital = ([, text]: readonly [string, string]) => /^\p{Lu}/u.test(text);
    const capital = objects.filter(isCapital).map(([key]) => key.split('.')[1]);
    expect(capital).toEqual([
      'magistrate',
      'jory-slack',
      'osric-vane',
      'mother-tallow',
      'hollow-ringer',
    ]);
  });

  it('has an article in every object in English', () => {
    const objects = [...(pack.texts.get('en') ?? [])].filter(([key]) => key.endsWith('.object'));
    expect(objects.filter(([, text]) => !text.startsWith('the '))).toEqual([]);
  });

  it.each(LANGUAGES)('describes each scenario at the right length in %s', (language) => {
    const texts = pack.texts.get(language);
    const long = scenarios.flatMap(({ id }) => {
      const lengthOf = (field: string) => wordsOf(texts?.get(`scenarios.${id}.${field}`) ?? '');
      const [intro, won, lost] = ['intro', 'won', 'lost'].map(lengthOf) as [number, number, number];
      const fits = intro >= 60 && intro <= 120 && [won, lost].every((n) => n >= 30 && n <= 80);
      return fits ? [] : [[id, intro, won, lost]];
    });
    expect(long).toEqual([]);
  });
});
