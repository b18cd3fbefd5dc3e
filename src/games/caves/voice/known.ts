import {
  caves,
  creaturesInSight,
  isSameItem,
  levelOf,
  placeOf,
  PLAYER,
  playerOf,
  sightOf,
  stepsBetween,
} from '../rules/index.ts';
import type { CavesState, Creature, Item, Place } from '../rules/index.ts';
import { isCaged } from './cages.ts';

/** The run as the player knows it, used by all other functions here. */
export function viewOf(state: CavesState): CavesState {
  return caves.view(state, 0);
}

/** The known creatures on the player's level: in sight, detected, or all in debug mode. */
export function creaturesShown(view: CavesState): readonly Creature[] {
  const { z } = playerOf(view);
  return view.creatures.filter((one) => one.id !== PLAYER && one.z === z);
}

/** The creatures in sight that are neither allies nor captives, in order of id. */
export function foesInSight(view: CavesState): readonly Creature[] {
  return creaturesInSight(view).filter(({ side }) => side === undefined);
}

/** A thing in sight with its distance. */
export type Sighting = Place & { readonly steps: number } & (
    | { readonly kind: 'creature'; readonly creature: Creature }
    /** `isCaged`: can be taken only instead of others. */
    | { readonly kind: 'item'; readonly item: Item; readonly isCaged: boolean }
  );

/** All things in sight, creatures before items, each nearest first. */
export function thingsInSight(view: CavesState): readonly Sighting[] {
  const player = playerOf(view);
  const byDistance = (one: Sighting, other: Sighting) => one.steps - other.steps;
  const at = ({ x, y }: Place) => ({ x, y, steps: stepsBetween(player, { x, y }) });
  const creatures = creaturesInSight(view).map((creature): Sighting => ({
    kind: 'creature',
    creature,
    ...at(creature),
  }));
  const sight = sightOf(view);
  const level = levelOf(view);
  const items = level.items.flatMap(({ cell, item }): Sighting[] => {
    const place = placeOf(cell);
    if (!sight.has(place.x, place.y)) return [];
    return [{ kind: 'item', item, isCaged: isCaged(level, cell), ...at(place) }];
  });
  return [...creatures.sort(byDistance), ...items.sort(byDistance)];
}

/** A creature in sight, or the nearest of several identical items and their number. */
export interface SightingGroup {
  readonly seen: Sighting;
  readonly count: number;
}

/** Things in sight except at the player's own place, with identical items grouped. */
export function groupsInSight(view: CavesState): readonly SightingGroup[] {
  const groups: SightingGroup[] = [];
  for (const seen of thingsInSight(view).filter(({ steps }) => steps > 0)) {
    const at = groups.findIndex(({ seen: other }) => isAlike(seen, other));
    const group = groups[at];
    if (group === undefined) groups.push({ seen, count: 1 });
    else groups[at] = { ...group, count: group.count + 1 };
  }
  return groups;
}

function isAlike(one: Sighting, other: Sighting): boolean {
  if (one.kind !== 'item' || other.kind !== 'item') return false;
  return one.isCaged === other.isCaged && isSameItem(one.item, other.item);
}
