import { lineBetween } from '#kit/grid/line.ts';
import { missileDamage } from '../model/hero.ts';
import type { ThrowUse } from '../model/items.ts';
import type { Mob } from '../model/mobs.ts';
import { squareBetween } from '../world/place.ts';
import type { RogueState } from '../model/state.ts';
import type { ItemKind } from '../world/kinds.ts';
import { gain, kill } from './deaths.ts';
import type { TurnDraft } from './draft.ts';
import { afterBlow } from './exchange.ts';
import { inSightOf } from './seeing.ts';
import { sightFrom } from './sight.ts';

/** Visible undisguised mobs; `isOpen` is true if no wall blocks the line. */
function linesToMobs({ ground, hero, mobs }: RogueState): readonly { mob: Mob; isOpen: boolean }[] {
  const { at } = hero;
  const sight = sightFrom(ground.walls, at);
  const isOpen = (mob: Mob) =>
    lineBetween(at, mob).every(({ x, y }) => sight.has(x, y) && !ground.walls.has(x, y));
  return inSightOf(mobs, at, sight)
    .filter(({ guise }) => guise === undefined)
    .map((mob) => ({ mob, isOpen: isOpen(mob) }));
}

/** The reason no mob can be hit: none visible, walls in the way, or out of range. */
export function noTargetReason(state: RogueState, range: number): 'nobody' | 'covered' | 'far' {
  const seen = linesToMobs(state);
  if (seen.length === 0) return 'nobody';
  const { at } = state.hero;
  return seen.some(({ mob }) => squareBetween(mob, at) <= range * range) ? 'covered' : 'far';
}

/**
 * Target of a throw: the nearest undisguised mob within range and with a clear line. Ties go to the
 * mob that moves first.
 */
export function targetOf(state: RogueState, range: number): Mob | undefined {
  const { at } = state.hero;
  const isTarget = (mob: Mob) => squareBetween(mob, at) <= range * range;
  const open = linesToMobs(state).flatMap(({ mob, isOpen }) => (isOpen ? mob : []));
  return open
    .filter(isTarget)
    .sort(
      (one, other) => squareBetween(one, at) - squareBetween(other, at) || one.id - other.id,
    )[0];
}

/** Throws an item at a mob, which cannot strike back. The item lands on its cell. */
export function throwAt(
  draft: TurnDraft,
  item: ItemKind,
  slot: number,
  row: ThrowUse,
  mob: Mob,
): void {
  const { id, kind: of, level } = mob;
  const at = { x: mob.x, y: mob.y };
  const dealt = missileDamage(draft.hero, row.damage);
  const mobHealth = Math.max(0, mob.health - dealt);
  draft.layItem({ kind: item, ...at });
  draft.emit({ kind: 'thrown', item, slot, mob: id, of, level, at, dealt, mobHealth });
  if (mobHealth > 0) {
    draft.board.put(afterBlow(mob, mobHealth, dealt));
    return;
  }
  kill(draft, mob);
  gain(draft, mob);
}
