import type { DieType, StatType } from './die.ts';
import type { Owned } from './hero.ts';
import type { ChoiceTemplate, Condition, EndingTemplate } from './story-templates.ts';

/** Filter over the ten types. VILLAIN is included only if `only` names it. */
export type DieTypeFilter =
  { readonly only: readonly DieType[] } | { readonly not: readonly DieType[] };

/** A number of dice, each of a separately chosen type that passes the filter. */
export interface BagPlan {
  readonly least: number;
  readonly most: number;
  readonly types: DieTypeFilter;
}

export interface BagTemplate {
  readonly plans: readonly BagPlan[];
  /** Final number of dice in the bag, regardless of the plans. */
  readonly fixedCount?: number;
}

export interface ThreatTemplate {
  readonly id: string;
  readonly traits: readonly string[];
}
export interface EnemyTemplate extends ThreatTemplate {
  /** Deeds of a threat that is not beaten, in turn; none by default. */
  readonly acts?: readonly string[];
}
export interface VillainTemplate extends EnemyTemplate {
  /** Rule in force until the villain is beaten. */
  readonly power?: string;
}
export interface ObstacleTemplate extends ThreatTemplate {
  readonly tier: number;
  /** Types of dice usable against it. */
  readonly dieTypes: readonly StatType[];
}

/** Themes that a location can ask for. */
export const PLACE_MUSIC = ['flats', 'reeds', 'canal', 'works', 'city', 'lanes'] as const;
export type PlaceMusic = (typeof PLACE_MUSIC)[number];

export interface LocationTemplate {
  readonly id: string;
  readonly bag: BagTemplate;
  readonly basicClosingDifficulty: number;
  /** Types of dice that can close it; all four by default. */
  readonly closingTypes?: readonly StatType[];
  /** Theme of the place; by its level and id if it has none. */
  readonly music?: PlaceMusic;
  /** Number of cards used from the pool; all by default. */
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
  /** Turns added for every hero after the first. */
  readonly perHero: number;
}

/** A person who joins a hero as his ALLY die. */
export interface AllyTemplate {
  readonly id: string;
  readonly size: number;
  /** Skills of allies that her die allows even where other allies lack them. */
  readonly skills: readonly string[];
  /** The scenario after which she leaves, if it is won. */
  readonly leaves?: string;
}

/** An ally, and the location whose bag has her die; any location by default. */
export interface AllyPlacing {
  readonly id: string;
  readonly at?: string;
}

/** A villain, and his fixed location, if any. */
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
  /** Number of dynamic locations beyond one per hero; 2 by default. */
  readonly extraLocations?: number;
  readonly villains: readonly VillainPlacing[];
  readonly allySkills: readonly string[];
  /** Allies with names who can be met. */
  readonly allies?: readonly AllyPlacing[];
  readonly rules: readonly string[];
  /** True if DIVINE dice also help against obstacles. */
  readonly divineOnObstacles?: boolean;
  /** Turns lost when a villain escapes undefeated; 1 by default. */
  readonly villainEscapeCost?: number;
  /** Extra damage of a failure against a threat; 0 by default. */
  readonly harm?: number;
  /** Added to every ENEMY and VILLAIN die, besides their cards; 0 by default. */
  readonly threat?: number;
  /** Dice of a location, in the order in which they are drawn; others are drawn at random. */
  readonly order?: Readonly<Record<string, readonly (readonly [DieType, number])[]>>;
  /** Dice the party gains by a victory, besides the usual rewards of its heroes. */
  readonly reward?: readonly Owned[];
  /** Changes by earlier choices or the number of heroes. */
  readonly variants?: readonly VariantTemplate[];
}

/** Changes of a scenario by earlier choices, or by the number of heroes. */
export interface VariantTemplate extends Condition {
  readonly id: string;
  /** Numbers of heroes it is for; any by default. */
  readonly heroes?: readonly number[];
  readonly changes: Partial<Omit<ScenarioTemplate, 'id' | 'level' | 'variants'>>;
}

/** A keepsake and the ids of its effects. */
export interface KeepsakeTemplate {
  readonly id: string;
  readonly effects: readonly string[];
}

/** Everything a pack contains, each entry by its id. */
export interface Content {
  readonly scenarios: readonly ScenarioTemplate[];
  readonly locations: readonly LocationTemplate[];
  readonly enemies: readonly EnemyTemplate[];
  readonly obstacles: readonly ObstacleTemplate[];
  readonly villains: readonly VillainTemplate[];
  readonly allies?: readonly AllyTemplate[];
  readonly choices?: readonly ChoiceTemplate[];
  readonly endings?: readonly EndingTemplate[];
  readonly keepsakes?: readonly KeepsakeTemplate[];
}

/** The template with this id. Throws if it does not exist. */
export function findTemplate<T extends { readonly id: string }>(
  templates: readonly T[],
  id: string,
): T {
  const template = templates.find((candidate) => candidate.id === id);
  if (template === undefined) throw new RangeError(`There is no ${id} in this content.`);
  return template;
}
