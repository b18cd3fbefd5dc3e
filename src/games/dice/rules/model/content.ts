import type { DieType, StatType } from './die.ts';

/** Which of the ten types are meant. VILLAIN is meant only where `only` names it. */
export type DieTypeFilter =
  { readonly only: readonly DieType[] } | { readonly not: readonly DieType[] };

/** So many dice, each of a type of its own that the filter lets through. */
export interface BagPlan {
  readonly least: number;
  readonly most: number;
  readonly types: DieTypeFilter;
}

export interface BagTemplate {
  readonly plans: readonly BagPlan[];
  /** The bag ends with so many dice, whatever the plans come to. */
  readonly fixedCount?: number;
}

export interface EnemyTemplate {
  readonly id: string;
  readonly traits: readonly string[];
}
export type VillainTemplate = EnemyTemplate;
export interface ObstacleTemplate extends EnemyTemplate {
  readonly tier: number;
  /** The types of dice that help against it. */
  readonly dieTypes: readonly StatType[];
}

export interface LocationTemplate {
  readonly id: string;
  readonly bag: BagTemplate;
  readonly basicClosingDifficulty: number;
  /** The types of dice that can close it; all four where none are named. */
  readonly closingTypes?: readonly StatType[];
  /** Cards kept of the pool; all where no number is given. */
  readonly enemyCards?: number;
  readonly obstacleCards?: number;
  readonly enemies: readonly string[];
  readonly obstacles: readonly string[];
  readonly rules: readonly string[];
}

export const DIFFICULTIES = ['easy', 'normal', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const VICTORIES = ['corner', 'closeAll', 'firstVillain'] as const;
export type Victory = (typeof VICTORIES)[number];

export interface TimerTemplate {
  readonly initial: number;
  /** Added for every hero after the first. */
  readonly perHero: number;
}

/** A villain, and the place he is bound to, where he is bound to one. */
export interface VillainPlacing {
  readonly id: string;
  readonly at?: string;
}

export interface ScenarioTemplate {
  readonly id: string;
  readonly level: number;
  readonly timer: Readonly<Record<Difficulty, TimerTemplate>>;
  readonly victory: Victory;
  readonly staticLocations: readonly string[];
  readonly dynamicLocations: readonly string[];
  /** How many of the dynamic ones are taken, beyond one for every hero; 2 as a rule. */
  readonly extraLocations?: number;
  readonly villains: readonly VillainPlacing[];
  readonly allySkills: readonly string[];
  readonly rules: readonly string[];
  /** DIVINE dice help on obstacles, too. */
  readonly divineOnObstacles?: boolean;
  /** What it costs in time when a villain gets away undefeated; 1 as a rule. */
  readonly villainEscapeCost?: number;
  /** The damage of a failure against a threat beyond what the rules say; 0 as a rule. */
  readonly harm?: number;
  /** What is added to every ENEMY and VILLAIN die beyond what the cards say; 0 as a rule. */
  readonly threat?: number;
  /** Dice that a victory brings the party, beside what every victory brings its heroes. */
  readonly reward?: readonly (readonly [DieType, number])[];
}

/** All that a pack brings, each by its id. */
export interface Content {
  readonly scenarios: readonly ScenarioTemplate[];
  readonly locations: readonly LocationTemplate[];
  readonly enemies: readonly EnemyTemplate[];
  readonly obstacles: readonly ObstacleTemplate[];
  readonly villains: readonly VillainTemplate[];
}

/** The template of an id; throws if there is none. */
export function findTemplate<T extends { readonly id: string }>(
  templates: readonly T[],
  id: string,
): T {
  const template = templates.find((known) => known.id === id);
  if (template === undefined) throw new RangeError(`there is no ${id} in this content`);
  return template;
}
