import type { Odds } from '../../rules/check/odds.ts';
import { hasFlag } from '../../rules/effects/hooks.ts';
import { fillsOf } from '../fill.ts';
import { peekState } from '../peek.ts';
import type { DiceAction } from '../../rules/model/action.ts';
import { encounterOf, hooksFor, makeRoll } from '../../rules/phases/checks.ts';
import { planOf } from '../../rules/phases/plan.ts';
import { phaseOf, refuse } from '../../rules/phases/rules.ts';
import { checkMask, useDice } from '../../rules/select/hand-rule.ts';
import type { HandMask } from '../../rules/select/mask.ts';
import { findSkill } from '../../rules/skills/index.ts';
import { heroOf } from '../../rules/state/draft.ts';
import type { PickPhase, RollPhase } from '../../rules/state/phase.ts';
import type { DiceState } from '../../rules/state/state.ts';
import { outlookOf } from './consequences.ts';
import type { DamageAhead } from './consequences.ts';
import { hurt, isLost, payable, stockOf } from './stock.ts';

export type { DamageAhead } from './consequences.ts';

/** Consequences of an action, as exactly as the heroes can know them. */
export interface Forecast {
  /**
   * The roll started by the action: its dice and its modifiers by source. Before dice are chosen,
   * the roll most likely to succeed without helping dice.
   */
  readonly roll: RollPhase | undefined;
  /** The chance to win the check; undefined without a check. */
  readonly odds: Odds | undefined;
  /** The damage to the acting hero before reactions; undefined if none is possible. */
  readonly damage: DamageAhead | undefined;
  /** The chance that the acting hero has too few dice to fill his hand at the end of his turn. */
  readonly doom: Odds;
  /** True if that is certain: the hero dies unless his bag gains dice first. */
  readonly dooms: boolean;
}

function isMagical(state: DiceState): boolean {
  const damage = state.phases.findLast(({ kind }) => kind === 'damage');
  if (damage?.kind === 'damage') return damage.magical;
  const encounter = encounterOf(state);
  if (encounter === undefined) return false;
  return hasFlag(hooksFor(state, state.turn.hero, encounter.place, encounter.card), 'magical');
}

function forecastRoll(state: DiceState, roll: RollPhase): Forecast {
  const { odds, damage, doom } = outlookOf(state, roll, stockOf(state, state.turn.hero));
  const isChecked = roll.check !== 'tally' && roll.check !== 'flee';
  return {
    roll,
    odds: isChecked ? odds : undefined,
    damage: damage.most === 0 ? undefined : { ...damage, magical: isMagical(state) },
    doom,
    dooms: doom.favourable === doom.total,
  };
}

/** Forecast without a roll, when the damage and any doom are certain. */
function forecastSure(state: DiceState, amount: number): Forecast {
  const stock = stockOf(state, state.turn.hero);
  const damage = Math.min(amount, payable(stock));
  const dooms = isLost(hurt(stock, damage));
  const magical = isMagical(state);
  return {
    roll: undefined,
    odds: undefined,
    damage: damage === 0 ? undefined : { sum: damage, total: 1, most: damage, magical },
    doom: { favourable: dooms ? 1 : 0, total: 1 },
    dooms,
  };
}

/** True if the chosen dice are rolled, rather than only paid. */
function isRolled({ end, use }: PickPhase): boolean {
  if (end === 'check' || end === 'banish') return true;
  return end === 'skill' && use !== undefined && findSkill(use.skill).still !== true;
}

function rollOf(state: DiceState, pick: PickPhase, mask: HandMask): RollPhase {
  const dice = useDice(pick.rule, heroOf(state, pick.hero).hand, mask, pick.fate);
  return makeRoll(state, planOf(state, pick), dice);
}

/** The second roll bought with a die after a failure; that die is hidden. */
function secondRoll(state: DiceState, action: DiceAction): RollPhase | undefined {
  const [phase, below] = [phaseOf(state), state.phases.at(-2)];
  if (phase?.kind === 'retry' && action.kind === 'hide') {
    return { ...phase.roll, rolls: [], fates: ['hide'] };
  }
  const isPaying = phase?.kind === 'pick' && phase.end === 'reroll' && action.kind === 'confirm';
  if (!isPaying || below?.kind !== 'retry') return undefined;
  return { ...below.roll, rolls: [], fates: ['hide'] };
}

function chanceOf({ odds }: Forecast): number {
  return odds === undefined ? 0 : odds.favourable / odds.total;
}

/** The best forecast for a choice of dice without helping dice. */
function forecastBest(state: DiceState, pick: PickPhase): Forecast | undefined {
  if (pick.rule.kind !== 'uses') return undefined;
  const { hand } = heroOf(state, pick.hero);
  let best: Forecast | undefined;
  for (const mask of fillsOf(hand, pick.rule)) {
    if (!checkMask(pick.rule, hand, mask)) continue;
    const one = forecastRoll(state, rollOf(state, pick, mask));
    if (best === undefined || chanceOf(one) > chanceOf(best)) best = one;
  }
  return best;
}

function forecastPick(state: DiceState, pick: PickPhase): Forecast | undefined {
  if (!isRolled(pick)) return undefined;
  const isEnough = checkMask(pick.rule, heroOf(state, pick.hero).hand, pick.mask);
  if (isEnough) return forecastRoll(state, rollOf(state, pick, pick.mask));
  return forecastBest(state, pick);
}

/** Forecast of the best dice for the current check; undefined if some are chosen or none is rolled. */
export function forecastBestDice(state: DiceState): Forecast | undefined {
  const phase = phaseOf(state);
  if (phase?.kind !== 'pick' || phase.mask.length > 0 || !isRolled(phase)) return undefined;
  return forecastBest(state, phase);
}

/**
 * Forecast of an action: the exact chance of its check, the expected damage, the modifiers of both
 * sides by source, and any doom of the acting hero. Undefined for refused actions and for outcomes
 * of chance.
 */
export function forecast(state: DiceState, action: DiceAction): Forecast | undefined {
  const phase = phaseOf(state);
  if (phase === undefined || refuse(state, action) !== undefined) return undefined;
  // Before the first turn, heroes only choose their starting location.
  if (phase.kind === 'place') return undefined;
  if ('face' in action || action.kind === 'draw' || action.kind === 'reach') return undefined;
  if (phase.kind === 'pick' && action.kind === 'confirm' && isRolled(phase)) {
    return forecastRoll(state, rollOf(state, phase, phase.mask));
  }
  const retryRoll = secondRoll(state, action);
  if (retryRoll !== undefined) return forecastRoll(state, retryRoll);
  if (phase.kind === 'damage' && action.kind === 'confirm') {
    return forecastSure(state, phase.hero === state.turn.hero ? phase.amount : 0);
  }
  const after = peekState(state, action);
  const next = phaseOf(after);
  if (next?.kind === 'pick' && action.kind !== 'cancel') {
    const picked = forecastPick(after, next);
    if (picked !== undefined) return picked;
  }
  if (next?.kind === 'closing') return forecast(after, { kind: 'hide' });
  if (next?.kind === 'roll') return forecastRoll(after, next);
  if (next?.kind === 'damage' && next.hero === after.turn.hero) {
    return forecastSure(after, next.amount);
  }
  if (next?.kind === 'draw' && next.end === 'bleed' && next.hero === after.turn.hero) {
    return forecastSure(after, next.amount + 1);
  }
  return forecastSure(after, 0);
}
