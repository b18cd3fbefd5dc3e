import { assertDefined } from '#core';
import { openDraft } from '../rules/state/draft.ts';
import { dieAt, soundCount } from '../rules/model/hand.ts';
import { NO_TARGET, useOn } from '../rules/state/phase.ts';
import type { Boon, Phase, SkillUse } from '../rules/state/phase.ts';
import type { Hero } from '../rules/model/hero.ts';
import type { DiceState } from '../rules/state/state.ts';
import { levelOf } from '../rules/phases/checks.ts';
import { goodTargets, pickForSkill, wayOf } from '../rules/phases/skills.ts';
import { isFor } from '../rules/select/matching.ts';
import type { Use } from '../rules/select/hand-rule.ts';
import type { Skill } from '../rules/effects/skill.ts';
import { findSkill } from '../rules/skills/index.ts';
import { costOf, priceOfLoss } from './check-plan.ts';
import type { Temper } from './mind.ts';
import { OddsTable } from './odds-table.ts';
import { lossOf, slotsFor } from './picking.ts';
import { priceOf, spareDice } from './worth.ts';

/** Value in dice of one more turn for the party. */
const TURN_WORTH = 0.9;
/** Value of one more point in a future check, and in one that decides if a location closes. */
const POINT_WORTH = 0.32;
const CLOSING_POINT_WORTH = 0.5;
/** Value of one more point in a fight, where the stakes are higher. Traps affect only fights. */
const FIGHT_POINT_WORTH = 0.4;
/** Value a gift needs beyond the giver's loss, because he could have used the die himself. */
const GIFT_COST = 2;
/** Chance that a die in a bag is a threat. */
const THREAT_SHARE = 0.3;
/** Chance that a die is better removed than encountered, and the value of its removal. */
const NUISANCE_SHARE = 0.35;
const REMOVAL_WORTH = 1.3;
/** Cost of each die that leaves the hand before the first exploration, and after it. */
const MISSED_BEFORE = 0.3;
const MISSED_AFTER = 0.3;
/** Fewest sound dice a hero keeps for exploring if he has a choice. */
const MIN_DICE_KEPT = 2;

/** Chance that a hero encounters a threat next; higher if a villain is known to be there. */
function threatShare(state: DiceState, hero: number): number {
  const place = state.places[assertDefined(state.heroes[hero]).at];
  const size = place === undefined ? 0 : place.bag.length + place.hidden;
  if (place?.open !== true || size === 0) return 0;
  if (!place.known || place.villain === undefined) return THREAT_SHARE;
  return (1 + THREAT_SHARE * (size - 1)) / size;
}

function boonWorth(state: DiceState, { hero, amount, scope }: Boon): number {
  if (scope === 'trap') return amount * FIGHT_POINT_WORTH * threatShare(state, hero);
  const place = state.places[assertDefined(state.heroes[hero]).at];
  const closes = place?.open === true && place.bag.length + place.hidden === 0;
  return amount * (closes ? CLOSING_POINT_WORTH : POINT_WORTH);
}

/** Value of a hero's safety margin: he dies when he cannot fill his hand. */
function heroWorth(hero: Hero): number {
  if (!hero.alive) return 0;
  const spare = spareDice(hero);
  if (spare < 0) return 8 * spare;
  return spare <= 2 ? 3 * spare : 6 + 0.5 * (spare - 2);
}

/** Cost of the cheapest die for a use; Infinity if none fits. */
function costOfUse(state: DiceState, hero: number, use: Use | undefined): number {
  if (use === undefined) return 0;
  const { hand } = assertDefined(state.heroes[hero]);
  const price = priceOfLoss(state, hero);
  let minCost = Infinity;
  for (const die of [...hand.main, ...hand.allies]) {
    if (!isFor(use, die)) continue;
    minCost = Math.min(minCost, costOf(die, use.fate, price));
  }
  return minCost;
}

/** Expected value of inspecting a die, and removing it if it is a nuisance. */
function lookWorth(state: DiceState, hero: number, { second }: Skill): number {
  const removal = REMOVAL_WORTH - costOfUse(state, hero, second?.uses[0]);
  if (removal <= 0) return -1;
  return NUISANCE_SHARE * removal;
}

/** Expected value of the phase an effect leads to. */
function promiseOf(state: DiceState, phase: Phase | undefined): number {
  if (phase?.kind === 'pick' && phase.end === 'errand') {
    return priceOf(state, phase.target) - priceOf(state, phase.hero) - GIFT_COST;
  }
  if (phase?.kind !== 'draw' || phase.end !== 'look' || phase.use === undefined) return 0;
  return lookWorth(state, phase.hero, findSkill(phase.use.skill));
}

/** Value of the parts of a state that skills can change. */
function worthOfState(state: DiceState): number {
  let worth = state.timer * TURN_WORTH + promiseOf(state, state.phases.at(-1));
  for (const boon of state.boons) worth += boonWorth(state, boon);
  for (const hero of state.heroes) worth += heroWorth(hero);
  return worth;
}

/** Cost of dice that leave the hand while they could still be useful this turn. */
function missed(state: DiceState, by: number, count: number, idle: boolean): number {
  if (idle) return 0;
  const { hero, explorations, spent } = state.turn;
  if (by !== hero || spent || explorations > 1) return 0;
  if (explorations > 0) return MISSED_AFTER * count;
  const remaining = soundCount(assertDefined(state.heroes[hero]).hand) - count;
  return remaining < MIN_DICE_KEPT ? 1 : MISSED_BEFORE * count;
}

/** Average total of a skill's dice, and their cost. */
function pricedTotal(state: DiceState, use: SkillUse, temper: Temper, idle: boolean) {
  const way = wayOf(use);
  const bonus = way.bonus?.(levelOf(state, use.hero, use.skill)) ?? 0;
  if (way.uses.length === 0) return { total: bonus, cost: 0 };
  const draft = openDraft(state);
  pickForSkill(draft, use);
  const pick = draft.phases.at(-1);
  if (pick?.kind !== 'pick') return { total: bonus, cost: Infinity };
  const slots = slotsFor(state, pick, temper);
  const { hand } = assertDefined(state.heroes[use.hero]);
  const dice = slots.map((slot) => assertDefined(dieAt(hand, slot)));
  const cost = lossOf(state, pick, slots) + missed(state, use.hero, slots.length, idle);
  return {
    total: bonus + Math.round(state.world.shared.of(OddsTable).meanOf(way.method ?? 'SUM', dice)),
    cost,
  };
}

/** The best target of a skill and its value there. */
interface AimedUse {
  readonly target: number;
  readonly worth: number;
}

/** The best target of a skill, and its net value there, judged by the changes its effect makes. */
export function bestUse(
  state: DiceState,
  use: Omit<SkillUse, 'target'>,
  temper: Temper,
  idle = false,
): AimedUse {
  const skill = findSkill(use.skill);
  const untargetedUse = useOn(use, NO_TARGET);
  const { total, cost } = pricedTotal(state, untargetedUse, temper, idle);
  const outcome = { level: levelOf(state, use.hero, use.skill), total, won: true };
  const before = worthOfState(state) + cost;
  let best: AimedUse = { target: NO_TARGET, worth: -Infinity };
  for (const target of goodTargets(state, skill, use.hero)) {
    const draft = openDraft(state);
    skill.effect?.(draft, useOn(use, target), outcome);
    const worth = worthOfState(draft) - before;
    if (worth > best.worth) best = { target, worth };
  }
  return best;
}
