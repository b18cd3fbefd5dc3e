import { assertDefined } from '#core';
import type { ZrfGame } from '../game/game.ts';
import { cellsOf, EMPTY, ownerOf, typeOf } from '../compile/cell.ts';
import type { Rules } from '../model/index.ts';
import type { ZrfAction } from '../state/action.ts';
import type { ZrfState } from '../state/state.ts';
import { findVariant } from './replay-zsg.ts';
import { makeSavedStep } from './saved-step.ts';

/** What a saved game tells beside its moves. */
export interface ZsgHeader {
  /** A letter a player: H for a person, C for the computer. */
  readonly seats: string;
  readonly rulesFile: string;
}

const VERSION = 'Zillions Save Game File Version 0.02';

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** By what a saved game finds its variant again: its title, or its key where titles are alike. */
function nameOf(game: ZrfGame, variant: string): string {
  const title = onOneLine(game.variants.find(({ key }) => key === variant)?.title ?? '');
  const found = findVariant(game, title);
  return found.ok && found.value.key === variant ? title : variant;
}

/** What was changed of the usual set-up by hand: a line for each position, emptied or filled. */
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
    // Turns run on through the order; where they begin it again, so does the next round.
    if (after.chainAt < 0 && after.turn <= state.turn) round += 1;
    state = after;
  }
  return `${lines.join('\r\n')}\r\n`;
}
