import type { Standing } from '../../voice/progress.ts';
import type { Road, RoadStop } from '../../voice/road.ts';

/** Width of the map in its own units. Its height follows from the road. */
export const MAP_WIDTH = 360;
const HEAD = 52;
const ROW = 122;
const FOOT = 18;
const MAX_PER_ROW = 3;
const MARGIN = 62;
/** Height of the road in a row, below the top of the row. */
const LINE = 40;

export interface PlacedStop {
  readonly stop: RoadStop;
  readonly x: number;
  readonly y: number;
}

/** A chapter as a stretch of land. */
export interface Land {
  readonly id: string;
  readonly name: string;
  readonly top: number;
  readonly height: number;
  readonly stops: readonly PlacedStop[];
}

/** A piece of the road between two scenarios. */
export interface Stretch {
  readonly path: string;
  readonly to: Standing;
}

export interface RoadMap {
  readonly height: number;
  readonly lands: readonly Land[];
  readonly stretches: readonly Stretch[];
}

/** Splits the scenarios of a chapter into rows of nearly equal length. */
function rowsOf(stops: readonly RoadStop[]): readonly (readonly RoadStop[])[] {
  const count = Math.ceil(stops.length / MAX_PER_ROW);
  const per = Math.ceil(stops.length / Math.max(1, count));
  return Array.from({ length: count }, (_, row) => stops.slice(row * per, (row + 1) * per));
}

/** Positions of a row from left to right, which rise and fall a little. */
function placeRow(row: readonly RoadStop[], top: number, isBack: boolean): PlacedStop[] {
  const room = MAP_WIDTH - 2 * MARGIN;
  const step = row.length > 1 ? room / (row.length - 1) : 0;
  const first = row.length > 1 ? MARGIN : MAP_WIDTH / 2;
  return row.map((stop, at) => {
    const x = first + step * at;
    return { stop, x: isBack ? MAP_WIDTH - x : x, y: top + LINE + (at % 2 === 1 ? -8 : 4) };
  });
}

/** A curve between two scenarios: along a row, or around its end to the next one. */
function curve(from: PlacedStop, to: PlacedStop): string {
  const start = `M${from.x} ${from.y}`;
  if (Math.abs(to.y - from.y) < ROW / 2) {
    const middle = (from.x + to.x) / 2;
    return `${start}C${middle} ${from.y + 16} ${middle} ${to.y - 16} ${to.x} ${to.y}`;
  }
  const side = from.x > MAP_WIDTH / 2 ? 1 : -1;
  const bulge = Math.min(MAP_WIDTH - 14, Math.max(14, from.x + side * 70));
  return `${start}C${bulge} ${from.y + 30} ${bulge} ${to.y - 46} ${to.x} ${to.y}`;
}

/** Lays a road out as a map: chapters from top to bottom, their scenarios in turning rows. */
export function layOutRoad({ chapters }: Road): RoadMap {
  const lands: Land[] = [];
  let top = 0;
  let isBack = false;
  for (const { id, name, stops } of chapters) {
    const placed: PlacedStop[] = [];
    let height = HEAD;
    for (const row of rowsOf(stops)) {
      for (const stop of placeRow(row, top + height, isBack)) placed.push(stop);
      height += ROW;
      isBack = !isBack;
    }
    lands.push({ id, name, top, height, stops: placed });
    top += height;
  }
  const all = lands.flatMap(({ stops }) => stops);
  const stretches = all.slice(1).map((to, at): Stretch => {
    return { path: curve(all[at] ?? to, to), to: to.stop.standing };
  });
  return { height: top + FOOT, lands, stretches };
}
