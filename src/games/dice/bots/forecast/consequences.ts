import { resultSpread } from '../../rules/check/odds.ts';
import type { Odds, Spread } from '../../rules/check/odds.ts';
import { sumOfParts } from '../../rules/check/part.ts';
import { hasFlag } from '../../rules/effects/hooks.ts';
import { woundOf } from '../../rules/effects/remedies.ts';
import { facesOf } from '../../rules/model/marks.ts';
import { encounterOf, hooksFor, levelOf } from '../../rules/phases/checks.ts';
import { damageBy, flightDamage, nextAct } from '../../rules/phases/fate.ts';
import { findSkill } from '../../rules/skills/index.ts';
import type { ActId, EncounterPhase, RollPhase } from '../../rules/state/phase.ts';
import type { DiceState } from '../../rules/state/state.ts';
import { hurt, isLost, payable, spent } from './stock.ts';
import type { Stock } from './stock.ts';

/** Expected damage before reactions: `sum` over all `total` rolls. */
export interface DamageAhead {
  readonly sum: number;
  readonly total: number;
  readonly most: number;
  readonly magical: boolean;
}

/** Consequence of one roll result for the acting hero. */
interface Consequence {
  readonly damage: number;
  /** Main dice gained or lost by his hand, damage excluded. */
  readonly main: number;
  /** True if he also loses a DIVINE or an ALLY. */
  readonly robbed?: boolean;
}

const NO_EFFECT: Consequence = { damage: 0, main: 0 };

/** Maps the result of a roll to its consequence. */
type Consequences = (result: number) => Consequence;

const NO_CONSEQUENCES: Consequences = () => NO_EFFECT;

function spreadOfRoll(roll: RollPhase): Spread {
  return resultSpread({
    method: roll.method,
    dice: roll.dice.map(facesOf),
    helpers: roll.helpers.map(facesOf),
    modifier: sumOfParts(roll.parts, 'own'),
    ...(roll.foe === undefined ? {} : { opponent: facesOf(roll.foe) }),
    opponentModifier: sumOfParts(roll.parts, 'foe'),
  });
}

/** Main dice that the act of a threat gives to the hand, or takes from it and the bag. */
function mainOfAct(act: ActId | undefined): number {
  if (act === 'wound') return 1;
  return act === 'steal' || act === 'abscond' || act === 'weary' ? -1 : 0;
}

/** A lost fight: damage, plus any effects of traits and acts on defeat. */
function defeatBy(state: DiceState, phase: EncounterPhase): Consequences {
  const hooks = hooksFor(state, state.turn.hero, phase.place, phase.card);
  const main = (hasFlag(hooks, 'venomous') ? 1 : 0) + mainOfAct(nextAct(state, phase.card));
  const robbed = hasFlag(hooks, 'greedy');
  return (result) => {
    if (result >= 0) return NO_EFFECT;
    return { damage: damageBy(state, phase, -result), main, robbed };
  };
}

/** A flight: half of the threat's roll, rounded up, and its act. */
function flightFrom(state: DiceState, phase: EncounterPhase): Consequences {
  const main = mainOfAct(nextAct(state, phase.card));
  return (result) => ({ damage: flightDamage(state, phase, -result), main });
}

/** Pending damage that remains after a reaction. */
function reactionTo(state: DiceState, { use, hero }: RollPhase): Consequences | undefined {
  const damage = state.phases.findLast(({ kind }) => kind === 'damage');
  if (use === undefined || damage?.kind !== 'damage') return undefined;
  const { lessen } = findSkill(use.skill);
  const level = levelOf(state, hero, use.skill);
  const rest = (total: number) =>
    Math.max(0, lessen?.(damage.amount, total, level) ?? damage.amount);
  return (total) => ({ damage: damage.hero === state.turn.hero ? rest(total) : 0, main: 0 });
}

/** Removal of one of the acting hero's WOUND dice by a skill. */
function treatmentBy(state: DiceState, { use }: RollPhase): Consequences {
  if (use === undefined || findSkill(use.skill).foe !== woundOf) return NO_CONSEQUENCES;
  const patient = use.target < 0 ? use.hero : use.target;
  if (patient !== state.turn.hero) return NO_CONSEQUENCES;
  return (result) => (result >= 0 ? { damage: 0, main: -1 } : NO_EFFECT);
}

const gainIf = (gains: (result: number) => boolean): Consequences => {
  return (result) => (gains(result) ? { damage: 0, main: 1 } : NO_EFFECT);
};

function consequencesOf(state: DiceState, roll: RollPhase): Consequences {
  const { check } = roll;
  if (check === 'acquire') return gainIf((result) => result >= 0);
  if (check === 'wound') return gainIf((result) => result < 0);
  if (check === 'skill') return treatmentBy(state, roll);
  if (check === 'tally') return reactionTo(state, roll) ?? NO_CONSEQUENCES;
  const encounter = encounterOf(state);
  if (encounter === undefined) return NO_CONSEQUENCES;
  if (check === 'flee') return flightFrom(state, encounter);
  return check === 'battle' || check === 'obstacle' ? defeatBy(state, encounter) : NO_CONSEQUENCES;
}

/** Combined outlook of a roll over all possible results. */
export interface Outlook {
  readonly odds: Odds;
  readonly damage: Omit<DamageAhead, 'magical'>;
  /** Chance that the acting hero is left with too few dice to fill his hand. */
  readonly doom: Odds;
}

/**
 * The acting hero's stock after the dice of a roll are spent. Other heroes pay with their own dice.
 */
function stockAfter(stock: Stock, roll: RollPhase, actor: number): Stock {
  return roll.hero === actor ? spent(stock, [...roll.dice, ...roll.helpers], roll.fates) : stock;
}

/** The stock after a result. Lost dice are taken from those the hero can best spare. */
function stockWith(stock: Stock, { damage, main, robbed }: Consequence): Stock {
  const after = hurt(stock, damage);
  const divine = stock.divine - (stock.sound - after.sound);
  const stolen = robbed === true && after.allies === 0 && divine > 0 ? 1 : 0;
  return { ...after, sound: after.sound + main - stolen };
}

export function outlookOf(state: DiceState, roll: RollPhase, stock: Stock): Outlook {
  const { least, ways } = spreadOfRoll(roll);
  const consequences = consequencesOf(state, roll);
  const remainingStock = stockAfter(stock, roll, state.turn.hero);
  let [total, favourable, sum, most, doomed] = [0, 0, 0, 0, 0];
  ways.forEach((count, i) => {
    const result = least + i;
    const consequence = consequences(result);
    const damage = Math.min(consequence.damage, payable(remainingStock));
    total += count;
    if (result >= 0) favourable += count;
    sum += count * damage;
    if (count > 0) most = Math.max(most, damage);
    if (isLost(stockWith(remainingStock, consequence))) doomed += count;
  });
  return {
    odds: { favourable, total },
    damage: { sum, total, most },
    doom: { favourable: doomed, total },
  };
}
