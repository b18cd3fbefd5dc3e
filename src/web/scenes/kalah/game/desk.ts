import { kalah } from '../../../../games/kalah/index.ts';
import { Desk } from '../../../board/desk.ts';
import { Table } from './table.ts';

export type DialogName = 'new' | 'games' | 'share' | 'file' | 'help';
export type KalahDesk = Desk<Table, DialogName>;

export const ROUTE = { kind: 'game', game: kalah.id } as const;

export function makeDesk(): KalahDesk {
  return new Desk({ game: kalah, route: ROUTE, makeTable: (options) => new Table(options) });
}
