import { NO_TARGET } from '../state/phase.ts';
import type { CheckKind, Phase, PhaseKind, SkillUse } from '../state/phase.ts';
import type { DiceState } from '../state/state.ts';
import type { DiceAction } from '../model/action.ts';
import { isForbidden, refusalAmong } from '../phases/offer.ts';
import { goodTargets, hasSkill } from '../phases/skills.ts';
import { rulesOf } from '../phases/table.ts';
import { findSkill } from '../skills/index.ts';
import type { SkillMoment } from '../effects/skill.ts';
import { demand } from './demand.ts';

/** True if the phase below offers the action that was begun. Nothing has been spent on it yet. */
export function isOffered(state: DiceState, below: Phase, action: DiceAction): boolean {
  const offers = rulesOf(below).offers?.(state, below) ?? [];
  return !isForbidden(refusalAmong(offers, action));
}

export function isAlive({ heroes }: DiceState, hero: number): boolean {
  return heroes[hero]?.alive === true;
}

/** Checks that a living hero uses a skill he knows. */
export function checkKnown(state: DiceState, { skill, hero }: SkillUse): void {
  demand(state.heroes[hero]?.alive === true, 'a dead hero uses a skill');
  demand(hasSkill(state, hero, skill), 'a hero uses a skill he does not know');
}

/** Phases where skills of each moment apply. */
const USED_ON: Readonly<Partial<Record<SkillMoment, PhaseKind>>> = {
  battle: 'encounter',
  evade: 'encounter',
  flee: 'encounter',
  ally: 'encounter',
  react: 'damage',
  again: 'interior',
  close: 'interior',
  before: 'interior',
  free: 'interior',
  met: 'encounter',
  errand: 'interior',
};

/** True for skills usable in another hero's turn. */
function isOthers({ moment, remote }: ReturnType<typeof findSkill>): boolean {
  return moment === 'react' || moment === 'errand' || remote === true;
}

/** Checks that a skill in use suits the moment, its user and its target. */
export function checkUse(state: DiceState, use: SkillUse, below: Phase | undefined): void {
  checkKnown(state, use);
  const skill = findSkill(use.skill);
  demand(USED_ON[skill.moment] === below?.kind, 'a skill is used at the wrong moment');
  demand(isOthers(skill) || use.hero === state.turn.hero, 'another hero acts');
  demand(
    skill.moment !== 'errand' || use.hero !== state.turn.hero,
    'the acting hero cannot run an errand',
  );
  if (skill.aim === undefined) demand(use.target === NO_TARGET, 'a skill has a target');
  else {
    const targets = goodTargets(state, skill, use.hero);
    demand(targets.includes(use.target), 'a skill has no valid target');
  }
}

/** True if the phase below offers the skill in this way. */
export function isUseOffered(
  state: DiceState,
  { skill, way, hero }: SkillUse,
  below: Phase | undefined,
): boolean {
  return below !== undefined && isOffered(state, below, { kind: 'use', skill, way, hero });
}

/** Phase below a check without a skill. */
export function waitsFor(check: CheckKind): PhaseKind {
  return check === 'close' || check === 'guard' ? 'closing' : 'encounter';
}
