import { phaseOf, soundCount } from '../rules/index.ts';
import type { DiceAction, DiceState, Die, Hero } from '../rules/index.ts';
import { forecast, forecastBestDice } from '../bots/forecast/forecast.ts';
import type { Forecast } from '../bots/forecast/forecast.ts';
import { chosenOf } from './table.ts';
import { tenth } from './ways.ts';
import type { DiceWords } from './words.ts';

/** Certainty of a loss: all marked dice go, the hero chooses among them, or a roll decides. */
export type Threatened = 'sure' | 'choice' | 'risk';

/** The dice that damage would take from a hero. */
export interface DamagePreview {
  readonly hero: number;
  readonly how: Threatened;
  /** Ids of the dice in his hand that it can take. */
  readonly dice: ReadonlySet<number>;
  /** Number of dice it takes, at most. */
  readonly amount: number;
  /** Its average, if a roll decides. */
  readonly average: number;
  /** Number of dice chosen so far to pay it; undefined if none can be chosen now. */
  readonly chosen: number | undefined;
  /** Number of dice that his bag pays: at least, unless it is known. */
  readonly bag: number;
}

function soundDice({ hand }: Hero): readonly Die[] {
  return [...hand.main, ...hand.allies].filter(({ type }) => type !== 'WOUND');
}

function idsOf(dice: readonly Die[]): ReadonlySet<number> {
  return new Set(dice.map(({ id }) => id));
}

/** Damage that was announced but can still be reduced. */
function hitPreview(scene: DiceState, at: number, announced: number): DamagePreview | undefined {
  const hero = scene.heroes[at];
  if (hero === undefined) return undefined;
  const sound = soundCount(hero.hand);
  const amount = Math.min(announced, sound + hero.bag.length);
  if (amount === 0) return undefined;
  const isSure = amount - hero.bag.length >= sound;
  return {
    hero: at,
    how: isSure ? 'sure' : 'choice',
    dice: idsOf(soundDice(hero)),
    amount,
    average: amount,
    chosen: undefined,
    bag: Math.max(0, amount - sound),
  };
}

/** Damage being paid: the dice chosen so far, and the bag's share as it would be now. */
function payPreview(scene: DiceState, at: number, amount: number): DamagePreview | undefined {
  const hero = scene.heroes[at];
  if (hero === undefined) return undefined;
  const chosen = chosenOf(scene).length;
  return {
    hero: at,
    how: 'choice',
    dice: idsOf(soundDice(hero)),
    amount,
    average: amount,
    chosen,
    bag: Math.max(0, amount - chosen),
  };
}

function riskPreview(scene: DiceState, ahead: Forecast | undefined): DamagePreview | undefined {
  const at = scene.turn.hero;
  const hero = scene.heroes[at];
  if (hero === undefined || ahead?.damage === undefined) return undefined;
  const { damage, roll } = ahead;
  const spent = idsOf([...(roll?.dice ?? []), ...(roll?.helpers ?? [])]);
  const left = soundDice(hero).filter(({ id }) => !spent.has(id));
  const isSure = roll === undefined && damage.most >= left.length;
  return {
    hero: at,
    how: isSure ? 'sure' : 'risk',
    dice: idsOf(left),
    amount: damage.most,
    average: damage.sum / damage.total,
    chosen: undefined,
    bag: Math.max(0, damage.most - left.length),
  };
}

/** The damage of a pending hit, or the damage that the dice chosen for a check could cost. */
export function damageNow(scene: DiceState): DamagePreview | undefined {
  const phase = phaseOf(scene);
  if (phase?.kind === 'damage') return hitPreview(scene, phase.hero, phase.amount);
  if (phase?.kind !== 'pick') return undefined;
  if (phase.end === 'pay') return payPreview(scene, phase.hero, phase.target);
  const ahead = phase.mask.length === 0 ? forecastBestDice(scene) : undefined;
  return riskPreview(scene, ahead ?? forecast(scene, { kind: 'confirm' }));
}

/** The damage that an action could cost. */
export function damageAhead(scene: DiceState, action: DiceAction): DamagePreview | undefined {
  return riskPreview(scene, forecast(scene, action));
}

/** A preview in one sentence: the number of dice, and who pays them. */
export function describeDamagePreview(
  { how, amount, average, chosen, bag, dice }: DamagePreview,
  { say }: DiceWords,
): string {
  if (chosen !== undefined) return say('dice-table-pay', { chosen, amount, bag });
  if (how === 'risk') return say('dice-table-risk', { amount, average: tenth(average), bag });
  return say(`dice-table-hit-${how}`, { amount, bag, count: dice.size });
}
