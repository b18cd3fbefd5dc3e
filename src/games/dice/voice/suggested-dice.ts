import { assertDefined } from '#core';
import { ALLY_AT, checkMask, dieAt, findSkill, isSlotActive, phaseOf } from '../rules/index.ts';
import type { DiceAction, DiceState, Die, PickPhase } from '../rules/index.ts';
import { forecastBestDice } from '../bots/forecast/forecast.ts';
import { peekState } from '../bots/peek.ts';
import { checkAhead, describeForecast } from './checks.ts';
import type { CheckShown } from './checks.ts';
import type { OfferShown } from './offers.ts';
import type { DiceWords } from './words.ts';

/** Dice that the player can use without choosing them. */
export interface SuggestedDice {
  /** Slots of the hand, as in a mask. */
  readonly slots: readonly number[];
  /** The actions that choose them and roll. */
  readonly steps: readonly DiceAction[];
  /** The check that they would roll; undefined for a price. */
  readonly check: CheckShown | undefined;
  /** Their forecast: chance, damage, danger. */
  readonly ahead: string;
}

/** An action with dice that the player did not have to choose. */
export interface QuickDice {
  readonly dice: readonly Die[];
  readonly steps: readonly DiceAction[];
}

function slotOf(scene: DiceState, hero: number, { id }: Die): number | undefined {
  const { main = [], allies = [] } = scene.heroes[hero]?.hand ?? {};
  const at = main.findIndex((die) => die.id === id);
  if (at >= 0) return at;
  const ally = allies.findIndex((die) => die.id === id);
  return ally < 0 ? undefined : ALLY_AT + ally;
}

function stepsFor(slots: readonly number[]): readonly DiceAction[] {
  return [...slots.map(chooseSlot), { kind: 'confirm' }];
}

function chooseSlot(slot: number): DiceAction {
  return slot >= ALLY_AT ? { kind: 'ally', at: slot - ALLY_AT } : { kind: 'hand', at: slot };
}

/** The best roll of a check, unless it means certain death. */
function bestDice(scene: DiceState, phase: PickPhase, words: DiceWords): SuggestedDice | undefined {
  const best = forecastBestDice(scene);
  if (best?.roll === undefined || best.dooms) return undefined;
  const { roll, odds } = best;
  const slots = roll.dice.flatMap((die) => slotOf(scene, phase.hero, die) ?? []);
  if (slots.length === 0 || slots.length < roll.dice.length) return undefined;
  return {
    slots,
    steps: stepsFor(slots),
    check: checkAhead(scene, roll, odds, words),
    ahead: describeForecast(best, words),
  };
}

/** True for dice that are given up for a price, a skill without a roll, or damage. */
function isPrice({ end, use }: PickPhase): boolean {
  if (end === 'again' || end === 'pay') return true;
  return end === 'skill' && use !== undefined && findSkill(use.skill).still === true;
}

/** The smallest dice that pay a price; those of damage as far as the hand can pay it. */
function cheapestDice(scene: DiceState, { hero, rule }: PickPhase): SuggestedDice | undefined {
  const { hand } = assertDefined(scene.heroes[hero]);
  const slots = [...hand.main.keys(), ...[...hand.allies.keys()].map((at) => ALLY_AT + at)];
  const sizeOf = (slot: number) => assertDefined(dieAt(hand, slot)).size;
  slots.sort((a, b) => sizeOf(a) - sizeOf(b));
  const wanted = rule.kind === 'count' ? rule.most : rule.kind === 'uses' ? rule.least : 1;
  const mask: number[] = [];
  for (const slot of slots) {
    if (mask.length < wanted && isSlotActive(rule, hand, mask, slot)) mask.push(slot);
  }
  if (mask.length === 0 || !checkMask(rule, hand, mask)) return undefined;
  return { slots: mask, steps: stepsFor(mask), check: undefined, ahead: '' };
}

/** Offers in which the suggested dice can be rolled or paid at once. */
export function withSuggested(
  offers: readonly OfferShown[],
  suggested: SuggestedDice | undefined,
): readonly OfferShown[] {
  if (suggested === undefined) return offers;
  const ahead = suggested.ahead === '' ? undefined : suggested.ahead;
  return offers.map((offer) => {
    return offer.action.kind === 'confirm' ? { ...offer, refusal: undefined, ahead } : offer;
  });
}

/**
 * The dice to use if the player chooses no others: the best ones for a check, the smallest ones for
 * a price. Undefined if there is nothing to suggest.
 */
export function suggestedDice(scene: DiceState, words: DiceWords): SuggestedDice | undefined {
  const phase = phaseOf(scene);
  if (phase?.kind !== 'pick' || phase.mask.length > 0) return undefined;
  return isPrice(phase) ? cheapestDice(scene, phase) : bestDice(scene, phase, words);
}

/** An action and the dice suggested for it; undefined if it does not ask for dice directly. */
export function quickDice(
  scene: DiceState,
  action: DiceAction,
  words: DiceWords,
): QuickDice | undefined {
  if ('at' in action || phaseOf(scene)?.kind === 'pick') return undefined;
  const after = peekState(scene, action);
  const phase = phaseOf(after);
  const suggested = phase?.kind === 'pick' ? suggestedDice(after, words) : undefined;
  if (phase?.kind !== 'pick' || suggested === undefined) return undefined;
  const { hand } = assertDefined(scene.heroes[phase.hero]);
  return {
    dice: suggested.slots.map((slot) => assertDefined(dieAt(hand, slot))),
    steps: [action, ...suggested.steps],
  };
}
