import type { LastOf } from '#kit/last-of.ts';
import type { NameTable } from '#kit/name-table.ts';
import type { Memory } from '#kit/memory.ts';
import type { Bag } from '../model/bag.ts';
import type {
  Content,
  Difficulty,
  EnemyTemplate,
  LocationTemplate,
  ObstacleTemplate,
  ScenarioTemplate,
  Victory,
} from '../model/content.ts';
import type { PartSource } from '../check/part.ts';
import type { Die, DieType, StatType } from '../model/die.ts';
import type { DiceEvent, Reason } from './event.ts';
import type { Hero, HeroSheet, Learned } from '../model/hero.ts';
import type { Boon, Card, CheckKind, EncounterPhase, Phase } from './phase.ts';
import type { Setup } from '../model/setup.ts';
import type { Help } from '../select/hand-rule.ts';

/** What is chosen before the start. `party` names heroes by class, e.g. `brawler,hunter`. */
export type DiceOptions = {
  readonly scenario: string;
  readonly party: string;
  readonly difficulty: Difficulty;
};

/** A card with its traits looked up. */
export interface ThreatCard {
  readonly template: EnemyTemplate | ObstacleTemplate;
  readonly kind: 'enemy' | 'obstacle' | 'villain';
  readonly tier: number;
  readonly dieTypes: readonly StatType[];
  readonly hooks: readonly Hooks[];
}

/** A location that a scenario may use, with its rules looked up. */
export interface Site {
  readonly template: LocationTemplate;
  readonly closingTypes: readonly StatType[];
  readonly hooks: readonly Hooks[];
}

/** A hero of the party. */
export interface Member {
  readonly sheet: HeroSheet;
  /** The skills that work by themselves, at their level. */
  readonly hooks: readonly Hooks[];
  /** The skills known, those of allies included, by the moment at which they can be used. */
  readonly skills: ReadonlyMap<string, readonly Learned[]>;
  /** The level of each of his own skills. */
  readonly levels: ReadonlyMap<string, number>;
  /** The dice that may be added to a check of each kind beside its uses. */
  readonly helps: NameTable<CheckKind, readonly Help[]>;
}

/** All that stays as it is while a scenario is played. */
export interface World {
  /** What was found out last: turns, refusals and bots often ask the same. */
  readonly memory: Memory;
  /** For the sites of a game: what has a say at each place, the Refuge first, with each card, none first. */
  readonly hooksFound: LastOf<readonly Site[], (readonly Hooks[])[][]>;
  /** The encounter that waits among some phases. */
  readonly encounterFound: LastOf<readonly Phase[], EncounterPhase>;
  readonly content: Content;
  readonly options: DiceOptions;
  readonly scenario: ScenarioTemplate;
  readonly victory: Victory;
  readonly level: number;
  readonly initialTimer: number;
  readonly hooks: readonly Hooks[];
  readonly members: readonly Member[];
  readonly cards: readonly ThreatCard[];
  /** The sites of `DiceState.places`, in their order. */
  readonly sites: readonly Site[];
}

/** A location in play. */
export interface LocationInPlay {
  readonly open: boolean;
  readonly closingDifficulty: number;
  readonly bag: Bag;
  /** Dice of the bag that a view does not show. */
  readonly hidden: number;
  /** Cards, the top one first. */
  readonly enemies: readonly Card[];
  readonly obstacles: readonly Card[];
  readonly villain: Card | undefined;
  /** Whether the heroes know that the villain is here. */
  readonly known: boolean;
  /** In a view: whether a guardian is among the dice that it does not show. */
  readonly guarded: boolean;
}

/** What the acting hero has done in this turn. */
export interface TurnRecord {
  readonly hero: number;
  readonly gifts: number;
  readonly travels: number;
  readonly explorations: number;
  /** A second exploration has been paid for. */
  readonly again: boolean;
  /** No more exploration in this turn. */
  readonly spent: boolean;
  readonly closeTried: boolean;
  /** The place where a henchman fell in this turn, or -1. */
  readonly henchman: number;
  /** Skills used up, as `hero.skill`. */
  readonly used: readonly string[];
  /** Choices taken back: there is an end to patience. */
  readonly reversals: number;
}

export interface DiceState {
  readonly world: World;
  readonly timer: number;
  /** Time that skills have won so far. */
  readonly gained: number;
  readonly heroes: readonly Hero[];
  readonly places: readonly LocationInPlay[];
  /** The deterrent pile, shared by all. */
  readonly deterred: Bag;
  readonly turn: TurnRecord;
  /** A stack: the last phase is in progress, those below wait for it. */
  readonly phases: readonly Phase[];
  readonly boons: readonly Boon[];
  readonly nextId: number;
  readonly over: Reason | undefined;
}

/** A state while one action is applied: its fields may be replaced, what they hold may not change. */
export type DiceDraft = { -readonly [K in keyof DiceState]: DiceState[K] } & {
  readonly events: DiceEvent[];
};

/** What a rule may want to know of a check. */
export interface Moment {
  readonly state: DiceState;
  readonly hero: number;
  readonly place: number;
  readonly check: CheckKind;
  /** The type of the encountered die. */
  readonly met: DieType | undefined;
  /** The first die drawn in this turn. */
  readonly first: boolean;
  readonly dice: readonly Die[];
}

/** What a row switches on or off while it is in force. */
export const FLAGS = [
  'henchman',
  'magical',
  'warded',
  'ethereal',
  'relentless',
  'cunning',
  'cowardly',
  'venomous',
  'greedy',
  'leader',
  'guardian',
  'closed-to-others',
  'gifts-twice',
  'rest-here',
  'divine-overflow',
  'divine-discarded',
  'no-second-exploration',
  'second-exploration-hides',
  'flight-is-free',
  'escape-is-loss',
  'death-is-loss',
  'no-refuge',
  'choose-starts',
  'random-starts',
  'no-villains',
] as const;
export type Flag = (typeof FLAGS)[number];

type ThreatHook = (draft: DiceDraft, hero: number, encounter: EncounterPhase) => void;

/**
 * The one way in which traits, skills that work by themselves, rules of locations and rules of
 * scenarios change the game: each is a row with some of these.
 */
export interface Hooks {
  /** What the row is, for whoever is told where a number comes from. */
  readonly source?: PartSource;
  readonly id?: string;
  readonly flags?: readonly Flag[];
  /** Added to what stands against a hero. */
  readonly opponent?: (moment: Moment) => number;
  /** Added to a hero's own total. */
  readonly own?: (moment: Moment) => number;
  readonly closingDifficulty?: number;
  /** Added to damage from enemies and villains. */
  readonly battleDamage?: number;
  readonly victory?: Victory;
  readonly onReveal?: ThreatHook;
  readonly onSuccess?: ThreatHook;
  readonly onFailure?: ThreatHook;
  readonly onFlee?: ThreatHook;
  readonly onTurnStart?: (draft: DiceDraft) => void;
  readonly onClosed?: (draft: DiceDraft, hero: number) => void;
  readonly onCloseFailed?: (draft: DiceDraft) => void;
  readonly timer?: (timer: number) => number;
  readonly onBags?: (setup: Setup) => void;
  readonly onHeroBags?: (setup: Setup) => void;
  readonly onHands?: (setup: Setup) => void;
}
