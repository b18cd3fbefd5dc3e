import { cloudRow, itemRow } from '../model/content.ts';
import { cellOf, DIRECTIONS, neighbourIn, placeOf, spotAt } from '../model/place.ts';
import type { Spot } from '../model/place.ts';
import type { Cloud, CloudRow } from '../model/terrain.ts';
import { harm } from './battle.ts';
import { happens } from './chance.ts';
import { spotOf } from './draft.ts';
import type { CavesDraft } from './draft.ts';
import { setTerrain, terrainAt } from './terrain.ts';

/** Turns that fire lasts on ground that has caught it. */
export const BURNING = 4;
const SIDES = ['north', 'south', 'west', 'east'] as const;

export type Clouds = Map<number, Cloud>;

export function cloudsOn(draft: CavesDraft, z: number): Clouds {
  return new Map((draft.level(z).clouds ?? []).map((cloud) => [cloud.cell, cloud]));
}

export function putClouds(draft: CavesDraft, z: number, clouds: Clouds): void {
  if (clouds.size === 0 && draft.level(z).clouds === undefined) return;
  const sorted = [...clouds.values()].sort((one, other) => one.cell - other.cell);
  draft.setLevel(z, { clouds: sorted.length === 0 ? undefined : sorted });
}

/** True for ground that air can fill: no rock, no closed door. */
function isAiry(draft: CavesDraft, spot: Spot): boolean {
  if (!draft.isGround(spot)) return false;
  return draft.ground.doors[draft.codeAt(spot.x, spot.y, spot.z)] !== 1;
}

/** Sets fire to a cell; false for water, rock and where it already burns. */
export function ignite(
  draft: CavesDraft,
  clouds: Clouds,
  spot: Spot,
  kind: string,
  turns: number,
): boolean {
  const cell = cellOf(spot);
  const there = clouds.get(cell);
  if (!isAiry(draft, spot) && terrainAt(draft, spot)?.burns === undefined) return false;
  if (terrainAt(draft, spot)?.douses === true) return false;
  if (there !== undefined && cloudRow(draft.content, there.kind).fire === true) return false;
  const row = terrainAt(draft, spot);
  if (row?.burns !== undefined) setTerrain(draft, spot, row.after);
  clouds.set(cell, { cell, kind, amount: turns });
  if (draft.isSeen(spot) && !draft.events.some((event) => event.kind === 'ignited'))
    draft.emit({ kind: 'ignited', at: { x: spot.x, y: spot.y } });
  return true;
}

/** Explodes all connected gas of a kind from a cell on. */
function explode(draft: CavesDraft, clouds: Clouds, from: Spot, gas: Cloud, fire: string): void {
  const { explodes = 0 } = cloudRow(draft.content, gas.kind);
  const queue = [gas.cell];
  clouds.delete(gas.cell);
  draft.emitSeen({ kind: 'blasted', at: { x: from.x, y: from.y }, radius: 1 }, from);
  for (const cell of queue) {
    const spot = spotOf(from, placeOf(cell));
    ignite(draft, clouds, spot, fire, 2);
    const target = draft.crowd.at(spot);
    if (target !== undefined) harm(draft, target.id, explodes, { kind: 'blast' });
    for (const direction of DIRECTIONS) {
      const next = cellOf(neighbourIn(spot, direction));
      if (clouds.get(next)?.kind !== gas.kind) continue;
      clouds.delete(next);
      queue.push(next);
    }
  }
}

/** Lights gas and burns ground in and beside a burning cell. */
function kindle(draft: CavesDraft, clouds: Clouds, spot: Spot, fire: string): void {
  for (const direction of DIRECTIONS) {
    const next = spotOf(spot, neighbourIn(spot, direction));
    const there = clouds.get(cellOf(next));
    const row = there === undefined ? undefined : cloudRow(draft.content, there.kind);
    if (there !== undefined && row?.explodes !== undefined)
      explode(draft, clouds, next, there, fire);
    const { burns } = terrainAt(draft, next) ?? {};
    if (burns !== undefined && row?.fire !== true && happens(draft.chance, burns))
      ignite(draft, clouds, next, fire, BURNING);
  }
}

function burnItem(draft: CavesDraft, spot: Spot): void {
  const item = draft.itemAt(spot);
  if (item === undefined || itemRow(draft.content, item.kind).burns !== true) return;
  if (item.kind === draft.content.quest) return;
  draft.takeItem(spot);
  draft.emitSeen({ kind: 'burnt', item, at: { x: spot.x, y: spot.y } }, spot);
}

export function burn(draft: CavesDraft, clouds: Clouds, z: number): void {
  for (const { cell, kind } of [...clouds.values()]) {
    if (cloudRow(draft.content, kind).fire !== true) continue;
    const spot = spotAt(cell, z);
    burnItem(draft, spot);
    kindle(draft, clouds, spot, kind);
    const now = clouds.get(cell);
    if (now?.kind !== kind) continue;
    if (now.amount <= 1) clouds.delete(cell);
    else clouds.set(cell, { cell, kind, amount: now.amount - 1 });
  }
}

/** Points of gas that vanish from an amount. */
function thinned(draft: CavesDraft, amount: number, { thins }: CloudRow): number {
  const loss = amount * thins;
  return Math.floor(loss / 1000) + (happens(draft.chance, loss % 1000) ? 1 : 0);
}

/** Spreads gas evenly over a cell and those beside it. */
export function drift(draft: CavesDraft, clouds: Clouds, z: number): void {
  const gases = [...clouds.values()]
    .filter(({ kind }) => cloudRow(draft.content, kind).fire !== true)
    .sort((one, other) => one.cell - other.cell);
  const amounts = new Map<number, Cloud>();
  const add = (cell: number, kind: string, more: number) => {
    const { amount = 0 } = amounts.get(cell) ?? {};
    amounts.set(cell, { cell, kind: amounts.get(cell)?.kind ?? kind, amount: amount + more });
  };
  for (const { cell } of gases) clouds.delete(cell);
  for (const { cell, kind, amount } of gases) {
    const left = amount - thinned(draft, amount, cloudRow(draft.content, kind));
    const spot = spotAt(cell, z);
    const beside = SIDES.map((side) => spotOf(spot, neighbourIn(spot, side))).filter(
      (next) => isAiry(draft, next) && !clouds.has(cellOf(next)),
    );
    const share = Math.floor(left / (beside.length + 1));
    for (const next of share > 0 ? beside : []) add(cellOf(next), kind, share);
    const rest = left - (share > 0 ? share * beside.length : 0);
    if (rest > 0) add(cell, kind, rest);
  }
  for (const [cell, cloud] of amounts) clouds.set(cell, cloud);
}

/** Puts a cloud into a cell, or more of it. */
export function addCloud(draft: CavesDraft, spot: Spot, kind: string, amount: number): boolean {
  const clouds = cloudsOn(draft, spot.z);
  const cell = cellOf(spot);
  if (cloudRow(draft.content, kind).fire === true) {
    const isLit = ignite(draft, clouds, spot, kind, amount);
    if (isLit) putClouds(draft, spot.z, clouds);
    return isLit;
  }
  if (!isAiry(draft, spot)) return false;
  const there = clouds.get(cell);
  const before = there?.kind === kind ? there.amount : 0;
  clouds.set(cell, { cell, kind, amount: before + amount });
  putClouds(draft, spot.z, clouds);
  draft.emitSeen({ kind: 'billowed', cloud: kind, at: { x: spot.x, y: spot.y } }, spot);
  return true;
}
