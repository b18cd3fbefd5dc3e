import { heroOf, metAt, popPhase, pushPhase, removeDie, returnToPlace } from '../state/draft.ts';
import { REFUGE } from '../model/hero.ts';
import type { SkillUse } from '../state/phase.ts';
import type { DiceState, DiceDraft } from '../state/state.ts';

/** True if the hero's location has a die to inspect. */
export function canLook(state: DiceState, hero: number): boolean {
  const { at } = heroOf(state, hero);
  const place = at === REFUGE ? undefined : state.places[at];
  return place !== undefined && place.bag.length + place.hidden > 0;
}

/** Draws a die from the location's bag for inspection. */
export function look(draft: DiceDraft, use: SkillUse): void {
  const { hero } = use;
  const place = heroOf(draft, hero).at;
  pushPhase(draft, { kind: 'draw', hero, place, end: 'look', amount: 0, use });
}

/** Removes the inspected die, or returns it to its bag. */
export function putAside(draft: DiceDraft, removed: boolean): void {
  const phase = draft.phases.at(-1);
  if (phase?.kind !== 'look') throw new RangeError('No die is being inspected.');
  popPhase(draft);
  if (removed) removeDie(draft, phase.die, metAt(phase.place, 'removed'));
  else returnToPlace(draft, phase.place, phase.die, metAt(phase.place, 'put-back'));
}
