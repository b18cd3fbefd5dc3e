import {
  healDie,
  healWound,
  heroOf,
  mintInto,
  newborn,
  pushPhase,
  setHero,
  takeInHand,
  placeToChange,
  pushMove,
  spend,
} from '../state/draft.ts';
import { countOfType, putInBag } from '../model/bag.ts';
import { withoutDie } from '../model/die.ts';
import type { Die, DieType } from '../model/die.ts';
import { holdsType, MAX_MAIN } from '../model/hand.ts';
import { NAMELESS, NO_TARGET, OWN_BAG } from '../state/phase.ts';
import type { BoonScope, SkillUse } from '../state/phase.ts';
import type { DiceState, DiceDraft } from '../state/state.ts';
import { pileRule } from '../select/pile-mask.ts';
import type { SkillOutcome } from './skill.ts';

/** Lets a hero choose `count` dice of a discard pile, which return to their owner's bag. */
export function heal(draft: DiceDraft, hero: number, owner: number, count: number): void {
  const rule = pileRule(heroOf(draft, owner).pile, count);
  if (rule.most <= 0) return;
  pushPhase(draft, { kind: 'pile', hero, owner, rule, mask: [], end: 'heal' });
}

/** Returns up to `count` dice of a type from the discard pile to the bag, the largest first. */
export function recall(draft: DiceDraft, hero: number, type: DieType, count: number): void {
  const dice = heroOf(draft, hero).pile.filter((die) => die.type === type);
  for (const die of dice.slice(0, count)) healDie(draft, hero, die);
}

/** Moves the largest die of a type from the discard pile to the hand. */
export function pickUp(draft: DiceDraft, hero: number, type: DieType): void {
  const { pile } = heroOf(draft, hero);
  const die = pile.find((candidate) => candidate.type === type);
  if (die === undefined) return;
  setHero(draft, hero, { pile: withoutDie(pile, die) });
  takeInHand(draft, hero, die, { from: 'pile', giver: hero, why: 'recovered' });
}

export function hasInPile(type: DieType) {
  return (state: DiceState, hero: number): boolean =>
    countOfType(heroOf(state, hero).pile, type) > 0;
}

export function hasPile(state: DiceState, _hero: number, target: number): boolean {
  return heroOf(state, target).pile.length > 0;
}

/** Grants the targeted hero a bonus for his next check. */
export function bestow(draft: DiceDraft, use: SkillUse, amount: number, scope: BoonScope): void {
  if (amount <= 0) return;
  const boon = { hero: use.target, amount, scope, by: use.hero, skill: use.skill };
  draft.boons = [...draft.boons, boon];
  draft.record({ kind: 'boon', ...boon });
}

/** The largest WOUND of the targeted hero, or of the hero himself without a target. */
export function woundOf(state: DiceState, use: SkillUse): Die | undefined {
  const { hand } = heroOf(state, use.target === NO_TARGET ? use.hero : use.target);
  const wounds = hand.main.filter(({ type }) => type === 'WOUND');
  return wounds.reduce<Die | undefined>(
    (worst, die) => (worst === undefined || die.size > worst.size ? die : worst),
    undefined,
  );
}

export function isWounded(state: DiceState, hero: number, target: number): boolean {
  return holdsType(heroOf(state, target === NO_TARGET ? hero : target).hand, 'WOUND');
}

/** Removes the treated WOUND if the check was won. */
export function treat(draft: DiceDraft, use: SkillUse, { won }: SkillOutcome): void {
  const wound = woundOf(draft, use);
  if (!won || wound === undefined) return;
  healWound(draft, use.target === NO_TARGET ? use.hero : use.target, wound);
}

/** Draws `count` dice from the hero's own bag into his hand. */
export function drawMore(draft: DiceDraft, hero: number, count: number): void {
  const amount = count - 1;
  pushPhase(draft, { kind: 'draw', hero, place: OWN_BAG, end: 'summon', amount, use: undefined });
}

/** Draws `count` dice, or as many as there are and the hand can hold. */
export function drawUpTo(draft: DiceDraft, hero: number, count: number): void {
  const { hand, bag } = heroOf(draft, hero);
  const possible = Math.min(count, bag.length, MAX_MAIN - hand.main.length);
  if (possible > 0) drawMore(draft, hero, possible);
}

/** Fills the hand from the bag immediately, as at the end of a turn. */
export function fillHand(draft: DiceDraft, hero: number): void {
  const { hand, capacity } = heroOf(draft, hero);
  drawUpTo(draft, hero, capacity - hand.main.length);
}

/** Adds a new DIVINE die to the bag. */
export function receiveGrace(draft: DiceDraft, hero: number, level: number): void {
  const die = mintInto(draft, { type: 'DIVINE', size: 2 * level + 2 });
  setHero(draft, hero, { bag: putInBag(heroOf(draft, hero).bag, die) });
  pushMove(draft, die, newborn('bonus'), 'bag', hero);
}

/** The ALLY dice in the discard pile that a rescue can recover: the chosen one, and a second. */
export function fallenAllies(state: DiceState, use: SkillUse): Die[] {
  const allies = heroOf(state, use.hero).pile.filter(({ type }) => type === 'ALLY');
  const chosen = allies.filter(({ id }) => id === use.target);
  if (use.way !== 'discard') return chosen;
  return [...chosen, ...allies.filter(({ id }) => id !== use.target).slice(0, 1)];
}

/** Returns the largest dice of the discard pile to the bag. Allies come last. */
export function recover(draft: DiceDraft, hero: number, count: number): void {
  const worth = ({ type, size }: Die) => (type === 'ALLY' ? 0 : size);
  const dice = [...heroOf(draft, hero).pile].sort((a, b) => worth(b) - worth(a));
  for (const die of dice.slice(0, count)) healDie(draft, hero, die);
}

/** Returns all main dice of the hand except WOUND dice to the bag. */
export function hideHand(draft: DiceDraft, hero: number): void {
  for (const die of heroOf(draft, hero).hand.main) {
    if (die.type !== 'WOUND') spend(draft, hero, die, 'hide', 'skill');
  }
}

/** Lets the party know the location of a villain. */
export function reveal(draft: DiceDraft): void {
  const at = draft.places.findIndex(({ villain, known }) => villain !== undefined && !known);
  if (at < 0) return;
  placeToChange(draft, at).known = true;
  draft.record({ kind: 'spied', place: at, card: draft.places[at]?.villain ?? NAMELESS });
}
