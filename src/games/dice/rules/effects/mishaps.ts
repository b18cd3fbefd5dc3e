import {
  healWound,
  heroOf,
  mintInto,
  newborn,
  pushPhase,
  returnToPlace,
  takeInHand,
} from '../state/draft.ts';
import { DIE_SIZES } from '../model/die.ts';
import type { DieType } from '../model/die.ts';
import { hasRoom, holdsType, soundCount } from '../model/hand.ts';
import { drawOwn, makePick } from '../state/phase.ts';
import type { PickPhase } from '../state/phase.ts';
import type { MoveReason } from '../state/move.ts';
import type { DiceDraft } from '../state/state.ts';
import { allUses, useOf } from '../select/hand-rule.ts';
import type { Fate, HandMaskRule } from '../select/hand-rule.ts';

/** Usual size of the dice that enter play during a scenario of this level. */
export function sizeOfLevel(level: number): number {
  return DIE_SIZES[Math.max(0, Math.min(level, 3) - 1)] as number;
}

/** Builds a choice of dice for a hero to lose; optional if it can be cancelled. */
export function loseDice(
  hero: number,
  rule: HandMaskRule,
  fate: Fate,
  why: MoveReason,
  cancel = false,
): PickPhase {
  return makePick({ hero, rule, end: 'lose', cancel, fate, why });
}

export function inflictWound(draft: DiceDraft, hero: number): void {
  const die = mintInto(draft, { type: 'WOUND', size: sizeOfLevel(draft.world.level) });
  pushPhase(draft, { kind: 'arrive', hero, die, from: 'new' });
}

/** Returns a random die from the hand to the bag. */
export function startle(draft: DiceDraft, hero: number): void {
  if (soundCount(heroOf(draft, hero).hand) === 0) return;
  pushPhase(draft, drawOwn(hero, 'swift'));
}

/** Adds a new ENEMY die to the bag of a location. */
export function callEnemy(draft: DiceDraft, place: number): void {
  const die = mintInto(draft, { type: 'ENEMY', size: sizeOfLevel(draft.world.level) });
  returnToPlace(draft, place, die, newborn('called'));
}

/** Deters one die of the types, chosen by the hero. */
export function rob(draft: DiceDraft, hero: number, ...types: readonly DieType[]): void {
  const { hand } = heroOf(draft, hero);
  if (!types.some((type) => holdsType(hand, type))) return;
  pushPhase(draft, loseDice(hero, allUses([useOf('deter', types)]), 'deter', 'greedy'));
}

/** Lets the hero choose one of his WOUND dice to remove. */
export function offerCure(draft: DiceDraft, hero: number): void {
  if (!holdsType(heroOf(draft, hero).hand, 'WOUND')) return;
  pushPhase(draft, curePick(hero));
}

/** Builds the choice of that WOUND. */
export function curePick(hero: number): PickPhase {
  return makePick({ hero, rule: allUses([useOf('hide', ['WOUND'])]), end: 'cure' });
}

/** Removes the largest WOUND of a hero. */
export function cureWound(draft: DiceDraft, hero: number): void {
  const { hand } = heroOf(draft, hero);
  const wounds = hand.main.filter(({ type }) => type === 'WOUND');
  const worst = wounds.sort((a, b) => b.size - a.size)[0];
  if (worst !== undefined) healWound(draft, hero, worst);
}

export function gainAlly(draft: DiceDraft, hero: number): void {
  if (!hasRoom(heroOf(draft, hero).hand, 'ALLY')) return;
  const ally = mintInto(draft, { type: 'ALLY', size: sizeOfLevel(draft.world.level) });
  takeInHand(draft, hero, ally, newborn('bonus'));
}
