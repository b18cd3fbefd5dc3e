import { heroOf, metAt, popPhase, pushPhase, removeDie, returnToPlace } from '../state/draft.ts';
import { REFUGE } from '../model/hero.ts';
import type { SkillUse } from '../state/phase.ts';
import type { DiceState, DiceDraft } from '../state/state.ts';

/** Whether there is a die to look at where the hero is. */
export function canLook(state: DiceState, hero: number): boolean {
  const { at } = heroOf(state, hero);
  const place = at === REFUGE ? undefined : state.places[at];
  return place !== undefined && place.bag.length + place.hidden > 0;
}

/** A die of the location's bag is drawn to be looked at. */
export function look(draft: DiceDraft, use: SkillUse): void {
  const { hero } = use;
  const place = heroOf(draft, hero).at;
  pushPhase(draft, { kind: 'draw', hero, place, end: 'look', amount: 0, use });
}

/** The die looked at is removed, or goes back into its bag. */
export function putAside(draft: DiceDraft, removed: boolean): void {
  const phase = draft.phases.at(-1);
  if (phase?.kind !== 'look') throw new RangeError('no die is being looked at');
  popPhase(draft);
  if (removed) removeDie(draft, phase.die, metAt(phase.place, 'removed'));
  else returnToPlace(draft, phase.place, phase.die, metAt(phase.place, 'put-back'));
}
