import { below, pick } from '#core';
import type { Random } from '#core';
import { isAsleep } from '../model/mobs.ts';
import type { Mind, Mob, Track } from '../model/mobs.ts';
import { isSamePlace, neighbours, squareBetween } from '../world/place.ts';
import type { Place } from '../world/plan.ts';

/** Perception of a mob. */
export interface Senses {
  readonly hero: Place;
  /**
   * True if an opportunist attacks: the hero's health is at most this share, or few mobs remain.
   */
  isChance(share: number): boolean;
  /** True if the mob sees the hero; sight is symmetrical, unless a cloak hides the hero. */
  readonly sees: boolean;
  /** False for a hero in soft boots. */
  readonly hears: boolean;
  /** The hero's step of this turn; undefined if there was none. */
  readonly heroStep: Place | undefined;
  readonly isInWall: boolean;
  readonly random: Random;
  /** True if the mob could step there: passable, and free of other mobs. */
  isFree(cell: Place): boolean;
  /**
   * Number of steps from a cell to the hero around walls; undefined if far, or for mobs that pass
   * through walls.
   */
  wayToHero(cell: Place): number | undefined;
}

/** Destination of a mob, possibly its own cell, and its updated memory. */
export interface Decision {
  readonly mob: Mob;
  readonly to: Place;
}

/** Distance at which mobs hear an unseen hero. */
const HEARING = 3;

/** Strategy of confused mobs. */
export const CONFUSED: Mind = { kind: 'chaotic' };

/** Decides a mob's move by its strategy. */
export function decide(mind: Mind, mob: Mob, senses: Senses): Decision {
  switch (mind.kind) {
    case 'passive':
      return { mob, to: mob };
    case 'chaotic':
      return { mob, to: randomCell(mob, senses) };
    case 'aggressive':
      if (!senses.sees) return decide(mind.otherwise, mob, senses);
      return { mob, to: towardsHero(mob, senses) };
    case 'cowardly':
      if (!senses.sees) return decide(mind.otherwise, mob, senses);
      return { mob, to: cheapestCell(mob, senses, (cell) => -squareBetween(cell, senses.hero)) };
    case 'avoid-walls':
      if (!senses.isInWall) return decide(mind.otherwise, mob, senses);
      return { mob, to: randomCell(mob, senses) };
    case 'haunting':
      return {
        mob,
        to: below(senses.random, 2) === 0 ? haunt(mob, senses) : randomCell(mob, senses),
      };
    case 'opportunist': {
      return decide(senses.isChance(mind.share) ? mind.bold : mind.shy, mob, senses);
    }
    case 'enhanced-aggressive':
      return hunt(mind.otherwise, mob, senses);
    case 'clever': {
      const panics = isPanicking(mob);
      return decide(panics ? mind.panic : mind.calm, { ...mob, panics }, senses);
    }
    case 'distant':
      return senses.sees ? keepDistance(mind, mob, senses) : decide(mind.otherwise, mob, senses);
    case 'posted':
      return { mob, to: holdPost(mob, mind.radius, senses) };
    case 'mirroring':
      return { mob, to: mirrored(mob, senses) };
    case 'burrowing': {
      const isNear = squareBetween(mob, senses.hero) <= mind.radius * mind.radius;
      if (!isNear || !senses.hears) return decide(mind.otherwise, mob, senses);
      return { mob, to: haunt(mob, senses) };
    }
    case 'sleeping':
      if (!isAsleep(mob)) return decide(mind.awake, mob, senses);
      return { mob: wakes(mob, mind.radius, senses) ? { ...mob, track: 'near' } : mob, to: mob };
    case 'looting':
      return decide(mob.holds === undefined ? mind.empty : mind.laden, mob, senses);
  }
}

/** Panic starts when one more hit like the last would kill, and ends above that. */
function isPanicking({ panics, health, hit }: Mob): boolean {
  return panics ? health <= hit : health < hit;
}

type Signal = 'seen' | 'heard' | 'nothing';

/** Next tracking state of a hunting mob, by its current state and perception. */
const TRACKING: Readonly<Record<Track, Readonly<Record<Signal, Track>>>> = {
  none: { seen: 'visible', heard: 'near', nothing: 'none' },
  visible: { seen: 'visible', heard: 'near', nothing: 'lost' },
  near: { seen: 'visible', heard: 'near', nothing: 'lost' },
  lost: { seen: 'visible', heard: 'near', nothing: 'lost' },
};

function signalOf(mob: Mob, { sees, hears, hero }: Senses): Signal {
  if (sees) return 'seen';
  return hears && squareBetween(mob, hero) <= HEARING * HEARING ? 'heard' : 'nothing';
}

/** Goes to the hero's current or last known place; gives up if no one is there. */
function hunt(otherwise: Mind, mob: Mob, senses: Senses): Decision {
  const goal = { x: mob.goalX, y: mob.goalY };
  const signal = signalOf(mob, senses);
  const hasArrived = mob.track === 'lost' && signal === 'nothing' && isSamePlace(mob, goal);
  const track = hasArrived ? 'none' : TRACKING[mob.track][signal];
  if (track === 'none') return decide(otherwise, { ...mob, track }, senses);
  if (track === 'lost') {
    const to = cheapestCell(mob, senses, (cell) => squareBetween(cell, goal));
    return { mob: { ...mob, track }, to };
  }
  const { hero } = senses;
  return { mob: { ...mob, track, goalX: hero.x, goalY: hero.y }, to: towardsHero(mob, senses) };
}

/** The adjacent cell nearest to the hero, around obstacles. */
function towardsHero(mob: Mob, senses: Senses): Place {
  const { hero } = senses;
  const own = senses.wayToHero(mob);
  if (own === undefined) return cheapestCell(mob, senses, (cell) => squareBetween(cell, hero));
  const farSteps = 2 * own + 4;
  return cheapestCell(
    mob,
    senses,
    (cell) =>
      (senses.wayToHero(cell) ?? farSteps) * 4096 + Math.min(4095, squareBetween(cell, hero)),
  );
}

/** Backs off, comes nearer, or moves into the hero's row or column. */
function keepDistance(
  { least, most }: Extract<Mind, { readonly kind: 'distant' }>,
  mob: Mob,
  senses: Senses,
): Decision {
  const { hero } = senses;
  const square = squareBetween(mob, hero);
  if (square > most * most) return { mob, to: towardsHero(mob, senses) };
  if (square < least * least)
    return { mob, to: cheapestCell(mob, senses, (cell) => -squareBetween(cell, hero)) };
  const offset = (cell: Place) => Math.min(Math.abs(cell.x - hero.x), Math.abs(cell.y - hero.y));
  return { mob, to: cheapestCell(mob, senses, offset) };
}

/** Moves towards a hero who is near its post, or else back to the post. */
function holdPost(mob: Mob, radius: number, senses: Senses): Place {
  const post = { x: mob.goalX, y: mob.goalY };
  const isNear = (cell: Place) => squareBetween(cell, post) <= radius * radius;
  const to = senses.sees && isNear(senses.hero) ? senses.hero : post;
  return cheapestCell(mob, senses, (cell) => squareBetween(cell, to));
}

/** Steps the opposite way of the hero. */
function mirrored(mob: Mob, senses: Senses): Place {
  const { sees, heroStep } = senses;
  if (!sees || heroStep === undefined) return mob;
  const to = { x: mob.x - heroStep.x, y: mob.y - heroStep.y };
  return senses.isFree(to) ? to : mob;
}

function wakes(mob: Mob, radius: number, { hero, sees, hears, heroStep }: Senses): boolean {
  return sees && hears && heroStep !== undefined && squareBetween(mob, hero) <= radius * radius;
}

/** Moves towards the bait it smells. */
export function followBait(mob: Mob, bait: Place, senses: Senses): Place {
  return cheapestCell(mob, senses, (cell) => squareBetween(cell, bait));
}

/** Moves towards the hero, seen or unseen. */
function haunt(mob: Mob, senses: Senses): Place {
  return cheapestCell(mob, senses, (cell) => squareBetween(cell, senses.hero));
}

/** The cheapest of its own cell and the free adjacent ones. */
function cheapestCell(mob: Mob, senses: Senses, cost: (cell: Place) => number): Place {
  let best: Place = mob;
  let lowestCost = cost(mob);
  for (const cell of neighbours(mob)) {
    const found = cost(cell);
    if (found < lowestCost && senses.isFree(cell)) [best, lowestCost] = [cell, found];
  }
  return best;
}

function randomCell(mob: Mob, senses: Senses): Place {
  const free = neighbours(mob).filter((cell) => senses.isFree(cell));
  return free.length === 0 ? mob : pick(senses.random, free);
}
