import type { Die, Hand } from '../../rules/index.ts';
import { signOf } from '../../voice/marks.ts';
import type { DiceWords } from '../../voice/words.ts';
import { pad, widthOf } from '#screen/cells/glyphs.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import type { Ink } from '#screen/cells/ink.ts';
import { inkOf } from './die-ink.ts';

/** One place of a hand as drawn. */
export interface SlotShown {
  readonly die: Die | undefined;
  /** Key for choosing the die; `isActive` is true if it can be chosen now. */
  readonly key: string | undefined;
  readonly isActive: boolean;
  readonly isChosen: boolean;
  /** True if the die is used unless others are chosen. */
  readonly isSuggested: boolean;
  /** True if the die was chosen next, in a replay. */
  readonly isTaken: boolean;
  /** True if damage can take the die. */
  readonly isThreatened: boolean;
  /** True if the die exceeds the hand's capacity. */
  readonly isExtra: boolean;
}

export interface HandShown {
  readonly main: readonly SlotShown[];
  readonly allies: readonly SlotShown[];
}

/** Returns the state of a slot in the current choice. */
type Judge = (die: Die, at: number) => Omit<SlotShown, 'die' | 'isExtra'>;

const IDLE = {
  key: undefined,
  isActive: false,
  isChosen: false,
  isSuggested: false,
  isTaken: false,
  isThreatened: false,
};

/** The slots of a hand: its capacity, or the number of dice if larger. */
export function slotsShown(hand: Hand, capacity: number, main: Judge, allies: Judge): HandShown {
  const count = Math.max(capacity, hand.main.length);
  return {
    main: Array.from({ length: count }, (_, at): SlotShown => {
      const die = hand.main[at];
      const judged = die === undefined ? IDLE : main(die, at);
      return { die, ...judged, isExtra: at >= capacity };
    }),
    allies: hand.allies.map((die, at) => ({ die, ...allies(die, at), isExtra: true })),
  };
}

/**
 * Slot styles: with a blank on either side of the dice; without; or, where letters are wide, with
 * the letter on the border above the number.
 */
const FITS = ['roomy', 'close', 'stacked'] as const;
type Fit = (typeof FITS)[number];

/** Width of a slot without its borders. */
function innerWidth({ die }: SlotShown, words: DiceWords, fit: Fit): number {
  if (fit === 'stacked') return 3;
  const width = die === undefined ? 2 : widthOf(words.short(die));
  return fit === 'roomy' ? Math.max(4, width + 2) : Math.max(3, width);
}

function rowWidth(slots: readonly SlotShown[], words: DiceWords, fit: Fit): number {
  if (slots.length === 0) return 0;
  return slots.reduce((sum, slot) => sum + innerWidth(slot, words, fit) + 1, 1);
}

/** The roomiest style that fits. */
function fitOf({ main, allies }: HandShown, words: DiceWords, width: number): Fit {
  const fits = (fit: Fit) =>
    rowWidth(main, words, fit) + gapOf(fit) + rowWidth(allies, words, fit) <= width;
  return FITS.find(fits) ?? 'stacked';
}

/** Columns between the hand and the allies. */
function gapOf(fit: Fit): number {
  return fit === 'roomy' ? 3 : 1;
}

const THICK = {
  left: '╔',
  join: '╤',
  right: '╗',
  side: '║',
  low: '╚',
  lowJoin: '╧',
  lowRight: '╝',
  bar: '═',
  wall: '│',
};
const THIN = {
  left: '┌',
  join: '┬',
  right: '┐',
  side: '│',
  low: '└',
  lowJoin: '┴',
  lowRight: '┘',
  bar: '─',
  wall: '│',
};

interface Row {
  readonly x: number;
  readonly y: number;
  readonly fit: Fit;
  readonly words: DiceWords;
}

/**
 * Draws slots in a row with one frame: double up to the capacity, single beyond. Returns the column
 * after it.
 */
function drawSlots(grid: Grid, { x, y, fit, words }: Row, slots: readonly SlotShown[]): number {
  let at = x;
  for (const [index, slot] of slots.entries()) {
    const { left, join, right, side, low, lowJoin, lowRight, bar, wall } = slot.isExtra
      ? THIN
      : THICK;
    const before = slots[index - 1];
    const after = slots[index + 1];
    const isFirst = before === undefined;
    const isEnd = after?.isExtra !== slot.isExtra;
    const continues = before?.isExtra === !slot.isExtra;
    const width = innerWidth(slot, words, fit);
    const ink: Ink = { ink: slot.isExtra ? 'faint' : 'frame' };
    if (!continues) {
      grid.put(at, y, isFirst ? left : join, ink);
      grid.put(at, y + 1, isFirst ? side : wall, ink);
      grid.put(at, y + 2, isFirst ? low : lowJoin, ink);
    }
    grid.put(at + 1, y, bar.repeat(width), ink);
    grid.put(at + 1, y + 2, bar.repeat(width), ink);
    if (fit === 'stacked') drawStacked(grid, at + 1, y, slot, words);
    else drawFace(grid, at + 1, y, width, slot, words);
    if (slot.isThreatened)
      grid.put(at + Math.ceil(width / 2), y + 2, '!', { ink: 'bad', bold: true });
    drawKey(grid, at + 1, y + 3, width, slot);
    at += width + 1;
    if (!isEnd) continue;
    grid.put(at, y, right, ink);
    grid.put(at, y + 1, side, ink);
    grid.put(at, y + 2, lowRight, ink);
  }
  return at + 1;
}

function drawFace(
  grid: Grid,
  x: number,
  y: number,
  width: number,
  { die, isChosen, isSuggested }: SlotShown,
  words: DiceWords,
): void {
  const text = die === undefined ? '·' : words.short(die);
  const shown = (isChosen || isSuggested) && widthOf(text) + 2 <= width ? `›${text}‹` : text;
  grid.put(x, y + 1, pad(shown, width, 'centre'), faceInk(die, isChosen));
}

/** Draws the letter on the border and the number below it. */
function drawStacked(
  grid: Grid,
  x: number,
  y: number,
  { die, isChosen }: SlotShown,
  words: DiceWords,
): void {
  const ink = faceInk(die, isChosen);
  if (die !== undefined) grid.put(x, y, words.letter(die.type), ink);
  const sign = die === undefined ? '' : signOf(die, words);
  const size = die === undefined ? '·' : String(die.size);
  const text = widthOf(size + sign) > 3 ? size : size + sign;
  grid.put(x, y + 1, pad(text, 3, 'centre'), ink);
}

function faceInk(die: Die | undefined, isChosen: boolean): Ink {
  const ink: Ink = die === undefined ? { ink: 'faint' } : { ink: inkOf(die.type), bold: true };
  return isChosen ? { ...ink, reverse: true } : ink;
}

/** Draws the key for choosing the die below it. */
function drawKey(
  grid: Grid,
  x: number,
  y: number,
  width: number,
  { key, isActive, isTaken }: SlotShown,
): void {
  if (key === undefined) return;
  const label = `(${key.toUpperCase()})`;
  grid.put(x, y, pad(label, width, 'centre'), {
    ink: isActive ? 'title' : 'faint',
    bold: isActive,
    ...(isTaken ? { on: 'chosen' } : {}),
  });
}

/** Columns of a drawn hand: the start of the allies, for their caption, and the end. */
interface HandColumns {
  readonly allies: number | undefined;
  readonly end: number;
}

/** Draws a hand. */
export function drawHand(grid: Grid, area: Area, hand: HandShown, words: DiceWords): HandColumns {
  const fit = fitOf(hand, words, area.width);
  const row = { x: area.x, y: area.y, fit, words };
  const end = drawSlots(grid, row, hand.main);
  if (hand.allies.length === 0) return { allies: undefined, end };
  const x = end + gapOf(fit);
  return { allies: x, end: drawSlots(grid, { ...row, x }, hand.allies) };
}
