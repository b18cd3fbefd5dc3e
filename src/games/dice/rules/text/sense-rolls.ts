import { elementAt } from '#core';
import { makeDie } from '../model/die.ts';
import type { Die } from '../model/die.ts';
import { holdsType } from '../model/hand.ts';
import type { CheckKind, Phase, PhaseOf, RollPhase, SkillUse } from '../state/phase.ts';
import type { DiceState } from '../state/state.ts';
import { checkOf } from '../phases/skills.ts';
import { findSkill } from '../skills/index.ts';
import { demand, isDistinct } from './demand.ts';
import { checkKnown, checkUse, isAlive, waitsFor } from './sense-skills.ts';

/** Types of encountered dice for each plain check. */
const TYPES_BY_CHECK: Readonly<Partial<Record<CheckKind, readonly Die['type'][]>>> = {
  acquire: ['PHYSICAL', 'SOMATIC', 'MENTAL', 'VERBAL'],
  ally: ['ALLY'],
  wound: ['WOUND'],
  obstacle: ['OBSTACLE'],
  battle: ['ENEMY', 'VILLAIN'],
  flee: ['ENEMY', 'VILLAIN'],
};

function isSame(die: Die | undefined, other: Die | undefined): boolean {
  if (die === undefined || other === undefined) return die === other;
  return die.id === other.id && makeDie(die) === makeDie(other);
}

function allDice({ dice, helpers, foe }: RollPhase): readonly Die[] {
  return [...dice, ...helpers, ...(foe === undefined ? [] : [foe])];
}

/** Rolled dice must be in the hand, unless they were spent on a first roll. */
function checkRolled(state: DiceState, roll: RollPhase): void {
  const { hero, dice, helpers, fates, use } = roll;
  const own = [...dice, ...helpers];
  const { hand } = elementAt(state.heroes, hero);
  const handDice = [...hand.main, ...hand.allies];
  const isAgain = use?.way === 'again';
  demand(
    fates.length === (isAgain ? 0 : own.length),
    'the number of fates does not match the dice',
  );
  demand(
    isAgain || own.every((die) => handDice.some((one) => isSame(one, die))),
    'a rolled die is not in the hand',
  );
  const all = allDice(roll);
  demand(isDistinct(all.map(({ id }) => id)), 'a die is rolled twice');
  demand(
    all.every(({ id }) => id < state.nextId),
    'a die has an id that is not in use yet',
  );
  demand(
    roll.rolls.every((face, at) => face <= (all[at]?.size ?? 0)),
    'a die shows more than its size',
  );
}

/** Checks the roll of a plain check: against the encounter, or to close a location. */
function checkPlain(state: DiceState, roll: RollPhase, below: Phase | undefined): void {
  const { check, hero, foe, dice } = roll;
  demand(below?.kind === waitsFor(check), 'a check has no subject');
  if (below.kind === 'closing') {
    demand((check === 'guard') === below.guard && hero === below.hero, 'a hero closes for another');
    demand(foe === undefined && dice.length > 0, 'a closing check has an opponent');
    return;
  }
  demand(
    below.kind === 'encounter' && isSame(foe, below.die),
    'the opponent is not the encountered die',
  );
  demand(
    TYPES_BY_CHECK[check]?.includes(below.die.type) === true,
    'this check is not possible against the encountered die',
  );
  demand(hero === state.turn.hero, 'another hero acts');
  demand(check === 'battle' || check === 'flee' || dice.length > 0, 'a roll has no dice');
}

/** Checks the roll of a skill. A second roll uses the way `again`. */
function checkRollOf(state: DiceState, roll: RollPhase, use: SkillUse, below?: Phase): void {
  const { check, hero, foe, dice } = roll;
  demand(use.hero === hero && dice.length > 0, 'another hero rolls');
  const skill = findSkill(use.skill);
  if (below?.kind === 'look') {
    checkKnown(state, use);
    demand(check === 'skill' && isSame(foe, below.die), 'the opponent is not the encountered die');
    return;
  }
  checkUse(state, use, below);
  demand(
    check === checkOf(skill) && skill.still !== true,
    'the skill is not rolled for this check',
  );
  demand(use.way !== 'again' || skill.retry !== undefined, 'the skill has no second roll');
  if (below?.kind === 'encounter')
    demand(isSame(foe, below.die), 'the opponent is not the encountered die');
  else demand((foe !== undefined) === (check === 'skill'), 'an opponent is missing');
  const { at = -1 } = state.heroes[hero] ?? {};
  demand(check !== 'close' || state.places[at]?.open === true, 'the location to close is not open');
}

export function checkRoll(state: DiceState, roll: RollPhase, below: Phase | undefined): void {
  demand(isAlive(state, roll.hero), 'a dead hero acts');
  checkRolled(state, roll);
  demand(roll.rolls.length < allDice(roll).length, 'all dice are already rolled');
  if (roll.use === undefined) checkPlain(state, roll, below);
  else checkRollOf(state, roll, roll.use, below);
}

/** Checks a failed attack that can be rolled again. */
export function checkRetry(
  state: DiceState,
  { roll }: PhaseOf<'retry'>,
  below: Phase | undefined,
): void {
  const { hero, use, rolls, fates, dice } = roll;
  demand(isAlive(state, hero), 'a dead hero acts');
  demand(use?.hero === hero && use.way !== 'again', 'a skill is missing');
  checkUse(state, use, below);
  const { retry = [] } = findSkill(use.skill);
  const { hand } = elementAt(state.heroes, hero);
  demand(
    retry.some((type) => holdsType(hand, type)),
    'there is no die for a second roll',
  );
  demand(roll.check === 'battle' && dice.length > 0 && fates.length === 0, 'a roll has no dice');
  demand(
    below?.kind === 'encounter' && isSame(roll.foe, below.die),
    'the opponent is not the encountered die',
  );
  const all = allDice(roll);
  demand(
    rolls.length === all.length && isDistinct(all.map(({ id }) => id)),
    'some dice are not rolled',
  );
  demand(
    all.every(({ id }) => id < state.nextId),
    'a die has an id that is not in use yet',
  );
  demand(
    rolls.every((face, at) => face <= (all[at]?.size ?? 0)),
    'a die shows more than its size',
  );
}
