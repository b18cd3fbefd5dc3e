import { assertDefined } from '#core';
import { endWith, pushPhase } from '../state/draft.ts';
import type { Reason } from '../state/reason.ts';
import type { Owned } from '../model/hero.ts';
import { isOpen, joiningBy, mergeFlags } from '../model/story.ts';
import type { ChoiceTemplate, Flags, StoryMoment, StoryOption } from '../model/story-templates.ts';
import type { Phase, PhaseOf } from '../state/phase.ts';
import type { DiceDraft, DiceState } from '../state/state.ts';

type Choice = PhaseOf<'choice'>;

function isChoice(phase: Phase): phase is Choice {
  return phase.kind === 'choice';
}

/** The flags of the campaign and of the scenario so far. */
export function flagsIn({ world, flags }: DiceState): Flags {
  return mergeFlags(world.story, flags);
}

/** The choice with this id among those of the scenario. */
export function choiceOf({ world }: DiceState, { choice }: Pick<Choice, 'choice'>): ChoiceTemplate {
  return assertDefined(world.choices.find(({ id }) => id === choice));
}

/** The allies who join the hero by an option. */
export function joiningIn({ world, met }: DiceState, option: StoryOption): readonly Owned[] {
  return joiningBy(
    option,
    met,
    world.members.map(({ sheet }) => sheet),
  );
}

/** The occasion of a choice, and the id of its location. */
type Occasion = Pick<ChoiceTemplate, 'on' | 'at'>;

/** The choices of an occasion that are due and not yet asked. */
function dueOn(state: DiceState, { on, at }: Occasion): readonly ChoiceTemplate[] {
  const { world, phases } = state;
  const flags = flagsIn(state);
  return world.choices.filter((one) => {
    const isHere = one.at === at && one.on === on && isOpen(one, flags);
    return isHere && !phases.some((phase) => isChoice(phase) && phase.choice === one.id);
  });
}

/** Asks a hero the choices of an occasion at a location, if there are any. */
export function askStory(draft: DiceDraft, on: StoryMoment, place: number, hero: number): void {
  if (draft.world.choices.length === 0 || draft.over !== undefined) return;
  const at = draft.world.sites[place]?.template.id;
  if (at !== undefined) ask(draft, { on, at }, hero, undefined);
}

/** Asks the choices that are due, the first one on top. The scenario ends after the last. */
function ask(draft: DiceDraft, occasion: Occasion, hero: number, over: Reason | undefined): void {
  const due = dueOn(draft, occasion);
  for (const [at, { id }] of [...due].reverse().entries()) {
    const isLast = at === 0;
    pushPhase(draft, { kind: 'choice', hero, choice: id, over: isLast ? over : undefined });
  }
  if (due.length === 0 && over !== undefined) endWith(draft, over);
}

/**
 * Continues after a choice is answered or ruled out: with those of the same occasion that the
 * answer allows, or with the end of the scenario that it held back.
 */
export function askFurther(draft: DiceDraft, phase: Choice): void {
  ask(draft, choiceOf(draft, phase), phase.hero, phase.over);
}

/** Ends the scenario, after the choices already asked. */
export function winWith(draft: DiceDraft, reason: Reason): void {
  const [first, ...others] = draft.phases.filter(isChoice);
  if (first === undefined) endWith(draft, reason);
  else draft.phases = [{ kind: 'interior' }, { ...first, over: reason }, ...others];
}

/** True if the scenario ends after the choices asked. */
export function isEnding({ phases }: DiceState): boolean {
  return phases.some((phase) => isChoice(phase) && phase.over !== undefined);
}
