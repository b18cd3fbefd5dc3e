import { assertDefined } from '../../../core/index.ts';
import { dieAt } from '../model/hand.ts';
import { REFUGE } from '../model/hero.ts';
import { NO_TARGET, OWN_BAG } from '../state/phase.ts';
import type { CheckKind, Phase, PhaseOf, PickPhase, RollPhase, SkillUse } from '../state/phase.ts';
import type { DiceState } from '../state/state.ts';
import { turnOf } from '../phases/rules.ts';
import { canMeet } from '../select/hand-rule.ts';
import { findSkill } from '../skills/index.ts';
import { CodecError } from './codec.ts';

/** Whether a state that reads well also makes sense: phases that fit together, dice that are there. */

const ENCOUNTERED: readonly CheckKind[] = [
  'acquire',
  'ally',
  'wound',
  'obstacle',
  'battle',
  'evade',
  'flee',
];

const BOTTOM: readonly Phase['kind'][] = ['interior', 'start', 'end', 'refill'];

function demand(holds: boolean, what: string): void {
  if (!holds) throw new CodecError(`state: ${what}`);
}

function isDistinct(numbers: readonly number[]): boolean {
  return new Set(numbers).size === numbers.length;
}

/** What has to wait below a phase that is about a check. */
function waitsFor(check: CheckKind, use: SkillUse | undefined): Phase['kind'] | undefined {
  if (ENCOUNTERED.includes(check)) return 'encounter';
  if (check === 'guard') return 'closing';
  if (check === 'close') return use === undefined ? 'closing' : undefined;
  return use !== undefined && findSkill(use.skill).moment === 'react' ? 'damage' : undefined;
}

function checkUse(state: DiceState, use: SkillUse): void {
  const { aim } = findSkill(use.skill);
  if (aim === undefined) demand(use.target === NO_TARGET, 'a skill has a target');
  else if (aim === 'place') {
    demand(use.target >= NO_TARGET && use.target < state.places.length, 'no such place');
  } else if (aim !== 'fallen-ally') demand(use.target < state.heroes.length, 'no such hero');
}

function checkRoll(roll: RollPhase, below: Phase | undefined): void {
  const { dice, helpers, foe, rolls, check, use } = roll;
  const all = [...dice, ...helpers, ...(foe === undefined ? [] : [foe])];
  demand(rolls.length < all.length, 'all dice are rolled');
  demand(
    rolls.every((face, i) => face <= (all[i]?.size ?? 0)),
    'a die shows more than it has sides',
  );
  const kind = waitsFor(check, use);
  demand(kind === undefined || below?.kind === kind, 'a check is about nothing');
  demand(use !== undefined || (check !== 'skill' && check !== 'tally'), 'a skill is missing');
}

function checkPick(state: DiceState, pick: PickPhase, below: Phase | undefined): void {
  const { hand } = assertDefined(state.heroes[pick.hero]);
  demand(isDistinct(pick.mask), 'a slot is chosen twice');
  demand(
    pick.mask.every((slot) => dieAt(hand, slot) !== undefined),
    'an empty slot is chosen',
  );
  // Dice to be lost later may be gone by then: nothing is chosen in that case.
  const waits = state.phases.at(-1) !== pick && pick.end === 'lose';
  demand(waits || canMeet(pick.rule, hand), 'dice are asked for that are not there');
  if (pick.end === 'check' || pick.end === 'skill') {
    const kind = waitsFor(pick.check, pick.use);
    demand(kind === undefined || below?.kind === kind, 'a check is about nothing');
  }
  if (pick.end === 'reroll') demand(below?.kind === 'retry', 'nothing is rolled again');
  if (pick.end === 'banish') demand(below?.kind === 'look', 'nothing is looked at');
  if (pick.end === 'skill' || pick.end === 'banish') demand(pick.use !== undefined, 'no skill');
  if (pick.end === 'give' || pick.end === 'errand') {
    demand(state.heroes[pick.target]?.alive === true, 'nobody is given dice');
  }
  const closing = pick.check === 'close' || pick.check === 'guard';
  if (closing && pick.end === 'check') {
    demand(state.places[pick.target]?.open === true, 'no place is closed');
  }
}

function checkPile(state: DiceState, { owner, mask }: PhaseOf<'pile'>): void {
  const { pile } = assertDefined(state.heroes[owner]);
  demand(isDistinct(mask), 'a die is chosen twice');
  demand(
    mask.every((at) => at < pile.length),
    'a die is chosen that is not there',
  );
}

function checkPhase(state: DiceState, phase: Phase, below: Phase | undefined): void {
  if ('hero' in phase && phase.kind !== 'arrive') {
    demand(state.heroes[phase.hero]?.alive === true, 'a dead hero is to act');
  }
  if ('use' in phase && phase.use !== undefined) checkUse(state, phase.use);
  if (phase.kind === 'roll') checkRoll(phase, below);
  if (phase.kind === 'pick') checkPick(state, phase, below);
  if (phase.kind === 'pile') checkPile(state, phase);
  if (phase.kind === 'guard') demand(below?.kind === 'encounter', 'no villain is met');
  if (phase.kind === 'closing' && phase.guard) demand(below?.kind === 'guard', 'nothing is held');
  if (phase.kind === 'draw') checkDraw(phase);
}

function checkDraw({ place, end, use }: PhaseOf<'draw'>): void {
  const own = end !== 'explore' && end !== 'look';
  demand(own === (place === OWN_BAG), 'a die is drawn of the wrong bag');
  demand(place !== REFUGE, 'a die is drawn in the Refuge');
  demand(use !== undefined || (end !== 'look' && end !== 'grace'), 'a skill is missing');
}

/** Throws where the state could not have come about, as far as can be seen. */
export function checkSense(state: DiceState): void {
  const { world, heroes, places, deterred, phases, over } = state;
  demand(heroes.length === world.members.length, 'the number of heroes is not that of the party');
  demand(places.length === world.sites.length, 'the number of places is not that of the sites');
  const bags = [deterred, ...places.map(({ bag }) => bag)];
  const own = heroes.flatMap(({ hand, bag, pile }) => [hand.main, hand.allies, bag, pile]);
  const ids = [...bags, ...own].flat().map(({ id }) => id);
  demand(isDistinct(ids), 'a die is in two places');
  demand(
    ids.every((id) => id < state.nextId),
    'a die is not yet made',
  );
  checkHands(state);
  if (over !== undefined) return;
  demand(heroes[state.turn.hero]?.alive === true || phases[0]?.kind === 'start', 'nobody acts');
  demand(BOTTOM.includes(phases[0]?.kind ?? 'place'), 'the lowest phase leads nowhere');
  phases.forEach((phase, i) => checkPhase(state, phase, phases[i - 1]));
  checkTurn(state);
}

/** Allies lie with allies, other dice do not. */
function checkHands({ heroes }: DiceState): void {
  for (const { hand } of heroes) {
    demand(
      hand.main.every(({ type }) => type !== 'ALLY'),
      'an ally lies among other dice',
    );
    demand(
      hand.allies.every(({ type }) => type === 'ALLY'),
      'another die lies among allies',
    );
  }
}

function checkTurn(state: DiceState): void {
  const turn = turnOf(state);
  demand(turn.kind !== 'chance' || turn.outcomes.length > 0, 'nothing can happen');
  demand(turn.kind !== 'decide' || turn.actions.length > 0, 'nothing can be done');
}
