import { elementAt, makeRandom } from '#core';
import { CellSet, CHUNK } from '#kit/grid/cell-set.ts';
import type { Cells } from '#kit/grid/cell-set.ts';
import { chunkIn, chunksIn, withChunk } from '#kit/grid/chunk-map.ts';
import type { ChunkMap } from '#kit/grid/chunk-map.ts';
import { copyMob, copyState } from '../model/copies.ts';
import type { Course } from '../model/course.ts';
import { isAsleep, MOBS } from '../model/mobs.ts';
import type { Mob } from '../model/mobs.ts';
import type { LyingItem, RogueState, Rows } from '../model/state.ts';
import { DEMO_MAP } from '../world/demo.ts';
import type { Place } from '../world/plan.ts';
import { byChunk } from '../model/by-chunk.ts';
import { isIn } from '../turn/seeing.ts';
import { sightFrom } from '../turn/sight.ts';
import type { Sight } from '../turn/sight.ts';

/** Replace hidden values in views. */
const HIDDEN_SEED = 'hidden';
const HIDDEN_MAP = DEMO_MAP;
const HIDDEN_STREAM = makeRandom(0, 0, 0);

/** The walls that have been seen. */
function knownWalls(walls: Cells, seen: ChunkMap<Rows>): CellSet {
  const known = new CellSet();
  for (const { x, y, value } of chunksIn(seen)) {
    const rows = walls.chunk(x, y);
    if (rows !== undefined) addRows(known, x, y, value, rows);
  }
  return known;
}

function addRows(known: CellSet, cx: number, cy: number, seen: Rows, rows: ArrayLike<number>) {
  for (let row = 0; row < CHUNK; row++) {
    let bits = elementAt(seen, row) & (rows[row] as number);
    while (bits !== 0) {
      const column = 31 - Math.clz32(bits & -bits);
      known.add(cx * CHUNK + column, cy * CHUNK + row);
      bits &= bits - 1;
    }
  }
}

/**
 * Visible data of a mob: no memory, except its post, the direction of a run, whether it sleeps,
 * and, for a hero who may parry, whether it was ever hit.
 */
function shownMob(mob: Mob, { hero }: Pick<RogueState, 'hero'>): Mob {
  const { x, y, goalX, goalY, ready, kind } = mob;
  const { mind } = MOBS[kind];
  const hit = hero.growth === undefined ? 0 : Math.min(1, mob.hit);
  const isHeading = ready !== undefined || mind.kind === 'posted';
  const isAwake = !isHeading && mind.kind === 'sleeping' && !isAsleep(mob);
  const shown = copyMob(mob);
  shown.panics = false;
  shown.hit = hit;
  shown.track = isAwake ? 'visible' : 'none';
  shown.goalX = isHeading ? goalX : x;
  shown.goalY = isHeading ? goalY : y;
  return shown;
}

function byCell(one: LyingItem, other: LyingItem): number {
  return one.y - other.y || one.x - other.x;
}

/** Chunks that may contain visible things. */
function chunksShown({ items, mobs, seen, options }: RogueState): readonly Place[] {
  if (options.mode !== 'debug') return chunksIn(seen);
  const all = [...chunksIn(items), ...chunksIn(mobs)];
  return [...new Map(all.map(({ x, y }) => [`${x},${y}`, { x, y }])).values()];
}

function isShown({ options, seen }: RogueState, { x, y }: Place): boolean {
  return options.mode === 'debug' || isIn(seen, x, y);
}

/** Items in the world, including disguised mobs. */
function shownItems(state: RogueState, chunks: readonly Place[]): ChunkMap<readonly LyingItem[]> {
  let shown: ChunkMap<readonly LyingItem[]>;
  for (const { x, y } of chunks) {
    const lying = chunkIn(state.items, x, y) ?? [];
    const disguised = (chunkIn(state.mobs, x, y) ?? []).flatMap((mob): LyingItem[] =>
      mob.guise === undefined ? [] : [{ kind: mob.guise, x: mob.x, y: mob.y }],
    );
    const list = [...lying, ...disguised].filter((one) => isShown(state, one));
    if (list.length > 0) shown = withChunk(shown, x, y, list.sort(byCell));
  }
  return shown;
}

function shownMobs(state: RogueState, chunks: readonly Place[], sight: Sight): readonly Mob[] {
  const isDebug = state.options.mode === 'debug';
  return chunks
    .flatMap(({ x, y }) => chunkIn(state.mobs, x, y) ?? [])
    .filter((mob) => mob.guise === undefined && (isDebug || sight.has(mob.x, mob.y)))
    .map((mob) => shownMob(mob, state));
}

/**
 * The run as the player may know it: explored ground with its items, visible mobs, and disguised
 * mobs as items. In debug mode it shows all of the world, except mobs' disguises and memories.
 */
export function viewOf(state: RogueState): RogueState {
  const { ground, hero, seen, options, course } = state;
  const chunks = chunksShown(state);
  const sight = sightFrom(ground.walls, hero.at);
  const walls = options.mode === 'debug' ? ground.walls : knownWalls(ground.walls, seen);
  const mobs = shownMobs(state, chunks, sight);
  const { start } = ground;
  const view = copyState(state);
  view.options = { ...options, map: HIDDEN_MAP };
  view.seed = HIDDEN_SEED;
  view.ground = { kind: 'known', walls, start, items: undefined, mobs: undefined, mobCount: 0 };
  view.items = shownItems(state, chunks);
  view.mobs = byChunk(mobs);
  view.mobsLeft = mobs.length;
  view.nextMob = mobs.reduce((next, { id }) => Math.max(next, id + 1), 0);
  view.ai = HIDDEN_STREAM;
  view.course = course && viewOfCourse(state, course);
  return view;
}

/** Triggers that have been seen, without the worlds elsewhere. */
function viewOfCourse(state: RogueState, course: Course): Course {
  return { ...course, triggers: course.triggers.filter((one) => isShown(state, one)), left: [] };
}
