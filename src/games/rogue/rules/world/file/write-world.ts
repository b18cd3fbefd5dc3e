import { failed, parsed } from '#core';
import type { Parsed } from '#core';
import type { Box } from '#kit/grid/cell-set.ts';
import { wordOf } from '../kinds.ts';
import type { Place, WorldPlan } from '../plan.ts';
import { wordsFor } from '../trigger-words.ts';
import type { Destinations } from '../trigger-words.ts';
import type { Trigger, WideGoal } from '../trigger-kinds.ts';
import { worldProblem } from './problems.ts';
import { MAX_CELLS } from './read-size.ts';

/** A world file, and the plan coordinates of its first cell. */
export interface WrittenWorld {
  readonly text: string;
  readonly left: number;
  readonly top: number;
}

/**
 * Writes a plan as a world file with the smallest possible field. Files have no negative
 * coordinates: the field starts at (0, 0), or further left and up if necessary. Things in walls, or
 * too far apart, cannot be written.
 */
export function writeWorld(plan: WorldPlan): Parsed<WrittenWorld> {
  const box = boxOf(plan);
  const width = box.right - box.left + 1;
  const height = box.bottom - box.top + 1;
  const start = { line: 1, column: 1 };
  if (width * height > MAX_CELLS) {
    return failed(worldProblem('E_TOO_LARGE', start, { width, height, most: MAX_CELLS }));
  }
  const holes = new Holes(plan, box);
  const inWall = holes.places.find(({ x, y }) => plan.walls.has(x, y));
  if (inWall !== undefined) {
    return failed(worldProblem('E_IN_WALL', start, { x: inWall.x, y: inWall.y }));
  }
  const lines = [`${width} ${height}`, ...rowsOf(plan, box, holes), ...fillersOf(plan, holes)];
  return parsed({ text: `${lines.join('\n')}\n`, left: box.left, top: box.top });
}

/** The field: from (0, 0), or any content left of or above it, to the furthest content. */
function boxOf(plan: WorldPlan): Box {
  const { walls, player, items, mobs } = plan;
  const bounds = walls.box();
  let left = Math.min(0, bounds?.left ?? 0);
  let top = Math.min(0, bounds?.top ?? 0);
  let right = bounds?.right ?? player.x;
  let bottom = bounds?.bottom ?? player.y;
  for (const { x, y } of [player, ...items, ...mobs, ...triggerPlaces(plan)]) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
}

/** Cells of triggers and destinations of teleporters. */
function triggerPlaces({ triggers = [] }: WorldPlan): readonly Place[] {
  return triggers.flatMap((one) => (one.kind === 'teleporter' ? [one, one.to] : [one]));
}

/** True for the player's default place in a file without a line for the player. */
function isDefault({ x, y }: Place, { left, top }: Box): boolean {
  return x === left && y === top;
}

/** Numbered cells in reading order, from 0. */
class Holes {
  readonly places: readonly Place[];
  readonly #numbers = new Map<string, number>();

  constructor(plan: WorldPlan, box: Box) {
    const { player, items, mobs, walls } = plan;
    const isUnwritten = isDefault(player, box) && walls.has(player.x, player.y);
    const others = [...items, ...mobs, ...triggerPlaces(plan)];
    const all: Place[] = [...(isUnwritten ? [] : [player]), ...others];
    all.sort((one, other) => one.y - other.y || one.x - other.x);
    const places: Place[] = [];
    for (const place of all) {
      const key = `${place.x},${place.y}`;
      if (this.#numbers.has(key)) continue;
      this.#numbers.set(key, places.length);
      places.push(place);
    }
    this.places = places;
  }

  /** The number of a cell; undefined if it has none. */
  at({ x, y }: Place): number | undefined {
    return this.#numbers.get(`${x},${y}`);
  }
}

/** Rows without blanks if every number has one digit, otherwise with blanks between cells. */
function rowsOf({ walls }: WorldPlan, box: Box, holes: Holes): string[] {
  const byRow = new Map<number, Map<number, number>>();
  for (const [number, { x, y }] of holes.places.entries()) {
    const row = byRow.get(y) ?? new Map<number, number>();
    byRow.set(y, row.set(x, number));
  }
  const between = holes.places.length > 10 ? ' ' : '';
  const rows: string[] = [];
  for (let y = box.top; y <= box.bottom; y++) {
    const numbers = byRow.get(y);
    const cells: (string | number)[] = [];
    for (let x = box.left; x <= box.right; x++) {
      cells.push(numbers?.get(x) ?? (walls.has(x, y) ? 'W' : '.'));
    }
    rows.push(cells.join(between));
  }
  return rows;
}

function fillersOf(plan: WorldPlan, holes: Holes): string[] {
  const { player, items, mobs, triggers = [], goals = [] } = plan;
  const number = holes.at(player);
  const destinations: Destinations = {
    placeOf: () => undefined,
    textOf: (to) => String(holes.at(to)),
  };
  const lines = (place: Place, one: Trigger | WideGoal) => {
    const words = wordsFor(one.kind);
    return words
      .write(one, destinations)
      .map((data) => line(place, `${words.name} ${data}`.trim()));
  };
  const line = (place: Place, words: string) => `${holes.at(place)}. ${words}`;
  return [
    ...(number === undefined ? [] : [line(player, 'Player')]),
    ...items.map((item) => line(item, `Item ${wordOf(item.kind)}`)),
    ...mobs.map((mob) => line(mob, `Mob ${wordOf(mob.kind)}`)),
    ...triggers.flatMap((trigger) => lines(trigger, trigger)),
    // Goals without a place need the number of any cell.
    ...goals.flatMap((goal) => lines(holes.places[0] ?? player, goal)),
  ];
}
