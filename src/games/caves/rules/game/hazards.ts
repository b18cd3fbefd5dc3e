import { cloudRow, effectRow } from '../model/content.ts';
import type { CavesContent } from '../model/content.ts';
import { cellOf } from '../model/place.ts';
import type { Spot } from '../model/place.ts';
import type { CavesState, Level } from '../model/state.ts';
import { groundOf } from '../model/ground.ts';
import type { Cloud } from '../model/terrain.ts';
import { contentOf } from './looking.ts';

/** True for an effect that no one wants: it takes health or binds. */
function isBad(content: CavesContent, kind: string | undefined): boolean {
  if (kind === undefined) return false;
  const { start, each, state } = effectRow(content, kind);
  return (start?.hp ?? 0) < 0 || (each?.hp ?? 0) < 0 || state !== undefined;
}

/** Cells of a level, as far as known, that one had better not enter: traps, fire, bad gas. */
export function hazardsOf(content: CavesContent, level: Level): ReadonlySet<number> {
  const cells = new Set<number>();
  const { isAny, rows, unseen } = groundOf(content);
  if (!isAny) return cells;
  for (let cell = 0; cell < level.known.length; cell++) {
    const code = level.known.charCodeAt(cell);
    const row = rows[code];
    if (row === undefined || unseen[code] === 1) continue;
    if (row.trap !== undefined || isBad(content, row.effect)) cells.add(cell);
  }
  for (const { cell, kind } of level.clouds ?? []) {
    const { fire, effect } = cloudRow(content, kind);
    if (fire === true || isBad(content, effect)) cells.add(cell);
  }
  return cells;
}

const HAZARDS = new WeakMap<Level, ReadonlySet<number>>();

/** True for a cell that one had better not enter. */
export function isHazard(state: CavesState, spot: Spot): boolean {
  const level = state.levels[spot.z];
  if (level === undefined) return false;
  let cells = HAZARDS.get(level);
  if (cells === undefined) {
    cells = hazardsOf(contentOf(state), level);
    HAZARDS.set(level, cells);
  }
  return cells.has(cellOf(spot));
}

/** Fire or gas in a cell, as far as known. */
export function cloudAt({ levels }: CavesState, spot: Spot): Cloud | undefined {
  return levels[spot.z]?.clouds?.find(({ cell }) => cell === cellOf(spot));
}
