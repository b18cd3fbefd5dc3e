import { lineBetween } from '#kit/grid/line.ts';
import type { Say } from '#i18n/say.ts';
import { isSamePlace, playerOf, STAIRS_DOWN, STAIRS_UP } from '../rules/index.ts';
import type { CavesState, Item, Place } from '../rules/index.ts';
import { describeSpot } from './describe-spot.ts';
import { missileTo, warnOfMissile } from './flight.ts';
import { thingsInSight } from './known.ts';
import type { Sighting } from './known.ts';
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

/** Creatures in sight, each nearest first: foes, and then allies and captives. */
function creaturesNear(view: CavesState): Readonly<Record<'foes' | 'friends', readonly Place[]>> {
  const things = thingsInSight(view);
  const placesOf = (isOne: (one: Sighting & { readonly kind: 'creature' }) => boolean) =>
    things.flatMap((one) =>
      one.kind === 'creature' && isOne(one) ? [{ x: one.x, y: one.y }] : [],
    );
  return {
    foes: placesOf(({ creature }) => creature.side === undefined),
    friends: placesOf(({ creature }) => creature.side !== undefined),
  };
}

/** Aims a thrown item, or else an arrow, starting at the nearest foe. */
export function missileAim(view: CavesState, item: Item | undefined, say: Say): Purpose {
  const { foes, friends } = creaturesNear(view);
  return {
    targets: [...foes, ...friends],
    start: foes[0] ?? hereOf(view),
    lineTo: (place) => missileTo(view, place).cells,
    warn: (place) => warnOfMissile(view, place, item, say),
  };
}

/** Aims a spell, which needs no clear line, starting at the nearest foe or at the player. */
export function spellAim(view: CavesState, atSelf: boolean): Purpose {
  const here = hereOf(view);
  const { foes, friends } = creaturesNear(view);
  return {
    targets: [...(atSelf ? [here] : []), ...foes, ...friends],
    start: atSelf ? here : (foes[0] ?? here),
    lineTo: (place) => lineBetween(here, place),
  };
}

/** Looks around, first at creatures, then at items in sight. */
export function lookAim(view: CavesState, at?: Place): Purpose {
  const here = hereOf(view);
  const targets = thingsInSight(view).map(({ x, y }) => ({ x, y }));
  return {
    targets,
    start: at ?? targets[0] ?? here,
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
