import type { Die } from '../model/die.ts';
import { REFUGE } from '../model/hero.ts';
import { hasFlag } from '../effects/hooks.ts';
import type { Card, Phase } from '../state/phase.ts';
import type { DiceState, ThreatCard } from '../state/state.ts';
import { settles, turnOf } from '../phases/rules.ts';
import { demand, isDistinct } from './demand.ts';
import { checkPhases } from './sense-phases.ts';
import { checkUsed } from './sense-used.ts';

/** The die held by a phase and nowhere else. */
function dieOf(phase: Phase): readonly Die[] {
  const isApart =
    phase.kind === 'encounter' ||
    phase.kind === 'look' ||
    phase.kind === 'escape' ||
    phase.kind === 'arrive';
  return isApart ? [phase.die] : [];
}

function checkDice({ heroes, places, deterred, phases, nextId }: DiceState): void {
  const own = heroes.flatMap(({ hand, bag, pile }) => [hand.main, hand.allies, bag, pile]);
  const all = [deterred, ...places.map(({ bag }) => bag), ...own, ...phases.map(dieOf)];
  const ids = all.flat().map(({ id }) => id);
  demand(isDistinct(ids), 'a die is in two places');
  demand(
    ids.every((id) => id < nextId),
    'a die has an id that is not in use yet',
  );
}

function checkHeroes({ world, heroes }: DiceState): void {
  demand(heroes.length === world.members.length, 'the number of heroes does not match the party');
  for (const { alive, at, hand, bag, pile } of heroes) {
    demand(
      hand.main.every(({ type }) => type !== 'ALLY'),
      'an ally is among the main dice',
    );
    demand(
      hand.allies.every(({ type }) => type === 'ALLY'),
      'a die other than an ally is among the allies',
    );
    const owned = hand.main.length + hand.allies.length + bag.length + pile.length;
    demand(alive || owned === 0, 'a dead hero owns dice');
    const refused = at === REFUGE && hasFlag(world.hooks, 'no-refuge');
    demand(!alive || !refused, 'a hero is at a location closed to heroes');
  }
}

function isVillain(dice: readonly Die[]): boolean {
  return dice.some(({ type }) => type === 'VILLAIN');
}

function checkPlaces({ world, places, phases, over }: DiceState): void {
  demand(places.length === world.sites.length, 'the number of locations does not match the sites');
  const isOf = (kind: ThreatCard['kind']) => (card: Card) => world.cards[card]?.kind === kind;
  for (const [at, { bag, hidden, enemies, obstacles, villain }] of places.entries()) {
    demand(hidden === 0 || bag.length === 0, 'only some dice of a bag are hidden');
    demand(enemies.every(isOf('enemy')), 'a card is not an enemy');
    demand(obstacles.every(isOf('obstacle')), 'a card is not an obstacle');
    demand(villain === undefined || isOf('villain')(villain), 'a card is not a villain');
    if (over !== undefined || villain === undefined || hidden > 0) continue;
    const isHere = (phase: Phase) => 'place' in phase && phase.place === at;
    const flees = phases.some((phase) => phase.kind === 'escape' && phase.from === at);
    const isMet = phases.some((phase) => isHere(phase) && isVillain(dieOf(phase)));
    demand(flees || isMet || isVillain(bag), 'a villain is not at the location of his die');
  }
}

/**
 * Skills cannot win back more time than the scenario started with. That may have been more than
 * today: packs shorten scenarios, and saves of earlier versions stay readable.
 */
function checkTime({ world: { initialTimer }, timer, gained }: DiceState): void {
  demand(gained <= initialTimer, 'more time was gained than possible');
  demand(timer <= 2 * initialTimer, 'the timer exceeds the possible time');
}

/** Throws if the state is detectably impossible. */
export function checkSense(state: DiceState): void {
  checkHeroes(state);
  checkPlaces(state);
  checkDice(state);
  checkTime(state);
  checkUsed(state, state.turn.used);
  checkUsed(state, state.usedUp);
  if (state.over !== undefined) {
    demand(state.phases.length === 0, 'the game is over but has phases left');
    return;
  }
  checkPhases(state);
  demand(!settles(state), 'the current phase needs no choice and no chance');
  const turn = turnOf(state);
  demand(turn.kind !== 'chance' || turn.outcomes.length > 0, 'chance has no outcomes');
  demand(turn.kind !== 'decide' || turn.actions.length > 0, 'the deciding player has no actions');
}
