import { elementAt } from '#core';
import type { Point } from '#web/canvas/geometry.ts';
import type { Layout } from './layout.ts';
import { isResting, passageAt } from './timeline.ts';
import type { Key, Passage, Timeline, SeedSpot } from './timeline.ts';
import type { Seeds } from './seeds.ts';
import type { Heaps } from './slots.ts';

/** Position of a drawn seed: ground point x and y, height in radii, `lift` in pixels. */
export interface Pose extends Point {
  readonly seed: number;
  readonly height: number;
  readonly lift: number;
}

export interface Placed {
  readonly resting: readonly Pose[];
  readonly moving: readonly Pose[];
  /** Number of resting seeds in each pit. */
  readonly counts: readonly number[];
}

/** Positions of all seeds at a moment of a timeline, or at rest without one. */
export function placeSeeds(
  layout: Layout,
  heaps: Heaps,
  seeds: Seeds,
  timeline: Timeline | undefined,
  time: number,
): Placed {
  const resting: (Pose & { layer: number })[] = [];
  const moving: Pose[] = [];
  const counts = seeds.map(() => 0);
  const rest = (seed: number, pit: number, index: number) => {
    const slot = heaps.slot(pit, index);
    const { centre } = elementAt(layout.hollows, pit);
    counts[pit] = (counts[pit] ?? 0) + 1;
    const [x, y] = [centre.x + slot.x, centre.y + slot.y];
    resting.push({ seed, x, y, height: 0, lift: 0, layer: slot.layer });
  };
  for (const [pit, heap] of seeds.entries()) {
    for (const [index, seed] of heap.entries()) {
      const keys = timeline?.tracks.get(seed);
      if (keys === undefined) rest(seed, pit, index);
      else followTrack(layout, heaps, seed, keys, time, rest, moving);
    }
  }
  resting.sort((a, b) => a.layer - b.layer);
  moving.sort((a, b) => a.height - b.height || a.seed - b.seed);
  return { resting, moving, counts };
}

function followTrack(
  layout: Layout,
  heaps: Heaps,
  seed: number,
  keys: readonly Key[],
  time: number,
  rest: (seed: number, pit: number, index: number) => void,
  moving: Pose[],
): void {
  const passage = passageAt(keys, time);
  if (isResting(passage) && passage.from.kind === 'slot') {
    rest(seed, passage.from.pit, passage.from.index);
    return;
  }
  const last = keys.at(-1);
  if (passage.part === 1 && last?.spot.kind === 'slot') {
    rest(seed, last.spot.pit, last.spot.index);
    return;
  }
  moving.push(poseOf(layout, heaps, seed, passage));
}

function poseOf(layout: Layout, heaps: Heaps, seed: number, passage: Passage): Pose {
  const { from, to } = passage;
  const part = ease(passage.part, from, to);
  const [a, b] = [pointOf(layout, heaps, from), pointOf(layout, heaps, to)];
  const height = heightOf(from, to, passage.part);
  const radius = layout.seedRadius;
  return {
    seed,
    x: a.x + (b.x - a.x) * part,
    y: a.y + (b.y - a.y) * part,
    height,
    lift: height * radius * 0.8,
  };
}

function ease(part: number, from: SeedSpot, to: SeedSpot): number {
  if (from.kind === 'hand' && to.kind === 'slot') return part * part;
  return part * part * (3 - 2 * part);
}

const HAND = 2;

function heightOf(from: SeedSpot, to: SeedSpot, part: number): number {
  if (from.kind === 'slot' && to.kind === 'slot') return Math.sin(part * Math.PI) * 3;
  if (from.kind === 'slot') return HAND * part * (2 - part);
  if (to.kind === 'slot') return HAND * (1 - part * part);
  return HAND + Math.sin(part * Math.PI) * 0.5;
}

function pointOf(layout: Layout, heaps: Heaps, spot: SeedSpot): Point {
  const hollow = layout.hollows[spot.pit];
  if (hollow === undefined) throw new RangeError(`pit ${spot.pit}`);
  const { centre } = hollow;
  if (spot.kind === 'slot') {
    const slot = heaps.slot(spot.pit, spot.index);
    return { x: centre.x + slot.x, y: centre.y + slot.y };
  }
  // Arranges held seeds like a small sunflower, with the next one to drop in the middle.
  const away = Math.sqrt(spot.index) * layout.seedRadius * 0.95;
  const angle = spot.index * 2.4;
  return { x: centre.x + Math.cos(angle) * away, y: centre.y + Math.sin(angle) * away };
}
