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

/** Phases that can wait while dice are lost, arrive or are healed, or while a villain escapes. */
const INTERRUPTIBLE: readonly PhaseKind[] = [
  'interior',
  'pick',
  'pile',
  'arrive',
  'damage',
  'act',
  'escape',
  'draw',
];

/** Phases allowed below each kind of phase in the stack; `none` is the bottom. */
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
  draw: [...INTERRUPTIBLE, 'refill', 'encounter', 'guard', 'closing'],
  retry: ['encounter'],
  pick: [...INTERRUPTIBLE, 'refill', 'encounter', 'closing', 'look', 'retry'],
  roll: ['interior', 'encounter', 'closing', 'damage', 'look'],
  pile: INTERRUPTIBLE,
  arrive: INTERRUPTIBLE,
  damage: INTERRUPTIBLE,
  act: ['interior', 'pick', 'arrive'],
  escape: INTERRUPTIBLE,
  choice: ['interior', 'draw', 'escape', 'choice'],
};

/** Throws if the phases are inconsistent with each other or with the state. */
export function checkPhases(state: DiceState): void {
  const { phases, turn } = state;
  const isBefore = phases[0]?.kind === 'start';
  demand(isBefore ? turn.hero < 0 : isAlive(state, turn.hero), 'nobody acts');
  phases.forEach((phase, at) => {
    const below = phases[at - 1];
    demand(
      BELOW[phase.kind].includes(below?.kind ?? 'none'),
      `${phase.kind} is on top of the wrong phase`,
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
      demand(isAlive(state, phase.hero), 'a dead hero takes damage');
      checkUsed(state, phase.reacted);
      break;
    case 'act':
      demand(
        state.world.cards[phase.card]?.acts.includes(phase.act) === true,
        'a threat has no such act',
      );
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
    case 'choice':
      checkChoice(state, phase);
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
  demand(places.length === 1, 'a hero chooses his starting location twice');
  demand(heroes[hero]?.alive === true, 'a dead hero acts');
}

function checkEncounter(state: DiceState, phase: PhaseOf<'encounter'>): void {
  const { heroes, turn, world } = state;
  const { die, place, card, guarded, tried } = phase;
  demand(heroes[turn.hero]?.at === place, "the encounter is not at the acting hero's location");
  demand(isDistinct(guarded), 'a location is guarded twice');
  const kind = world.cards[card]?.kind.toUpperCase();
  demand(kind === undefined || kind === die.type, 'a card does not match its die');
  checkUsed(state, tried);
}

function checkGuard({ places }: PhaseOf<'guard'>, below: Phase | undefined): void {
  demand(
    below?.kind === 'encounter' && below.die.type === 'VILLAIN',
    'there is no encounter with a villain',
  );
  demand(isDistinct(places) && !places.includes(below.place), 'a location is guarded twice');
  demand(
    places.every((place) => !below.guarded.includes(place)),
    'a location is guarded twice',
  );
}

function checkClosing(
  state: DiceState,
  { hero, place, guard }: PhaseOf<'closing'>,
  below: Phase | undefined,
): void {
  demand(
    isAlive(state, hero) && state.heroes[hero]?.at === place,
    'no hero is at the location to close',
  );
  demand(state.places[place]?.open === true, 'the location to close is not open');
  if (!guard) {
    const isActing = below?.kind === 'interior' && hero === state.turn.hero;
    // During the roll the attempt has already been made, so it is not offered again.
    const isRolled = state.phases.at(-1)?.kind === 'roll';
    demand(isActing && (isRolled || isOffered(state, below, VERB.close)), 'closing is not allowed');
  } else
    demand(below?.kind === 'guard' && below.places[0] === place, 'there is no location to guard');
}

function checkLook(state: DiceState, { place, use }: PhaseOf<'look'>): void {
  checkKnown(state, use);
  demand(use.hero === state.turn.hero && state.heroes[use.hero]?.at === place, 'nobody looks');
  demand(findSkill(use.skill).second !== undefined, 'the skill has no use for the inspected die');
}

function checkTarget(
  state: DiceState,
  { hero, end, use }: PhaseOf<'target'>,
  below: Phase | undefined,
): void {
  demand(isAlive(state, hero) && below !== undefined, 'a dead hero acts');
  if (end === 'skill') {
    demand(use?.hero === hero && use.target === NO_TARGET, 'a skill is missing');
    checkKnown(state, use);
    demand(isUseOffered(state, use, below), 'a skill is used at the wrong moment');
    demand(
      goodTargets(state, findSkill(use.skill), hero).length > 1,
      'there is no choice of targets',
    );
    return;
  }
  demand(use === undefined && hero === state.turn.hero, 'another hero acts');
  demand(isOffered(state, below, VERB[end]), 'there is no choice of targets');
}

/** Phases allowed below each kind of draw, and the source of its die. */
const DRAWS: Readonly<Record<PhaseOf<'draw'>['end'], readonly PhaseKind[]>> = {
  explore: ['interior'],
  look: ['interior'],
  summon: ['interior'],
  grace: ['interior'],
  refill: ['refill'],
  swift: ['encounter', 'guard', 'interior', 'pick', 'arrive'],
  bleed: ['interior', 'arrive', 'pick', 'act', 'escape'],
  quick: ['interior', 'arrive', 'pick', 'pile', 'damage', 'act', 'escape', 'encounter', 'guard'],
  steal: ['interior', 'pick', 'arrive'],
};

function checkDraw(state: DiceState, phase: PhaseOf<'draw'>, below: Phase | undefined): void {
  const { hero, place, end, use } = phase;
  // A hero can take damage for another one, or help with a quick die.
  const isOthers = end === 'bleed' || end === 'quick';
  demand(hero === state.turn.hero || isOthers, 'another hero acts');
  demand(isAlive(state, hero), 'a dead hero draws');
  demand(below !== undefined && DRAWS[end].includes(below.kind), 'a draw is not allowed here');
  if (end === 'steal') {
    demand(place >= 0 && use === undefined, 'a thief has no place for his loot');
    return;
  }
  const isOwn = end !== 'explore' && end !== 'look';
  demand(isOwn === (place === OWN_BAG), 'a die is drawn from the wrong bag');
  const isHere = place !== REFUGE && state.heroes[hero]?.at === place;
  demand(isOwn || isHere, 'a die is drawn at another location');
  demand(
    isOwn || state.places[place]?.open === true || end === 'look',
    'a die is drawn at a closed location',
  );
  if (end !== 'look' && end !== 'grace') {
    demand(use === undefined, 'this draw needs no skill');
    return;
  }
  demand(use?.hero === hero, 'a skill is missing');
  checkKnown(state, use);
  const { second, moment } = findSkill(use.skill);
  demand(
    moment === 'free' && (second !== undefined) === (end === 'look'),
    'this skill does not draw a die',
  );
  demand(end !== 'look' || canLook(state, hero), 'there is no die to inspect');
}

function checkPile(state: DiceState, phase: PhaseOf<'pile'>, below: Phase | undefined): void {
  const { hero, owner, rule, mask, end } = phase;
  demand(isAlive(state, hero) && isAlive(state, owner), 'a dead hero acts');
  const size = state.heroes[owner]?.pile.length ?? 0;
  const isSound = rule.types === 'any' && rule.least === rule.most;
  demand(isSound && rule.most > 0 && rule.most <= size, 'more dice are required than available');
  demand(isDistinct(mask) && mask.length <= rule.most, 'a die is chosen twice');
  demand(
    mask.every((at) => at < size),
    'a chosen die does not exist',
  );
  if (end === 'heal') return;
  const isOwn = hero === owner && hero === state.turn.hero;
  const isActing = isOwn && below?.kind === 'interior';
  demand(isActing && isOffered(state, below, VERB.rest), 'resting is not allowed');
}

function checkChoice(state: DiceState, { hero, choice }: PhaseOf<'choice'>): void {
  demand(isAlive(state, hero), 'a dead hero acts');
  const asked = state.phases.filter((phase) => phase.kind === 'choice' && phase.choice === choice);
  demand(asked.length === 1, 'a choice is asked twice');
}

function checkEscape(state: DiceState, { from, die, guarded }: PhaseOf<'escape'>): void {
  demand(
    die.type === 'VILLAIN' && state.places[from]?.villain !== undefined,
    'there is no villain to escape',
  );
  demand(isDistinct(guarded), 'a location is guarded twice');
}
