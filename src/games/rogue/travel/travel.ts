import { wallAt } from '../game/looking.ts';
import type { RogueEvent } from '../model/event.ts';
import { freeSlot } from '../model/hero.ts';
import { beside } from '../model/place.ts';
import type { Direction } from '../model/place.ts';
import type { RogueState } from '../model/state.ts';
import type { Place } from '../world/plan.ts';
import { findWay, hasFind, isFrontier, isWalkable } from './search.ts';

/** Why there is no further step. */
export const HALTS = ['arrived', 'no-way', 'explored', 'blocked', 'crossroads'] as const;
export type Halt = (typeof HALTS)[number];

/** The next step of a journey, or why it is over. */
export type NextStep =
  | { readonly kind: 'step'; readonly direction: Direction }
  | { readonly kind: 'halt'; readonly why: Halt };

function halt(why: Halt): NextStep {
  return { kind: 'halt', why };
}

/**
 * Explores: to the nearest thing that can be picked up, or to where something may come into view. Takes what
 * the player may know of a run, as all of these do.
 */
export function exploreStep(view: RogueState): NextStep {
  const hasRoom = freeSlot(view.hero) !== undefined;
  const way = findWay(view, (cell) => (hasRoom && hasFind(view, cell)) || isFrontier(view, cell));
  return way === undefined ? halt('explored') : { kind: 'step', direction: way.first };
}

/** Goes to a cell by the shortest way that is known. */
export function travelStep(view: RogueState, to: Place): NextStep {
  const { at } = view.hero;
  if (at.x === to.x && at.y === to.y) return halt('arrived');
  const way = findWay(view, ({ x, y }) => x === to.x && y === to.y);
  return way === undefined ? halt('no-way') : { kind: 'step', direction: way.first };
}

const TURNED: Readonly<Record<Direction, readonly [Direction, Direction]>> = {
  up: ['left', 'right'],
  down: ['left', 'right'],
  left: ['up', 'down'],
  right: ['up', 'down'],
};

/** Which sides of the way are open. */
function sidesOf(view: RogueState, at: Place, direction: Direction): string {
  return TURNED[direction].map((side) => (wallAt(view, beside(at, side)) ? '#' : '.')).join('');
}

/**
 * Runs straight on: until something is in the way, or a side opens or closes that was not so where the run
 * began or where the last step was made from.
 */
export function runStep(view: RogueState, direction: Direction, from?: Place): NextStep {
  const { at } = view.hero;
  if (!isWalkable(view, beside(at, direction))) return halt('blocked');
  const hasChanged =
    from !== undefined && sidesOf(view, at, direction) !== sidesOf(view, from, direction);
  return hasChanged ? halt('crossroads') : { kind: 'step', direction };
}

/** What makes a journey stop: the event tells the rest. */
export const INTERRUPTIONS = ['hurt', 'mob', 'level', 'effect', 'full', 'item', 'over'] as const;
export type Interruption = (typeof INTERRUPTIONS)[number];

const WHY: Readonly<Partial<Record<RogueEvent['kind'], Interruption>>> = {
  fought: 'hurt',
  'mob-sighted': 'mob',
  unmasked: 'mob',
  cloned: 'mob',
  'level-up': 'level',
  'effect-ended': 'effect',
  full: 'full',
  'item-sighted': 'item',
  ended: 'over',
};

/** Why a journey stops after a step in which this happened, the weightiest reason first; undefined to go on. */
export function interruptionOf(
  events: readonly RogueEvent[],
): { readonly why: Interruption; readonly event: RogueEvent } | undefined {
  const found = events.flatMap((event) => {
    const why = WHY[event.kind];
    return why === undefined ? [] : [{ why, event }];
  });
  const rank = ({ why }: { readonly why: Interruption }) => INTERRUPTIONS.indexOf(why);
  const isOver = found.find(({ why }) => why === 'over');
  return isOver ?? found.sort((one, other) => rank(one) - rank(other))[0];
}
