import type { ItemKind, MobKind } from '../world/kinds.ts';
import type { Place } from '../world/plan.ts';
import type { EffectKind, EquipmentType } from './items.ts';
import type { Direction } from './place.ts';

/** Why a run is over. */
export const ENDINGS = ['died', 'cleared', 'time'] as const;
export type Ending = (typeof ENDINGS)[number];

/** Whoever struck the last blow. */
export interface Cause {
  readonly mob: MobKind;
  readonly level: number;
}

/** What happened, as far as the hero perceives it, in the order in which it happened. */
export type RogueEvent =
  | {
      readonly kind: 'moved';
      readonly direction: Direction;
      readonly from: Place;
      readonly to: Place;
    }
  | { readonly kind: 'waited' }
  /** Waiting in peace has healed the hero. */
  | { readonly kind: 'rested'; readonly amount: number; readonly health: number }
  | { readonly kind: 'picked'; readonly item: ItemKind; readonly slot: number; readonly at: Place }
  /** An item stays where it lies, because the inventory is full. */
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
      /** What was worn before: it is in the slot now. */
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
  /** Smoke: so many mobs in sight are blind. */
  | {
      readonly kind: 'smoked';
      readonly item: ItemKind;
      readonly slot: number;
      readonly mobs: readonly number[];
      readonly turns: number;
    }
  /** Something was thrown at a mob, and lies on its cell; `mobHealth` is what is left, at least 0. */
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
  /** A mob that looked like an item is seen for what it is. */
  | { readonly kind: 'unmasked'; readonly mob: number; readonly of: MobKind; readonly at: Place }
  /** A fight: both damages, and the health that is left, at least 0. */
  | {
      readonly kind: 'fought';
      /** Who came to the other's cell. */
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
    }
  | {
      readonly kind: 'mob-moved';
      readonly mob: number;
      readonly of: MobKind;
      readonly from: Place;
      readonly to: Place;
    }
  /** A mob came into view, or was unmasked. */
  | {
      readonly kind: 'mob-sighted';
      readonly mob: number;
      readonly of: MobKind;
      readonly level: number;
      readonly at: Place;
    }
  /** An item is seen for the first time. */
  | { readonly kind: 'item-sighted'; readonly item: ItemKind; readonly at: Place }
  /** Where nobody dies, the hero is as well as ever instead. */
  | { readonly kind: 'spared'; readonly cause: Cause }
  | { readonly kind: 'died'; readonly cause: Cause }
  | { readonly kind: 'ended'; readonly ending: Ending };
