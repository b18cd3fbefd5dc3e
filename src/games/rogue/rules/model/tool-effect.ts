import type { MobKind } from '../world/kinds.ts';
import type { Place } from '../world/plan.ts';

interface Target {
  readonly mob: number;
  readonly of: MobKind;
}

/** Damage to one mob. */
export interface Hit extends Target {
  readonly dealt: number;
}

/** Result of using a tool: forecast by looking at it, reported when it happens. */
export type ToolEffect =
  | {
      readonly use: 'blast';
      readonly at: Place;
      readonly hits: readonly Hit[];
      /** Damage to the hero, after armour. */
      readonly damage: number;
    }
  | ({ readonly use: 'shoot' } & Hit)
  | ({ readonly use: 'hook'; readonly to: Place } & Target)
  | ({ readonly use: 'swap'; readonly to: Place } & Target)
  | ({ readonly use: 'net'; readonly turns: number } & Target)
  | { readonly use: 'freeze'; readonly mobs: readonly number[]; readonly turns: number }
  | { readonly use: 'blink'; readonly to: Place };
