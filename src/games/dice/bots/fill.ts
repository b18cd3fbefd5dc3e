import { ALLY_AT, dieAt } from '../rules/model/hand.ts';
import type { Hand, Slot } from '../rules/model/hand.ts';
import { sortFew } from '../rules/model/lists.ts';
import type { Die } from '../rules/model/die.ts';
import { findMark, PLAIN } from '../rules/model/marks.ts';
import { isChosen } from '../rules/select/mask.ts';
import { isFor } from '../rules/select/matching.ts';
import type { Help, Use, UseRule } from '../rules/select/hand-rule.ts';
import { keepWorth } from './worth.ts';
import type { Keeping } from './worth.ts';

/**
 * Dice to take first: those with the largest faces, those with a bonus that may apply, those to
 * spare (small dice to give up and large dice to return), or those a hero least wants to keep.
 */
export type Preference = 'large' | 'bonus' | 'sparing' | Keeping;

/** Faces that count more than shown count as a larger size. */
function reachOf({ size, mark }: Die): number {
  return mark === PLAIN || findMark(mark)?.value === undefined ? size : size + 1;
}

/** Score of a die for a use; the highest is taken first. */
function scoreOf(die: Die, { fate }: Use, liking: Preference): number {
  if (typeof liking === 'object') return -keepWorth(liking, die);
  const reach = reachOf(die);
  if (liking === 'bonus') return reach + 2 * (findMark(die.mark)?.bonus?.amount ?? 0);
  return liking === 'large' || fate === 'hide' ? reach : -reach;
}

/** The slot of the free die with the highest score for a use; −1 if none fits. */
function bestSlot(hand: Hand, use: Use, taken: readonly Slot[], liking: Preference): Slot {
  const { main, allies } = hand;
  let best = -1;
  let most = -Infinity;
  for (let at = 0; at < main.length; at++) {
    const die = main[at] as Die;
    if (!isFor(use, die) || isChosen(taken, at)) continue;
    const score = scoreOf(die, use, liking);
    if (score <= most) continue;
    best = at;
    most = score;
  }
  for (let at = 0; at < allies.length; at++) {
    const die = allies[at] as Die;
    if (!isFor(use, die) || isChosen(taken, ALLY_AT + at)) continue;
    const score = scoreOf(die, use, liking);
    if (score <= most) continue;
    best = ALLY_AT + at;
    most = score;
  }
  return best;
}

/** The indices of uses, those with the fewest types first. */
function mostSpecificFirst(uses: readonly Use[]): readonly number[] {
  const width = (at: number) => (uses[at] as Use).types.length;
  if (uses.length === 2) return width(0) <= width(1) ? FORWARD : BACKWARD;
  return sortFew([...uses.keys()], (a, b) => width(a) - width(b));
}

const FORWARD: readonly number[] = [0, 1];
const BACKWARD: readonly number[] = [1, 0];

const NO_SLOTS: readonly Slot[] = [];

/**
 * Slots for every use, chosen for the most specific uses first; undefined if one cannot be filled.
 */
export function fillAll(hand: Hand, { uses }: UseRule, liking: Preference): Slot[] | undefined {
  if (uses.length === 1) {
    const slot = bestSlot(hand, uses[0] as Use, NO_SLOTS, liking);
    return slot < 0 ? undefined : [slot];
  }
  const slots = uses.map((): Slot => -1);
  for (const at of mostSpecificFirst(uses)) {
    const slot = bestSlot(hand, uses[at] as Use, slots, liking);
    if (slot < 0) return undefined;
    slots[at] = slot;
  }
  return slots;
}

/** The best die of each use, the largest first. Each prefix of permitted length is a choice. */
function fillSome(hand: Hand, rule: UseRule, liking: Preference): Slot[][] {
  const slots: Slot[] = [];
  for (const use of rule.uses) {
    const slot = bestSlot(hand, use, slots, liking);
    if (slot >= 0) slots.push(slot);
  }
  const sizeOf = (slot: Slot) => reachOf(dieAt(hand, slot) as Die);
  if (slots.length > 1) sortFew(slots, (a, b) => sizeOf(b) - sizeOf(a));
  const fills: Slot[][] = [];
  for (let count = rule.least; count <= Math.min(rule.most, slots.length); count++) {
    fills.push(slots.slice(0, count));
  }
  return fills;
}

function isHiding({ uses }: UseRule): boolean {
  for (const { fate } of uses) if (fate !== 'hide') return false;
  return true;
}

function isSame(a: readonly Slot[], b: readonly Slot[]): boolean {
  if (a === b) return true;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** A few sensible choices of dice for the uses of a rule, without helping dice. */
export function fillsOf(hand: Hand, rule: UseRule): readonly Slot[][] {
  const isMarked = holdsBonus(hand);
  if (rule.least < rule.uses.length) {
    const large = fillSome(hand, rule, 'large');
    return isMarked ? [...fillSome(hand, rule, 'bonus'), ...large] : large;
  }
  const large = fillAll(hand, rule, 'large');
  if (large === undefined) return NO_FILLS;
  const sparing = isHiding(rule) ? large : (fillAll(hand, rule, 'sparing') ?? large);
  if (!isMarked) return isSame(large, sparing) ? [large] : [large, sparing];
  const fills = [fillAll(hand, rule, 'bonus') ?? large];
  addFill(fills, large);
  addFill(fills, sparing);
  return fills;
}

const NO_FILLS: readonly Slot[][] = [];

/** Appends slots that differ from the last ones. */
function addFill(fills: Slot[][], slots: Slot[]): void {
  if (!isSame(fills[fills.length - 1] as Slot[], slots)) fills.push(slots);
}

function holdsBonus({ main }: Hand): boolean {
  for (const { mark } of main) if (findMark(mark)?.bonus !== undefined) return true;
  return false;
}

/** Dice that could help the chosen ones, the largest first. */
export function helpersOf(hand: Hand, help: Help, taken: readonly Slot[]): Slot[] {
  const { most } = help;
  const slots: Slot[] = [];
  for (let i = 0; i < hand.main.length; i++) {
    if (isFor(help, hand.main[i] as Die) && !isChosen(taken, i)) slots.push(i);
  }
  for (let i = 0; i < hand.allies.length; i++) {
    if (isFor(help, hand.allies[i] as Die) && !isChosen(taken, ALLY_AT + i))
      slots.push(ALLY_AT + i);
  }
  if (slots.length > 1) {
    sortFew(slots, (a, b) => reachOf(dieAt(hand, b) as Die) - reachOf(dieAt(hand, a) as Die));
  }
  return slots.length > most ? slots.slice(0, most) : slots;
}
