import type { AnyGame } from '../../../core/index.ts';
import type { Notation } from '../../../presentation/generic-notation.ts';
import { Desk } from '../../board/desk.ts';
import { GenericTable } from './table.ts';

export type DialogName = 'new' | 'games' | 'share' | 'file' | 'help';
export type GenericDesk = Desk<GenericTable, DialogName>;

/** What the parts of the page are given. */
export interface GenericPage {
  readonly desk: GenericDesk;
  readonly table: GenericTable;
  readonly notation: Notation;
}

export function makeDesk(game: AnyGame): GenericDesk {
  return new Desk({
    game,
    route: { kind: 'game', game: game.id },
    makeTable: (options) => new GenericTable(options),
  });
}
