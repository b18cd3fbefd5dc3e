import { neighbours } from '../world/place.ts';
import type { TurnDraft } from './draft.ts';

/** A mob divides its health with a copy on the first free adjacent cell; copies give no experience. */
export function splitOff(draft: TurnDraft, id: number): void {
  const mob = draft.board.get(id);
  if (mob === undefined || mob.health < 2) return;
  const { at: hero } = draft.hero;
  const cell = neighbours(mob).find(
    ({ x, y }) =>
      (x !== hero.x || y !== hero.y) &&
      !draft.isWall({ x, y }) &&
      draft.board.at(x, y) === undefined,
  );
  if (cell === undefined) return;
  const half = Math.floor(mob.health / 2);
  const clone = draft.addMob({ ...mob, ...cell, health: half, isCopy: true });
  draft.board.put({ ...mob, health: mob.health - half });
  draft.emit({ kind: 'cloned', mob: id, clone, of: mob.kind, at: { x: cell.x, y: cell.y } });
}
