import { ENDLESS_STOCK } from '../rules/index.ts';
import type { Rules, ZrfState } from '../rules/index.ts';

/** Pieces of one type waiting to be dropped. */
export interface Waiting {
  readonly type: number;
  readonly count: number;
  readonly isEndless: boolean;
}

/** Types with a place in the tray: those that can be dropped or are in the stock at the start. */
function trayTypes({ pieces, setup }: Rules, player: number): number[] {
  return [...pieces.keys()].filter((type) => {
    const isDropped = (pieces[type]?.drops.length ?? 0) > 0;
    const count = setup.stock[player]?.[type] ?? 0;
    const waits = count > 0 && Number.isFinite(count);
    return pieces[type]?.isDummy === false && (isDropped || waits);
  });
}

/** Stock of a player, including empty entries of droppable types. */
export function stockOf(rules: Rules, { stock }: ZrfState, player: number): Waiting[] {
  return trayTypes(rules, player).map((type) => {
    const count = stock[player * rules.pieces.length + type] ?? 0;
    return { type, count, isEndless: count >= ENDLESS_STOCK };
  });
}
