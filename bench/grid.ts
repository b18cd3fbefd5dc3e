import PeerFov from 'rot-js/lib/fov/recursive-shadowcasting.js';
import PeerPath from 'rot-js/lib/path/astar.js';
import { below, makeStream, smallest } from '../src/core/index.ts';
import { readWorld } from '../src/games/rogue/rules/index.ts';
import { distancesFrom } from '../src/kit/grid/distances.ts';
import { fieldOfView } from '../src/kit/grid/field-of-view.ts';
import { findPath } from '../src/kit/grid/path.ts';
import { median, timed, times } from './measure.ts';
import type { Row } from './report.ts';

const SIDE = 200;
const RADIUS = 20;
const ROUNDS = 25;
const VIEWS = 200;
/** Minimum speed-up over the peer for finding a path. */
const MIN_SPEEDUP = 50;
const WORLD_SIDE = 4000;
const WORLD_MS = 2000;

/**
 * Square hall with pillars at the given percentage of cells, and two opposite corners kept open.
 */
class Hall {
  readonly #walls: Uint8Array;

  constructor(pillars: number) {
    const random = makeStream(`hall ${pillars}`, 'bench');
    const isWall = () => (below(random, 100) < pillars ? 1 : 0);
    this.#walls = Uint8Array.from({ length: SIDE * SIDE }, isWall);
    for (const cell of [0, 1, SIDE]) {
      this.#walls[cell] = 0;
      this.#walls[SIDE * SIDE - 1 - cell] = 0;
    }
  }

  isOpen(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < SIDE && y < SIDE && this.#walls[y * SIDE + x] === 0;
  }
}

const PILLARS = new Hall(10);
const HALLS = [
  ['a hall with pillars', PILLARS],
  ['a hall with twice as many', new Hall(20)],
  ['a thicket', new Hall(30)],
] as const;

/**
 * Best times of ours and of a peer, in milliseconds, measured alternately. The minimum is used
 * because other load only adds time.
 */
function compare(ours: () => unknown, theirs: () => unknown): readonly [number, number] {
  const pairs = times(ROUNDS, () => [timed(ours).ms, timed(theirs).ms] as const);
  return [smallest(pairs.map(([ms]) => ms)), smallest(pairs.map(([, ms]) => ms))];
}

function benchViews(): Row[] {
  return HALLS.map(([name, hall]) => {
    const random = makeStream('eyes', 'bench');
    const eyes = times(VIEWS, () => [below(random, SIDE), below(random, SIDE)] as const);
    const seen = new Uint8Array(SIDE * SIDE);
    const see = (x: number, y: number) => {
      seen[y * SIDE + x] = 1;
    };
    const peer = new PeerFov((x, y) => hall.isOpen(x, y));
    const isOpaque = (x: number, y: number) => !hall.isOpen(x, y);
    const [ours, theirs] = compare(
      () => eyes.forEach(([x, y]) => fieldOfView(isOpaque, x, y, RADIUS, see)),
      () => eyes.forEach(([x, y]) => peer.compute(x, y, RADIUS, see)),
    );
    return {
      what: `field of view, radius ${RADIUS}, ${name}`,
      figure: (ours / VIEWS) * 1000,
      unit: 'us',
      beside: [{ figure: (theirs / VIEWS) * 1000, unit: 'us rot.js' }],
      target: { text: 'at most 10% slower than rot.js', met: ours <= theirs * 1.1 },
    };
  });
}

function benchPaths(): Row[] {
  const endpoints = { from: { x: 0, y: 0 }, to: { x: SIDE - 1, y: SIDE - 1 } };
  const bounds = { left: 0, top: 0, right: SIDE - 1, bottom: SIDE - 1 };
  return HALLS.map(([name, hall]) => {
    const isPassable = (x: number, y: number) => hall.isOpen(x, y);
    const peer = new PeerPath(SIDE - 1, SIDE - 1, isPassable, { topology: 8 });
    let steps = 0;
    let peerSteps = 0;
    const [ours, theirs] = compare(
      () => {
        steps = findPath({ ...endpoints, within: bounds, isPassable, ways: 8 })?.length ?? 0;
      },
      () => {
        peerSteps = -1;
        peer.compute(0, 0, () => (peerSteps += 1));
      },
    );
    const text = `<= 1/${MIN_SPEEDUP} of rot.js, ${steps} of ${peerSteps} steps`;
    return {
      what: `path, ${SIDE} x ${SIDE}, corner to corner, ${name}`,
      figure: ours,
      unit: 'ms',
      beside: [{ figure: theirs, unit: 'ms rot.js' }],
      target: { text, met: ours * MIN_SPEEDUP <= theirs && steps <= Math.max(peerSteps, 0) },
    };
  });
}

function benchDistances(): Row {
  const isPassable = (x: number, y: number) => PILLARS.isOpen(x, y);
  const middle = [{ x: SIDE / 2, y: SIDE / 2 }];
  const look = () => times(VIEWS, () => distancesFrom(isPassable, middle, RADIUS));
  const each = median(times(ROUNDS, () => timed(look).ms)) / VIEWS;
  return {
    what: `distances, radius ${RADIUS}, a hall with pillars`,
    figure: each * 1000,
    unit: 'us',
  };
}

/** Text of a world with random walls, its cells separated by `between`. */
function worldText(between: string): string {
  const random = makeStream('world', 'bench');
  const row = () => times(WORLD_SIDE, () => (below(random, 3) === 0 ? 'W' : '.')).join(between);
  return `${WORLD_SIDE} ${WORLD_SIDE}\n${times(WORLD_SIDE, row).join('\n')}\n`;
}

function benchWorlds(): Row[] {
  return ['', ' '].map((between) => {
    const bytes = new TextEncoder().encode(worldText(between));
    const read = () => readWorld(new TextDecoder().decode(bytes)).plan.ok;
    const ms = median(times(3, () => timed(read).ms));
    return {
      what: `a world file of ${WORLD_SIDE} x ${WORLD_SIDE} cells${between === '' ? '' : ' with blanks'}`,
      figure: ms,
      unit: 'ms',
      target: { text: `<= ${WORLD_MS}`, met: ms <= WORLD_MS },
    };
  });
}

/** Measures the grid code shared by the games, against rot.js. */
export function benchGrid(): Row[] {
  return [...benchViews(), ...benchPaths(), benchDistances(), ...benchWorlds()];
}
