import { CHANCE } from '#core';
import { EMPTY, cellsOf, moversOf, typeOf } from '../rules/index.ts';
import type { ZrfAction, ZrfGame, ZrfState } from '../rules/index.ts';

interface Moves {
  readonly log: readonly { readonly by: number; readonly action: ZrfAction }[];
  readonly game: ZrfGame;
  stateAt(count: number): ZrfState;
}

/** Visible start and end of a step, without helper pieces. */
export function visibleEnds(game: ZrfGame, before: ZrfState, action: ZrfAction): number[] {
  const { rules, roles } = game.playOf(before.variant);
  const kinds = cellsOf(rules);
  const isHelper = (position: number) => {
    const cell = before.cells[position] ?? EMPTY;
    return cell !== EMPTY && roles.isHelper[typeOf(kinds, cell)] === true;
  };
  return moversOf(action)
    .filter(({ from }) => !isHelper(from))
    .flatMap(({ from, to }) => [from, to])
    .filter((position) => rules.board.positions[position]?.isDummy === false);
}

/**
 * Visible start and end of the last step by a player within the first `count` entries; dice rolls
 * are skipped.
 */
export function lastMoveOf(match: Moves, count: number): number[] {
  const { log, game } = match;
  for (let index = count - 1; index >= 0; index -= 1) {
    const entry = log[index];
    if (entry !== undefined && entry.by !== CHANCE) {
      return visibleEnds(game, match.stateAt(index), entry.action);
    }
  }
  return [];
}
