import { kalah } from '../../../games/kalah/index.ts';
import { Desk } from '../../table/desk.ts';
import { Table } from './table.ts';

export type DialogName = 'new' | 'games' | 'share' | 'file' | 'help';
export type KalahDesk = Desk<Table, DialogName>;

export function makeDesk(): KalahDesk {
  const route = { kind: 'game', game: kalah.id } as const;
  return new Desk({ game: kalah, route, makeTable: (options) => new Table(options) });
}
