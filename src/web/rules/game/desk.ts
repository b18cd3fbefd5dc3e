import { Desk } from '../../board/desk.ts';
import type { TableOptions } from '../../board/table.ts';
import { sourceOf } from '../files/opened-file.ts';
import type { OpenedFile } from '../files/opened-file.ts';
import { routeOf } from '../files/route.ts';
import { ZrfTable } from './table.ts';

export type DialogName = 'new' | 'games' | 'share' | 'file' | 'help' | 'about';
export type ZrfDesk = Desk<ZrfTable, DialogName>;

/** Makes a table of a kind of its own, where the game asks for one. */
export type MakeTable = (options: TableOptions) => ZrfTable | undefined;

export function makeDesk(file: OpenedFile, special: MakeTable): ZrfDesk {
  return new Desk({
    game: file.game,
    route: routeOf(file.id),
    source: sourceOf(file),
    makeTable: (options) => special(options) ?? new ZrfTable(options, file),
  });
}
