import type { CavesAction } from '../model/action.ts';
import { rangedOf } from '../model/attributes.ts';
import { GROWTHS } from '../model/growth.ts';
import type { Item } from '../model/items.ts';
import { DIRECTIONS } from '../model/place.ts';
import type { Place } from '../model/place.ts';
import { spellsIn } from '../model/content.ts';
import type { CavesState, Creature } from '../model/state.ts';
import { isSameItem } from '../turn/lying.ts';
import { creaturesInSight, playerOf } from './looking.ts';
import { refuse } from './refusals.ts';

const BODILY: readonly CavesAction[] = [
  ...DIRECTIONS.map((direction): CavesAction => ({ kind: 'move', direction })),
  { kind: 'climb', way: 'up' },
  { kind: 'climb', way: 'down' },
  { kind: 'wait' },
  { kind: 'pick-up' },
];

/**
 * The actions available to the player, never empty. Targets are occupied cells only, and throws are
 * limited to one item of each kind.
 */
export function actionsOf(state: CavesState): readonly CavesAction[] {
  if (state.choices > 0) return GROWTHS.map((growth) => ({ kind: 'grow', growth }));
  const player = playerOf(state);
  const targets = creaturesInSight(state).map(({ x, y }): Place => ({ x, y }));
  const actions = [...BODILY];
  if (rangedOf(player) > 0) for (const at of targets) actions.push({ kind: 'fire', at });
  for (const [slot, item] of player.pack.entries())
    if (item !== null) for (const use of usesOf(player, item, slot, targets)) actions.push(use);
  return actions.filter((action) => refuse(state, action) === undefined);
}

function usesOf(
  player: Creature,
  item: Item,
  slot: number,
  targets: readonly Place[],
): readonly CavesAction[] {
  const uses: CavesAction[] = (['drop', 'eat', 'wear', 'quaff', 'read'] as const).map((kind) => ({
    kind,
    slot,
  }));
  const isFirst = !player.pack.some((one, at) => at < slot && one && isSameItem(one, item));
  if (isFirst) for (const at of targets) uses.push({ kind: 'throw', slot, at });
  const ownPlace: Place = { x: player.x, y: player.y };
  for (const spell of spellsIn(player.content, item))
    for (const at of [ownPlace, ...targets]) uses.push({ kind: 'cast', slot, spell, at });
  return uses;
}
