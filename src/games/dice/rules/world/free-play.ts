import { below, deriveSeed, failed, makeStream, parsed, pick, smallest } from '#core';
import type { Parsed, Random, Seed } from '#core';
import type {
  Content,
  Difficulty,
  LocationTemplate,
  ScenarioTemplate,
  TimerTemplate,
} from '../model/content.ts';
import type { ScenarioRuleId } from '../tables/scenario-rules.ts';
import type { AllySkillId } from '../skills/ally.ts';
import { MAX_PARTY } from '../tables/party-text.ts';
import { lettersOf, twistsOf, withTwists } from '../tables/twists.ts';
import { MAX_LEVEL } from '../generate/die-size.ts';
import { closingReach } from '../generate/location.ts';
import { shuffle } from '../generate/shuffle.ts';

/**
 * Parameters of a composed scenario. The same parameters and content always give the same scenario.
 */
export interface FreePlay {
  readonly level: number;
  readonly heroes: number;
  readonly seed: Seed;
  /** Ids of twists picked by the player. */
  readonly twists?: readonly string[];
}

/** Rules that do not dominate a scenario. At most one per row applies. */
const GENTLE_RULES: readonly (readonly ScenarioRuleId[])[] = [
  ['serenity', 'vicious-inhabitants', 'pulling-punches'],
  ['tongue-in-a-head', 'haste-makes-waste'],
  ['trusted-companions', 'plentiful-supplies', 'occasional-accomplices'],
  ['alien-lands', 'dispersion'],
  ['just-a-scratch', 'stakes-get-higher'],
  ['covert-operation'],
];
const MAX_RULES = 2;

const ALLY_SKILLS: readonly AllySkillId[] = ['strike', 'aid', 'scout'];
const MORE_ALLY_SKILLS: readonly AllySkillId[] = ['shield', 'guide', 'nurse', 'distract', 'runner'];

/** Fair timers for one villain and a henchman in each location, found by experiment. */
const TIMERS: Readonly<Record<Difficulty, TimerTemplate>> = {
  easy: { initial: 29, perHero: 5 },
  normal: { initial: 22, perHero: 5 },
  hard: { initial: 20, perHero: 4 },
};
/** Extra time for a second villain. */
const SECOND_VILLAIN: TimerTemplate = { initial: 6, perHero: 2 };

/** Locations in play are three more than heroes, or two in a small adventure. */
const EXTRA_LOCATIONS = { least: 2, most: 3 } as const;
/** Locations of the pool besides those in play. */
const POOL_SPARE = 4;

/** One scenario in three has two villains. */
const TWO_VILLAINS_ODDS = 3;

/** True if the location can be closed even with the rule `stakes-get-higher`. */
function canBeClosed(location: LocationTemplate, level: number): boolean {
  const { needed, best } = closingReach(location, level, 1);
  return needed <= best;
}

/**
 * True if the location has a henchman. The timers assume one, because his defeat allows closing a
 * location early.
 */
function hasHenchman({ enemies }: Content, location: LocationTemplate): boolean {
  return enemies.some(({ id, traits }) => {
    return traits.includes('henchman') && location.enemies.includes(id);
  });
}

/** Smallest difference from a level among the matching scenarios; MAX_LEVEL if none match. */
function distance(content: Content, level: number, uses: (one: ScenarioTemplate) => boolean) {
  const levels = content.scenarios.filter(uses).map((scenario) => scenario.level);
  return smallest(
    levels.map((other) => Math.abs(other - level)),
    MAX_LEVEL,
  );
}

/** Sorts by distance from the level, in random order if tied. */
function byLevel<T>(
  items: readonly T[],
  distanceOf: (item: T) => number,
  random: Random,
): readonly T[] {
  const ranked = shuffle(items, random).map((item) => ({ item, rank: distanceOf(item) }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ item }) => item);
}

function chooseLocations(content: Content, { level, heroes }: FreePlay, random: Random): string[] {
  const sound = content.locations.filter((location) => {
    return hasHenchman(content, location) && canBeClosed(location, level);
  });
  const distanceOf = ({ id }: LocationTemplate) =>
    distance(content, level, ({ staticLocations, dynamicLocations }) => {
      return staticLocations.includes(id) || dynamicLocations.includes(id);
    });
  const poolSize = heroes + EXTRA_LOCATIONS.most + POOL_SPARE;
  return byLevel(sound, distanceOf, random)
    .slice(0, poolSize)
    .map(({ id }) => id);
}

function chooseVillains(content: Content, { level, heroes }: FreePlay, random: Random): string[] {
  const distanceOf = ({ id }: { readonly id: string }) =>
    distance(content, level, ({ villains }) => villains.some((villain) => villain.id === id));
  const count = heroes > 1 && below(random, TWO_VILLAINS_ODDS) === 0 ? 2 : 1;
  return byLevel(content.villains, distanceOf, random)
    .slice(0, count)
    .map(({ id }) => id);
}

function chooseRules(random: Random): ScenarioRuleId[] {
  const rows = shuffle(GENTLE_RULES, random).slice(0, below(random, MAX_RULES + 1));
  return rows.map((row) => pick(random, row));
}

function timersFor(villains: number): ScenarioTemplate['timer'] {
  const more = villains > 1 ? SECOND_VILLAIN : { initial: 0, perHero: 0 };
  const timer = ({ initial, perHero }: TimerTemplate): TimerTemplate => {
    return { initial: initial + more.initial, perHero: perHero + more.perHero };
  };
  return { easy: timer(TIMERS.easy), normal: timer(TIMERS.normal), hard: timer(TIMERS.hard) };
}

/** Composes a scenario from the base of its id; twists leave the rest of it unchanged. */
function compose(content: Content, options: FreePlay, base: string): Parsed<ScenarioTemplate> {
  const { twists = [] } = options;
  const random = makeStream(base, 'free-play');
  const pool = chooseLocations(content, options, random);
  const villains = chooseVillains(content, options, random);
  const needed = options.heroes + EXTRA_LOCATIONS.least;
  if (pool.length < needed || villains.length === 0) {
    const args = { locations: pool.length, needed };
    const message = `Free play for this many heroes needs ${needed} locations with a henchman, and a villain. This adventure has ${pool.length} locations with a henchman and ${content.villains.length} villains.`;
    return failed({ code: 'free-play-content', message, args });
  }
  const [first = '', ...others] = pool;
  const scenario: ScenarioTemplate = {
    id: twists.length === 0 ? base : `${base}-${lettersOf(twists)}`,
    level: options.level,
    timer: timersFor(villains.length),
    victory: 'corner',
    staticLocations: [first],
    dynamicLocations: others,
    extraLocations: Math.min(EXTRA_LOCATIONS.most, pool.length - options.heroes) - 1,
    villains: villains.map((villain) => ({ id: villain })),
    allySkills: [...ALLY_SKILLS, pick(random, MORE_ALLY_SKILLS)],
    rules: chooseRules(random),
  };
  return parsed(withTwists(scenario, twists));
}

/**
 * Composes a scenario from the contents of an adventure, for a level, a number of heroes, a seed
 * and twists. Its id contains all parameters, for `recomposeScenario` to restore it.
 */
export function composeScenario(content: Content, options: FreePlay): Parsed<ScenarioTemplate> {
  const { level, heroes, seed } = options;
  if (!Number.isInteger(level) || level < 1 || level > MAX_LEVEL) {
    throw new RangeError(`level ${level}: expected 1 to ${MAX_LEVEL}`);
  }
  if (!Number.isInteger(heroes) || heroes < 1 || heroes > MAX_PARTY) {
    throw new RangeError(`${heroes} heroes: expected 1 to ${MAX_PARTY}`);
  }
  return compose(content, options, `free-${level}-${heroes}-${deriveSeed(seed, 'free-play')}`);
}

const FREE_ROUTE = /^free-([1-3])$/;

/** The level in a route of free play; undefined for other routes. */
export function levelOfFreePlay(route: string): number | undefined {
  const [, level] = FREE_ROUTE.exec(route) ?? [];
  return level === undefined ? undefined : Number(level);
}

/** Routes of free play, one for each level with enough locations for a party of any size. */
export function freeRoutes(content: Content): readonly string[] {
  const levels = Array.from({ length: MAX_LEVEL }, (_, at) => at + 1);
  const isRoomy = (level: number) =>
    composeScenario(content, { level, heroes: MAX_PARTY, seed: 'room' }).ok;
  return levels.filter(isRoomy).map((level) => `free-${level}`);
}

const FREE_ID = /^(free-([1-3])-([1-6])-([0-9a-z]{14}))(?:-([a-z]+))?$/;

/** The twists in the id of a composed scenario; undefined for other ids. */
export function twistsOfScenario(id: string): readonly string[] | undefined {
  const [base, , , , , letters = ''] = FREE_ID.exec(id) ?? [];
  return base === undefined ? undefined : twistsOf(letters);
}

/** Restores a scenario from an id made by `composeScenario`; undefined for other ids. */
export function recomposeScenario(
  content: Content,
  id: string,
): Parsed<ScenarioTemplate> | undefined {
  const [, base, level, heroes, seed, letters = ''] = FREE_ID.exec(id) ?? [];
  const twists = twistsOf(letters);
  if (base === undefined || seed === undefined || twists === undefined) return undefined;
  return compose(content, { level: Number(level), heroes: Number(heroes), seed, twists }, base);
}

/** The content with a composed scenario added at the end. */
export function withScenario(content: Content, scenario: ScenarioTemplate): Content {
  const others = content.scenarios.filter(({ id }) => id !== scenario.id);
  return { ...content, scenarios: [...others, scenario] };
}
