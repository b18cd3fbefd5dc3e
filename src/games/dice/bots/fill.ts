import { ALLY_AT, dieAt } from '../rules/model/hand.ts';
import type { Hand, Slot } from '../rules/model/hand.ts';
import { sortFew } from '../rules/model/lists.ts';
import type { Die } from '../rules/model/die.ts';
import { findMark, PLAIN } from '../rules/model/marks.ts';
import { isFor } from '../rules/select/matching.ts';
import type { AnyRule, Help, Use, UseRule } from '../rules/select/hand-rule.ts';

/** Scores a fitting die for a use; the highest score is taken first. */
export type Preference = (die: Die, use: Use) => number;

/** Faces that count more than shown count as a larger size. */
function reachOf({ size, mark }: Die): number {
  return mark === PLAIN || findMark(mark)?.value === undefined ? size : size + 1;
}

const LARGE: Preference = reachOf;
/** Prefers dice with a bonus that may apply. */
const BONUS: Preference = (die) => reachOf(die) + 2 * (findMark(die.mark)?.bonus?.amount ?? 0);
/** Prefers small dice to give up and large dice to keep. */
const SPARING: Preference = (die, { fate }) => (fate === 'hide' ? reachOf(die) : -reachOf(die));

function bestSlot(hand: Hand, use: Use, taken: readonly Slot[], liking: Preference): Slot {
  const { main, allies } = hand;
  let best = -1;
  let most = -Infinity;
  for (let i = 0; i < main.length + allies.length; i++) {
    const slot = i < main.length ? i : ALLY_AT + i - main.length;
    const die = dieAt(hand, slot) as Die;
    if (!isFor(use, die) || taken.includes(slot)) continue;
    const score = liking(die, use);
    if (score <= most) continue;
    most = score;
    best = slot;
  }
  return best;
}

const orders = new WeakMap<readonly Use[], readonly number[]>();

/** The indices of uses, those with the fewest types first. */
function mostSpecificFirst(uses: readonly Use[]): readonly number[] {
  let order = orders.get(uses);
  if (order === undefined) {
    const width = (at: number) => (uses[at] as Use).types.length;
    order = [...uses.keys()].sort((a, b) => width(a) - width(b));
    orders.set(uses, order);
  }
  return order;
}

const NO_SLOTS: readonly Slot[] = [];

/**
 * Slots for every use, chosen for the most specific uses first; undefined if one cannot be filled.
 */
function fillAll(hand: Hand, { uses }: UseRule, liking: Preference): Slot[] | undefined {
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
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** A few sensible choices of dice for the uses of a rule, without helping dice. */
export function fillsOf(hand: Hand, rule: UseRule): Slot[][] {
  const fills = holdsBonus(hand) ? fillsBy(hand, rule, BONUS) : [];
  if (rule.least < rule.uses.length) return [...fills, ...fillSome(hand, rule, LARGE)];
  const large = fillAll(hand, rule, LARGE);
  if (large === undefined) return [];
  addFill(fills, large);
  if (!isHiding(rule)) addFill(fills, fillAll(hand, rule, SPARING));
  return fills;
}

/** Appends slots that differ from the last ones. */
function addFill(fills: Slot[][], slots: Slot[] | undefined): void {
  if (slots === undefined) return;
  if (fills.length === 0 || !isSame(fills[fills.length - 1] as Slot[], slots)) fills.push(slots);
}

function holdsBonus({ main }: Hand): boolean {
  for (const { mark } of main) if (findMark(mark)?.bonus !== undefined) return true;
  return false;
}

function fillsBy(hand: Hand, rule: UseRule, liking: Preference): Slot[][] {
  if (rule.least < rule.uses.length) return fillSome(hand, rule, liking);
  const slots = fillAll(hand, rule, liking);
  return slots === undefined ? [] : [slots];
}

/** The preferred slots for each alternative rule that can be filled. */
export function fillBy(hand: Hand, rule: UseRule | AnyRule, liking: Preference): Slot[][] {
  const fills: Slot[][] = [];
  for (const one of rule.kind === 'any' ? rule.rules : [rule]) {
    const slots = fillAll(hand, one, liking);
    if (slots !== undefined) fills.push(slots);
  }
  return fills;
}

/** Dice that could help the chosen ones, the largest first. */
export function helpersOf(hand: Hand, help: Help, taken: readonly Slot[]): Slot[] {
  const { most } = help;
  const slots: Slot[] = [];
  for (let i = 0; i < hand.main.length; i++) {
    if (isFor(help, hand.main[i] as Die) && !taken.includes(i)) slots.push(i);
  }
  for (let i = 0; i < hand.allies.length; i++) {
    if (isFor(help, hand.allies[i] as Die) && !taken.includes(ALLY_AT + i)) slots.push(ALLY_AT + i);
  }
  if (slots.length > 1) {
    sortFew(slots, (a, b) => reachOf(dieAt(hand, b) as Die) - reachOf(dieAt(hand, a) as Die));
  }
  return slots.length > most ? slots.slice(0, most) : slots;
}
