import { cellsOf, EMPTY, ownerOf, typeOf } from '../compile/cell.ts';
import type { Rules } from '../model/index.ts';
import { partsOf } from './step-text.ts';
import type { ZrfAction, ZrfEvent } from '../state/action.ts';
import type { ZrfState } from '../state/state.ts';
import { isPass } from '../state/step.ts';

/**
 * Events between two states caused by an action: movements, then captures, arrivals and changes.
 * `isOnly`: no other action was possible.
 */
export function eventsOf(
  rules: Rules,
  before: ZrfState,
  action: ZrfAction,
  after: ZrfState,
  isOnly: boolean,
): ZrfEvent[] {
  const cells = cellsOf(rules);
  if (isPass(action)) {
    const entry = rules.turnOrder.entries[before.turn];
    return [{ kind: 'pass', player: entry?.player ?? 0, isForced: isOnly }];
  }
  const piece = (cell: number) => ({ type: typeOf(cells, cell), player: ownerOf(cells, cell) });
  const moves: ZrfEvent[] = [];
  const others: ZrfEvent[] = [];
  const left = new Set<number>();
  const arrived = new Set<number>();
  for (const part of partsOf(cells, action, before.cells)) {
    if (part.kind === 'move' && part.copies) {
      const { type, player, to } = part;
      others.push({ kind: 'place', type, player, at: to });
      arrived.add(to);
    } else if (part.kind === 'move') {
      const { type, player, from, to } = part;
      // A piece acting in place does not move.
      if (from === to) continue;
      moves.push({ kind: 'move', type, player, from, to });
      left.add(from);
      arrived.add(to);
    }
    if (part.kind === 'place') {
      others.push({ kind: 'place', type: part.type, player: part.player, at: part.at });
      arrived.add(part.at);
    }
  }
  for (const [at, old] of before.cells.entries()) {
    const now = after.cells[at] ?? EMPTY;
    const isGone = old !== EMPTY && !left.has(at) && (now === EMPTY || arrived.has(at));
    if (isGone) others.push({ kind: 'capture', ...piece(old), at });
    else if (old !== EMPTY && now !== EMPTY && now !== old && !left.has(at)) {
      others.push({ kind: 'change', ...piece(now), at });
    }
  }
  for (const event of moves) {
    if (event.kind !== 'move') continue;
    const now = after.cells[event.to] ?? EMPTY;
    if (now !== EMPTY && typeOf(cells, now) !== event.type) {
      others.push({ kind: 'change', ...piece(now), at: event.to });
    }
  }
  return [...moves, ...others];
}
