/** A key that a screen offers, for drivers with buttons instead of keys. */
export interface Offer {
  /** Name of the key. */
  readonly key: string;
  readonly label: string;
  /** A step in a direction, a row of a list, or any other command. */
  readonly kind: 'step' | 'row' | 'deed';
}

/** Full content of a screen's bars, including anything cut for lack of space. */
export interface Legend {
  readonly path: readonly string[];
  readonly keys: readonly { readonly keys: string; readonly label: string }[];
}
