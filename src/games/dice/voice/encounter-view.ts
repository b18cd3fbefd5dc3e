import { isNamedAlly, NAMELESS, threatParts } from '../rules/index.ts';
import type { Card, DiceState, Die, PhaseOf } from '../rules/index.ts';
import { describePart } from './checks.ts';
import { aboutMet } from './marks.ts';
import { actOf, traitsOf } from './traits.ts';
import type { RuleShown } from './traits.ts';
import type { DiceWords } from './words.ts';

/** The current encounter, possibly below the current choice. */
export function currentEncounter({ phases }: DiceState): PhaseOf<'encounter'> | undefined {
  return phases.findLast((phase): phase is PhaseOf<'encounter'> => phase.kind === 'encounter');
}

/** Known facts about the encountered or inspected die. */
export interface EncounterView {
  readonly die: Die;
  /** Its card; nameless for a die without one, or one that is only inspected. */
  readonly card: Card;
  readonly name: string;
  /** Kind of die, unless its name includes it. */
  readonly kind: string | undefined;
  readonly traits: readonly RuleShown[];
  /** Its next act, if it is not beaten. */
  readonly act: RuleShown | undefined;
  /** Modifiers of the die besides its traits, by source: `Ambush +1`. */
  readonly strength: readonly string[];
  /** All modifiers of the die, by source. */
  readonly parts: readonly string[];
  /** Sum of all modifiers of the die, those of its traits included. */
  readonly bonus: number;
  readonly about: string;
}

/** Name of a die without a card, and its kind if it stands for an ally. */
function namesOf(die: Die, words: DiceWords): Pick<EncounterView, 'name' | 'kind'> {
  if (!isNamedAlly(die)) return { name: words.die(die), kind: undefined };
  const { type, size, mark } = die;
  return { name: words.ally(mark), kind: words.die({ type, size }) };
}

/** View of the die in the middle of the table; undefined without one. */
export function encounterView(state: DiceState, words: DiceWords): EncounterView | undefined {
  const looked = state.phases.findLast((phase) => phase.kind === 'look');
  const encounter = currentEncounter(state);
  const die = looked?.die ?? encounter?.die;
  if (die === undefined) return undefined;
  const kind = words.die(die);
  const base = { die, card: NAMELESS, ...namesOf(die, words) };
  const plain = { ...base, traits: [], act: undefined, strength: [], parts: [], bonus: 0 };
  if (looked !== undefined || encounter === undefined || !words.isThreat(die.type))
    return { ...plain, about: aboutMet(die, words) };
  const { card } = encounter;
  const parts = threatParts(state, encounter);
  return {
    die,
    card,
    name: words.card(state, card, die.type),
    kind,
    traits: traitsOf(state, card, words),
    act: actOf(state, card, words),
    strength: parts
      .filter(({ source }) => source !== 'trait')
      .map((part) => describePart(state, part, words)),
    parts: parts.map((part) => describePart(state, part, words)),
    bonus: parts.reduce((sum, { amount }) => sum + amount, 0),
    about: words.describeCard(state, card),
  };
}
