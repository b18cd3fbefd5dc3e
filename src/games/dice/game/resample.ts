import type { Random } from '../../../core/index.ts';
import { shuffle } from '../generate/shuffle.ts';
import { makeBag } from '../model/bag.ts';
import type { Die } from '../model/die.ts';
import type { DiceState, Place, World } from '../state/state.ts';

/** A villain nobody has met who could be elsewhere, with the die that stands for him. */
interface Lurker {
  readonly card: number;
  readonly die: Die | undefined;
}

/** Whether the adventure itself says where this villain is: that is no secret. */
function isBound({ scenario, cards, sites }: World, card: number, at: number): boolean {
  const id = cards[card]?.template.id;
  const site = sites[at]?.template.id;
  return scenario.villains.some((villain) => villain.id === id && villain.at === site);
}

function lurkerOf(world: World, { villain, known, bag }: Place, at: number): Lurker | undefined {
  if (villain === undefined || known || isBound(world, villain, at)) return undefined;
  return { card: villain, die: bag.find(({ type }) => type === 'VILLAIN') };
}

/** Whether a villain could lurk here for all that the heroes know. */
function couldHide(lurker: Lurker | undefined, { open, known, villain, bag }: Place): boolean {
  if (lurker !== undefined) return true;
  return open && !known && villain === undefined && bag.length > 0;
}

/** Where each villain lurks after all who could be elsewhere have been dealt out again. */
function dealVillains(state: DiceState, random: Random): (Lurker | undefined)[] {
  const lurkers = state.places.map((place, at) => lurkerOf(state.world, place, at));
  const free = [...lurkers.keys()].filter((at) => {
    return couldHide(lurkers[at], state.places[at] as Place);
  });
  const order = shuffle(free, random);
  const dealt = new Array<Lurker | undefined>(lurkers.length).fill(undefined);
  lurkers
    .filter((lurker) => lurker !== undefined)
    .forEach((lurker, i) => {
      dealt[order[i] as number] = lurker;
    });
  return dealt;
}

/**
 * A state that the heroes cannot tell from this one: villains whom nobody has met change places,
 * what else lies in the bags of locations is mixed and dealt out again by number, and decks are
 * shuffled.
 */
export function resample(state: DiceState, random: Random): DiceState {
  const before = state.places.map((place, at) => lurkerOf(state.world, place, at));
  const after = dealVillains(state, random);
  const stays = (die: Die, at: number) => die.type === 'VILLAIN' && die !== before[at]?.die;
  const loose = ({ bag }: Place, at: number) =>
    bag.filter((die) => !stays(die, at) && die !== before[at]?.die);
  const rest = shuffle(state.places.flatMap(loose), random);
  const places = state.places.map((place, at): Place => {
    const kept = place.bag.filter((die) => stays(die, at));
    const lurker = after[at];
    if (lurker?.die !== undefined) kept.push(lurker.die);
    return {
      ...place,
      bag: makeBag([...kept, ...rest.splice(0, place.bag.length - kept.length)]),
      enemies: shuffle(place.enemies, random),
      obstacles: shuffle(place.obstacles, random),
      villain: before[at] === undefined && lurker === undefined ? place.villain : lurker?.card,
    };
  });
  return { ...state, places };
}
