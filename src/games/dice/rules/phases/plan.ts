import type { Part } from '../check/part.ts';
import type { Way } from '../effects/skill.ts';
import { findSkillRow } from '../skills/index.ts';
import { heroOf } from '../state/draft.ts';
import type { PhaseOf, PickPhase, SkillUse } from '../state/phase.ts';
import type { DiceState } from '../state/state.ts';
import { difficultyParts, encounterOf, tierParts } from './checks.ts';
import type { FixedPlan } from './checks.ts';
import { wayIn } from './skills.ts';

const HIDDEN: Way = { uses: [], plus: 0 };
const DISCARDED: Way = { uses: [], plus: 1 };
const EASY: readonly Part[] = [];

function planPlain(state: DiceState, pick: PickPhase): FixedPlan {
  const { check, hero, use, target, fate } = pick;
  const way = fate === 'discard' ? DISCARDED : HIDDEN;
  if (check === 'close' || check === 'guard') {
    const difficulty = difficultyParts(state, target);
    return { check, hero, way, use, foe: undefined, difficulty };
  }
  const foe = encounterOf(state)?.die;
  return { check, hero, way, use, foe, difficulty: tierParts(state) };
}

function lookOf(state: DiceState): PhaseOf<'look'> | undefined {
  const look = state.phases.findLast(({ kind }) => kind === 'look');
  return look?.kind === 'look' ? look : undefined;
}

function planSkill(state: DiceState, pick: PickPhase, use: SkillUse): FixedPlan {
  const { check, hero } = pick;
  const row = findSkillRow(use.skill);
  const { skill } = row;
  const look = pick.end === 'banish' ? lookOf(state) : undefined;
  if (look !== undefined) {
    return { check, hero, way: skill.second ?? HIDDEN, use, foe: look.die, difficulty: EASY };
  }
  const way = wayIn(row, use.way);
  if (check === 'close') {
    const difficulty = difficultyParts(state, heroOf(state, hero).at);
    return { check, hero, way, use, foe: undefined, difficulty };
  }
  const encounterDie = check === 'tally' ? undefined : encounterOf(state)?.die;
  return { check, hero, way, use, foe: skill.foe?.(state, use) ?? encounterDie, difficulty: EASY };
}

/** The parts of the check or roll that do not depend on the dice being chosen. */
export function planOf(state: DiceState, pick: PickPhase): FixedPlan {
  return pick.use === undefined ? planPlain(state, pick) : planSkill(state, pick, pick.use);
}
