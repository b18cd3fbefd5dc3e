import { changedLevel } from '../model/copies.ts';
import { placeOf } from '../model/place.ts';
import type { Spot } from '../model/place.ts';
import { PLAYER } from '../model/state.ts';
import type { CavesState, Level } from '../model/state.ts';
import type { LyingItem } from '../model/items.ts';
import { shownSign } from '../model/ground.ts';
import type { Ground } from '../model/ground.ts';
import { FLOOR } from '../model/tiles.ts';
import type { Tiles } from '../model/tiles.ts';
import { creatureRef } from './draft.ts';
import type { CavesDraft } from './draft.ts';
import { isSameItem, itemAt } from './lying.ts';
import { sightFrom } from './sight.ts';
import type { Sight } from './sight.ts';

const FLOOR_CODE = FLOOR.charCodeAt(0);

/** A level with its memory updated from a field of view. */
export function remember(level: Level, sight: Sight, ground: Ground): Level {
  const known = learnt(level, sight, ground);
  const isSeen = ({ cell }: LyingItem) => sight.hasCell(cell);
  const seen = level.items.filter(isSeen);
  if (isRemembered(level, sight, seen))
    return known === level.known ? level : changedLevel(level, { known });
  const hidden = level.remembered.filter((lying) => !isSeen(lying));
  const remembered = [...hidden, ...seen].sort((one, other) => one.cell - other.cell);
  return changedLevel(level, { known, remembered });
}

/** True if the items in sight are as remembered. */
function isRemembered({ remembered }: Level, sight: Sight, seen: readonly LyingItem[]): boolean {
  let index = 0;
  for (const lying of remembered)
    if (sight.hasCell(lying.cell) && !isSameLying(lying, seen[index++])) return false;
  return index === seen.length;
}

function learnt({ tiles, known }: Level, sight: Sight, ground: Ground): Tiles {
  const isNew = (cell: number) => {
    const code = tiles.charCodeAt(cell);
    return (ground.unseen[code] === 1 ? FLOOR_CODE : code) !== known.charCodeAt(cell);
  };
  const cells = sight.glimpsed.filter(isNew).sort((one, other) => one - other);
  if (cells.length === 0) return known;
  let [text, copied] = ['', 0];
  for (const cell of cells) {
    text += known.slice(copied, cell) + shownSign(ground, tiles.charAt(cell));
    copied = cell + 1;
  }
  return text + known.slice(copied);
}

function isSameLying(one: LyingItem, other: LyingItem | undefined): boolean {
  return one.cell === other?.cell && isSameItem(one.item, other.item);
}

/** The player's view before the turn. */
interface PastView {
  sees(spot: Spot): boolean;
}

function pastViewOf({ levels, creatures }: CavesState): PastView {
  const player = creatures[PLAYER];
  const tiles = player === undefined ? undefined : levels[player.z]?.tiles;
  if (player === undefined || tiles === undefined) return { sees: () => false };
  const sight = sightFrom(tiles, player);
  return { sees: ({ x, y, z }) => z === player.z && sight.has(x, y) };
}

/** Updates the player's memory at the end of a turn and records events for new sights. */
export function lookAround(draft: CavesDraft): void {
  const { player, sight } = draft;
  const { z } = player;
  const level = draft.level(z);
  const past = pastViewOf(draft.before);
  for (const { cell, item } of level.items) {
    if (!sight.hasCell(cell)) continue;
    const at = placeOf(cell);
    if (past.sees({ x: at.x, y: at.y, z })) continue;
    const remembered = itemAt(level.remembered, cell);
    if (remembered === undefined || !isSameItem(remembered, item))
      draft.emit({ kind: 'item-sighted', item, at });
  }
  for (const creature of draft.crowd.onLevel(z)) {
    if (creature.id === PLAYER || !draft.isSeen(creature)) continue;
    const earlier = draft.before.creatures.find(({ id }) => id === creature.id);
    if (earlier === undefined || !past.sees(earlier))
      draft.emit({ kind: 'creature-sighted', who: creatureRef(creature) });
  }
  const after = remember(level, sight, draft.ground);
  if (after !== level) draft.setLevel(z, after);
}
