import type { Rules, ZrfAction, ZrfEvent, ZrfState } from '../rules/index.ts';
import { EMPTY, cellsOf, ownerOf, partsOf } from '../rules/index.ts';

/*
 * The pie rule: the second player may take over the only piece on the board, in place or elsewhere.
 * The rules language has no word for it; it is recognised by the effect of a step.
 */

/** Position of the only piece if it is an opponent's; otherwise undefined. */
function onlyEnemy(rules: Rules, { cells, turn }: ZrfState): number | undefined {
  const isTaken = (at: number) =>
    cells[at] !== EMPTY && rules.board.positions[at]?.isDummy === false;
  const only = cells.findIndex((_, at) => isTaken(at));
  if (only < 0 || cells.some((_, at) => at > only && isTaken(at))) return undefined;
  const owner = ownerOf(cellsOf(rules), cells[only] ?? EMPTY);
  const isEnemy = owner !== rules.turnOrder.entries[turn]?.as;
  return isEnemy && rules.players[owner]?.kind === 'decides' ? only : undefined;
}

/** True if a step takes over the only piece. */
export function isSwap(rules: Rules, state: ZrfState, action: ZrfAction): boolean {
  const only = onlyEnemy(rules, state);
  if (only === undefined) return false;
  const [first, ...others] = partsOf(cellsOf(rules), action, state.cells);
  if (first?.kind === 'owner' || first?.kind === 'flip') return first.at === only;
  if (first?.kind !== 'place') return false;
  return first.at === only || others.some((part) => part.kind === 'capture' && part.at === only);
}

/** The step that takes over the only piece, if legal. */
export function swapOf(
  rules: Rules,
  state: ZrfState,
  actions: readonly ZrfAction[],
): ZrfAction | undefined {
  if (onlyEnemy(rules, state) === undefined) return undefined;
  return actions.find((action) => isSwap(rules, state, action));
}

/** The piece taken over, if the events are a swap. */
export function swapIn(
  rules: Rules,
  before: ZrfState,
  events: readonly ZrfEvent[],
): { readonly type: number; readonly at: number } | undefined {
  const only = onlyEnemy(rules, before);
  if (only === undefined) return undefined;
  const [first, ...others] = events;
  if (first?.kind === 'change') return first.at === only ? first : undefined;
  if (first?.kind !== 'place') return undefined;
  return others.some((one) => one.kind === 'capture' && one.at === only) ? first : undefined;
}
