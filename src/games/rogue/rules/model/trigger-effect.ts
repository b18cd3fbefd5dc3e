import type { ItemKind } from '../world/kinds.ts';
import type { Place } from '../world/plan.ts';
import type { Colour, SignText } from '../world/trigger-kinds.ts';

/** Result of a step onto a trigger: forecast by looking at it, reported when it happens. */
export type TriggerEffect =
  | { readonly trigger: 'door'; readonly colour?: Colour | undefined; readonly isLocked: boolean }
  /** A closed gate, which only its plates can open. */
  | { readonly trigger: 'gate' }
  | { readonly trigger: 'key'; readonly colour: Colour }
  /** Numbers of gates that open, close, or stay open because a mob blocks them. */
  | {
      readonly trigger: 'plate';
      readonly opens: number;
      readonly closes: number;
      readonly jams: number;
    }
  | { readonly trigger: 'spikes'; readonly damage: number; readonly health: number }
  /** `left` is the number of drinks after this one; `amount` is 0 at full health. */
  | { readonly trigger: 'well'; readonly amount: number; readonly left: number }
  | { readonly trigger: 'teleporter'; readonly to: Place; readonly isBlocked: boolean }
  | { readonly trigger: 'sign'; readonly texts: readonly SignText[] }
  | {
      readonly trigger: 'chest';
      readonly item: ItemKind;
      readonly colour?: Colour | undefined;
      readonly result: 'opens' | 'locked' | 'full' | 'empty';
    }
  | { readonly trigger: 'exit'; readonly world: string; readonly texts: readonly SignText[] }
  /** `left` is the number of treasures that are missing afterwards. */
  | { readonly trigger: 'treasure'; readonly left: number; readonly isCrown?: true | undefined }
  /** `isOpen`: all other goals are met, so this step wins. */
  | { readonly trigger: 'reach'; readonly isOpen: boolean };

export type EffectOf<K extends TriggerEffect['trigger']> = Extract<
  TriggerEffect,
  { readonly trigger: K }
>;
