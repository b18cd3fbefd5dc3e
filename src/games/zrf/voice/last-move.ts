import { CHANCE } from '#core';
import { EMPTY, cellsOf, moversOf, typeOf } from '../rules/index.ts';
import type { ZrfAction, ZrfGame, ZrfState } from '../rules/index.ts';

interface Moves {
  readonly log: readonly { readonly by: number; readonly action: ZrfAction }[];
  readonly game: ZrfGame;
  stateAt(count: number): ZrfState;
}

/** Where a step began and ended, as far as that is to be seen; what helps the rules is no part of it. */
export function endsSeen(game: ZrfGame, before: ZrfState, action: ZrfAction): number[] {
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

/** The same of the last step that somebody took among so many entries of a match: dice took none. */
export function lastMoveOf(match: Moves, count: number): number[] {
  const { log, game } = match;
  for (let index = count - 1; index >= 0; index -= 1) {
    const entry = log[index];
    if (entry !== undefined && entry.by !== CHANCE) {
      return endsSeen(game, match.stateAt(index), entry.action);
    }
  }
  return [];
}
