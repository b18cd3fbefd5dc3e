import { isAsleep, maxHealthOf, MOBS } from '../model/mobs.ts';
import type { Mob } from '../model/mobs.ts';
import { isSamePlace, squareBetween, stepsBetween } from '../world/place.ts';
import type { Place } from '../world/plan.ts';
import { fight } from './battle.ts';
import { report } from './deed-report.ts';
import { act } from './deeds.ts';
import type { TurnDraft } from './draft.ts';
import { Lures } from './lures.ts';
import { CONFUSED, decide, followBait } from './minds.ts';
import type { Senses } from './minds.ts';
import { isHeard, noticing } from './noticing.ts';
import { isChance } from './threat.ts';
import type { Cells } from '#kit/grid/cell-set.ts';
import { distancesFrom } from '#kit/grid/distances.ts';
import type { Distances } from '#kit/grid/distances.ts';

/** Search radius for paths, in steps. */
const REACH = 20;

/** Distances to the hero around walls, computed once per turn for all mobs. */
class Pursuit {
  readonly #walls: Cells;
  readonly #hero: Place;
  #distances: Distances | undefined;

  constructor(walls: Cells, hero: Place) {
    this.#walls = walls;
    this.#hero = hero;
  }

  /** Undefined beyond the search radius. */
  steps(x: number, y: number): number | undefined {
    this.#distances ??= distancesFrom(
      (cellX, cellY) => !this.#walls.has(cellX, cellY),
      [this.#hero],
      REACH,
    );
    return this.#distances.at(x, y);
  }
}

/**
 * Moves all mobs within reach in order; those further away sleep. A mob that enters the hero's cell
 * fights, unless it already fought this turn.
 */
export function moveMobs(draft: TurnDraft, fought: number | undefined): void {
  const { board, before, hero } = draft;
  const { reach } = before.options;
  const pursuit = new Pursuit(draft.ground.walls, hero.at);
  const lures = new Lures(draft);
  const watch: Watch = {
    notices: noticing(hero, draft.ground.walls),
    hears: isHeard(hero),
    heroStep: stepBetween(before.hero.at, hero.at),
  };
  for (const { id } of board.inOrder()) {
    const mob = board.get(id);
    // Mobs created this turn wait for the next.
    if (mob === undefined || id >= before.nextMob) continue;
    if (squareBetween(mob, hero.at) > reach * reach) continue;
    moveMob(draft, mob, { pursuit, lures, watch, hasFought: id === fought });
    lures.spring(id);
    if (draft.ending !== undefined) return;
  }
}

/** The part of perception that is the same for all mobs of a turn. */
interface Watch extends Pick<Senses, 'hears' | 'heroStep'> {
  /** For mobs outside walls. */
  readonly notices: (mob: Place) => boolean;
}

/** Circumstances of a mob's move. */
interface Circumstances {
  readonly pursuit: Pursuit;
  readonly lures: Lures;
  readonly watch: Watch;
  readonly hasFought: boolean;
}

function moveMob(draft: TurnDraft, mob: Mob, circumstances: Circumstances): void {
  const { hero } = draft;
  const { lures } = circumstances;
  const rested = rest(mob);
  if (rested.still !== undefined) {
    draft.board.put(lessStill(rested));
    return;
  }
  const isConfused = rested.confused > 0;
  const senses = sensesOf(draft, rested, circumstances);
  const bait = isConfused ? undefined : lures.baitFor(rested);
  if (bait !== undefined && isSamePlace(bait, mob)) {
    lures.eat(rested, bait);
    return;
  }
  const isIdle = isConfused || bait !== undefined;
  if (!isIdle && MOBS[mob.kind].deed !== undefined && act(draft, rested, senses.sees)) return;
  const current = draft.board.get(mob.id) ?? mob;
  const own = current.ready === rested.ready ? rested : readied(rested, current);
  const { mob: decided, to } =
    bait === undefined
      ? decide(isConfused ? CONFUSED : MOBS[mob.kind].mind, own, senses)
      : { mob: own, to: followBait(own, bait, senses) };
  const confused = isConfused ? rested.confused - 1 : 0;
  const moved: Mob = { ...decided, confused, x: to.x, y: to.y };
  if (isSamePlace(mob, to)) {
    if (!isSameMob(current, moved)) draft.board.put(moved);
    if (isAsleep(mob) && !isAsleep(moved)) report(draft, moved, { deed: 'wake' });
    return;
  }
  draft.board.put(moved);
  emitMove(draft, mob, to);
  if (isSamePlace(to, hero.at)) fight(draft, moved, 'mob');
}

/** The mob with the preparations that its deed left. */
function readied(rested: Mob, { ready }: Mob): Mob {
  return { ...rested, ready };
}

function lessStill(mob: Mob): Mob {
  if (mob.still === undefined) return mob;
  return { ...mob, still: mob.still > 1 ? mob.still - 1 : undefined };
}

function rest(mob: Mob): Mob {
  const { regeneration } = MOBS[mob.kind];
  const health = Math.min(maxHealthOf(mob), mob.health + regeneration);
  return health === mob.health ? mob : { ...mob, health };
}

function isSameMob(one: Mob, other: Mob): boolean {
  return (
    one.health === other.health &&
    one.confused === other.confused &&
    one.panics === other.panics &&
    one.track === other.track &&
    one.goalX === other.goalX &&
    one.goalY === other.goalY &&
    one.ready === other.ready
  );
}

function sensesOf(
  draft: TurnDraft,
  mob: Mob,
  { pursuit, watch, hasFought }: Circumstances,
): Senses {
  const { hero, before, random, board } = draft;
  const passesWalls = MOBS[mob.kind].passesWalls === true;
  const isInWall = draft.isWall(mob);
  return {
    hero: hero.at,
    isChance: (share) => isChance(before, hero, share),
    // Mobs inside walls are blind.
    sees: !isInWall && watch.notices(mob),
    hears: watch.hears,
    heroStep: watch.heroStep,
    isInWall,
    random,
    isFree(cell) {
      if (!passesWalls && draft.isWall(cell)) return false;
      if (hasFought && isSamePlace(cell, hero.at)) return false;
      return board.at(cell.x, cell.y) === undefined;
    },
    wayToHero: ({ x, y }) => (passesWalls ? undefined : pursuit.steps(x, y)),
  };
}

function stepBetween(from: Place, to: Place): Place | undefined {
  return stepsBetween(from, to) === 1 ? { x: to.x - from.x, y: to.y - from.y } : undefined;
}

/** Records a mob's move if it enters or leaves the hero's view. */
function emitMove(draft: TurnDraft, mob: Mob, to: Place): void {
  const { sight } = draft;
  if (mob.guise !== undefined) return;
  if (!sight.has(mob.x, mob.y) && !sight.has(to.x, to.y)) return;
  const from = { x: mob.x, y: mob.y };
  draft.emit({ kind: 'mob-moved', mob: mob.id, of: mob.kind, from, to: { x: to.x, y: to.y } });
}
