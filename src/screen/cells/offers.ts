/** A key that a screen has a use for, for whoever has buttons in place of keys. */
export interface Offer {
  /** The name of the key. */
  readonly key: string;
  readonly label: string;
  /** A step in some direction, a row of a list, or what else there is to do. */
  readonly kind: 'step' | 'row' | 'deed';
}

/** What the bars of a screen say, whether all of it has room or not. */
export interface Legend {
  readonly path: readonly string[];
  readonly keys: readonly { readonly keys: string; readonly label: string }[];
}
