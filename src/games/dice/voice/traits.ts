import type { Card, DiceState } from '../rules/index.ts';
import type { DiceWords } from './words.ts';

/** A rule with its name and meaning. */
export interface RuleShown {
  readonly name: string;
  readonly meaning: string;
}

/** Traits of a threat; empty for a nameless one. */
export function traitsOf({ world }: DiceState, card: Card, words: DiceWords): readonly RuleShown[] {
  const traits = world.cards[card]?.template.traits ?? [];
  return traits.map((id) => ({ name: words.trait(id), meaning: words.meaning(`trait-${id}`) }));
}

function rulesShown(ids: readonly string[], words: DiceWords): readonly RuleShown[] {
  return ids.map((id) => ({ name: words.rule(id), meaning: words.meaning(`rule-${id}`) }));
}

/** Extra harshness of a scenario: damage of failures, or strength of threats. */
function harshness(rule: 'harm' | 'threat', count: number, { say }: DiceWords): RuleShown[] {
  if (count <= 0) return [];
  return [{ name: say(`dice-rule-${rule}`), meaning: say(`dice-rule-${rule}-text`, { count }) }];
}

/** Rules of the current scenario. */
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
