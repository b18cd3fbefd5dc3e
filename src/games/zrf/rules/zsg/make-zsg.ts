import { assertDefined } from '#core';
import type { ZrfGame } from '../game/game.ts';
import { cellsOf, EMPTY, ownerOf, typeOf } from '../compile/cell.ts';
import type { Rules } from '../model/index.ts';
import type { ZrfAction } from '../state/action.ts';
import type { ZrfState } from '../state/state.ts';
import { findVariant } from './replay-zsg.ts';
import { makeSavedStep } from './saved-step.ts';

/** Contents of a saved game other than its moves. */
export interface ZsgHeader {
  /** One letter per player: H for a human, C for the computer. */
  readonly seats: string;
  readonly rulesFile: string;
}

const VERSION = 'Zillions Save Game File Version 0.02';

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Name that identifies the variant in a saved game: its title, or its key if titles are not unique.
 */
function nameOf(game: ZrfGame, variant: string): string {
  const title = onOneLine(game.variants.find(({ key }) => key === variant)?.title ?? '');
  const found = findVariant(game, title);
  return found.ok && found.value.key === variant ? title : variant;
}

/** Manual changes to the standard setup: one line for each position emptied or filled. */
function setupLines(game: ZrfGame, rules: Rules, start: ZrfState): string[] {
  const cells = cellsOf(rules);
  const usual = game.playOf(start.variant).start(start.variant);
  return start.cells.flatMap((cell, at) => {
    if (cell === usual.cells[at]) return [];
    const position = assertDefined(rules.board.positions[at]).name;
    if (cell === EMPTY) return [`(x ${position})`];
    const player = assertDefined(rules.players[ownerOf(cells, cell)]).name;
    const piece = assertDefined(rules.pieces[typeOf(cells, cell)]).name;
    return [`(${player} ${piece} ${position})`];
  });
}

/**
 * Writes a match in the original program's format: one line per step, numbered by rounds of the
 * turn order, with the same line endings.
 */
export function makeZsg(
  game: ZrfGame,
  start: ZrfState,
  actions: readonly ZrfAction[],
  { seats, rulesFile }: ZsgHeader,
): string {
  const rules = game.rulesOf(start);
  const lines = [
    `${VERSION} ${seats}`,
    `RulesFile=${onOneLine(rulesFile)}`,
    `VariantName=${nameOf(game, start.variant)}`,
    ...setupLines(game, rules, start),
  ];
  let state = start;
  let round = 1;
  for (const action of actions) {
    lines.push(`${round}. ${makeSavedStep(rules, action.record, state.cells)}`);
    const after = game.apply(state, action).state;
    // A new round begins when the turn order wraps around.
    if (after.chainAt < 0 && after.turn <= state.turn) round += 1;
    state = after;
  }
  return `${lines.join('\r\n')}\r\n`;
}
