import { threatParts } from '../rules/index.ts';
import type { DiceState, Die, PhaseOf } from '../rules/index.ts';
import { describePart } from './checks.ts';
import { traitsOf } from './traits.ts';
import type { DiceWords } from './words.ts';

/** The encounter that is going on, under whatever is being chosen. */
export function metNow({ phases }: DiceState): PhaseOf<'encounter'> | undefined {
  return phases.findLast((phase): phase is PhaseOf<'encounter'> => phase.kind === 'encounter');
}

/** The die that was met or looked at, and what is known of it. */
export interface MetShown {
  readonly die: Die;
  readonly name: string;
  /** What kind of die it is, where its name does not say so. */
  readonly kind: string | undefined;
  readonly traits: readonly { readonly name: string; readonly meaning: string }[];
  /** What counts for it in a check beside its traits, by source: `Ambush +1`. */
  readonly strength: readonly string[];
  readonly about: string;
}

/** The die in the middle of the table; undefined where there is none. */
export function metShown(state: DiceState, words: DiceWords): MetShown | undefined {
  const looked = state.phases.findLast((phase) => phase.kind === 'look');
  const met = metNow(state);
  const die = looked?.die ?? met?.die;
  if (die === undefined) return undefined;
  const kind = words.die(die);
  const plain = { die, name: kind, kind: undefined, traits: [], strength: [] };
  if (looked !== undefined || met === undefined || !words.isThreat(die.type))
    return { ...plain, about: words.meaning(`type-${die.type}`) };
  const { card } = met;
  return {
    die,
    name: words.card(state, card, die.type),
    kind,
    traits: traitsOf(state, card, words),
    strength: threatParts(state, met)
      .filter(({ source }) => source !== 'trait')
      .map((part) => describePart(state, part, words)),
    about: words.describeCard(state, card),
  };
}
