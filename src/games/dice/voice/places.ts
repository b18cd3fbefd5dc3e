import { closingDifficultyAt, offersOf, phaseOf, REFUGE } from '../rules/index.ts';
import { peekState } from '../bots/peek.ts';
import type { Card, DiceAction, DiceState } from '../rules/index.ts';
import { currentEncounter } from './encounter-view.ts';
import type { OfferShown } from './offers.ts';
import type { DiceWords } from './words.ts';

/** Facts about a location known to the heroes. */
export interface PlaceFacts {
  readonly isOpen: boolean;
  /** Number of dice in its bag; undefined if nothing can be drawn there. */
  readonly bag: number | undefined;
  /** Difficulty of closing it; undefined if it cannot be closed. */
  readonly difficulty: number | undefined;
  /** The villain seen there, if any. */
  readonly villain: Card | undefined;
  /** Its bag, its closing difficulty, whether it is guarded, and the villain if seen there. */
  readonly facts: string;
  /** Names of the living heroes there. */
  readonly heroes: readonly string[];
}

/** Places for heroes, including the Refuge unless the scenario excludes it. */
export function placesOf({ world, places }: DiceState): readonly number[] {
  const hasRefuge = !world.hooks.some(({ flags }) => flags?.includes('no-refuge'));
  return [...(hasRefuge ? [REFUGE] : []), ...places.keys()];
}

function heroesAt(state: DiceState, at: number, words: DiceWords): readonly string[] {
  return [...state.heroes.keys()]
    .filter((hero) => state.heroes[hero]?.alive === true && state.heroes[hero].at === at)
    .map((hero) => words.hero(state, hero));
}

export function placeFacts(state: DiceState, at: number, words: DiceWords): PlaceFacts {
  const heroes = heroesAt(state, at, words);
  const place = state.places[at];
  const base = { bag: undefined, difficulty: undefined, villain: undefined, heroes };
  if (at === REFUGE || place === undefined) return { ...base, isOpen: true, facts: '' };
  if (!place.open) return { ...base, isOpen: false, facts: words.say('dice-place-closed') };
  const bag = place.bag.length + place.hidden;
  const villain = place.known ? place.villain : undefined;
  const isGuarded = currentEncounter(state)?.guarded.includes(at) === true;
  const difficulty = closingDifficultyAt(state, at);
  const facts = [
    words.say('dice-place-bag', { count: bag }),
    words.say('dice-place-difficulty', { difficulty }),
    ...(isGuarded ? [words.say('dice-place-guarded')] : []),
    ...(villain === undefined
      ? []
      : [words.say('dice-place-villain', { card: words.card(state, villain, 'VILLAIN') })]),
  ];
  return { ...base, isOpen: true, bag, difficulty, villain, facts: facts.join(' · ') };
}

/** The actions that take the deciding player to a location; empty if that is not possible now. */
export function stepsTo(
  offers: readonly OfferShown[],
  at: number,
  here: number,
): readonly DiceAction[] {
  const can = offers.filter(({ refusal }) => refusal === undefined).map(({ action }) => action);
  const direct = can.find((action) => action.kind === 'location' && action.at === at);
  if (direct !== undefined) return [direct];
  const travel = can.find(({ kind }) => kind === 'travel');
  return travel === undefined || at === here ? [] : [travel, { kind: 'location', at }];
}

/** The actions that take the deciding hero to a location and explore it; empty if not possible. */
export function stepsToExplore(
  scene: DiceState,
  offers: readonly OfferShown[],
  at: number,
): readonly DiceAction[] {
  if (phaseOf(scene)?.kind !== 'interior') return [];
  const here = scene.heroes[scene.turn.hero]?.at;
  if (here === undefined) return [];
  const steps = stepsTo(offers, at, here);
  if (steps.length === 0 && at !== here) return [];
  const there = steps.reduce(peekState, scene);
  const explore = offersOf(there).find(({ action }) => action.kind === 'explore');
  const can = explore !== undefined && explore.refusal === undefined;
  return can ? [...steps, explore.action] : [];
}
