import { countOwned, formOf, HERO_CLASSES, newSheet } from '../rules/index.ts';
import type { DieType, HeroSheet, JourneyState } from '../rules/index.ts';
import { nameInCampaign } from './status.ts';
import type { DiceWords } from './words.ts';

function roomFor({ limits, dice }: HeroSheet, type: DieType): number {
  const limit = limits.find((one) => one.type === type)?.current ?? 0;
  return limit - countOwned(dice, type);
}

function canEverOwn({ limits }: HeroSheet, type: DieType): boolean {
  return limits.some((limit) => limit.type === type && limit.most > 0);
}

/**
 * Pool dice that no hero can take now, with the heroes who could use them: one sentence per type.
 */
export function describePool(state: JourneyState, words: DiceWords): readonly string[] {
  const { pool, heroes } = state.campaign;
  const party = [...heroes.entries()].filter(([, { gone }]) => !gone);
  return [...new Set(pool.map(([type]) => type))].flatMap((type) => {
    if (party.some(([, { sheet }]) => roomFor(sheet, type) > 0)) return [];
    const dice = words.dice(pool.filter(([one]) => one === type).map(formOf));
    const able = party.filter(([, { sheet }]) => canEverOwn(sheet, type));
    if (able.length > 0) {
      const names = able.map(([at]) => nameInCampaign(state, at, words));
      return [words.say('dice-camp-full', { dice, heroes: words.messages.list(names) })];
    }
    const classes = HERO_CLASSES.filter((one) => canEverOwn(newSheet(one), type));
    const names = classes.map((one) => words.say(`dice-class-${one}`));
    return [words.say('dice-camp-unfit', { dice, classes: words.messages.list(names) })];
  });
}
