import { NO_TARGET } from '../state/phase.ts';
import type { CheckKind, Phase, PhaseKind, SkillUse } from '../state/phase.ts';
import type { DiceState } from '../state/state.ts';
import type { DiceAction } from '../model/action.ts';
import { isForbidden, refusalAmong } from '../phases/offer.ts';
import { goodTargets } from '../phases/skills.ts';
import { rulesOf } from '../phases/table.ts';
import { findSkill } from '../skills/index.ts';
import type { SkillMoment } from '../effects/skill.ts';
import { demand } from './demand.ts';

/** Whether the phase below offered what has been begun: nothing has been spent on it yet. */
export function isOffered(state: DiceState, below: Phase, action: DiceAction): boolean {
  const offers = rulesOf(below).offers?.(state, below) ?? [];
  return !isForbidden(refusalAmong(offers, action));
}

export function isAlive({ heroes }: DiceState, hero: number): boolean {
  return heroes[hero]?.alive === true;
}

/** A hero who is alive uses a skill that he knows. */
export function checkKnown({ world, heroes }: DiceState, { skill, hero }: SkillUse): void {
  demand(heroes[hero]?.alive === true, 'a dead hero uses a skill');
  const known = world.members[hero]?.skills.get(findSkill(skill).moment) ?? [];
  demand(
    known.some(({ id }) => id === skill),
    'a hero does not know a skill that he uses',
  );
}

/** What a skill of each moment is used on. */
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
  errand: 'interior',
};

/** Skills that others use in the turn of the acting hero. */
function isOthers({ moment, remote }: ReturnType<typeof findSkill>): boolean {
  return moment === 'react' || moment === 'errand' || remote === true;
}

/** A skill at work fits the moment, its user, and what it is aimed at. */
export function checkUse(state: DiceState, use: SkillUse, below: Phase | undefined): void {
  checkKnown(state, use);
  const skill = findSkill(use.skill);
  demand(USED_ON[skill.moment] === below?.kind, 'a skill is used at the wrong time');
  demand(isOthers(skill) || use.hero === state.turn.hero, 'somebody else acts');
  demand(skill.moment !== 'errand' || use.hero !== state.turn.hero, 'nobody runs an errand');
  if (skill.aim === undefined) demand(use.target === NO_TARGET, 'a skill has a target');
  else {
    const targets = goodTargets(state, skill, use.hero);
    demand(targets.includes(use.target), 'a skill has no target');
  }
}

/** Whether the phase below offered the skill in this way. */
export function isUseOffered(
  state: DiceState,
  { skill, way, hero }: SkillUse,
  below: Phase | undefined,
): boolean {
  return below !== undefined && isOffered(state, below, { kind: 'use', skill, way, hero });
}

/** What has to wait below a check without a skill. */
export function waitsFor(check: CheckKind): PhaseKind {
  return check === 'close' || check === 'guard' ? 'closing' : 'encounter';
}
