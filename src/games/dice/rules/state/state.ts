import type { SingleEntryCache } from '#kit/single-entry-cache.ts';
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
import type { ChoiceTemplate, Flags } from '../model/story-templates.ts';
import type { PartSource } from '../check/part.ts';
import type { Die, DieType, StatType } from '../model/die.ts';
import type { DiceEvent } from './event.ts';
import type { Reason } from './reason.ts';
import type { Hero, HeroSheet, Learned } from '../model/hero.ts';
import type { Boon, Card, CheckKind, EncounterPhase, Phase } from './phase.ts';
import type { HeroSetup, Setup } from '../model/setup.ts';
import type { Help } from '../select/hand-rule.ts';
import type { ActId } from './phase.ts';

/** Options chosen before the start. `party` lists heroes by class, such as `brawler,hunter`. */
export type DiceOptions = {
  readonly scenario: string;
  readonly party: string;
  readonly difficulty: Difficulty;
  /** Flags of the campaign so far, joined by commas; none by default. */
  readonly story?: string;
};

/** A card with its traits resolved. */
export interface ThreatCard {
  readonly template: EnemyTemplate | ObstacleTemplate;
  readonly kind: 'enemy' | 'obstacle' | 'villain';
  readonly tier: number;
  readonly dieTypes: readonly StatType[];
  readonly hooks: readonly Hooks[];
  /** Acts in turn, and a villain's power. */
  readonly acts: readonly ActId[];
  readonly power: Hooks | undefined;
}

/** A location of a scenario with its rules resolved. */
export interface Site {
  readonly template: LocationTemplate;
  readonly closingTypes: readonly StatType[];
  readonly hooks: readonly Hooks[];
  /** Flags of its rules. */
  readonly flags: readonly Flag[];
}

/** A keepsake with its effects resolved. */
export interface Keepsake {
  readonly id: string;
  readonly hooks: readonly Hooks[];
  /** Ids of skills that it grants once per scenario. */
  readonly skills: readonly string[];
}

/** A hero of the party. */
export interface Member {
  readonly sheet: HeroSheet;
  /** Passive skills at the hero's level, and passive effects of keepsakes. */
  readonly hooks: readonly Hooks[];
  readonly keepsakes: readonly Keepsake[];
  /** Largest number of main dice he draws up to. */
  readonly capacity: number;
  /** Ids of traits and rules of locations that do not affect him. */
  readonly ignores: readonly string[];
  /** Changes of the damage he takes from threats. */
  readonly wards: readonly NonNullable<Hooks['ward']>[];
  /** Known skills, including ally skills, by moment. */
  readonly skills: ReadonlyMap<string, readonly Learned[]>;
  /** Level of each of his own skills. */
  readonly levels: ReadonlyMap<string, number>;
  /** Dice he may add to each kind of check beyond its uses. */
  readonly helps: NameTable<CheckKind, readonly Help[]>;
}

/** Everything that stays constant during a scenario. */
export interface World {
  /** Cache of recent results, since turns, refusals and bots often need the same ones. */
  readonly memory: Memory;
  /** Cache of results that depend on no game, shared by all games of a library. */
  readonly shared: Memory;
  /**
   * Hooks for the sites of a game: by villains at large, by location, starting with the Refuge, and
   * by card, starting with none.
   */
  readonly hooksFound: SingleEntryCache<readonly Site[], (readonly Hooks[])[][][]>;
  /** The same without those that a hero ignores, by hero. */
  readonly heededFound: SingleEntryCache<readonly Site[], (readonly Hooks[])[][][][]>;
  /** The encounter found in a list of phases. */
  readonly encounterFound: SingleEntryCache<readonly Phase[], EncounterPhase>;
  readonly content: Content;
  readonly options: DiceOptions;
  readonly scenario: ScenarioTemplate;
  readonly victory: Victory;
  readonly level: number;
  readonly initialTimer: number;
  /** Flags of the campaign before the scenario, and the choices the scenario may still ask. */
  readonly story: Flags;
  readonly choices: readonly ChoiceTemplate[];
  readonly hooks: readonly Hooks[];
  /** Flags of the rules of the scenario. */
  readonly flags: readonly Flag[];
  /** Allies by the skills they have in addition to those of all allies. */
  readonly ownSkills: ReadonlyMap<string, readonly string[]>;
  /** Villains with a power. */
  readonly powerful: readonly Card[];
  readonly members: readonly Member[];
  readonly cards: readonly ThreatCard[];
  /** Sites of `DiceState.places`, in the same order. */
  readonly sites: readonly Site[];
}

/** A location in play. */
export interface LocationInPlay {
  readonly open: boolean;
  readonly closingDifficulty: number;
  readonly bag: Bag;
  /** Number of dice in the bag that a view hides. */
  readonly hidden: number;
  /** Cards, from the top of the deck. */
  readonly enemies: readonly Card[];
  readonly obstacles: readonly Card[];
  readonly villain: Card | undefined;
  /** True if the heroes know the villain is here. */
  readonly known: boolean;
  /** In a view: true if a guardian is among the hidden dice. */
  readonly guarded: boolean;
}

/** The acting hero's activity this turn. */
export interface TurnRecord {
  readonly hero: number;
  readonly gifts: number;
  readonly travels: number;
  readonly explorations: number;
  /** True if a second exploration is paid for. */
  readonly again: boolean;
  /** True if no more exploration is possible this turn. */
  readonly spent: boolean;
  readonly closeTried: boolean;
  /** Location where a henchman was defeated this turn, or -1. */
  readonly henchman: number;
  /** Skills used up, as `hero.skill`. */
  readonly used: readonly string[];
  /** Number of choices taken back, which is limited. */
  readonly reversals: number;
}

export interface DiceState {
  readonly world: World;
  readonly timer: number;
  /** Time gained by skills so far. */
  readonly gained: number;
  readonly heroes: readonly Hero[];
  readonly places: readonly LocationInPlay[];
  /** The deterrent pile, shared by all. */
  readonly deterred: Bag;
  readonly turn: TurnRecord;
  /** A stack. The last phase is current, and the others wait for it. */
  readonly phases: readonly Phase[];
  readonly boons: readonly Boon[];
  /** Skills used up for the rest of the scenario, as `hero.skill`. */
  readonly usedUp: readonly string[];
  /** Cards that have acted, once for each act. Those with a single act are left out. */
  readonly acted: readonly Card[];
  /** Villains beaten permanently. Their powers have ended. */
  readonly beaten: readonly Card[];
  /** Allies with names who have been met. */
  readonly met: readonly string[];
  /** Flags set in this scenario, sorted. */
  readonly flags: Flags;
  readonly nextId: number;
  readonly over: Reason | undefined;
}

/**
 * A state during the application of one action. Its fields may be replaced, but their contents are
 * immutable.
 */
export type DiceDraft = { -readonly [K in keyof DiceState]: DiceState[K] } & {
  readonly events: readonly DiceEvent[];
  record(event: DiceEvent): void;
};

/** Facts about a check available to rules. */
export interface Moment {
  readonly state: DiceState;
  readonly hero: number;
  readonly place: number;
  readonly check: CheckKind;
  /** Type of the encountered die. */
  readonly met: DieType | undefined;
  /** True for the first die drawn this turn. */
  readonly first: boolean;
  readonly dice: readonly Die[];
}

/** Flags that a row sets while in force. */
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
  'divine-on-obstacles',
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

/** Damage from a threat. */
export interface Hit {
  readonly met: DieType;
  readonly magical: boolean;
  /** True if it strikes a hero who flees. */
  readonly fled: boolean;
}

type ThreatHook = (draft: DiceDraft, hero: number, encounter: EncounterPhase) => void;

/**
 * Traits, passive skills, and rules of locations and scenarios change the game only through these
 * hooks. Each is a row with some of them.
 */
export interface Hooks {
  /** Identifies the row as the source of a modifier. */
  readonly source?: PartSource;
  readonly id?: string;
  readonly flags?: readonly Flag[];
  /** Added to the opposing total. */
  readonly opponent?: (moment: Moment) => number;
  /** Added to a hero's own total. */
  readonly own?: (moment: Moment) => number;
  readonly closingDifficulty?: number;
  /** Added to damage from enemies and villains. */
  readonly battleDamage?: number;
  /** Added to damage that the hero takes from a threat. */
  readonly ward?: (hit: Hit) => number;
  /** Ids of traits and rules of locations that do not affect the hero. */
  readonly ignores?: readonly string[];
  /** Added to the hero's hand, to dice recovered by rest, and to those for a forfeited DIVINE die. */
  readonly capacity?: number;
  readonly rest?: number;
  readonly comfort?: number;
  readonly victory?: Victory;
  readonly onReveal?: ThreatHook;
  readonly onSuccess?: ThreatHook;
  readonly onFailure?: ThreatHook;
  readonly onFlee?: ThreatHook;
  readonly onTurnStart?: (draft: DiceDraft) => void;
  readonly onClosed?: (draft: DiceDraft, hero: number) => void;
  readonly onCloseFailed?: (draft: DiceDraft) => void;
  /** After a hero has travelled. */
  readonly onTravel?: (draft: DiceDraft, hero: number) => void;
  readonly timer?: (timer: number) => number;
  readonly onBags?: (setup: Setup) => void;
  readonly onHeroBags?: (setup: Setup) => void;
  readonly onHands?: (setup: Setup) => void;
  /** Before the hero's first hand is drawn. */
  readonly onHero?: (setup: Setup, hero: HeroSetup) => void;
}
