import { lineBetween } from '#kit/grid/line.ts';
import type { Say } from '#i18n/say.ts';
import { isSamePlace, playerOf, STAIRS_DOWN, STAIRS_UP } from '../rules/index.ts';
import type { CavesState, Item, Place } from '../rules/index.ts';
import { describeSpot } from './describe-spot.ts';
import { missileTo, warnOfMissile } from './flight.ts';
import { thingsInSight } from './known.ts';
import { nearestStairs, wayTo } from './places.ts';

/** A use of a cursor over the map. */
export interface Purpose {
  /** Places that Tab cycles through. */
  readonly targets: readonly Place[];
  /** The first place under the cursor. */
  readonly start: Place;
  /** Cells marked between the player and the cursor. */
  readonly lineTo: (place: Place) => readonly Place[];
  /** Warnings before the description of a place. */
  readonly warn?: (place: Place) => readonly string[];
}

function hereOf(view: CavesState): Place {
  const { x, y } = playerOf(view);
  return { x, y };
}

function creaturesNear(view: CavesState): readonly Place[] {
  return thingsInSight(view).flatMap(({ kind, x, y }) => (kind === 'creature' ? [{ x, y }] : []));
}

function purposeOf(view: CavesState, targets: readonly Place[]): Omit<Purpose, 'lineTo'> {
  return { targets, start: targets[0] ?? hereOf(view) };
}

/** Aims a thrown item, or else an arrow, starting at the nearest creature. */
export function missileAim(view: CavesState, item: Item | undefined, say: Say): Purpose {
  return {
    ...purposeOf(view, creaturesNear(view)),
    lineTo: (place) => missileTo(view, place).cells,
    warn: (place) => warnOfMissile(view, place, item, say),
  };
}

/** Aims a spell, which needs no clear line, starting at the nearest creature or at the player. */
export function spellAim(view: CavesState, atSelf: boolean): Purpose {
  const here = hereOf(view);
  const targets = [...(atSelf ? [here] : []), ...creaturesNear(view)];
  return { ...purposeOf(view, targets), lineTo: (place) => lineBetween(here, place) };
}

/** Looks around, first at creatures, then at items in sight. */
export function lookAim(view: CavesState, at?: Place): Purpose {
  const here = hereOf(view);
  const purpose = purposeOf(
    view,
    thingsInSight(view).map(({ x, y }) => ({ x, y })),
  );
  return {
    ...purpose,
    start: at ?? purpose.start,
    lineTo: (place) => lineBetween(here, place),
  };
}

/** Asks for a destination: stairs first, then things in sight. */
export function travelAim(view: CavesState): Purpose {
  const here = hereOf(view);
  const stairs = [STAIRS_DOWN, STAIRS_UP].flatMap((tile) => nearestStairs(view, tile) ?? []);
  const things = thingsInSight(view).map(({ x, y }) => ({ x, y }));
  return {
    targets: [...stairs, ...things].filter((place) => !isSamePlace(place, here)),
    start: here,
    lineTo: (place) => wayTo(view, place) ?? [],
  };
}

/** The warnings and the description of a place under the cursor. */
export function describeAim(
  view: CavesState,
  { warn }: Pick<Purpose, 'warn'>,
  place: Place,
  say: Say,
): string {
  const spot = { ...place, z: playerOf(view).z };
  return [...(warn?.(place) ?? []), describeSpot(view, spot, say)].join(' ').trim();
}
