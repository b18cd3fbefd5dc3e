import { VERB } from '../model/action.ts';
import { REFUGE } from '../model/hero.ts';
import { NO_TARGET, OWN_BAG } from '../state/phase.ts';
import type { Phase, PhaseKind, PhaseOf } from '../state/phase.ts';
import type { DiceState } from '../state/state.ts';
import { goodTargets } from '../phases/skills.ts';
import { canLook } from '../effects/looking.ts';
import { findSkill } from '../skills/index.ts';
import { demand, isDistinct } from './demand.ts';
import { checkPick } from './sense-picks.ts';
import { checkRetry, checkRoll } from './sense-rolls.ts';
import { checkKnown, isAlive, isOffered, isUseOffered } from './sense-skills.ts';
import { checkUsed } from './sense-used.ts';

/** What may wait while dice are lost, come, or are healed, or while a villain gets away. */
const LOOSE: readonly PhaseKind[] = ['interior', 'pick', 'pile', 'arrive', 'damage', 'escape'];

/** What each phase can lie on in the stack; `none` is the bottom. */
const BELOW: Readonly<Record<PhaseKind, readonly (PhaseKind | 'none')[]>> = {
  start: ['none'],
  interior: ['none'],
  refill: ['none'],
  end: [],
  place: ['start', 'place'],
  encounter: ['interior'],
  guard: ['encounter'],
  closing: ['interior', 'guard'],
  look: ['interior'],
  target: ['interior'],
  draw: ['interior', 'refill', 'encounter', 'guard'],
  retry: ['encounter'],
  pick: [...LOOSE, 'refill', 'encounter', 'closing', 'look', 'retry'],
  roll: ['interior', 'encounter', 'closing', 'damage', 'look'],
  pile: LOOSE,
  arrive: LOOSE,
  damage: LOOSE,
  escape: LOOSE,
};

/** Throws where the phases do not fit together, or into the state. */
export function checkPhases(state: DiceState): void {
  const { phases, turn } = state;
  const isBefore = phases[0]?.kind === 'start';
  demand(isBefore ? turn.hero < 0 : isAlive(state, turn.hero), 'nobody acts');
  phases.forEach((phase, at) => {
    const below = phases[at - 1];
    demand(
      BELOW[phase.kind].includes(below?.kind ?? 'none'),
      `${phase.kind} lies on the wrong phase`,
    );
    checkPhase(state, phase, below, at === phases.length - 1);
  });
}

function checkPhase(state: DiceState, phase: Phase, below: Phase | undefined, isTop: boolean) {
  switch (phase.kind) {
    case 'place':
      checkPlacing(state, phase);
      break;
    case 'encounter':
      checkEncounter(state, phase);
      break;
    case 'guard':
      checkGuard(phase, below);
      break;
    case 'closing':
      checkClosing(state, phase, below);
      break;
    case 'look':
      checkLook(state, phase);
      break;
    case 'target':
      checkTarget(state, phase, below);
      break;
    case 'draw':
      checkDraw(state, phase, below);
      break;
    case 'pile':
      checkPile(state, phase, below);
      break;
    case 'damage':
      demand(isAlive(state, phase.hero), 'a dead hero is hurt');
      checkUsed(state, phase.reacted);
      break;
    case 'escape':
      checkEscape(state, phase);
      break;
    case 'roll':
      checkRoll(state, phase, below);
      break;
    case 'retry':
      checkRetry(state, phase, below);
      break;
    case 'pick':
      checkPick(state, phase, { below, isTop });
      break;
    case 'start':
    case 'interior':
    case 'arrive':
    case 'end':
    case 'refill':
  }
}

function checkPlacing({ heroes, phases }: DiceState, { hero }: PhaseOf<'place'>): void {
  const places = phases.filter((phase) => phase.kind === 'place' && phase.hero === hero);
  demand(places.length === 1, 'a hero chooses his start twice');
  demand(heroes[hero]?.alive === true, 'a dead hero is to act');
}

function checkEncounter(state: DiceState, phase: PhaseOf<'encounter'>): void {
  const { heroes, turn, world } = state;
  const { die, place, card, guarded, tried } = phase;
  demand(heroes[turn.hero]?.at === place, 'a die is met where nobody is');
  demand(isDistinct(guarded), 'a place is held twice');
  const kind = world.cards[card]?.kind.toUpperCase();
  demand(kind === undefined || kind === die.type, 'a card does not go with its die');
  checkUsed(state, tried);
}

function checkGuard({ places }: PhaseOf<'guard'>, below: Phase | undefined): void {
  demand(below?.kind === 'encounter' && below.die.type === 'VILLAIN', 'no villain is met');
  demand(isDistinct(places) && !places.includes(below.place), 'a place is held twice');
  demand(
    places.every((place) => !below.guarded.includes(place)),
    'a place is held twice',
  );
}

function checkClosing(
  state: DiceState,
  { hero, place, guard }: PhaseOf<'closing'>,
  below: Phase | undefined,
): void {
  demand(isAlive(state, hero) && state.heroes[hero]?.at === place, 'nobody is there to close');
  demand(state.places[place]?.open === true, 'the location to close must be open');
  if (!guard) {
    const isActing = below?.kind === 'interior' && hero === state.turn.hero;
    // While the dice are rolled the try has been made, so that no other is offered.
    const isRolled = state.phases.at(-1)?.kind === 'roll';
    demand(isActing && (isRolled || isOffered(state, below, VERB.close)), 'nobody can close');
  } else demand(below?.kind === 'guard' && below.places[0] === place, 'nothing is held');
}

function checkLook(state: DiceState, { place, use }: PhaseOf<'look'>): void {
  checkKnown(state, use);
  demand(use.hero === state.turn.hero && state.heroes[use.hero]?.at === place, 'nobody looks');
  demand(findSkill(use.skill).second !== undefined, 'nothing is done with what is seen');
}

function checkTarget(
  state: DiceState,
  { hero, end, use }: PhaseOf<'target'>,
  below: Phase | undefined,
): void {
  demand(isAlive(state, hero) && below !== undefined, 'a dead hero is to act');
  if (end === 'skill') {
    demand(use?.hero === hero && use.target === NO_TARGET, 'a skill is missing');
    checkKnown(state, use);
    demand(isUseOffered(state, use, below), 'a skill is used at the wrong time');
    demand(goodTargets(state, findSkill(use.skill), hero).length > 1, 'there is nothing to aim at');
    return;
  }
  demand(use === undefined && hero === state.turn.hero, 'somebody else acts');
  demand(isOffered(state, below, VERB[end]), 'there is nothing to aim at');
}

/** Where each draw can come up: what it lies on, and whose bag it is from. */
const DRAWS: Readonly<Record<PhaseOf<'draw'>['end'], readonly PhaseKind[]>> = {
  explore: ['interior'],
  look: ['interior'],
  summon: ['interior'],
  grace: ['interior'],
  refill: ['refill'],
  swift: ['encounter', 'guard'],
};

function checkDraw(state: DiceState, phase: PhaseOf<'draw'>, below: Phase | undefined): void {
  const { hero, place, end, use } = phase;
  demand(hero === state.turn.hero, 'somebody else acts');
  demand(below !== undefined && DRAWS[end].includes(below.kind), 'nothing is drawn now');
  const isOwn = end !== 'explore' && end !== 'look';
  demand(isOwn === (place === OWN_BAG), 'a die is drawn of the wrong bag');
  const isHere = place !== REFUGE && state.heroes[hero]?.at === place;
  demand(isOwn || isHere, 'a die is drawn where nobody is');
  demand(isOwn || state.places[place]?.open === true || end === 'look', 'a location is closed');
  if (end !== 'look' && end !== 'grace') {
    demand(use === undefined, 'a skill is not used for this');
    return;
  }
  demand(use?.hero === hero, 'a skill is missing');
  checkKnown(state, use);
  const { second, moment } = findSkill(use.skill);
  demand(moment === 'free' && (second !== undefined) === (end === 'look'), 'the wrong skill draws');
  demand(end !== 'look' || canLook(state, hero), 'there is nothing to look at');
}

function checkPile(state: DiceState, phase: PhaseOf<'pile'>, below: Phase | undefined): void {
  const { hero, owner, rule, mask, end } = phase;
  demand(isAlive(state, hero) && isAlive(state, owner), 'a dead hero is to act');
  const size = state.heroes[owner]?.pile.length ?? 0;
  const isSound = rule.types === 'any' && rule.least === rule.most;
  demand(isSound && rule.most > 0 && rule.most <= size, 'dice are asked for that are not there');
  demand(isDistinct(mask) && mask.length <= rule.most, 'a die is chosen twice');
  demand(
    mask.every((at) => at < size),
    'a die is chosen that is not there',
  );
  if (end === 'heal') return;
  const isOwn = hero === owner && hero === state.turn.hero;
  const isActing = isOwn && below?.kind === 'interior';
  demand(isActing && isOffered(state, below, VERB.rest), 'nobody can rest');
}

function checkEscape(state: DiceState, { from, die, guarded }: PhaseOf<'escape'>): void {
  demand(die.type === 'VILLAIN' && state.places[from]?.villain !== undefined, 'no villain flees');
  demand(isDistinct(guarded), 'a place is held twice');
}
