import { assertDefined } from '#core';
import { learningOf } from '../rules/index.ts';
import type { Play, ZrfState } from '../rules/index.ts';
import type { Material } from '#lab/embarrassments.ts';

/** Larger stocks count as endless. */
const MAX_STOCK = 1000;

/**
 * Values of a player's pieces on the board and in stock, as bots see them. Undefined in games where
 * material means little: pieces are counted, lost on purpose, or placed permanently.
 */
export function materialOf(play: Play): Material<ZrfState> | undefined {
  const { aims, values, connections } = learningOf(play).parameters;
  if (aims.isCounted || !connections.isEmpty || aims.keeping.includes(-1)) return undefined;
  const players = play.rules.players.length;
  return ({ cells, stock }) => {
    const amounts = play.rules.players.map(() => 0);
    const add = (player: number, type: number, count: number) => {
      amounts[player] = assertDefined(amounts[player]) + count * assertDefined(values[type]);
    };
    for (const cell of cells) {
      if (cell > 0) add((cell - 1) % players, Math.floor((cell - 1) / players), 1);
    }
    for (const [index, count] of stock.entries()) {
      if (count < MAX_STOCK) {
        add(Math.floor(index / values.length), index % values.length, count);
      }
    }
    return play.seats.map((player) => assertDefined(amounts[player]));
  };
}
