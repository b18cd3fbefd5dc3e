import { elementAt } from '#core';
import type { Random } from '#core';
import { hasGuardianCard } from '../effects/guardian.ts';
import { shuffle } from '../generate/shuffle.ts';
import { makeBag } from '../model/bag.ts';
import type { Die } from '../model/die.ts';
import type { DiceState, LocationInPlay, World } from '../state/state.ts';

/** An unseen villain who could be elsewhere, with the die that represents him. */
interface Lurker {
  readonly card: number;
  readonly die: Die | undefined;
}

/** True if the adventure itself places this villain, which is public. */
function isBound({ scenario, cards, sites }: World, card: number, at: number): boolean {
  const id = cards[card]?.template.id;
  const site = sites[at]?.template.id;
  return scenario.villains.some((villain) => villain.id === id && villain.at === site);
}

function lurkerOf(world: World, place: LocationInPlay, at: number): Lurker | undefined {
  const { villain, known, bag } = place;
  if (hasGuardianCard(world, place)) return undefined;
  if (villain === undefined || known || isBound(world, villain, at)) return undefined;
  return { card: villain, die: bag.find(({ type }) => type === 'VILLAIN') };
}

/** True if a villain could be here, as far as the heroes know. */
function canLurk(world: World, lurker: Lurker | undefined, place: LocationInPlay): boolean {
  if (lurker !== undefined) return true;
  const { open, known, villain, bag } = place;
  if (hasGuardianCard(world, place)) return false;
  return open && !known && villain === undefined && bag.length > 0;
}

/** The place of each villain, after a random redistribution of all who could be elsewhere. */
function dealVillains(state: DiceState, random: Random): (Lurker | undefined)[] {
  const lurkers = state.places.map((place, at) => lurkerOf(state.world, place, at));
  const free = [...lurkers.keys()].filter((at) => {
    return canLurk(state.world, lurkers[at], elementAt(state.places, at));
  });
  const order = shuffle(free, random);
  const dealt = new Array<Lurker | undefined>(lurkers.length).fill(undefined);
  lurkers
    .filter((lurker) => lurker !== undefined)
    .forEach((lurker, i) => {
      dealt[elementAt(order, i)] = lurker;
    });
  return dealt;
}

/** Removes up to `count` fitting dice from a heap and returns them. */
function takeOf(heap: Die[], count: number, fits: (die: Die) => boolean): Die[] {
  const drawn: Die[] = [];
  for (let at = heap.length - 1; at >= 0 && drawn.length < count; at--) {
    const die = elementAt(heap, at);
    if (!fits(die)) continue;
    heap.splice(at, 1);
    drawn.push(die);
  }
  return drawn;
}

/**
 * A random state the heroes cannot distinguish from this one. Unseen villains swap places. Other
 * dice in the bags of locations are mixed and redistributed by number, and decks are shuffled. A
 * guardian's presence is public, so enemy dice at locations with guardian cards stay, and no others
 * arrive.
 */
export function resample(state: DiceState, random: Random): DiceState {
  const { world } = state;
  const before = state.places.map((place, at) => lurkerOf(world, place, at));
  const after = dealVillains(state, random);
  const isSeen = state.places.map((place) => hasGuardianCard(world, place));
  const stays = ({ type }: Die, at: number) => type === 'ENEMY' && isSeen[at] === true;
  const isVillain = (die: Die, at: number) => die.type === 'VILLAIN' && die !== before[at]?.die;
  const remainingDice = state.places.map(({ bag }, at) => {
    const dice = bag.filter((die) => isVillain(die, at) || stays(die, at));
    const lurker = after[at]?.die;
    return lurker === undefined ? dice : [...dice, lurker];
  });
  const heap = shuffle(
    state.places.flatMap(({ bag }, at) =>
      bag.filter((die) => !isVillain(die, at) && !stays(die, at) && die !== before[at]?.die),
    ),
    random,
  );
  const order = [...remainingDice.keys()].sort((a, b) => Number(isSeen[b]) - Number(isSeen[a]));
  for (const at of order) {
    const dice = elementAt(remainingDice, at);
    const count = elementAt(state.places, at).bag.length - dice.length;
    remainingDice[at] = [
      ...dice,
      ...takeOf(heap, count, ({ type }) => isSeen[at] !== true || type !== 'ENEMY'),
    ];
  }
  const places = state.places.map((place, at): LocationInPlay => {
    const lurker = after[at];
    return {
      ...place,
      bag: makeBag(elementAt(remainingDice, at)),
      enemies: shuffle(place.enemies, random),
      obstacles: shuffle(place.obstacles, random),
      villain: before[at] === undefined && lurker === undefined ? place.villain : lurker?.card,
    };
  });
  return { ...state, places };
}
