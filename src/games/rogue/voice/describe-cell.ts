import { blindFor, exchange, isSpent, maxHealthOf, triggerIn } from '../rules/index.ts';
import type { ItemKind, LiveTrigger, Mob, Place, RogueState } from '../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import { describeConduct } from './deeds.ts';
import { isKnownCell, mobsShown, sees, thingsAt, itemsAround } from './known.ts';
import { makeNumber, nameItem, nameMob, nameWithUse } from './names.ts';
import { describeTrigger, nameTrigger } from './triggers.ts';

/** Describes a cell's visible contents in one or more sentences. */
export function describeCell(state: RogueState, place: Place, say: Say): string {
  if (!isKnownCell(state, place.x, place.y)) return say('run-look-unknown');
  const { mobs, items } = thingsAt(state, place);
  const isHere = place.x === state.hero.at.x && place.y === state.hero.at.y;
  const trigger = triggerIn(state.course, place);
  const parts = [
    ...(isHere ? [say('run-look-you')] : []),
    ...mobs.map((mob) => describeMob(state, mob, say)),
    ...items.map((kind) => nameWithUse(kind, state.hero, say)),
    ...(trigger === undefined ? [] : [describeTrigger(state, trigger, say)]),
  ];
  if (parts.length > 0) return parts.join(' ');
  const isWall = state.ground.walls.has(place.x, place.y);
  const isSeen = sees(state, place.x, place.y) ? 'yes' : 'no';
  return say(isWall ? 'rogue-look-wall' : 'rogue-look-floor', { seen: isSeen });
}

/** Describes a mob, its condition, and the damage both sides would take. */
function describeMob(state: RogueState, mob: Mob, say: Say): string {
  const { dealt, taken } = exchange(state.hero, mob);
  const turns = blindFor(mob);
  const about = turns > 0 ? say('rogue-look-blind', { turns }) : describeConduct(state, mob, say);
  return say('rogue-look-mob', {
    mob: nameMob(mob.kind, say),
    level: mob.level,
    health: makeNumber(mob.health),
    most: maxHealthOf(mob),
    dealt: makeNumber(dealt),
    taken: makeNumber(taken),
    about,
  });
}

/** A thing near the hero, with its direction and straight distance. */
export interface Nearby extends Place {
  readonly kind: 'mob' | 'item' | 'trigger';
  readonly name: string;
  /** Steps right and down. */
  readonly dx: number;
  readonly dy: number;
}

const MAX_STEPS = 12;

/** Known triggers near the hero that can still do something. */
function triggersAround(state: RogueState): readonly LiveTrigger[] {
  const { at } = state.hero;
  const isNear = ({ x, y }: Place) =>
    Math.max(Math.abs(x - at.x), Math.abs(y - at.y)) <= MAX_STEPS && (x !== at.x || y !== at.y);
  const triggers = state.course?.triggers ?? [];
  return triggers.filter((one) => isNear(one) && !isSpent(one) && isKnownCell(state, one.x, one.y));
}

/** Things around the hero, nearest first. */
export function nearbyOf(state: RogueState, say: Say): readonly Nearby[] {
  const { at } = state.hero;
  const place = ({ x, y }: Place) => ({ x, y, dx: x - at.x, dy: y - at.y });
  const mobs = mobsShown(state).map((mob): Nearby => {
    return { kind: 'mob', name: nameMob(mob.kind, say), ...place(mob) };
  });
  // A cell may contain many items of a kind, so each name is computed once.
  const names = new Map<ItemKind, string>();
  const nameOf = (kind: ItemKind) => {
    const name = names.get(kind) ?? nameItem(kind, say);
    names.set(kind, name);
    return name;
  };
  const items = itemsAround(state, MAX_STEPS)
    .filter(({ x, y }) => x !== at.x || y !== at.y)
    .map((item): Nearby => ({ kind: 'item', name: nameOf(item.kind), ...place(item) }));
  const distanceTo = ({ dx, dy }: Nearby) => Math.abs(dx) + Math.abs(dy);
  const triggers = triggersAround(state).map((one): Nearby => {
    return { kind: 'trigger', name: nameTrigger(state, one, say), ...place(one) };
  });
  return [...mobs, ...items, ...triggers].sort((one, other) => distanceTo(one) - distanceTo(other));
}

/**
 * The next cell with something on it, in order of distance to the hero; undefined if nothing is
 * near.
 */
export function nextThing(state: RogueState, from: Place, by: 1 | -1): Place | undefined {
  const { at } = state.hero;
  const distanceTo = (one: Place) => Math.abs(one.x - at.x) + Math.abs(one.y - at.y);
  const cells = new Map(
    [...mobsShown(state), ...itemsAround(state, MAX_STEPS), ...triggersAround(state)].map(
      ({ x, y }) => [`${x},${y}`, { x, y }],
    ),
  );
  const places = [...cells.values()]
    .filter((one) => distanceTo(one) > 0)
    .sort((one, other) => distanceTo(one) - distanceTo(other));
  const current = places.findIndex((one) => one.x === from.x && one.y === from.y);
  if (current < 0) return by === 1 ? places[0] : places.at(-1);
  return places[(current + by + places.length) % places.length];
}
