import { assertDefined } from '#core';
import { VERB } from '../rules/model/action.ts';
import type { DiceAction } from '../rules/model/action.ts';
import { REFUGE } from '../rules/model/hero.ts';
import type { Hero } from '../rules/model/hero.ts';
import type { DiceState, LocationInPlay } from '../rules/state/state.ts';
import { offersOf } from '../rules/phases/rules.ts';
import type { Temper } from './mind.ts';
import { spareDice, turnsLeft } from './worth.ts';

/** Hand capacity of the heroes with the fewest dice. */
const MIN_HAND = 4;

/** True if a hero has too few dice to spare and should rest before anything else. */
export function needsRest(state: DiceState, hero: number, temper: Temper): boolean {
  const one = assertDefined(state.heroes[hero]);
  // A single blow can cost a whole hand of dice.
  const margin = (one.capacity - MIN_HAND) / 2;
  return spareDice(one) <= temper.restAt + margin && one.pile.length >= 2 && turnsLeft(state) > 1;
}

function sizeOf({ bag, hidden }: LocationInPlay): number {
  return bag.length + hidden;
}

function companionsAt(state: DiceState, hero: number, at: number): number {
  let count = 0;
  for (let index = 0; index < state.heroes.length; index++) {
    const one = state.heroes[index] as Hero;
    if (index !== hero && one.alive && one.at === at) count += 1;
  }
  return count;
}

/** Attraction of a location for a hero: few dice left, a villain, no companion there. */
function draw(state: DiceState, hero: number, at: number, temper: Temper): number {
  const place = state.places[at] as LocationInPlay;
  if (!place.open) return -100;
  const villain = place.known && place.villain !== undefined ? temper.villainWeight : 0;
  const stays = assertDefined(state.heroes[hero]).at === at ? 0.5 : 0;
  const others = companionsAt(state, hero, at) * temper.companionWeight;
  return villain + stays - temper.bagWeight * sizeOf(place) - others;
}

/** The hero's preferred location; the Refuge if he needs rest. */
export function destination(state: DiceState, hero: number, temper: Temper): number {
  if (needsRest(state, hero, temper)) return REFUGE;
  let best = assertDefined(state.heroes[hero]).at;
  let maxPull = best === REFUGE ? -Infinity : draw(state, hero, best, temper);
  for (let at = 0; at < state.places.length; at++) {
    const pull = draw(state, hero, at, temper);
    if (pull > maxPull) [best, maxPull] = [at, pull];
  }
  return best;
}

/** Chooses the best location offered. */
export function chooseLocation(state: DiceState, hero: number, temper: Temper): DiceAction {
  const goal = destination(state, hero, temper);
  let best: DiceAction | undefined;
  let maxPull = -Infinity;
  for (const { action, refusal } of offersOf(state)) {
    if (refusal !== undefined || action.kind !== 'location') continue;
    const { at } = action;
    const pull = at === goal ? 1000 : at === REFUGE ? -50 : draw(state, hero, at, temper);
    if (pull > maxPull) [best, maxPull] = [action, pull];
  }
  return best ?? VERB.cancel;
}
