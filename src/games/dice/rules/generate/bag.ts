import { below, pick } from '#core';
import type { Random } from '#core';
import type { BagPlan, BagTemplate } from '../model/content.ts';
import type { Die, DieType } from '../model/die.ts';
import { PLAIN } from '../model/marks.ts';
import { generateDieSize } from './die-size.ts';
import { generateDieType } from './die-type.ts';

/** Numbers every die that enters the game, starting from 0. */
export interface Mint {
  nextId: number;
}

export function mintDie(mint: Mint, type: DieType, size: number, mark = PLAIN): Die {
  const die = { id: mint.nextId, type, size, mark };
  mint.nextId += 1;
  return die;
}

type Kind = readonly [DieType, number];

function generateKind(plan: BagPlan, level: number, random: Random): Kind {
  return [generateDieType(plan.types, random), generateDieSize(level, random)];
}

function planCount({ least, most }: BagPlan, random: Random): number {
  if (least > most) throw new RangeError(`a plan of ${least} to ${most} dice`);
  return least + below(random, most - least + 1);
}

/**
 * Generates the dice of a bag. Reaches a fixed count by removing random dice, or by adding dice
 * from the plans.
 */
export function generateBag(
  template: BagTemplate,
  level: number,
  mint: Mint,
  random: Random,
): Die[] {
  const kinds: Kind[] = [];
  for (const plan of template.plans) {
    const count = planCount(plan, random);
    for (let i = 0; i < count; i++) kinds.push(generateKind(plan, level, random));
  }
  const { fixedCount = kinds.length } = template;
  while (kinds.length > fixedCount) kinds.splice(below(random, kinds.length), 1);
  while (kinds.length < fixedCount) {
    kinds.push(generateKind(pick(random, template.plans), level, random));
  }
  return kinds.map(([type, size]) => mintDie(mint, type, size));
}
