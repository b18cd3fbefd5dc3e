import { below, pick } from '#core';
import type { Random } from '#core';
import type { Mind, Mob, Track } from '../model/mobs.ts';
import { isSamePlace, neighbours, squareBetween } from '../model/place.ts';
import type { Place } from '../world/plan.ts';

/** What a mob has to go by. */
export interface Senses {
  readonly hero: Place;
  /** True where mobs that wait for a hero with so much of his health, or for their last stand, attack. */
  isChance(share: number): boolean;
  /** Whether the mob sees the hero, which is whether the hero could see it. */
  readonly sees: boolean;
  readonly isInWall: boolean;
  readonly random: Random;
  /** Whether the mob could step there: nothing stops it, no other mob is there. */
  isFree(cell: Place): boolean;
  /** The steps from a cell to the hero around walls, for mobs that walls stop; undefined where that is far, and for others. */
  wayToHero(cell: Place): number | undefined;
}

/** Where a mob goes, its own cell if nowhere, and what it remembers. */
export interface Decision {
  readonly mob: Mob;
  readonly to: Place;
}

/** How near an unseen hero is heard. */
const HEARING = 3;

/** What a mob does that is confused. */
export const CONFUSED: Mind = { kind: 'chaotic' };

/** Lets a mob decide by its mind. */
export function decide(mind: Mind, mob: Mob, senses: Senses): Decision {
  switch (mind.kind) {
    case 'passive':
      return { mob, to: mob };
    case 'chaotic':
      return { mob, to: anywhere(mob, senses) };
    case 'aggressive':
      if (!senses.sees) return decide(mind.otherwise, mob, senses);
      return { mob, to: towardsHero(mob, senses) };
    case 'cowardly':
      if (!senses.sees) return decide(mind.otherwise, mob, senses);
      return { mob, to: greedily(mob, senses, (cell) => -squareBetween(cell, senses.hero)) };
    case 'avoid-walls':
      if (!senses.isInWall) return decide(mind.otherwise, mob, senses);
      return { mob, to: anywhere(mob, senses) };
    case 'haunting':
      return {
        mob,
        to: below(senses.random, 2) === 0 ? haunt(mob, senses) : anywhere(mob, senses),
      };
    case 'opportunist': {
      return decide(senses.isChance(mind.share) ? mind.bold : mind.shy, mob, senses);
    }
    case 'enhanced-aggressive':
      return hunt(mind.otherwise, mob, senses);
    case 'clever': {
      const panics = feels(mob);
      return decide(panics ? mind.panic : mind.calm, { ...mob, panics }, senses);
    }
  }
}

/** Panic begins where one more hit like the last would be the end, and ends above that. */
function feels({ panics, health, hit }: Mob): boolean {
  return panics ? health <= hit : health < hit;
}

type Signal = 'seen' | 'heard' | 'nothing';

/** What a hunting mob knows next, by what it knew and what it perceives. */
const TRACKING: Readonly<Record<Track, Readonly<Record<Signal, Track>>>> = {
  none: { seen: 'visible', heard: 'near', nothing: 'none' },
  visible: { seen: 'visible', heard: 'near', nothing: 'lost' },
  near: { seen: 'visible', heard: 'near', nothing: 'lost' },
  lost: { seen: 'visible', heard: 'near', nothing: 'lost' },
};

function signalOf(mob: Mob, { sees, hero }: Senses): Signal {
  if (sees) return 'seen';
  return squareBetween(mob, hero) <= HEARING * HEARING ? 'heard' : 'nothing';
}

/** Goes to where the hero is, or was last known to be; having found nobody there it gives up. */
function hunt(otherwise: Mind, mob: Mob, senses: Senses): Decision {
  const goal = { x: mob.goalX, y: mob.goalY };
  const signal = signalOf(mob, senses);
  const hasArrived = mob.track === 'lost' && signal === 'nothing' && isSamePlace(mob, goal);
  const track = hasArrived ? 'none' : TRACKING[mob.track][signal];
  if (track === 'none') return decide(otherwise, { ...mob, track }, senses);
  if (track === 'lost') {
    const to = greedily(mob, senses, (cell) => squareBetween(cell, goal));
    return { mob: { ...mob, track }, to };
  }
  const { hero } = senses;
  return { mob: { ...mob, track, goalX: hero.x, goalY: hero.y }, to: towardsHero(mob, senses) };
}

/** The cell beside it from which the hero is nearest, around what is in the way. */
function towardsHero(mob: Mob, senses: Senses): Place {
  const { hero } = senses;
  const own = senses.wayToHero(mob);
  if (own === undefined) return greedily(mob, senses, (cell) => squareBetween(cell, hero));
  const far = 2 * own + 4;
  return greedily(
    mob,
    senses,
    (cell) => (senses.wayToHero(cell) ?? far) * 4096 + Math.min(4095, squareBetween(cell, hero)),
  );
}

/** Towards the hero, whom it need not see. */
function haunt(mob: Mob, senses: Senses): Place {
  return greedily(mob, senses, (cell) => squareBetween(cell, senses.hero));
}

/** Of its own cell and the free ones beside it that which costs least. */
function greedily(mob: Mob, senses: Senses, cost: (cell: Place) => number): Place {
  let best: Place = mob;
  let least = cost(mob);
  for (const cell of neighbours(mob)) {
    const found = cost(cell);
    if (found < least && senses.isFree(cell)) [best, least] = [cell, found];
  }
  return best;
}

function anywhere(mob: Mob, senses: Senses): Place {
  const free = neighbours(mob).filter((cell) => senses.isFree(cell));
  return free.length === 0 ? mob : pick(senses.random, free);
}
