import { isPrice } from '../tables/keepsake-effects.ts';
import type { Book } from './book.ts';
import { checkRows } from './rows.ts';

/** Checks keepsakes and their effects. */
export function checkKeepsakes(book: Book): void {
  for (const [id, { effects }] of book.keepsakes) {
    const path = ['keepsakes', id];
    checkRows(book, [...path, 'effects'], 'keepsake-effect', effects);
    if (effects.every(isPrice)) book.reportKey(path, 'warn-keepsake-useless', { id });
  }
}
