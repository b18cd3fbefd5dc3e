import { assertDefined } from '#core';
import { endWith, pushPhase } from '../state/draft.ts';
import type { Reason } from '../state/event.ts';
import { isOpen, mergeFlags } from '../model/story.ts';
import type { ChoiceTemplate, Flags, StoryMoment } from '../model/story.ts';
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

/** The choices of an occasion at a location that are due and not yet asked. */
function dueAt(state: DiceState, on: StoryMoment, place: number): readonly ChoiceTemplate[] {
  const { world, phases } = state;
  const at = world.sites[place]?.template.id;
  const flags = flagsIn(state);
  return world.choices.filter((one) => {
    const isHere = one.at === at && one.on === on && isOpen(one, flags);
    return isHere && !phases.some((phase) => isChoice(phase) && phase.choice === one.id);
  });
}

/** Asks a hero the choices of an occasion at a location, if there are any. */
export function askStory(draft: DiceDraft, on: StoryMoment, place: number, hero: number): void {
  if (draft.world.choices.length === 0 || draft.over !== undefined) return;
  for (const { id } of [...dueAt(draft, on, place)].reverse()) {
    pushPhase(draft, { kind: 'choice', hero, choice: id, over: undefined });
  }
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
