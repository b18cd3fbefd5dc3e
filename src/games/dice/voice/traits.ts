import type { Card, DiceState } from '../rules/index.ts';
import type { DiceWords } from './words.ts';

/** A rule by its name, and what it means. */
export interface RuleShown {
  readonly name: string;
  readonly meaning: string;
}

/** What sets a threat apart; nothing for a nameless one. */
export function traitsOf({ world }: DiceState, card: Card, words: DiceWords): readonly RuleShown[] {
  const traits = world.cards[card]?.template.traits ?? [];
  return traits.map((id) => ({ name: words.trait(id), meaning: words.meaning(`trait-${id}`) }));
}

function rulesShown(ids: readonly string[], words: DiceWords): readonly RuleShown[] {
  return ids.map((id) => ({ name: words.rule(id), meaning: words.meaning(`rule-${id}`) }));
}

/** By how much a scenario is harsher than others: what failures cost, or how strong its threats are. */
function harshness(rule: 'harm' | 'threat', count: number, { say }: DiceWords): RuleShown[] {
  if (count <= 0) return [];
  return [{ name: say(`dice-rule-${rule}`), meaning: say(`dice-rule-${rule}-text`, { count }) }];
}

/** The rules of the scenario that is played. */
export function scenarioRules({ world }: DiceState, words: DiceWords): readonly RuleShown[] {
  const { rules, harm = 0, threat = 0 } = world.scenario;
  const harsh = [...harshness('threat', threat, words), ...harshness('harm', harm, words)];
  return [...rulesShown(rules, words), ...harsh];
}

/** The rules of a location; none for the Refuge. */
export function placeRules(
  { world }: DiceState,
  at: number,
  words: DiceWords,
): readonly RuleShown[] {
  return rulesShown(world.sites[at]?.template.rules ?? [], words);
}
