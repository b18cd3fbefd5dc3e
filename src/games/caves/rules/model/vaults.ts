import { largest } from '#core';

/**
 * The content of a sign in a vault's map. Taking an item of a choice locks the others of its vault
 * away. A captive waits to be freed.
 */
export type VaultThing =
  | { readonly creature: string }
  | { readonly captive: string }
  | { readonly item: string; readonly choice?: true }
  | { readonly draw: DrawName; readonly choice?: true };

export const DRAW_NAMES = ['weapons', 'armors', 'potions', 'books', 'scrolls'] as const;
export type DrawName = (typeof DRAW_NAMES)[number];

/** A drawn part of a level, placed as it is. */
export interface Vault {
  /**
   * Lines of signs: `#` rock, `.` floor, a blank for what is there, others by the legend, or signs
   * of terrain.
   */
  readonly map: string;
  readonly legend?: Readonly<Record<string, VaultThing>>;
  /** Kinds of levels that can have it. */
  readonly on: readonly string[];
  /** Chance on such a level, in thousandths. */
  readonly chance: number;
}

/** Rows of a vault's map, padded with blanks to the same length. */
export function rowsOfVault({ map }: Pick<Vault, 'map'>): readonly string[] {
  const rows = map.split('\n');
  while (rows.at(-1) === '') rows.pop();
  const width = largest(rows.map((row) => row.length));
  return rows.map((row) => row.padEnd(width));
}
