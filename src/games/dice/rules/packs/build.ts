import { own } from '#core';
import type {
  AllyTemplate,
  Content,
  DieTypeFilter,
  Difficulty,
  LocationTemplate,
  ScenarioTemplate,
  TimerTemplate,
  VillainPlacing,
} from '../model/content.ts';
import { levelOf } from './book.ts';
import type { Book } from './book.ts';
import { DICE_RANGE, REWARD, TIMER } from './schema.ts';
import { makeOwned } from '../model/hero.ts';
import type { Owned } from '../model/hero.ts';
import { PLAIN } from '../model/marks.ts';
import type { DieType } from '../model/die.ts';
import type { VariantTemplate } from '../model/content.ts';
import type { LocationData, ScenarioData, TimersData, VariantData } from './schema.ts';

type PlanData = LocationData['bag'][number];
type VillainData = NonNullable<ScenarioData['villains']>[number];

const DEFAULT_ALLY_SKILLS = ['strike', 'aid', 'scout'];
const DEFAULT_TIMERS: TimersData = { easy: '24 + 5', normal: '18 + 4', hard: '16 + 4' };

/** Parses `2` or `1-3`. The form must have been checked. */
export function readRange(dice: PlanData['dice']): { least: number; most: number } {
  if (typeof dice === 'number') return { least: dice, most: dice };
  const [, least, most] = DICE_RANGE.exec(dice) ?? [];
  return { least: Number(least), most: Number(most) };
}

/** Builds a filter; `only` wins if both are given, which the checks reject. */
export function makeFilter({ only, not }: PlanData): DieTypeFilter {
  return only === undefined ? { not: not ?? [] } : { only };
}

/** Builds the placing of a villain or an ally. */
export function makePlacing(placed: VillainData): VillainPlacing {
  if (typeof placed === 'string') return { id: placed };
  const { id, at } = placed;
  return at === undefined ? { id } : { id, at };
}

/** The allies with names who can be met in scenarios and their variants. */
export function metAllies({ scenarios }: Book): string[] {
  return [...scenarios.values()].flatMap((scenario) =>
    [scenario, ...(scenario.variants ?? [])].flatMap(({ allies = [] }) =>
      allies.map((placed) => makePlacing(placed).id),
    ),
  );
}

export function readTimer(timer: TimersData['easy']): TimerTemplate {
  const [, initial, perHero = 0] = TIMER.exec(String(timer)) ?? [];
  return { initial: Number(initial), perHero: Number(perHero) };
}

/** Parses a die as written in packs: `ALLY d6`, `PHYSICAL d8 keen`. */
export function readReward(text: string): Owned {
  const [, type = '', size = '', mark = PLAIN] = REWARD.exec(text) ?? [];
  return makeOwned({ type: type as DieType, size: Number(size), mark });
}

/** Parses a plain die of a bag: `ENEMY d4`. */
function readDealt(text: string): readonly [DieType, number] {
  const [type = '', size = ''] = text.split(' d');
  return [type as DieType, Number(size)];
}

/** Removes undefined fields, as required for optional ones. */
export function omitUndefined<T extends object>(
  fields: T,
): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> };
}

export function makeLocation(id: string, location: LocationData): LocationTemplate {
  const { bag, fixed, closing, closingTypes, enemyCards, obstacleCards, music } = location;
  const plans = bag.map((plan) => ({ ...readRange(plan.dice), types: makeFilter(plan) }));
  return {
    id,
    bag: { plans, ...omitUndefined({ fixedCount: fixed }) },
    basicClosingDifficulty: closing,
    ...omitUndefined({ closingTypes, enemyCards, obstacleCards, music }),
    enemies: location.enemies ?? [],
    obstacles: location.obstacles ?? [],
    rules: location.rules ?? [],
  };
}

function makeScenario(book: Book, id: string, data: ScenarioData): ScenarioTemplate {
  const scenario = makePlainScenario(book, id, data);
  const { variants } = data;
  if (variants === undefined) return scenario;
  return { ...scenario, variants: variants.map((variant) => makeVariant(book, id, data, variant)) };
}

/** The scenario as a variant changes it, in the form of the pack. */
export function variedData(scenario: ScenarioData, variant: VariantData): ScenarioData {
  const { id: _id, when: _when, unless: _unless, heroes: _heroes, timer, ...changes } = variant;
  return { ...scenario, ...changes, timer: { ...scenario.timer, ...timer } };
}

function makeVariant(
  book: Book,
  scenario: string,
  data: ScenarioData,
  variant: VariantData,
): VariantTemplate {
  const { id, when = [], unless = [], heroes, ...fields } = variant;
  const whole = makePlainScenario(book, scenario, variedData(data, variant));
  const named = new Set(Object.keys(fields).map((field) => own(TEMPLATE_FIELDS, field) ?? field));
  const changes = Object.fromEntries(Object.entries(whole).filter(([field]) => named.has(field)));
  return { id, when, unless, ...(heroes === undefined ? {} : { heroes }), changes };
}

/** Fields of templates with other names than in packs. */
const TEMPLATE_FIELDS: Readonly<Record<string, keyof ScenarioTemplate>> = {
  static: 'staticLocations',
  dynamic: 'dynamicLocations',
  extra: 'extraLocations',
};

function makePlainScenario(book: Book, id: string, scenario: ScenarioData): ScenarioTemplate {
  const { extra, divineOnObstacles, villainEscapeCost, harm, threat } = scenario;
  const reward = scenario.reward?.map(readReward);
  const order =
    scenario.order &&
    Object.fromEntries(
      Object.entries(scenario.order).map(([place, dice]) => [place, dice.map(readDealt)]),
    );
  const allies = scenario.allies?.map(makePlacing);
  const timers = { ...(book.data.timer ?? DEFAULT_TIMERS), ...omitUndefined(scenario.timer ?? {}) };
  const timerOf = (difficulty: Difficulty) => readTimer(timers[difficulty]);
  return {
    id,
    level: levelOf(book, id, scenario) ?? 1,
    timer: { easy: timerOf('easy'), normal: timerOf('normal'), hard: timerOf('hard') },
    victory: scenario.victory ?? 'corner',
    staticLocations: scenario.static ?? [],
    dynamicLocations: scenario.dynamic ?? [],
    villains: (scenario.villains ?? []).map(makePlacing),
    allySkills: scenario.allySkills ?? DEFAULT_ALLY_SKILLS,
    rules: scenario.rules ?? [],
    ...omitUndefined({
      extraLocations: extra,
      divineOnObstacles,
      villainEscapeCost,
      harm,
      threat,
      order,
      reward,
      allies,
    }),
  };
}

function makeAllies({ allies }: Book): readonly AllyTemplate[] {
  return [...allies].map(([id, { size, skills = [], leaves }]) => {
    return { id, size, skills, ...omitUndefined({ leaves }) };
  });
}

/** Builds the templates of an adventure without problems. */
export function makeContent(book: Book): Content {
  return {
    scenarios: [...book.scenarios].map(([id, data]) => makeScenario(book, id, data)),
    locations: [...book.locations].map(([id, data]) => makeLocation(id, data)),
    enemies: [...book.enemies].map(([id, { traits = [], acts }]) => {
      return { id, traits, ...omitUndefined({ acts }) };
    }),
    obstacles: [...book.obstacles].map(([id, { tier, dice, traits = [] }]) => {
      return { id, traits, tier, dieTypes: dice };
    }),
    villains: [...book.villains].map(([id, { traits = [], acts, power }]) => {
      return { id, traits, ...omitUndefined({ acts, power }) };
    }),
    ...(book.allies.size === 0 ? {} : { allies: makeAllies(book) }),
    ...(book.keepsakes.size === 0
      ? {}
      : { keepsakes: [...book.keepsakes].map(([id, { effects }]) => ({ id, effects })) }),
  };
}
