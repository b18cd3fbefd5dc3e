import type { CavesContent } from './content.ts';
import type { EffectKind } from './effects.ts';
import type { Item, ItemKind } from './items.ts';

export interface SpellRow {
  /** The item to cast it from. */
  readonly book: ItemKind;
  readonly mana: number;
  readonly effect: EffectKind;
}

/** The id of a spell. */
export type SpellKind = string;

/** The spells of a book in the order of their letters; empty for other items. */
export function spellsIn({ spells }: CavesContent, { kind }: Item): readonly SpellKind[] {
  const rows = Object.entries(spells);
  return rows.flatMap(([spell, { book }]) => (book === kind ? [spell] : []));
}
