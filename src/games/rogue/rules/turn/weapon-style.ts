import { attackOf } from '../model/hero.ts';
import type { Hero } from '../model/hero.ts';
import { ITEMS } from '../model/items.ts';
import type { WeaponStyle } from '../model/items.ts';
import { mobArmorOf } from '../model/mobs.ts';
import type { Mob } from '../model/mobs.ts';
import type { Place } from '../world/plan.ts';
import { isSamePlace } from '../world/place.ts';
import type { TurnDraft } from './draft.ts';
import { strike } from './striking.ts';

/** Style of the hero's weapon. */
function styleOf({ worn }: Pick<Hero, 'worn'>): WeaponStyle | undefined {
  const row = worn.sword === null ? undefined : ITEMS[worn.sword];
  return row?.use === 'wear' ? row.style : undefined;
}

/** The cell behind a mob that the hero attacks from `from`. */
function cellBehind(from: Place, { x, y }: Place): Place {
  return { x: 2 * x - from.x, y: 2 * y - from.y };
}

/** The hero attacked a mob: a spear also hits the one behind it, a hammer drives it back. */
export function useStyle(draft: TurnDraft, mob: Mob): void {
  const { hero, board, before } = draft;
  const style = styleOf(hero);
  const from = before.hero.at;
  if (style === undefined || isSamePlace(from, mob)) return;
  const behind = cellBehind(from, mob);
  const other = board.at(behind.x, behind.y);
  if (style === 'pierce') {
    if (other === undefined || other.guise !== undefined || draft.isWall(behind)) return;
    strike(draft, other, Math.max(0, attackOf(hero) - mobArmorOf(other)), 'spear');
    return;
  }
  const survivor = board.get(mob.id);
  if (survivor === undefined || other !== undefined || draft.isWall(behind)) return;
  const { x, y } = behind;
  board.put({ ...survivor, x, y });
  const to = { x, y };
  draft.emit({ kind: 'mob-moved', mob: mob.id, of: mob.kind, from: { x: mob.x, y: mob.y }, to });
}
