import { hashText, must } from '#core';
import type { Seed } from '#core';
import { writeWorld } from '#games/rogue/rules/index.ts';
import type { Place, WorldPlan } from '#games/rogue/rules/index.ts';
import { FULL } from '#games/rogue/rules/world/content.ts';
import { boxed, drawRooms } from '#games/rogue/rules/world/generate/boxed.ts';
import { generateWorld } from '#games/rogue/rules/world/generate/kinds.ts';
import type { MadeKind } from '#games/rogue/rules/world/generate/kinds.ts';
import { SIZE, worldRandom } from '#games/rogue/rules/world/generate/settings.ts';

const keyOf = ({ x, y }: Place) => `${x},${y}`;

const STEPS = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
] as const;

/** All cells reachable from the player's start; `undefined` if the world can be left. */
function reachOf({ walls, player }: WorldPlan): ReadonlySet<string> | undefined {
  const box = walls.box();
  if (box === undefined) return undefined;
  const reached = new Set([keyOf(player)]);
  const queue: Place[] = [player];
  for (const place of queue) {
    const { x, y } = place;
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) return undefined;
    for (const [dx, dy] of STEPS) {
      const next = { x: x + dx, y: y + dy };
      if (walls.has(next.x, next.y) || reached.has(keyOf(next))) continue;
      reached.add(keyOf(next));
      queue.push(next);
    }
  }
  return reached;
}

/** Defects in the rooms of a boxed world: duplicate or unreachable ones. */
export function surveyRooms(seed: Seed): string[] {
  const { rooms } = drawRooms(SIZE, FULL, worldRandom(seed));
  const reached = reachOf(boxed(SIZE, FULL, worldRandom(seed)));
  const wrong: string[] = [];
  if (new Set(rooms.map(keyOf)).size !== rooms.length) wrong.push('a room twice');
  const { width, height } = SIZE;
  for (const room of rooms) {
    const corner = { x: room.x * (width + 1) + 1, y: room.y * (height + 1) + 1 };
    if (reached?.has(keyOf(corner)) !== true) wrong.push(`room ${keyOf(room)}`);
  }
  return wrong;
}

/** Defects of a world: an open border or unreachable contents. */
export function surveyWorld(plan: WorldPlan): string[] {
  const { items, mobs } = plan;
  const reached = reachOf(plan);
  if (reached === undefined) return ['a way out'];
  const wrong: string[] = [];
  for (const thing of [...items, ...mobs]) {
    if (!reached.has(keyOf(thing))) wrong.push(`${thing.kind} at ${keyOf(thing)}`);
  }
  return wrong;
}

/**
 * Defects of a generated world, which additionally requires separate cells for all things and no
 * mobs near the start.
 */
export function surveyGenerated(plan: WorldPlan): string[] {
  const { player, items, mobs } = plan;
  const wrong = surveyWorld(plan);
  const occupied = [player, ...items, ...mobs].map(keyOf);
  if (new Set(occupied).size !== occupied.length) wrong.push('two things in one cell');
  const isNear = ({ x, y }: Place) => Math.max(Math.abs(x - player.x), Math.abs(y - player.y)) <= 2;
  const isRoomy = [...(reachOf(plan) ?? [])].some((key) => {
    const [x = 0, y = 0] = key.split(',').map(Number);
    return !isNear({ x, y });
  });
  if (isRoomy && mobs.some(isNear)) wrong.push('a mob near the start');
  return wrong;
}

/** Hashes of worlds of depth 5 with seeds from `first` on. */
export function hashWorlds(kind: MadeKind, first: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const plan = generateWorld(kind, worldRandom(String(first + index)));
    const { text, left, top } = must(writeWorld(plan));
    return hashText(`${left} ${top}\n${text}`);
  });
}
