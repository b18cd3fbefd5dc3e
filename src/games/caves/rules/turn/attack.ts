import { attackOf, itemIn } from '../model/attributes.ts';
import { creatureRow, itemRow } from '../model/content.ts';
import type { ItemRow } from '../model/items.ts';
import { DIRECTIONS, isInside, isSamePlace, neighbourIn } from '../model/place.ts';
import type { Creature } from '../model/state.ts';
import { hit, payForAttack } from './battle.ts';
import { spotOf } from './draft.ts';
import type { CavesDraft } from './draft.ts';
import { affect } from './effects.ts';
import { isFriend } from './friends.ts';
import { isIn } from './terrain.ts';

/** A creature attacks an adjacent one, perhaps with a multiple of its strength. */
export function attack(draft: CavesDraft, by: Creature, target: Creature, times = 1): void {
  payForAttack(draft, by);
  const weapon = itemIn(by, by.weapon);
  const row = weapon && itemRow(by.content, weapon.kind);
  const others = row?.strikes === undefined ? [] : othersStruck(draft, by, target, row.strikes);
  for (const { id } of [target, ...others]) {
    const one = draft.crowd.get(id);
    if (one !== undefined && draft.ending === undefined) strikeOne(draft, by, one, row, times);
  }
}

/** One blow, with a bite if the creature has one. */
function strikeOne(
  draft: CavesDraft,
  by: Creature,
  target: Creature,
  weapon: ItemRow | undefined,
  times: number,
): void {
  const isHelpless = isIn(target, 'held') || isIn(target, 'stunned');
  const factor = times * (isHelpless ? (weapon?.stabs ?? 1) : 1);
  hit(draft, by, target, { blow: 'hit', attack: factor * attackOf(by) });
  const { bite } = creatureRow(by.content, by.kind);
  if (bite !== undefined && draft.ending === undefined) affect(draft, target.id, bite, by.id);
}

/** Those whom a blow hits besides its target: foes of the player and its allies, or those alone. */
function othersStruck(
  draft: CavesDraft,
  by: Creature,
  target: Creature,
  strikes: NonNullable<ItemRow['strikes']>,
): readonly Creature[] {
  if (by.z !== target.z) return [];
  const behind = { x: 2 * target.x - by.x, y: 2 * target.y - by.y };
  const cells =
    strikes === 'behind' ? [behind] : DIRECTIONS.map((direction) => neighbourIn(by, direction));
  return cells.flatMap((cell) => {
    if (!isInside(cell.x, cell.y) || isSamePlace(cell, target)) return [];
    const one = draft.crowd.at(spotOf(by, cell));
    return one !== undefined && isOpponent(by, one) ? [one] : [];
  });
}

function isOpponent(by: Creature, one: Creature): boolean {
  return one.side !== 'captive' && isFriend(one) !== isFriend(by);
}
