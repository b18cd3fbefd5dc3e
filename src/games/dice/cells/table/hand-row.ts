import type { Die, Hand } from '../../rules/index.ts';
import type { DiceWords } from '../../voice/words.ts';
import { pad, widthOf } from '#screen/cells/glyphs.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import type { Ink } from '#screen/cells/ink.ts';
import { inkOf } from './die-ink.ts';

/** A place of a hand as it is drawn. */
export interface SlotShown {
  readonly die: Die | undefined;
  /** The key that chooses it, and whether it does so now. */
  readonly key: string | undefined;
  readonly isActive: boolean;
  readonly isChosen: boolean;
  /** Whether it was chosen next, where a match is shown again. */
  readonly isTaken: boolean;
  /** Whether it lies beyond what the hand takes. */
  readonly isExtra: boolean;
}

export interface HandShown {
  readonly main: readonly SlotShown[];
  readonly allies: readonly SlotShown[];
}

/** How a slot stands to the choice that is being made. */
type Judge = (die: Die, at: number) => Pick<SlotShown, 'key' | 'isActive' | 'isChosen' | 'isTaken'>;

const IDLE = { key: undefined, isActive: false, isChosen: false, isTaken: false };

/** The slots of a hand: as many as it takes, or as many as there are dice. */
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
 * How slots are drawn: with a blank at either side of their dice, without, or, where letters are wide,
 * with the letter on the border above the number.
 */
const FITS = ['roomy', 'close', 'stacked'] as const;
type Fit = (typeof FITS)[number];

/** The cells of a slot without its borders. */
function innerWidth({ die }: SlotShown, words: DiceWords, fit: Fit): number {
  if (fit === 'stacked') return 3;
  const width = die === undefined ? 2 : widthOf(words.short(die));
  return fit === 'roomy' ? Math.max(4, width + 2) : Math.max(3, width);
}

function rowWidth(slots: readonly SlotShown[], words: DiceWords, fit: Fit): number {
  if (slots.length === 0) return 0;
  return slots.reduce((sum, slot) => sum + innerWidth(slot, words, fit) + 1, 1);
}

/** The roomiest of the ways that a hand has room for. */
function fitOf({ main, allies }: HandShown, words: DiceWords, width: number): Fit {
  const fits = (fit: Fit) =>
    rowWidth(main, words, fit) + gapOf(fit) + rowWidth(allies, words, fit) <= width;
  return FITS.find(fits) ?? 'stacked';
}

/** The columns between the hand and the allies. */
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

/** Slots in a row with one frame: double up to what the hand takes, single beyond. Returns its end. */
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
  { die, isChosen }: SlotShown,
  words: DiceWords,
): void {
  const text = die === undefined ? '·' : words.short(die);
  const shown = isChosen && widthOf(text) + 2 <= width ? `›${text}‹` : text;
  grid.put(x, y + 1, pad(shown, width, 'centre'), faceInk(die, isChosen));
}

/** The letter on the border, the number below it. */
function drawStacked(
  grid: Grid,
  x: number,
  y: number,
  { die, isChosen }: SlotShown,
  words: DiceWords,
): void {
  const ink = faceInk(die, isChosen);
  if (die !== undefined) grid.put(x, y, words.letter(die.type), ink);
  grid.put(x, y + 1, pad(die === undefined ? '·' : String(die.size), 3, 'centre'), ink);
}

function faceInk(die: Die | undefined, isChosen: boolean): Ink {
  const ink: Ink = die === undefined ? { ink: 'faint' } : { ink: inkOf(die.type), bold: true };
  return isChosen ? { ...ink, reverse: true } : ink;
}

/** The key that chooses the die, below it. */
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

/** The column at which allies begin, for their caption; undefined without any. */
export function drawHand(
  grid: Grid,
  area: Area,
  hand: HandShown,
  words: DiceWords,
): number | undefined {
  const fit = fitOf(hand, words, area.width);
  const row = { x: area.x, y: area.y, fit, words };
  const end = drawSlots(grid, row, hand.main);
  if (hand.allies.length === 0) return undefined;
  const x = end + gapOf(fit);
  drawSlots(grid, { ...row, x }, hand.allies);
  return x;
}
