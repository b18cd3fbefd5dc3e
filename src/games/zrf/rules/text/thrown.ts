import { cellsOf } from '../compile/cell.ts';
import { facesIn } from '../roles/throw.ts';
import type { Roles } from '../roles/roles.ts';
import type { Rules } from '../model/index.ts';
import type { ZrfAction } from '../state/action.ts';
import type { ZrfState } from '../state/state.ts';
import { partsOf } from './step-text.ts';

/** Faces thrown by a chance step, after the last die; empty for other steps. */
export function thrownBy(
  rules: Rules,
  roles: Roles,
  before: ZrfState,
  action: ZrfAction,
  after: ZrfState,
): number[] {
  const next = rules.turnOrder.entries[after.turn];
  const continues = after.chainAt >= 0 || rules.players[next?.player ?? -1]?.kind === 'random';
  if (continues && after.ending === undefined) return [];
  const places = new Set(roles.dice[before.turn]);
  const isThrown = partsOf(cellsOf(rules), action, before.cells).some(
    (part) =>
      (part.kind === 'type' || part.kind === 'place') &&
      roles.faces.has(part.type) &&
      places.has(part.at),
  );
  return isThrown ? facesIn(rules, roles, { ...after, turn: before.turn }) : [];
}
