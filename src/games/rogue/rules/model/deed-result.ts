import type { ItemKind, MobKind } from '../world/kinds.ts';

/** Outcome of a mob's deed. Damage to the hero is after armour; a shield may catch some of it. */
export type DeedResult =
  /** It prepares: an arrow, a run, or an explosion in some turns. */
  | { readonly deed: 'aim' | 'brace' }
  | { readonly deed: 'fuse'; readonly turns: number }
  | {
      readonly deed: 'shoot' | 'explode';
      readonly damage: number;
      readonly taken: number;
      readonly health: number;
    }
  /** It ran into a wall. */
  | { readonly deed: 'crash'; readonly turns: number }
  | { readonly deed: 'summon'; readonly of: MobKind }
  | { readonly deed: 'steal'; readonly item: ItemKind; readonly slot: number }
  | { readonly deed: 'mend'; readonly of: MobKind; readonly amount: number }
  | { readonly deed: 'web'; readonly turns: number }
  | { readonly deed: 'wake' }
  /** It eats bait. */
  | { readonly deed: 'eat'; readonly turns: number };

/** A mob's deed next turn if the hero stays and nothing stops it. */
export type Foretold =
  | { readonly deed: 'shoot' | 'ram' | 'explode'; readonly damage: number }
  /** Not yet next turn. */
  | { readonly deed: 'fuse'; readonly turns: number; readonly damage: number }
  | { readonly deed: 'steal'; readonly item: ItemKind }
  | { readonly deed: 'web'; readonly turns: number };
