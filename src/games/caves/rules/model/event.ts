import type { CreatureKind } from './creatures.ts';
import type { EffectKind } from './effects.ts';
import type { Growth } from './growth.ts';
import type { Item } from './items.ts';
import type { Place, Spot } from './place.ts';
import type { Color, PotionKind } from './potions.ts';
import type { SpellKind } from './spells.ts';

/** `left`: left the caves without the bear. */
export const ENDINGS = ['won', 'died', 'left', 'time'] as const;
export type Ending = (typeof ENDINGS)[number];

/** Cause of death. */
export type Cause =
  | { readonly kind: 'creature'; readonly creature: CreatureKind }
  | { readonly kind: 'effect'; readonly effect: EffectKind }
  | { readonly kind: 'hunger' | 'overeating' | 'blast' | 'fall' };

/** The creature in an event. */
export interface CreatureRef extends Spot {
  readonly id: number;
  readonly kind: CreatureKind;
}

/** Kind of blow. */
export type Blow = 'hit' | 'shot' | 'thrown' | 'blast';

/** Events that the player perceives, in chronological order. */
export type CavesEvent =
  | { readonly kind: 'moved'; readonly who: CreatureRef; readonly from: Spot }
  | { readonly kind: 'waited' }
  | { readonly kind: 'dug'; readonly who: CreatureRef; readonly at: Place }
  /** The player took the stairs to a level. */
  | { readonly kind: 'climbed'; readonly way: 'up' | 'down'; readonly level: number }
  | {
      readonly kind: 'struck';
      readonly who: CreatureRef;
      readonly target: CreatureRef;
      readonly blow: Blow;
      readonly item?: Item;
      readonly damage: number;
      /** Remaining health, at least 0. */
      readonly hp: number;
    }
  | {
      readonly kind: 'killed';
      readonly who: CreatureRef;
      readonly cause: Cause;
      readonly by?: CreatureRef;
    }
  | { readonly kind: 'gained-xp'; readonly amount: number }
  | { readonly kind: 'rank-gained'; readonly who: CreatureRef; readonly rank: number }
  | { readonly kind: 'grown'; readonly growth: Growth; readonly amount: number }
  | {
      readonly kind: 'picked-up';
      readonly who: CreatureRef;
      readonly item: Item;
      readonly slot: number;
    }
  | { readonly kind: 'dropped'; readonly who: CreatureRef; readonly item: Item; readonly at: Place }
  /** No free floor within reach for the dropped item. */
  | { readonly kind: 'no-room'; readonly item: Item }
  | { readonly kind: 'equipped' | 'taken-off'; readonly who: CreatureRef; readonly item: Item }
  | { readonly kind: 'ate'; readonly item: Item; readonly food: number }
  /** The player ate beyond `maxFood`, which stretches the stomach. */
  | { readonly kind: 'overate'; readonly maxFood: number }
  | { readonly kind: 'hunger'; readonly hunger: Hunger }
  | {
      readonly kind: 'threw';
      readonly who: CreatureRef;
      readonly item: Item;
      readonly from: Place;
      readonly to: Place;
    }
  | { readonly kind: 'fired'; readonly who: CreatureRef; readonly from: Place; readonly to: Place }
  | { readonly kind: 'blasted'; readonly at: Place; readonly radius: number }
  | { readonly kind: 'quaffed'; readonly who: CreatureRef; readonly color: Color }
  | { readonly kind: 'learned'; readonly color: Color; readonly potion: PotionKind }
  | {
      readonly kind: 'cast';
      readonly who: CreatureRef;
      readonly spell: SpellKind;
      readonly at: Place;
    }
  | {
      /** `resisted`: another active effect prevented this one, or its kind cannot be tamed. */
      readonly kind: 'effect-begun' | 'effect-ended' | 'effect-resisted';
      readonly who: CreatureRef;
      readonly effect: EffectKind;
    }
  /** Health gained or lost through an effect, on start or during a turn. */
  | {
      readonly kind: 'healed' | 'hurt';
      readonly who: CreatureRef;
      readonly effect: EffectKind;
      readonly amount: number;
    }
  | { readonly kind: 'mana-gained'; readonly amount: number }
  | {
      readonly kind: 'blinked' | 'appeared' | 'spread';
      readonly who: CreatureRef;
      readonly from: Place;
    }
  | { readonly kind: 'creature-sighted'; readonly who: CreatureRef }
  | { readonly kind: 'item-sighted'; readonly item: Item; readonly at: Place }
  | { readonly kind: 'read'; readonly who: CreatureRef; readonly item: Item }
  /** Could not step out of terrain, or at all. */
  | { readonly kind: 'stuck'; readonly who: CreatureRef; readonly terrain?: string }
  | { readonly kind: 'stunned'; readonly who: CreatureRef }
  /** The player stepped on a trap, or found one. */
  | { readonly kind: 'sprung' | 'found'; readonly terrain: string; readonly at: Place }
  | { readonly kind: 'ignited'; readonly at: Place }
  /** A missile broke on the creature it hit, or a bow after a shot. */
  | { readonly kind: 'shattered'; readonly item: Item; readonly at: Place }
  | { readonly kind: 'burnt'; readonly item: Item; readonly at: Place }
  | { readonly kind: 'billowed'; readonly cloud: string; readonly at: Place }
  | { readonly kind: 'laid'; readonly terrain: string; readonly at: Place }
  /** The player fell to a level. */
  | { readonly kind: 'fell'; readonly level: number }
  /** The player came to a kind of level for the first time. */
  | { readonly kind: 'arrived'; readonly level: string }
  | { readonly kind: 'mapped' }
  | { readonly kind: 'stole'; readonly who: CreatureRef; readonly item: Item }
  | {
      readonly kind: 'dragged' | 'pushed' | 'teleported' | 'charged' | 'reflected' | 'split';
      readonly who: CreatureRef;
    }
  /** A captive was freed, or a creature was tamed. */
  | { readonly kind: 'freed' | 'tamed'; readonly who: CreatureRef }
  /** The other items of a choice were locked away. */
  | { readonly kind: 'locked'; readonly count: number }
  | { readonly kind: 'spared'; readonly cause: Cause }
  | { readonly kind: 'ended'; readonly ending: Ending; readonly cause?: Cause };

/** Levels of the player's hunger, starting with the worst. */
export const HUNGERS = ['starving', 'hungry', 'sated', 'full', 'stuffed'] as const;
export type Hunger = (typeof HUNGERS)[number];
