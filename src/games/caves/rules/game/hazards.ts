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

const SIGNS = new WeakMap<CavesContent, Uint8Array>();

/** 1 for the character codes of ground that one had better not enter; cached. */
export function hazardSigns(content: CavesContent): Uint8Array {
  let signs = SIGNS.get(content);
  if (signs === undefined) {
    const { rows, unseen } = groundOf(content);
    signs = Uint8Array.from(rows, (row, code) => {
      if (row === undefined || unseen[code] === 1) return 0;
      return row.trap !== undefined || isBad(content, row.effect) ? 1 : 0;
    });
    SIGNS.set(content, signs);
  }
  return signs;
}

/** True for fire and bad gas. */
export function isHazardous(content: CavesContent, cloud: string): boolean {
  const { fire, effect } = cloudRow(content, cloud);
  return fire === true || isBad(content, effect);
}

/** Cells of a level, as far as known, that one had better not enter: traps, fire, bad gas. */
export function hazardsOf(content: CavesContent, level: Level): ReadonlySet<number> {
  const cells = new Set<number>();
  if (!groundOf(content).isAny) return cells;
  const signs = hazardSigns(content);
  for (let cell = 0; cell < level.known.length; cell++)
    if (signs[level.known.charCodeAt(cell)] === 1) cells.add(cell);
  for (const { cell, kind } of level.clouds ?? []) if (isHazardous(content, kind)) cells.add(cell);
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
