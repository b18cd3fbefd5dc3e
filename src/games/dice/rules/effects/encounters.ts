import { metAt, popPhase, removeDie, returnToPlace, turnToChange } from '../state/draft.ts';
import type { EncounterPhase } from '../state/phase.ts';
import type { DiceDraft } from '../state/state.ts';
import { pushDraw } from './exploring.ts';

/** Ends the encounter without a check and returns it. */
function breakOff(draft: DiceDraft): EncounterPhase {
  const phase = draft.phases.at(-1);
  if (phase?.kind !== 'encounter') throw new RangeError('There is no encounter to end.');
  popPhase(draft);
  return phase;
}

/** Returns the encountered die to the bag of its location. */
export function putBack(draft: DiceDraft): void {
  const { place, die } = breakOff(draft);
  returnToPlace(draft, place, die, metAt(place, 'put-back'));
}

/** Returns the encountered die. The exploration does not count. */
export function startOver(draft: DiceDraft): void {
  putBack(draft);
  turnToChange(draft).explorations -= 1;
}

/** Returns the encountered die, and draws again in its place. */
export function drawAnother(draft: DiceDraft, hero: number): void {
  startOver(draft);
  pushDraw(draft, hero);
}

/** Removes the encountered threat, as if it had been evaded. */
export function sendAway(draft: DiceDraft, hero: number): void {
  const { place, die, card } = breakOff(draft);
  draft.record({ kind: 'evaded', hero, card });
  removeDie(draft, die, metAt(place, 'evaded'));
}
