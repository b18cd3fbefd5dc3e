import type { Random, Seed } from '#core';
import type { Cause, Ending } from './event.ts';
import type { CavesContent } from './content.ts';
import type { CreatureKind } from './creatures.ts';
import type { EffectKind } from './effects.ts';
import type { Item, LyingItem } from './items.ts';
import type { CavesOptions } from './options.ts';
import type { Spot } from './place.ts';
import type { Color, PotionKind } from './potions.ts';
import type { Cloud } from './terrain.ts';
import type { Tiles } from './tiles.ts';

/** Number of slots per creature; the player's slots are lettered a to t. */
export const SLOTS = 20;

/** The player's creature id. */
export const PLAYER = 0;

/** An active effect. */
export interface Effect {
  readonly kind: EffectKind;
  /** Remaining turns. */
  readonly turns: number;
}

/** A creature, or the player. */
export interface Creature extends Spot {
  readonly id: number;
  readonly kind: CreatureKind;
  /** The content of its run, the same object in every creature. */
  readonly content: CavesContent;
  readonly hp: number;
  readonly maxHp: number;
  readonly mana: number;
  readonly maxMana: number;
  /** Without equipment and effects. */
  readonly attack: number;
  readonly defense: number;
  readonly vision: number;
  /** Points regained in 1 000 turns, and accumulated thousandths of the next point. */
  readonly hpRegen: number;
  readonly manaRegen: number;
  readonly hpRest: number;
  readonly manaRest: number;
  /** Total experience, and the level reached, from 1. */
  readonly xp: number;
  readonly rank: number;
  /** Used for the player only. */
  readonly food: number;
  readonly maxFood: number;
  /** Slots up to the last occupied one. */
  readonly pack: readonly (Item | null)[];
  /** Slots of the pack; null if nothing is equipped. */
  readonly weapon: number | null;
  readonly armor: number | null;
  readonly effects: readonly Effect[];
  /** Colours of the potions that it has seen in action. */
  readonly learned: readonly Color[];
  /** Number of times it has spread. */
  readonly spread: number;
  /** True for a summoned creature, which leaves no corpse and gives no experience. */
  readonly isSummoned: boolean;
  /** Numbers of items in the slots, where items stack; 1 if missing. */
  readonly counts?: readonly number[] | undefined;
  /** An ally of the player, or a captive who can become one. */
  readonly side?: Side | undefined;
  /** The cell that it guards. */
  readonly post?: number | undefined;
}

export const SIDES = ['ally', 'captive'] as const;
export type Side = (typeof SIDES)[number];

export interface Level {
  readonly tiles: Tiles;
  /** In order of cell. */
  readonly items: readonly LyingItem[];
  /** Tiles as the player last saw them; `UNKNOWN` elsewhere. */
  readonly known: Tiles;
  /** Items as the player last saw them, in order of cell. */
  readonly remembered: readonly LyingItem[];
  /** The kind of level that this run has drawn, where there are several. */
  readonly kind?: string | undefined;
  /** Fire and gas, in order of cell. */
  readonly clouds?: readonly Cloud[] | undefined;
  /** Cells of items of which only one can be taken; in a view, those seen. */
  readonly choices?: readonly (readonly number[])[] | undefined;
}

/** A run at one moment. */
export interface CavesState {
  readonly options: CavesOptions;
  readonly seed: Seed;
  /** Number of turns played. */
  readonly turns: number;
  readonly levels: readonly Level[];
  /** In order of id, the player first. */
  readonly creatures: readonly Creature[];
  /** The id of the next new creature. */
  readonly nextId: number;
  /** Number of gained levels with a pending choice. */
  readonly choices: number;
  /** Potion of each colour; null for unused colours and, in views, for unidentified ones. */
  readonly potions: Readonly<Record<Color, PotionKind | null>>;
  /** Random stream of the run. */
  readonly luck: Readonly<Random>;
  readonly deeds: Deeds;
  readonly ending?: { readonly kind: Ending; readonly cause?: Cause };
}

/** Statistics for dumps, bots and high scores. */
export interface Deeds {
  readonly kills: Readonly<Record<CreatureKind, number>>;
  /** The deepest level visited, from 0. */
  readonly deepest: number;
  readonly dug: number;
}
