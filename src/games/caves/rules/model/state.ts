import type { Random, Seed } from '#core';
import type { Cause, Ending } from './event.ts';
import type { CreatureKind } from './creatures.ts';
import type { EffectKind } from './effects.ts';
import type { Item, LyingItem } from './items.ts';
import type { CavesOptions } from './options.ts';
import type { Spot } from './place.ts';
import type { Color, PotionKind } from './potions.ts';
import type { Tiles } from './tiles.ts';

/** How many items a creature carries; the player's slots have the letters a to t. */
export const SLOTS = 20;

/** The id of the player among the creatures. */
export const PLAYER = 0;

/** An effect under way. */
export interface Effect {
  readonly kind: EffectKind;
  /** Turns that are left. */
  readonly turns: number;
}

/** One creature; the player is one of them. */
export interface Creature extends Spot {
  readonly id: number;
  readonly kind: CreatureKind;
  readonly hp: number;
  readonly maxHp: number;
  readonly mana: number;
  readonly maxMana: number;
  /** By itself, without equipment and effects. */
  readonly attack: number;
  readonly defense: number;
  readonly vision: number;
  /** Points that come back in 1 000 turns, and thousandths of the next one. */
  readonly hpRegen: number;
  readonly manaRegen: number;
  readonly hpRest: number;
  readonly manaRest: number;
  /** Experience ever gained, and the level that it has led to, from 1. */
  readonly xp: number;
  readonly rank: number;
  /** Only the player hungers. */
  readonly food: number;
  readonly maxFood: number;
  /** Slots up to the last that holds something. */
  readonly pack: readonly (Item | null)[];
  /** Slots of the pack; null where nothing is equipped. */
  readonly weapon: number | null;
  readonly armor: number | null;
  readonly effects: readonly Effect[];
  /** Potions that it has seen at work, by their colours. */
  readonly learned: readonly Color[];
  /** How often it has spread. */
  readonly spread: number;
  /** Whether a spell has called it: it leaves neither a corpse nor experience. */
  readonly isSummoned: boolean;
}

export interface Level {
  readonly tiles: Tiles;
  /** In the order of cells. */
  readonly items: readonly LyingItem[];
  /** What the player has seen last, unknown elsewhere. */
  readonly known: Tiles;
  /** The items that the player has seen last, in the order of cells. */
  readonly remembered: readonly LyingItem[];
}

/** A run of the game at some moment. */
export interface CavesState {
  readonly options: CavesOptions;
  readonly seed: Seed;
  /** Turns that have passed. */
  readonly turns: number;
  readonly levels: readonly Level[];
  /** In the order of their ids; the player is the first. */
  readonly creatures: readonly Creature[];
  /** The id of the next creature. */
  readonly nextId: number;
  /** How many gained levels wait for the player's choice. */
  readonly choices: number;
  /** What the potions of each colour are; null where there are none, and in views where the player does not know. */
  readonly potions: Readonly<Record<Color, PotionKind | null>>;
  /** The stream of whatever happens at random. */
  readonly luck: Readonly<Random>;
  readonly deeds: Deeds;
  readonly ending?: { readonly kind: Ending; readonly cause?: Cause };
}

/** What dumps, bots and lists of the best want to know. */
export interface Deeds {
  readonly kills: Readonly<Partial<Record<CreatureKind, number>>>;
  /** The deepest level that the player has been to, from 0. */
  readonly deepest: number;
  readonly dug: number;
}
