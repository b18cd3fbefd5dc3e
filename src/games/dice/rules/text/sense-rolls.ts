import { elementAt } from '#core';
import type { Die } from '../model/die.ts';
import { holdsType } from '../model/hand.ts';
import type { CheckKind, Phase, PhaseOf, RollPhase, SkillUse } from '../state/phase.ts';
import type { DiceState } from '../state/state.ts';
import { checkOf } from '../phases/skills.ts';
import { findSkill } from '../skills/index.ts';
import { demand, isDistinct } from './demand.ts';
import { checkKnown, checkUse, isAlive, waitsFor } from './sense-skills.ts';

/** What is checked of a die that is met, without a skill. */
const MET_BY: Readonly<Partial<Record<CheckKind, readonly Die['type'][]>>> = {
  acquire: ['PHYSICAL', 'SOMATIC', 'MENTAL', 'VERBAL'],
  ally: ['ALLY'],
  wound: ['WOUND'],
  obstacle: ['OBSTACLE'],
  battle: ['ENEMY', 'VILLAIN'],
  flee: ['ENEMY', 'VILLAIN'],
};

function isSame(die: Die | undefined, other: Die | undefined): boolean {
  return die?.id === other?.id && die?.type === other?.type && die?.size === other?.size;
}

function allDice({ dice, helpers, foe }: RollPhase): readonly Die[] {
  return [...dice, ...helpers, ...(foe === undefined ? [] : [foe])];
}

/** Dice that are rolled lie in the hand, unless they have been spent on a first roll. */
function checkRolled(state: DiceState, roll: RollPhase): void {
  const { hero, dice, helpers, fates, use } = roll;
  const own = [...dice, ...helpers];
  const { hand } = elementAt(state.heroes, hero);
  const held = [...hand.main, ...hand.allies];
  const isAgain = use?.way === 'again';
  demand(fates.length === (isAgain ? 0 : own.length), 'dice are rolled and not spent');
  demand(
    isAgain || own.every((die) => held.some((one) => isSame(one, die))),
    'dice are rolled that are not in the hand',
  );
  const all = allDice(roll);
  demand(isDistinct(all.map(({ id }) => id)), 'a die is rolled twice');
  demand(
    all.every(({ id }) => id < state.nextId),
    'a die is not yet made',
  );
  demand(
    roll.rolls.every((face, at) => face <= (all[at]?.size ?? 0)),
    'a die shows more than it has sides',
  );
}

/** The roll of a plain check: against what is met, or to close a place. */
function checkPlain(state: DiceState, roll: RollPhase, below: Phase | undefined): void {
  const { check, hero, foe, dice } = roll;
  demand(below?.kind === waitsFor(check), 'a check is about nothing');
  if (below.kind === 'closing') {
    demand((check === 'guard') === below.guard && hero === below.hero, 'another hero closes');
    demand(foe === undefined && dice.length > 0, 'a closing check has an opponent');
    return;
  }
  demand(below.kind === 'encounter' && isSame(foe, below.die), 'another die is met');
  demand(MET_BY[check]?.includes(below.die.type) === true, 'this is not how a die is met');
  demand(hero === state.turn.hero, 'somebody else acts');
  demand(check === 'battle' || check === 'flee' || dice.length > 0, 'nothing is rolled');
}

/** A second roll is of the skill in the way `again`. */
function checkRollOf(state: DiceState, roll: RollPhase, use: SkillUse, below?: Phase): void {
  const { check, hero, foe, dice } = roll;
  demand(use.hero === hero && dice.length > 0, 'somebody else rolls');
  const skill = findSkill(use.skill);
  if (below?.kind === 'look') {
    checkKnown(state, use);
    demand(check === 'skill' && isSame(foe, below.die), 'another die is met');
    return;
  }
  checkUse(state, use, below);
  demand(check === checkOf(skill) && skill.still !== true, 'a skill is not rolled for that');
  demand(use.way !== 'again' || skill.retry !== undefined, 'a skill is not rolled twice');
  if (below?.kind === 'encounter') demand(isSame(foe, below.die), 'another die is met');
  else demand((foe !== undefined) === (check === 'skill'), 'an opponent is missing');
  const { at = -1 } = state.heroes[hero] ?? {};
  demand(check !== 'close' || state.places[at]?.open === true, 'no location is closed');
}

export function checkRoll(state: DiceState, roll: RollPhase, below: Phase | undefined): void {
  demand(isAlive(state, roll.hero), 'a dead hero is to act');
  checkRolled(state, roll);
  demand(roll.rolls.length < allDice(roll).length, 'all dice are rolled');
  if (roll.use === undefined) checkPlain(state, roll, below);
  else checkRollOf(state, roll, roll.use, below);
}

/** A failed attack waits to be rolled again. */
export function checkRetry(
  state: DiceState,
  { roll }: PhaseOf<'retry'>,
  below: Phase | undefined,
): void {
  const { hero, use, rolls, fates, dice } = roll;
  demand(isAlive(state, hero), 'a dead hero is to act');
  demand(use?.hero === hero && use.way !== 'again', 'a skill is missing');
  checkUse(state, use, below);
  const { retry = [] } = findSkill(use.skill);
  const { hand } = elementAt(state.heroes, hero);
  demand(
    retry.some((type) => holdsType(hand, type)),
    'there is no die to roll again with',
  );
  demand(roll.check === 'battle' && dice.length > 0 && fates.length === 0, 'nothing is rolled');
  demand(below?.kind === 'encounter' && isSame(roll.foe, below.die), 'another die is met');
  const all = allDice(roll);
  demand(rolls.length === all.length && isDistinct(all.map(({ id }) => id)), 'dice are not rolled');
  demand(
    all.every(({ id }) => id < state.nextId),
    'a die is not yet made',
  );
  demand(
    rolls.every((face, at) => face <= (all[at]?.size ?? 0)),
    'a die shows more than it has sides',
  );
}
