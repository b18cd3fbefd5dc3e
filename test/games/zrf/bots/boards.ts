import { must, assertDefined } from '#core';
import type { ZrfGame } from '#games/zrf/rules/game/game.ts';
import { cellOf } from '#games/zrf/rules/compile/cell.ts';
import type { ZrfState } from '#games/zrf/rules/state/state.ts';

/** State after some moves from the start. */
export function after(game: ZrfGame, variant: string, ...moves: readonly string[]): ZrfState {
  return moves.reduce(
    (state, move) => game.apply(state, must(game.parseAction(state, move))).state,
    game.start({ variant }, 'bots'),
  );
}

/** Board with only these pieces, each as `owner type position`, and empty stocks. */
export function board(
  game: ZrfGame,
  variant: string,
  pieces: readonly string[],
  turn = 0,
): ZrfState {
  const play = game.playOf(variant);
  const { players, pieces: types, board: plan } = play.rules;
  const start = play.start(variant);
  const cells = start.cells.map(() => 0);
  for (const piece of pieces) {
    const [owner = '', type = '', position = ''] = piece.split(' ');
    const cell = cellOf(
      play.program.classes.cells,
      sureIndex(types, type),
      sureIndex(players, owner),
    );
    cells[sureIndex(plan.positions, position)] = cell;
  }
  const stock = start.stock.map(() => 0);
  return play.opening({ ...start, cells, attributes: cells.map(() => 0), stock, turn });
}

function sureIndex(named: readonly { readonly name: string }[], name: string): number {
  const index = named.findIndex((one) => one.name === name);
  assertDefined(named[index]);
  return index;
}
