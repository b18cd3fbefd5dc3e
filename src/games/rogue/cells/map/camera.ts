import type { Place } from '../../rules/index.ts';

/** Size of the visible part of the world, in cells. */
export interface Extent {
  readonly columns: number;
  readonly rows: number;
}

/** Share of the distance from centre to edge that the hero can move before the map scrolls. */
const SLACK = 0.3;

function pull(middle: number, at: number, size: number): number {
  const slack = Math.floor((size / 2) * SLACK);
  return Math.min(at + slack, Math.max(at - slack, middle));
}

/** The map's centre after the hero has moved. Near the edge it scrolls one cell per step. */
export function followHero(middle: Place, at: Place, { columns, rows }: Extent): Place {
  const isFar = Math.abs(at.x - middle.x) > columns || Math.abs(at.y - middle.y) > rows;
  if (isFar) return at;
  return { x: pull(middle.x, at.x, columns), y: pull(middle.y, at.y, rows) };
}

/** The map's centre adjusted to keep a cursor visible. */
export function followCursor(middle: Place, at: Place, { columns, rows }: Extent): Place {
  const [across, down] = [Math.floor((columns - 1) / 2) - 1, Math.floor((rows - 1) / 2) - 1];
  return {
    x: Math.min(at.x + across, Math.max(at.x - across, middle.x)),
    y: Math.min(at.y + down, Math.max(at.y - down, middle.y)),
  };
}
