/** A mob's action besides moving and striking; numbers are those of level 1. */
export type Deed =
  /** Aims for a turn at a hero in the same row or column, then shoots one who is still there. */
  | { readonly kind: 'shoot'; readonly range: number; readonly damage: number }
  /**
   * Braces for a turn, then runs in a straight line: rams a hero in its path with double damage, or
   * is stunned by a wall.
   */
  | { readonly kind: 'ram'; readonly range: number; readonly stun: number }
  /** Next to the hero it lights a fuse, then explodes. Killing it first prevents that. */
  | { readonly kind: 'explode'; readonly fuse: number; readonly damage: number }
  /** Calls a rat while the hero is in sight, up to a number of rats at a time. */
  | { readonly kind: 'summon'; readonly pause: number; readonly most: number }
  /** Takes the selected item of a hero next to it, or else the first one. */
  | { readonly kind: 'steal' }
  /** Heals the most wounded other mob within range. */
  | { readonly kind: 'mend'; readonly range: number; readonly amount: number }
  /** Webs a hero in the same row or column, then rests. */
  | {
      readonly kind: 'web';
      readonly range: number;
      readonly turns: number;
      readonly pause: number;
    };

export type DeedKind = Deed['kind'];
