import { findSkill, phaseOf } from '../rules/index.ts';
import { flightPrice } from '../bots/forecast/flight.ts';
import type { DiceAction, DiceState } from '../rules/index.ts';
import type { Forecast } from '../bots/forecast/forecast.ts';
import { describeDoom } from './checks.ts';
import { tenth } from './ways.ts';
import type { DiceWords } from './words.ts';

function isFlight(action: DiceAction): boolean {
  return (
    action.kind === 'flee' || (action.kind === 'use' && findSkill(action.skill).moment === 'flee')
  );
}

/** True if an action certainly leaves a threat undefeated. */
export function isRetreat(state: DiceState, action: DiceAction): boolean {
  const phase = phaseOf(state);
  if (phase?.kind !== 'encounter') return false;
  const { type } = phase.die;
  return (
    isFlight(action) || (action.kind === 'forfeit' && (type === 'ENEMY' || type === 'VILLAIN'))
  );
}

/** Price of leaving a threat undefeated, in dice and time: `costs ≈ 1.8 dice · time −2`. */
export function describeRetreat(
  state: DiceState,
  action: DiceAction,
  { damage, dooms, doom }: Forecast,
  words: DiceWords,
): string {
  const { say } = words;
  const { turns = 0, isLoss = false } = flightPrice(state) ?? {};
  if (isLoss) return say('dice-forecast-loss');
  const count = damage === undefined ? 0 : tenth(damage.sum / damage.total);
  const parts = [
    ...(count === 0 ? [] : [say('dice-forecast-dice', { count })]),
    ...(turns === 0 ? [] : [say('dice-forecast-time', { count: turns })]),
  ];
  if (parts.length === 0 && isFlight(action)) parts.push(say('dice-forecast-free'));
  return [...parts, ...describeDoom({ dooms, doom }, words)].join(' · ');
}
