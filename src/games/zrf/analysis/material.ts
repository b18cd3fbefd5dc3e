import { cellsOf, EMPTY, ownerOf, typeOf } from '../rules/index.ts';
import type { ZrfAction, ZrfGame, ZrfState } from '../rules/index.ts';

/** A number of pieces of one type. */
export interface PieceCount {
  readonly type: number;
  readonly count: number;
}

/** Pieces that each side of an exchange lost, without those that cancel out. */
export interface MaterialChange {
  readonly lost: readonly PieceCount[];
  readonly won: readonly PieceCount[];
}

/** Number of pieces on the board and in the stock: `[player * types + type]`. */
function countsIn(game: ZrfGame, state: ZrfState): number[] {
  const rules = game.rulesOf(state);
  const cells = cellsOf(rules);
  const types = rules.pieces.length;
  const counts = Array.from({ length: rules.players.length * types }, () => 0);
  for (const cell of state.cells) {
    if (cell === EMPTY) continue;
    const index = ownerOf(cells, cell) * types + typeOf(cells, cell);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}

/** Index of the last state before which nothing was captured, so that no exchange is cut short. */
function lastQuiet(totals: readonly number[]): number {
  for (let at = totals.length - 1; at > 0; at -= 1) {
    if (totals[at] === totals[at - 1]) return at;
  }
  return 0;
}

/** Material that a player loses and wins along a line, as far as its exchanges are complete. */
export function materialChange(
  game: ZrfGame,
  start: ZrfState,
  actions: readonly ZrfAction[],
  player: number,
): MaterialChange {
  const counts = [countsIn(game, start)];
  let state = start;
  for (const action of actions) {
    state = game.apply(state, action).state;
    counts.push(countsIn(game, state));
  }
  const totals = counts.map((one) => one.reduce((sum, count) => sum + count, 0));
  const [before, after] = [counts[0] ?? [], counts[lastQuiet(totals)] ?? []];
  const types = game.rulesOf(start).pieces.length;
  const lost: PieceCount[] = [];
  const won: PieceCount[] = [];
  for (let type = 0; type < types; type += 1) {
    const change = (owner: number) =>
      (before[owner * types + type] ?? 0) - (after[owner * types + type] ?? 0);
    const count = change(player) - change(1 - player);
    if (count > 0) lost.push({ type, count });
    if (count < 0) won.push({ type, count: -count });
  }
  return { lost, won };
}
