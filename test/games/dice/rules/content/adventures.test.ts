import { describe, expect, it, test } from 'vitest';
import { must } from '#core';
import { HERO_CLASSES } from '#games/dice/rules/index.ts';
import type { StatType } from '#games/dice/rules/model/die.ts';
import { VOICE_MOMENTS } from '#games/dice/rules/packs/texts-schema.ts';
import { ACT_IDS } from '#games/dice/rules/state/phase.ts';
import { LOCATION_RULES } from '#games/dice/rules/tables/location-rules.ts';
import { POWER_IDS } from '#games/dice/rules/tables/powers.ts';
import { SCENARIO_RULES } from '#games/dice/rules/tables/scenario-rules.ts';
import { ALLY_SKILLS } from '#games/dice/rules/skills/index.ts';
import { TRAITS } from '#games/dice/rules/tables/traits.ts';
import { builtInFolders, readBuiltIn } from '../built-in.ts';

const LANGUAGES = ['en', 'ru'];

/** The size of an adventure: chapters as [level, scenarios], and at least so many of the rest. */
interface Size {
  readonly chapters: readonly (readonly [level: number, scenarios: number])[];
  readonly tutorial?: string;
  readonly locations: number;
  readonly enemies: number;
  readonly obstacles: number;
  readonly villains: number;
  /** Cards that are proper names in Russian. */
  readonly proper: readonly string[];
  /** Introductions and results that variants of scenarios change. */
  readonly variantTexts: number;
}

const SIZES: Readonly<Record<string, Size>> = {
  'glass-road': {
    chapters: [
      [1, 3],
      [2, 3],
      [3, 2],
    ],
    locations: 20,
    enemies: 24,
    obstacles: 16,
    villains: 7,
    proper: [
      'handsome-jasper',
      'saturday-lizard',
      'the-understudy',
      'miss-drought',
      'basil-drought',
    ],
    variantTexts: 1,
  },
  'tide-bells': {
    chapters: [
      [1, 3],
      [2, 4],
      [3, 3],
    ],
    tutorial: 'goose-chase',
    locations: 20,
    enemies: 32,
    obstacles: 22,
    villains: 6,
    proper: ['magistrate', 'jory-slack', 'osric-vane', 'mother-tallow', 'hollow-ringer'],
    variantTexts: 7,
  },
};

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
const used = (lists: readonly (readonly string[])[]) => [...new Set(lists.flat())].sort();

test('every built-in adventure is tested', () => {
  expect(builtInFolders).toEqual(Object.keys(SIZES));
});

describe.each(Object.entries(SIZES))('%s', (folder, size) => {
  const report = readBuiltIn(folder);
  const pack = must(report.pack);
  const { scenarios, locations, enemies, obstacles, villains } = pack.content;
  const { allies = [], choices = [], endings = [], keepsakes = [] } = pack.content;
  /** Keys that every language needs: all but the names as objects of sentences. */
  const keysOf = (language: string) =>
    [...(pack.texts.get(language)?.keys() ?? [])].filter((key) => !key.endsWith('.object')).sort();
  const objectsOf = (language: string) =>
    [...(pack.texts.get(language) ?? [])].filter(([key]) => key.endsWith('.object'));

  it('parses without warnings, in a folder of its name', () => {
    expect(report.warnings).toEqual([]);
    expect(pack.id).toBe(folder);
  });

  it('has its chapters, scenarios and tutorial', () => {
    const counts = pack.chapters.map((chapter) => [chapter.level, chapter.scenarios.length]);
    expect(counts).toEqual(size.chapters);
    const played = pack.chapters.flatMap((chapter) => chapter.scenarios);
    const known = [...played, ...(pack.tutorial === undefined ? [] : [pack.tutorial])];
    expect(scenarios.map(({ id }) => id).sort()).toEqual(known.sort());
    expect(pack.tutorial).toBe(size.tutorial);
    expect(scenarios.find(({ id }) => id === pack.tutorial)?.level ?? 1).toBe(1);
  });

  it('has enough locations and threats', () => {
    expect(locations.length).toBeGreaterThanOrEqual(size.locations);
    expect(enemies.length).toBeGreaterThanOrEqual(size.enemies);
    expect(obstacles.length).toBeGreaterThanOrEqual(size.obstacles);
    expect(villains.length).toBeGreaterThanOrEqual(size.villains);
  });

  it('has an act for every enemy and villain, and a power of its own for every villain', () => {
    const idle = [...enemies, ...villains].filter(({ acts = [] }) => acts.length === 0);
    expect(idle.map(({ id }) => id)).toEqual([]);
    const powers = villains.map(({ power }) => power);
    expect(powers).not.toContain(undefined);
    expect(new Set(powers).size).toBe(villains.length);
  });

  it('has a henchman in every location', () => {
    const isHenchman = (id: string) =>
      enemies.find((enemy) => enemy.id === id)?.traits.includes('henchman') === true;
    const withoutHenchmen = locations.filter((location) => !location.enemies.some(isHenchman));
    expect(withoutHenchmen.map(({ id }) => id)).toEqual([]);
  });

  it('asks for verbal and mental dice at least as often as for somatic ones', () => {
    const lists = [
      ...obstacles.map(({ dieTypes }) => dieTypes),
      ...locations.flatMap(({ closingTypes }) => (closingTypes === undefined ? [] : [closingTypes])),
    ];
    const times = (type: StatType) => lists.filter((list) => list.includes(type)).length;
    expect(times('VERBAL')).toBeGreaterThanOrEqual(times('SOMATIC'));
    expect(times('MENTAL')).toBeGreaterThanOrEqual(times('SOMATIC'));
  });

  it('has the same texts in every language', () => {
    for (const language of LANGUAGES) expect(keysOf(language)).toEqual(keysOf('en'));
    const entities = [...locations, ...enemies, ...obstacles, ...villains];
    const narratedCount = locations.length + villains.length;
    const remarkCount = HERO_CLASSES.length * VOICE_MOMENTS.length;
    const chapterCount = pack.chapters.length;
    expect(keysOf('en')).toHaveLength(
      2 +
        chapterCount * 3 +
        scenarios.length * 4 +
        entities.length * 2 +
        narratedCount +
        remarkCount +
        allies.length * 5 +
        choices.length * 2 +
        choices.flatMap(({ options }) => options).length * 2 +
        endings.length * 2 +
        keepsakes.length * 2 +
        size.variantTexts,
    );
  });

  it('has allies with names, who can all be met', () => {
    expect(allies.length).toBeGreaterThanOrEqual(3);
    const met = scenarios.flatMap((scenario) => scenario.allies ?? []).map(({ id }) => id);
    expect(met.sort()).toEqual(allies.map(({ id }) => id).sort());
  });

  it('remembers choices: in camp and in scenarios, in later scenarios and at the end', () => {
    expect(choices.filter(({ after }) => after !== undefined).length).toBeGreaterThanOrEqual(2);
    expect(choices.filter((choice) => choice.in !== undefined).length).toBeGreaterThanOrEqual(2);
    const variants = scenarios.flatMap(({ variants: all = [] }) => all);
    const changing = variants.filter(({ changes }) => Object.keys(changes).length > 0);
    expect(changing.length).toBeGreaterThanOrEqual(4);
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
    const isCapital = ([, text]: readonly [string, string]) => /^\p{Lu}/u.test(text);
    const isCard = ([key]: readonly [string, string]) => !key.startsWith('allies.');
    const capital = objectsOf('ru').filter(isCard).filter(isCapital);
    expect(capital.map(([key]) => key.split('.')[1])).toEqual(size.proper);
  });

  it('has an article in every object in English, and an object for every name with "A"', () => {
    expect(objectsOf('en').filter(([, text]) => !text.startsWith('the '))).toEqual([]);
    const texts = pack.texts.get('en') ?? new Map<string, string>();
    const bare = [...texts].filter(
      ([key, text]) =>
        /^(enemies|obstacles|villains)\.[^.]+\.name$/.test(key) &&
        /^An? /.test(text) &&
        !texts.has(key.replace(/name$/, 'object')),
    );
    expect(bare).toEqual([]);
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

test('the built-in adventures use everything that packs can name', () => {
  const contents = builtInFolders.map((folder) => must(readBuiltIn(folder).pack).content);
  const scenarios = contents.flatMap((content) => content.scenarios);
  const locations = contents.flatMap((content) => content.locations);
  const villains = contents.flatMap((content) => content.villains);
  const foes = [...contents.flatMap((content) => content.enemies), ...villains];
  const threats = [...foes, ...contents.flatMap((content) => content.obstacles)];
  const all = (table: object) => Object.keys(table).sort();
  expect(used(threats.map(({ traits }) => traits))).toEqual(all(TRAITS));
  expect(used(foes.map(({ acts = [] }) => acts))).toEqual([...ACT_IDS].sort());
  expect(used(villains.map(({ power = '' }) => [power]))).toEqual([...POWER_IDS].sort());
  expect(used(locations.map(({ rules }) => rules))).toEqual(all(LOCATION_RULES));
  expect(used(scenarios.map(({ rules }) => rules))).toEqual(all(SCENARIO_RULES));
  expect(used(scenarios.map(({ allySkills }) => allySkills))).toEqual(all(ALLY_SKILLS));
  const victories = scenarios.map(({ victory }) => victory);
  expect(used([victories])).toEqual(['closeAll', 'corner', 'firstVillain']);
});
