import { assertDefined } from '#core';
import {
  changeTimer,
  heroOf,
  mintInto,
  newborn,
  placeToChange,
  popPhase,
  pushPhase,
  takeInHand,
} from '../state/draft.ts';
import type { Origin } from '../state/draft.ts';
import { isNamedAlly, withoutDie } from '../model/die.ts';
import type { Die, DieForm } from '../model/die.ts';
import { soundCount } from '../model/hand.ts';
import { formOf } from '../model/hero.ts';
import { isOpen, remember } from '../model/story.ts';
import type { Costs, StoryOption } from '../model/story-templates.ts';
import type { PhaseOf } from '../state/phase.ts';
import type { DiceDraft } from '../state/state.ts';
import { inflictWound, loseDice } from '../effects/mishaps.ts';
import { askFurther, choiceOf, flagsIn, joiningIn } from '../effects/story.ts';
import { offer } from './offer.ts';
import type { PhaseRules } from './offer.ts';

type Choice = PhaseOf<'choice'>;

/** Dice of the hand that an option costs, as far as there are any. */
function payDice(draft: DiceDraft, hero: number, count: number): void {
  const amount = Math.min(count, soundCount(heroOf(draft, hero).hand));
  if (amount === 0) return;
  const rule = { kind: 'count', least: amount, most: amount, allies: 'counted' } as const;
  pushPhase(draft, loseDice(hero, rule, 'discard', 'story'));
}

function pay(draft: DiceDraft, hero: number, { turns, wound, dice }: Costs): void {
  changeTimer(draft, -turns);
  payDice(draft, hero, dice);
  if (wound) inflictWound(draft, hero);
}

function gain(draft: DiceDraft, hero: number, { gives }: StoryOption): void {
  for (const owned of gives) {
    takeInHand(draft, hero, mintInto(draft, formOf(owned)), newborn('acquired'));
  }
}

/** Takes the die of an ally from the bag in which it waits, or makes it. */
function callAlly(draft: DiceDraft, form: DieForm): readonly [Die, Origin] {
  for (const [place, { bag }] of draft.places.entries()) {
    const die = bag.find((one) => isNamedAlly(one) && one.mark === form.mark);
    if (die === undefined) continue;
    placeToChange(draft, place).bag = withoutDie(bag, die);
    return [die, { from: 'place', giver: place, why: 'acquired' }];
  }
  return [mintInto(draft, form), newborn('acquired')];
}

function meetAllies(draft: DiceDraft, hero: number, option: StoryOption): void {
  for (const owned of joiningIn(draft, option)) {
    const form = formOf(owned);
    draft.met = [...draft.met, form.mark];
    takeInHand(draft, hero, ...callAlly(draft, form));
  }
}

/** Applies an option. Its price is paid first, and not at all if the scenario ends with it. */
function choose(draft: DiceDraft, phase: Choice, option: StoryOption): void {
  const { hero, choice, over } = phase;
  popPhase(draft);
  draft.flags = remember(draft.flags, choice, option);
  draft.record({ kind: 'chose', hero, choice, option: option.id });
  gain(draft, hero, option);
  meetAllies(draft, hero, option);
  askFurther(draft, phase);
  if (over === undefined) pay(draft, hero, option.costs);
}

/** A decision of the story, asked once in a campaign. */
export const choiceRules: PhaseRules<Choice> = {
  run(draft, phase) {
    if (isOpen(choiceOf(draft, phase), flagsIn(draft))) return false;
    popPhase(draft);
    askFurther(draft, phase);
    return true;
  },
  player: (_state, { hero }) => hero,
  offers: (state, phase) =>
    choiceOf(state, phase).options.map(({ id }) => offer({ kind: 'choose', option: id })),
  act(draft, phase, action) {
    if (action.kind !== 'choose') return;
    const option = choiceOf(draft, phase).options.find(({ id }) => id === action.option);
    choose(draft, phase, assertDefined(option));
  },
};
