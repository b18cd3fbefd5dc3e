import { heroOf, pushPhase, setHero, setTurn } from '../state/draft.ts';
import type { Draft } from '../state/state.ts';

/** The hero explores where he is: a die is drawn of the location's bag. */
export function pushDraw(draft: Draft, hero: number): void {
  const { turn } = draft;
  const place = heroOf(draft, hero).at;
  if (turn.explorations > 0) setTurn(draft, { again: true });
  pushPhase(draft, { kind: 'draw', hero, place, end: 'explore', amount: 0, use: undefined });
}

export function moveHero(draft: Draft, hero: number, to: number): void {
  const from = heroOf(draft, hero).at;
  setHero(draft, hero, { at: to });
  draft.events.push({ kind: 'travelled', hero, from, to });
}
