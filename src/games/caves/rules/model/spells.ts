import type { EffectKind } from './effects.ts';
import type { Item } from './items.ts';

export const BOOKS = ['white', 'blue'] as const;
export type BookKind = (typeof BOOKS)[number];

export interface SpellRow {
  readonly book: BookKind;
  readonly mana: number;
  readonly effect: EffectKind;
}

/** One row per spell, in the order of the letters that choose them in their books. */
export const SPELLS = {
  'minor-heal': { book: 'white', mana: 4, effect: 'minor-heal' },
  'major-heal': { book: 'white', mana: 8, effect: 'major-heal' },
  'slow-heal': { book: 'white', mana: 12, effect: 'slow-heal' },
  'inner-strength': { book: 'white', mana: 16, effect: 'inner-strength' },
  'blood-to-mana': { book: 'blue', mana: 1, effect: 'blood-to-mana' },
  blink: { book: 'blue', mana: 6, effect: 'blink' },
  'summon-bats': { book: 'blue', mana: 11, effect: 'summon-bats' },
  'detect-creatures': { book: 'blue', mana: 16, effect: 'detect-creatures' },
  spark: { book: 'blue', mana: 3, effect: 'spark' },
} as const satisfies Readonly<Record<string, SpellRow>>;

export type SpellKind = keyof typeof SPELLS;
export const SPELL_KINDS = Object.keys(SPELLS) as readonly SpellKind[];

/** The spells of a book, in order. */
export function spellsIn(book: BookKind): readonly SpellKind[] {
  return SPELL_KINDS.filter((kind) => SPELLS[kind].book === book);
}

/** The book that an item is; undefined for other items. */
export function bookOf({ kind }: Item): BookKind | undefined {
  return BOOKS.find((book) => kind === `${book}-book`);
}
