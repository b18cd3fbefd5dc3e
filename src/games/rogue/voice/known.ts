import { CellSet, CHUNK, chunkOf } from '#kit/grid/cell-set.ts';
import type { Box } from '#kit/grid/cell-set.ts';
import { chunkIn, chunksIn } from '#kit/grid/chunk-map.ts';
import type { ChunkMap } from '#kit/grid/chunk-map.ts';
import { forecast, isSeen, mobsInSight, sightOf, wallAt } from '../rules/index.ts';
import type { ItemKind, LiveTrigger, Mob, Place, RogueState, Rows } from '../rules/index.ts';

/** An item as the hero sees it, real or disguised. */
export interface SightedItem extends Place {
  readonly kind: ItemKind;
  /** True if the hero dropped it; auto-explore leaves it alone. */
  readonly isLeft?: true;
}

/** True if the hero has ever seen a cell. */
export function isKnownCell(state: RogueState, x: number, y: number): boolean {
  return isSeen(state, { x, y });
}

/** Smallest box around everything the hero has seen. */
export function knownBox({ seen, hero }: RogueState): Box {
  const cells = new CellSet();
  cells.add(hero.at.x, hero.at.y);
  for (const { x, y, value } of chunksIn(seen)) addRows(cells, x, y, value);
  return cells.box() ?? { left: hero.at.x, top: hero.at.y, right: hero.at.x, bottom: hero.at.y };
}

function addRows(cells: CellSet, chunkX: number, chunkY: number, rows: Rows): void {
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < CHUNK; x++) {
      if (((row >>> x) & 1) === 1) cells.add(chunkX * CHUNK + x, chunkY * CHUNK + y);
    }
  }
}

/** True if the hero currently sees a cell. */
export function sees(state: RogueState, x: number, y: number): boolean {
  return sightOf(state).has(x, y);
}

/** True for known ground, and for closed doors that the hero can open. */
export function isGround(state: RogueState, place: Place): boolean {
  return isSeen(state, place) && (!wallAt(state, place) || opensAt(state, place));
}

/** True for a closed door that opens when the hero enters it. */
function opensAt(state: RogueState, place: Place): boolean {
  const effect = forecast(state, place);
  return effect?.trigger === 'door' && !effect.isLocked;
}

/** Entries of a chunk map within a radius of a place. */
function placedAround<T extends Place>(
  all: ChunkMap<readonly T[]>,
  { x, y }: Place,
  reach: number,
): readonly T[] {
  const found: T[] = [];
  for (let cy = chunkOf(y - reach); cy <= chunkOf(y + reach); cy++) {
    for (let cx = chunkOf(x - reach); cx <= chunkOf(x + reach); cx++) {
      for (const one of chunkIn(all, cx, cy) ?? []) {
        if (Math.abs(one.x - x) <= reach && Math.abs(one.y - y) <= reach) found.push(one);
      }
    }
  }
  return found;
}

/** Known items within a radius, including disguised mobs. */
export function itemsAround(state: RogueState, reach: number): readonly SightedItem[] {
  const { at } = state.hero;
  const lying = placedAround(state.items, at, reach);
  const disguised = placedAround(state.mobs, at, reach).flatMap((mob): SightedItem[] =>
    mob.guise === undefined ? [] : [{ kind: mob.guise, x: mob.x, y: mob.y }],
  );
  return [...lying, ...disguised].filter(({ x, y }) => isKnownCell(state, x, y));
}

/** All items known to the hero. */
export function knownItems(state: RogueState): readonly SightedItem[] {
  const lying = chunksIn(state.items).flatMap(({ value }) => value);
  const disguised = chunksIn(state.mobs).flatMap(({ value }) =>
    value.flatMap(({ guise, x, y }): SightedItem[] =>
      guise === undefined ? [] : [{ kind: guise, x, y }],
    ),
  );
  return [...lying, ...disguised].filter(({ x, y }) => isKnownCell(state, x, y));
}

/** All triggers known to the hero. */
export function triggersShown(state: RogueState): readonly LiveTrigger[] {
  const triggers = state.course?.triggers ?? [];
  return triggers.filter(({ x, y }) => isKnownCell(state, x, y));
}

/** Displayed mobs: visible and undisguised ones; in debug mode, all nearby. */
export function mobsShown(state: RogueState): readonly Mob[] {
  if (state.options.mode !== 'debug') return mobsInSight(state);
  return placedAround(state.mobs, state.hero.at, DEFAULT_REACH).filter(
    ({ guise }) => guise === undefined,
  );
}

/** Search radius of debug mode in cells. */
const DEFAULT_REACH = 24;

/** Mobs and items on a cell, as they appear. */
export function thingsAt(state: RogueState, { x, y }: Place) {
  const isHere = (one: Place) => one.x === x && one.y === y;
  const mobs = mobsShown(state).filter(isHere);
  const items = placedAround(state.items, { x, y }, 0).filter(() => isKnownCell(state, x, y));
  const disguised = placedAround(state.mobs, { x, y }, 0).flatMap(({ guise }) => guise ?? []);
  const kinds = [...items.map(({ kind }) => kind), ...(isKnownCell(state, x, y) ? disguised : [])];
  return { mobs, items: kinds };
}
