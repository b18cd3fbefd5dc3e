import { Desk } from '../../board/desk.ts';
import { sourceOf } from '../files/opened-file.ts';
import type { Book } from '../files/opened-file.ts';
import { puzzleTableOf } from '../../scenes/puzzle/game/table.ts';
import { ZrfTable } from './table.ts';

export type DialogName = 'new' | 'games' | 'share' | 'file' | 'help' | 'about';
export type ZrfDesk = Desk<ZrfTable, DialogName>;

/** Where a game of rules lives in the page's address. */
export function routeOf(id: string) {
  return { kind: 'game', game: 'zrf', part: id } as const;
}

export function makeDesk(book: Book): ZrfDesk {
  return new Desk({
    game: book.game,
    route: routeOf(book.id),
    source: sourceOf(book),
    makeTable: (options) => puzzleTableOf(options, book) ?? new ZrfTable(options, book),
  });
}
