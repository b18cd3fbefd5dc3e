import { assertDefined } from '#core';
import type { Point } from '#web/canvas/geometry.ts';

/** Smaller differences count as equal. */
const EPSILON = 1e-6;
/** Distance between samples when testing a straight line, in squares. */
const SAMPLE_STEP = 0.05;

function keyOf(x: number, y: number): string {
  return `${x} ${y}`;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function clamp(value: number, min: number): number {
  return Math.min(min + 1, Math.max(min, value));
}

/**
 * All points a dragged block can reach: its places, the lines between neighbouring places, and the
 * squares between four. Points are positions of the block's first tile, in squares.
 */
export class Reach {
  readonly nodes: readonly Point[];
  readonly #indexes: ReadonlyMap<string, number>;
  readonly #links: readonly (readonly number[])[];

  /** `links` lists, for each node, the neighbours that the block can move to. */
  constructor(nodes: readonly Point[], links: readonly (readonly number[])[]) {
    this.nodes = nodes;
    this.#links = links;
    this.#indexes = new Map(nodes.map(({ x, y }, index) => [keyOf(x, y), index]));
  }

  /** Node nearest to a point. */
  nodeAt(point: Point): number {
    let found = 0;
    for (const [index, node] of this.nodes.entries()) {
      if (distance(node, point) < distance(assertDefined(this.nodes[found]), point)) found = index;
    }
    return found;
  }

  /** Adjacent node in a direction; undefined if the block cannot move there. */
  neighbour(node: number, dx: number, dy: number): number | undefined {
    const { x, y } = assertDefined(this.nodes[node]);
    return this.#hasLine(x, y, dx, dy) ? this.#node(x + dx, y + dy) : undefined;
  }

  /** Reachable point nearest to `target`; among equals, the nearest to `from`. */
  nearest(target: Point, from: Point): Point {
    let best = assertDefined(this.nodes[0]);
    let min = Number.POSITIVE_INFINITY;
    const offer = (point: Point) => {
      const cost = distance(point, target) + distance(point, from) / 1000;
      if (cost < min) [best, min] = [point, cost];
    };
    for (const node of this.nodes) {
      const { x, y } = node;
      offer(node);
      const [toRight, toBelow] = [this.#hasLine(x, y, 1, 0), this.#hasLine(x, y, 0, 1)];
      if (toRight) offer({ x: clamp(target.x, x), y });
      if (toBelow) offer({ x, y: clamp(target.y, y) });
      if (toRight && toBelow && this.#hasSquare(x, y))
        offer({ x: clamp(target.x, x), y: clamp(target.y, y) });
    }
    return best;
  }

  /** Points of a route between two points, without the first. */
  route(from: Point, to: Point): Point[] {
    if (this.#isFree(from, to)) return [to];
    const [first, last] = [this.#cornersOf(from), this.#cornersOf(to)];
    let best: Point[] = [to];
    let min = Number.POSITIVE_INFINITY;
    for (const start of first) {
      const path = this.#pathTo(start, last);
      const points = path.map((index) => assertDefined(this.nodes[index]));
      const all = [from, ...points, to];
      const length = all
        .slice(1)
        .reduce((sum, one, index) => sum + distance(one, assertDefined(all[index])), 0);
      if (path.length > 0 && length < min) [best, min] = [all.slice(1), length];
    }
    return this.#straightened(from, best);
  }

  #node(x: number, y: number): number | undefined {
    return this.#indexes.get(keyOf(x, y));
  }

  #hasLine(x: number, y: number, dx: number, dy: number): boolean {
    const [a, b] = [this.#node(x, y), this.#node(x + dx, y + dy)];
    return a !== undefined && b !== undefined && assertDefined(this.#links[a]).includes(b);
  }

  #hasSquare(x: number, y: number): boolean {
    return (
      this.#hasLine(x, y, 1, 0) &&
      this.#hasLine(x, y, 0, 1) &&
      this.#hasLine(x + 1, y, 0, 1) &&
      this.#hasLine(x, y + 1, 1, 0)
    );
  }

  #has({ x, y }: Point): boolean {
    const [left, top] = [Math.floor(x + EPSILON), Math.floor(y + EPSILON)];
    const [isOnColumn, isOnRow] = [x - left < EPSILON, y - top < EPSILON];
    if (isOnColumn && isOnRow) return this.#node(left, top) !== undefined;
    if (isOnRow) return this.#hasLine(left, top, 1, 0);
    if (isOnColumn) return this.#hasLine(left, top, 0, 1);
    return this.#hasSquare(left, top);
  }

  #isFree(from: Point, to: Point): boolean {
    const looks = Math.ceil(distance(from, to) / SAMPLE_STEP);
    for (let look = 0; look <= looks; look += 1) {
      const part = looks === 0 ? 1 : look / looks;
      const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      if (!this.#has(point)) return false;
    }
    return true;
  }

  /** Nodes around a point. */
  #cornersOf({ x, y }: Point): number[] {
    const columns = [...new Set([Math.floor(x + EPSILON), Math.ceil(x - EPSILON)])];
    const rows = [...new Set([Math.floor(y + EPSILON), Math.ceil(y - EPSILON)])];
    return columns.flatMap((column) => rows.flatMap((row) => this.#node(column, row) ?? []));
  }

  /** Shortest path along lines to one of `ends`, both ends included. */
  #pathTo(start: number, ends: readonly number[]): number[] {
    const cameFrom = new Map([[start, start]]);
    const queue = [start];
    // The loop also visits nodes added to the queue during iteration.
    for (const node of queue) {
      if (ends.includes(node)) return this.#pathFrom(cameFrom, start, node);
      for (const next of assertDefined(this.#links[node])) {
        if (cameFrom.has(next)) continue;
        cameFrom.set(next, node);
        queue.push(next);
      }
    }
    return [];
  }

  #pathFrom(cameFrom: ReadonlyMap<number, number>, start: number, end: number): number[] {
    const path = [end];
    for (let node = end; node !== start;) {
      node = assertDefined(cameFrom.get(node));
      path.unshift(node);
    }
    return path;
  }

  /** Removes points that are not needed. */
  #straightened(from: Point, points: readonly Point[]): Point[] {
    const simplified: Point[] = [];
    let here = from;
    for (let index = 0; index < points.length;) {
      let next = points.length - 1;
      while (next > index && !this.#isFree(here, assertDefined(points[next]))) next -= 1;
      here = assertDefined(points[next]);
      simplified.push(here);
      index = next + 1;
    }
    return simplified;
  }
}
