import { assertDefined } from '../../../core/index.ts';
import type { ZrfGame } from '../game/game.ts';
import { cellsOf, EMPTY, ownerOf, typeOf } from '../compile/cell.ts';
import type { Rules } from '../rules/index.ts';
import type { ZrfAction } from '../state/action.ts';
import type { ZrfState } from '../state/state.ts';
import { makeStep } from '../text/step-text.ts';

/** What a saved game tells beside its moves. */
export interface ZsgHeader {
  /** A letter a player: H for a person, C for the computer. */
  readonly seats: string;
  readonly rulesFile: string;
}

const VERSION = 'Zillions Save Game File Version 0.02';

/** The pieces of a position, each as saved games place it. */
function pieceLines(rules: Rules, state: ZrfState): string[] {
  const cells = cellsOf(rules);
  return state.cells.flatMap((cell, at) => {
    if (cell === EMPTY) return [];
    const player = assertDefined(rules.players[ownerOf(cells, cell)]).name;
    const piece = assertDefined(rules.pieces[typeOf(cells, cell)]).name;
    return [`(${player} ${piece} ${assertDefined(rules.board.positions[at]).name})`];
  });
}

/** Whether a match began where the rules say. */
function isUsual(game: ZrfGame, start: ZrfState): boolean {
  const usual = game.playOf(start.variant).start(start.variant);
  return start.cells.every((cell, at) => cell === usual.cells[at]);
}

/**
 * Writes a match as the original program saves it: a line a step, numbered by the rounds of the
 * turn order. Lines end as that program's do.
 */
export function makeZsg(
  game: ZrfGame,
  start: ZrfState,
  actions: readonly ZrfAction[],
  { seats, rulesFile }: ZsgHeader,
): string {
  const rules = game.rulesOf(start);
  const title = game.variants.find(({ key }) => key === start.variant)?.title ?? '';
  const lines = [`${VERSION} ${seats}`, `RulesFile=${rulesFile}`, `VariantName=${title}`];
  if (!isUsual(game, start)) lines.push(...pieceLines(rules, start));
  let state = start;
  let round = 1;
  for (const action of actions) {
    lines.push(`${round}. ${makeStep(rules, action.record, state.cells)}`);
    const after = game.apply(state, action).state;
    // Turns run on through the order; where they begin it again, so does the next round.
    if (after.chainAt < 0 && after.turn <= state.turn) round += 1;
    state = after;
  }
  return `${lines.join('\r\n')}\r\n`;
}
