import { heroOf, pushPhase, setHero, turnToChange } from '../state/draft.ts';
import type { DiceState, DiceDraft } from '../state/state.ts';
import { askStory } from './story.ts';

/** True if a location is open and has dice left. */
export function canBeExplored({ places }: DiceState, at: number): boolean {
  const place = places[at];
  return place !== undefined && place.open && place.bag.length + place.hidden > 0;
}

/** Explores the hero's location: draws a die from its bag. */
export function pushDraw(draft: DiceDraft, hero: number): void {
  const { turn } = draft;
  const place = heroOf(draft, hero).at;
  if (turn.explorations > 0) turnToChange(draft).again = true;
  pushPhase(draft, { kind: 'draw', hero, place, end: 'explore', amount: 0, use: undefined });
  askStory(draft, 'explored', place, hero);
}

export function moveHero(draft: DiceDraft, hero: number, to: number): void {
  const from = heroOf(draft, hero).at;
  setHero(draft, hero, { at: to });
  draft.record({ kind: 'travelled', hero, from, to });
}
