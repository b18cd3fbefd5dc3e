import type { Say } from '#i18n/say.ts';
import { findWay, placesAlong } from '#kit/grid/way.ts';
import {
  creatureAt,
  DIRECTIONS,
  isDiggableAt,
  isInside,
  isSamePlace,
  isSeen,
  levelOf,
  PLAYER,
  playerOf,
  stepsBetween,
} from '../rules/index.ts';
import type { CavesAction, CavesState, Creature, Place, Spot } from '../rules/index.ts';
import { describeSpot } from './describe-spot.ts';
import { wayTo } from './places.ts';
import { pressedAt } from './press.ts';
import { actionOf, searchFor, spotKey } from './ways.ts';

/** Effect of pressing a cell of the map. */
type Press =
  | NonNullable<ReturnType<typeof pressedAt>>
  /** A step towards a creature that is not adjacent. */
  | { readonly kind: 'approach'; readonly action: CavesAction };

function otherAt(view: CavesState, place: Place): Creature | undefined {
  const found = creatureAt(view, { ...place, z: playerOf(view).z });
  return found?.id === PLAYER ? undefined : found;
}

/** The path to a creature, and its first step; undefined if none is known. */
function approachTo(view: CavesState, other: Creature) {
  const isGoal = (spot: Spot) => spotKey(spot) === spotKey(other);
  const search = { ...searchFor(view, isGoal), steps: DIRECTIONS };
  const steps = findWay(search);
  const [first] = steps ?? [];
  if (steps === undefined || first === undefined) return undefined;
  return { action: actionOf(first), way: placesAlong(search, steps) };
}

/** Like `pressedAt`, but a creature farther away is approached step by step. */
export function pressOn(view: CavesState, place: Place): Press | undefined {
  const other = otherAt(view, place);
  if (other === undefined || stepsBetween(playerOf(view), other) <= 1)
    return pressedAt(view, place);
  const approach = approachTo(view, other);
  return approach && { kind: 'approach', action: approach.action };
}

/** A cell as known, the outcome of pressing it, and the cells on the way. */
export interface Forecast {
  readonly way: readonly Place[];
  /** Undefined if pressing the cell does nothing special. */
  readonly outcome?: 'attack' | 'free' | 'swap' | 'approach' | 'dig' | 'walk';
  readonly text: string;
}

/** Undefined for a cell outside the known caves. */
export function forecastOf(view: CavesState, place: Place, say: Say): Forecast | undefined {
  const player = playerOf(view);
  const spot = { ...place, z: player.z };
  if (!isInside(place.x, place.y) || !isSeen(view, spot)) return undefined;
  const seen = describeSpot(view, spot, say);
  if (view.ending !== undefined || isSamePlace(player, place)) return { way: [], text: seen };
  const isNextTo = stepsBetween(player, place) <= 1;
  const other = otherAt(view, place);
  const { outcome, way } = outcomeAt(view, place, other, isNextTo);
  if (outcome === undefined) return { way, text: seen };
  return { way, outcome, text: `${say(`caves-do-at-${outcome}`, { steps: way.length })} ${seen}` };
}

/** The outcome of a step into a creature. */
const MEETINGS = { foe: 'attack', captive: 'free', ally: 'swap' } as const;

function outcomeAt(
  view: CavesState,
  place: Place,
  other: Creature | undefined,
  isNextTo: boolean,
): Pick<Forecast, 'outcome' | 'way'> {
  if (other !== undefined) {
    if (isNextTo) return { outcome: MEETINGS[other.side ?? 'foe'], way: [] };
    const approach = approachTo(view, other);
    return approach === undefined ? { way: [] } : { outcome: 'approach', way: approach.way };
  }
  if (isNextTo && isDiggableAt(levelOf(view).tiles, place.x, place.y))
    return { outcome: 'dig', way: [] };
  const way = wayTo(view, place) ?? [];
  return way.length === 0 ? { way } : { outcome: 'walk', way };
}
