import type { ItemKind, MobKind } from '../world/kinds.ts';
import type { Place } from '../world/plan.ts';
import type { SignText } from '../world/trigger-kinds.ts';
import type { EffectKind, EquipmentType } from './items.ts';
import type { Direction } from '../world/place.ts';
import type { GoalKind } from './goals.ts';
import type { TriggerEffect } from './trigger-effect.ts';
import type { GiftKind } from './gifts.ts';
import type { DeedResult } from './deed-result.ts';
import type { ToolEffect } from './tool-effect.ts';

/** Reasons for the end of a run. */
export const ENDINGS = ['died', 'cleared', 'time', 'won'] as const;
export type Ending = (typeof ENDINGS)[number];

/** The mob that struck the final blow. */
export interface Cause {
  readonly mob: MobKind;
  readonly level: number;
}

/** Source of a hit without an answer: a weapon, a trap, or another mob. */
export type Striker = 'spear' | 'bomb' | 'arrow' | 'trap' | 'mob';

/** Events that the hero perceives, in chronological order. */
export type RogueEvent =
  | {
      readonly kind: 'moved';
      readonly direction: Direction;
      readonly from: Place;
      readonly to: Place;
    }
  | { readonly kind: 'waited' }
  /** Waiting undisturbed healed the hero. */
  | { readonly kind: 'rested'; readonly amount: number; readonly health: number }
  | { readonly kind: 'picked'; readonly item: ItemKind; readonly slot: number; readonly at: Place }
  /** The inventory is full, so an item stays on the ground. */
  | { readonly kind: 'full'; readonly item: ItemKind; readonly at: Place }
  | { readonly kind: 'selected'; readonly slot: number; readonly item: ItemKind | null }
  | {
      readonly kind: 'healed';
      readonly item: ItemKind;
      readonly slot: number;
      readonly amount: number;
      readonly health: number;
    }
  | {
      readonly kind: 'equipped';
      readonly item: ItemKind;
      readonly slot: number;
      readonly type: EquipmentType;
      /** The item worn before, now in the slot. */
      readonly previous: ItemKind | null;
    }
  | {
      readonly kind: 'effect-begun';
      readonly item: ItemKind;
      readonly slot: number;
      readonly effect: EffectKind;
      readonly turns: number;
    }
  | { readonly kind: 'effect-ended'; readonly effect: EffectKind }
  /** Smoke blinded this number of mobs in sight. */
  | {
      readonly kind: 'smoked';
      readonly item: ItemKind;
      readonly slot: number;
      readonly mobs: readonly number[];
      readonly turns: number;
    }
  /**
   * An item was thrown at a mob and landed on its cell; `mobHealth` is the remaining health, at
   * least 0.
   */
  | {
      readonly kind: 'thrown';
      readonly item: ItemKind;
      readonly slot: number;
      readonly mob: number;
      readonly of: MobKind;
      readonly level: number;
      readonly at: Place;
      readonly dealt: number;
      readonly mobHealth: number;
    }
  | { readonly kind: 'dropped'; readonly item: ItemKind; readonly slot: number; readonly at: Place }
  /** A disguised mob was revealed. */
  | { readonly kind: 'unmasked'; readonly mob: number; readonly of: MobKind; readonly at: Place }
  /** A fight: both damages, and the remaining health, at least 0. */
  | {
      readonly kind: 'fought';
      /** The side that moved to attack. */
      readonly by: 'hero' | 'mob';
      readonly mob: number;
      readonly of: MobKind;
      readonly level: number;
      readonly at: Place;
      readonly dealt: number;
      readonly taken: number;
      readonly mobHealth: number;
      readonly health: number;
    }
  | {
      readonly kind: 'killed';
      readonly mob: number;
      readonly of: MobKind;
      readonly level: number;
      readonly at: Place;
      readonly experience: number;
    }
  | {
      readonly kind: 'confused';
      readonly mob: number;
      readonly of: MobKind;
      readonly turns: number;
    }
  | {
      readonly kind: 'cloned';
      readonly mob: number;
      readonly clone: number;
      readonly of: MobKind;
      readonly at: Place;
    }
  | {
      readonly kind: 'level-up';
      readonly level: number;
      readonly previousDamage: number;
      readonly previousArmor: number;
      readonly damage: number;
      readonly armor: number;
      /** Maximum health, if levels change it. */
      readonly most?: number;
    }
  | {
      readonly kind: 'mob-moved';
      readonly mob: number;
      readonly of: MobKind;
      readonly from: Place;
      readonly to: Place;
    }
  /** A mob was hit from afar or from the side. */
  | {
      readonly kind: 'struck';
      readonly by: Striker;
      readonly mob: number;
      readonly of: MobKind;
      readonly level: number;
      readonly at: Place;
      readonly dealt: number;
      readonly mobHealth: number;
    }
  /** A mob did something besides moving and striking. */
  | {
      readonly kind: 'deed';
      readonly mob: number;
      readonly of: MobKind;
      readonly level: number;
      readonly at: Place;
      readonly result: DeedResult;
    }
  /** A tool was used. */
  | {
      readonly kind: 'tool';
      readonly item: ItemKind;
      readonly slot: number;
      readonly effect: ToolEffect;
    }
  /** Bait or caltrops were laid. */
  | { readonly kind: 'laid'; readonly item: ItemKind; readonly slot: number; readonly at: Place }
  | { readonly kind: 'mapped'; readonly item: ItemKind; readonly slot: number }
  /** The hero tore at a web instead of moving. */
  | { readonly kind: 'torn' }
  /** A new level offers gifts; one is chosen. */
  | { readonly kind: 'offered'; readonly offers: readonly GiftKind[] }
  | { readonly kind: 'chosen'; readonly gift: GiftKind }
  /** A mob came into view or was unmasked. */
  | {
      readonly kind: 'mob-sighted';
      readonly mob: number;
      readonly of: MobKind;
      readonly level: number;
      readonly at: Place;
    }
  /** An item was seen for the first time. */
  | { readonly kind: 'item-sighted'; readonly item: ItemKind; readonly at: Place }
  /** The hero stepped onto a trigger. */
  | { readonly kind: 'triggered'; readonly at: Place; readonly effect: TriggerEffect }
  /** The hero arrived in another world. */
  | {
      readonly kind: 'entered';
      readonly world: string;
      readonly texts: readonly SignText[];
      /** Name of the world the hero left. */
      readonly from: string;
      readonly at: Place;
    }
  | { readonly kind: 'goal-met'; readonly goal: GoalKind }
  /** In modes without death, the hero is fully healed instead. */
  | { readonly kind: 'spared'; readonly cause?: Cause }
  | { readonly kind: 'died'; readonly cause: Cause }
  | { readonly kind: 'ended'; readonly ending: Ending };
