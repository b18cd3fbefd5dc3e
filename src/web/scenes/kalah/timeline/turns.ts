import { chainsOf, housesOf, makeChain } from '../../../../games/kalah/index.ts';
import type { ListedTurn } from '../../../board/move-list.tsx';
import type { KalahMatch } from './match.ts';

/** Turns side by side, ONE's first; a turn that has no partner stands alone. */
export function rowsOf(match: KalahMatch, count: number): (readonly ListedTurn[])[] {
  const houses = housesOf(match.stateAt(0).pits);
  const rows: ListedTurn[][] = [];
  let from = 0;
  for (const { player, actions } of chainsOf(match.log.slice(0, count))) {
    const to = from + actions.length;
    const text = actions.includes('swap') ? '⇄' : makeChain(actions, houses);
    const row = rows.at(-1);
    const last = row?.at(-1);
    const turn = { player, text, from, to };
    if (row === undefined || last === undefined || last.player >= player) rows.push([turn]);
    else row.push(turn);
    from = to;
  }
  return rows;
}
