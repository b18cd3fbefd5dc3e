import { nextAct } from '../rules/index.ts';
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

/** The next act of a threat that is not beaten, and the one after it; undefined without any. */
export function actOf(state: DiceState, card: Card, words: DiceWords): RuleShown | undefined {
  const act = nextAct(state, card);
  if (act === undefined) return undefined;
  const { acts = [] } = state.world.cards[card] ?? {};
  const next = acts[(acts.indexOf(act) + 1) % acts.length];
  const meaning = words.meaning(`act-${act}`);
  const then = next === undefined || next === act ? '' : words.act(next);
  return {
    name: words.say('dice-act-shown', { act: words.act(act) }),
    meaning: then === '' ? meaning : `${meaning} ${words.say('dice-act-then', { act: then })}`,
  };
}

/** Powers of the villains who are not beaten yet, with their names. */
function powersOf(state: DiceState, words: DiceWords): RuleShown[] {
  const { powerful, cards } = state.world;
  return powerful
    .filter((card) => !state.beaten.includes(card))
    .map((card) => {
      const id = cards[card]?.power?.id ?? '';
      const villain = words.card(state, card, 'VILLAIN');
      const name = words.say('dice-power-of', { power: words.power(id), villain });
      return { name, meaning: words.meaning(`power-${id}`) };
    });
}

function rulesShown(ids: readonly string[], words: DiceWords): readonly RuleShown[] {
  return ids.map((id) => ({ name: words.rule(id), meaning: words.meaning(`rule-${id}`) }));
}

/** Extra harshness of a scenario: damage of failures, or strength of threats. */
function harshness(rule: 'harm' | 'threat', count: number, { say }: DiceWords): RuleShown[] {
  if (count <= 0) return [];
  return [{ name: say(`dice-rule-${rule}`), meaning: say(`dice-rule-${rule}-text`, { count }) }];
}

/** Rules of the current scenario, powers of villains first. */
export function scenarioRules(state: DiceState, words: DiceWords): readonly RuleShown[] {
  const { rules, harm = 0, threat = 0 } = state.world.scenario;
  const harsh = [...harshness('threat', threat, words), ...harshness('harm', harm, words)];
  return [...powersOf(state, words), ...rulesShown(rules, words), ...harsh];
}

/** The rules of a location; none for the Refuge. */
export function placeRules(
  { world }: DiceState,
  at: number,
  words: DiceWords,
): readonly RuleShown[] {
  return rulesShown(world.sites[at]?.template.rules ?? [], words);
}
