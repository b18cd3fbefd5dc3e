import { lineBetween } from '#kit/grid/line.ts';
import type { ThrowUse } from '../model/items.ts';
import type { Mob } from '../model/mobs.ts';
import { squareBetween } from '../model/place.ts';
import type { RogueState } from '../model/state.ts';
import type { ItemKind } from '../world/kinds.ts';
import { gain, kill } from './battle.ts';
import type { TurnDraft } from './draft.ts';
import { inSightOf } from './seeing.ts';
import { sightFrom } from './sight.ts';

/** Mobs that the hero sees and knows for mobs, with the line to each of them free of walls or not. */
function seenMobs({ ground, hero, mobs }: RogueState): readonly { mob: Mob; isOpen: boolean }[] {
  const { at } = hero;
  const sight = sightFrom(ground.walls, at);
  const isOpen = (mob: Mob) =>
    lineBetween(at, mob).every(({ x, y }) => sight.has(x, y) && !ground.walls.has(x, y));
  return inSightOf(mobs, at, sight)
    .filter(({ guise }) => guise === undefined)
    .map((mob) => ({ mob, isOpen: isOpen(mob) }));
}

/** Why nobody can be hit: nobody is there, walls are in the way, or everybody is too far away. */
export function whyNoTarget(state: RogueState, range: number): 'nobody' | 'covered' | 'far' {
  const seen = seenMobs(state);
  if (seen.length === 0) return 'nobody';
  const { at } = state.hero;
  return seen.some(({ mob }) => squareBetween(mob, at) <= range * range) ? 'covered' : 'far';
}

/**
 * Whom something would be thrown at: the nearest mob that is known for one, within so many cells and with nothing in
 * the way; of several, the one that moves first.
 */
export function targetOf(state: RogueState, range: number): Mob | undefined {
  const { at } = state.hero;
  const isTarget = (mob: Mob) => squareBetween(mob, at) <= range * range;
  const open = seenMobs(state).flatMap(({ mob, isOpen }) => (isOpen ? mob : []));
  return open
    .filter(isTarget)
    .sort(
      (one, other) => squareBetween(one, at) - squareBetween(other, at) || one.id - other.id,
    )[0];
}

/** Something flies at a mob, which cannot strike back, and lies where the mob stands. */
export function throwAt(
  draft: TurnDraft,
  item: ItemKind,
  slot: number,
  row: ThrowUse,
  mob: Mob,
): void {
  const { id, kind: of, level } = mob;
  const at = { x: mob.x, y: mob.y };
  const dealt = row.damage * draft.hero.level;
  const mobHealth = Math.max(0, mob.health - dealt);
  draft.layItem({ kind: item, ...at });
  draft.tell({ kind: 'thrown', item, slot, mob: id, of, level, at, dealt, mobHealth });
  if (mobHealth > 0) {
    draft.board.put({ ...mob, health: mobHealth, hit: dealt });
    return;
  }
  kill(draft, mob);
  gain(draft, mob);
}
