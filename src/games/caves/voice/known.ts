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

/** The run as the player knows it: what all else here is told of. */
export function viewOf(state: CavesState): CavesState {
  return caves.view(state, 0);
}

/** The creatures of the player's level that he knows of: in sight, detected, or all in debug mode. */
export function creaturesShown(view: CavesState): readonly Creature[] {
  const { z } = playerOf(view);
  return view.creatures.filter((one) => one.id !== PLAYER && one.z === z);
}

/** Something in sight, and how far away. */
export type Seen = Place & { readonly steps: number } & (
    | { readonly kind: 'creature'; readonly creature: Creature }
    | { readonly kind: 'item'; readonly item: Item }
  );

/** What is in sight, creatures before items, the nearest of each first. */
export function thingsInSight(view: CavesState): readonly Seen[] {
  const player = playerOf(view);
  const near = (one: Seen, other: Seen) => one.steps - other.steps;
  const at = ({ x, y }: Place) => ({ x, y, steps: stepsBetween(player, { x, y }) });
  const creatures = creaturesInSight(view).map((creature): Seen => ({
    kind: 'creature',
    creature,
    ...at(creature),
  }));
  const sight = sightOf(view);
  const items = levelOf(view).items.flatMap(({ cell, item }): Seen[] => {
    const place = placeOf(cell);
    return sight.has(place.x, place.y) ? [{ kind: 'item', item, ...at(place) }] : [];
  });
  return [...creatures.sort(near), ...items.sort(near)];
}

/** Somebody in sight, or the nearest of items that are alike, and how many there are. */
export interface SeenGroup {
  readonly seen: Seen;
  readonly count: number;
}

/** The same without the player's own place, items that are alike told once. */
export function groupsInSight(view: CavesState): readonly SeenGroup[] {
  const groups: SeenGroup[] = [];
  for (const seen of thingsInSight(view).filter(({ steps }) => steps > 0)) {
    const at = groups.findIndex(({ seen: other }) => isAlike(seen, other));
    const group = groups[at];
    if (group === undefined) groups.push({ seen, count: 1 });
    else groups[at] = { ...group, count: group.count + 1 };
  }
  return groups;
}

function isAlike(one: Seen, other: Seen): boolean {
  return one.kind === 'item' && other.kind === 'item' && isSameItem(one.item, other.item);
}
