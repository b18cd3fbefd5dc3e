import type { OfferShown } from '../../voice/offers.ts';
import { fit, widthOf } from '#screen/cells/glyphs.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import type { Ink } from '#screen/cells/ink.ts';
import { putText, wrap } from '#screen/widgets/words.ts';

/** The name of a key as printed on it. */
export function keyName(key: string): string {
  if (key === 'enter') return 'Enter';
  if (key === 'escape') return 'Esc';
  return key.toUpperCase();
}

/**
 * Key and label: `(H)ide dice` if the label begins with its key, otherwise `(A) Explore again`.
 * Dots replace the brackets of unavailable actions, for terminals without colours.
 */
function partsOf({ key, label, refusal, group }: OfferShown): readonly [string, string] {
  if (key === undefined) return ['', label];
  const name = keyName(key);
  const shown = refusal === undefined ? `(${name})` : `·${name}·`;
  // Choices have consecutive letters as keys, so a matching first letter is a coincidence.
  return group !== 'choice' && label.toUpperCase().startsWith(name) && name.length === 1
    ? [shown, label.slice(1)]
    : [shown, ` ${label}`];
}

interface Chip {
  readonly offer: OfferShown;
  readonly key: string;
  readonly name: string;
  /** Dice or other cost of the offer. */
  readonly detail: string;
  /** Forecast figures, never truncated. */
  readonly ahead: string;
}

function following(text: string | undefined): string {
  return text === undefined ? '' : ` · ${text}`;
}

function chipOf(offer: OfferShown): Chip {
  const [key, name] = partsOf(offer);
  return { offer, key, name, detail: following(offer.detail), ahead: following(offer.ahead) };
}

function chipWidth({ key, name, detail, ahead }: Chip): number {
  return [key, name, detail, ahead].reduce((sum, text) => sum + widthOf(text), 0);
}

/** Shortens an offer to a width: first its detail, then its name. */
function fitChip(chip: Chip, width: number): Chip {
  if (chipWidth(chip) <= width) return chip;
  const whole = chip.detail.replace(' · ', ' ');
  const { brief } = chip.offer;
  const isLong = brief !== undefined && chipWidth({ ...chip, detail: whole }) > width;
  const close = isLong && chip.detail !== '' ? ` ${brief}` : whole;
  const excess = chipWidth({ ...chip, detail: close }) - width;
  const detail = fit(close, widthOf(close) - Math.max(0, excess));
  if (excess <= 0 || widthOf(detail) > MIN_DETAIL) return { ...chip, detail };
  const room = width - widthOf(chip.key) - widthOf(chip.ahead);
  return { ...chip, detail: '', name: fit(chip.name, room) };
}

/** Shortest useful detail, in columns. */
const MIN_DETAIL = 8;

function putChip(
  grid: Grid,
  x: number,
  y: number,
  { offer, key, name, detail, ahead }: Chip,
  isTaken: boolean,
): number {
  const isOff = offer.refusal !== undefined;
  const on = isTaken ? ({ on: 'chosen' } as const) : {};
  const isSoft = offer.faint && !isTaken;
  const keyInk: Ink = isSoft ? { ink: 'soft' } : { ink: 'title', bold: true };
  const nameInk: Ink = { ink: isSoft ? 'soft' : 'text', bold: isTaken };
  let at = grid.put(x, y, key, isOff ? OFF_INK : { ...keyInk, ...on });
  at = grid.put(at, y, name, isOff ? OFF_INK : { ...nameInk, ...on });
  at = grid.put(at, y, detail, isOff ? OFF_INK : { ink: 'soft', ...on });
  const ink: Ink = offer.dooms ? { ink: 'bad', bold: true } : { ink: 'soft' };
  return grid.put(at, y, ahead, isOff ? OFF_INK : { ...ink, ...on });
}

const OFF_INK: Ink = { ink: 'faint', dim: true };

/** Draws offers in wrapped rows, with the chosen one marked. Returns those that did not fit. */
export function drawFlow(
  grid: Grid,
  area: Area,
  offers: readonly OfferShown[],
  taken?: OfferShown,
): readonly OfferShown[] {
  let { x, y } = area;
  const right = area.x + area.width;
  for (const [index, offer] of offers.entries()) {
    const chip = fitChip(chipOf({ ...offer, detail: undefined }), area.width);
    const width = chipWidth(chip);
    if (x > area.x && x + width > right) [x, y] = [area.x, y + 1];
    if (y >= area.y + area.height) return offers.slice(index);
    x = putChip(grid, x, y, chip, offer === taken) + 2;
  }
  return [];
}

/** Layout of a list: number of columns, their width, and offers per page. */
interface ListLayout {
  readonly columns: number;
  readonly perPage: number;
  readonly width: number;
}

/** Uses the columns the offers need, as long as every offer fits in full. */
export function layOutList(area: Area, offers: readonly OfferShown[]): ListLayout {
  const widest = offers.reduce((max, offer) => Math.max(max, chipWidth(chipOf(offer))), 1);
  const max = Math.max(1, Math.floor((area.width + 2) / (widest + 2)));
  const needed = Math.ceil(offers.length / Math.max(1, area.height));
  const columns = Math.max(1, Math.min(max, needed));
  return { columns, perPage: columns * area.height, width: Math.floor((area.width + 2) / columns) };
}

/** Rows for details that do not fit beside their names. */
interface DetailRows {
  /** Most rows of one detail. */
  readonly most: number;
  /** True if offers that are refused have none. */
  readonly isOpenOnly: boolean;
}

/** Ways to show details, from the fullest. */
const DETAILS: readonly [DetailRows, ...DetailRows[]] = [
  { most: 3, isOpenOnly: false },
  { most: 3, isOpenOnly: true },
  { most: 1, isOpenOnly: false },
];

/** Rows of the detail of an offer below its name: none if it fits beside it. */
function detailBelow(chip: Chip, width: number, { most, isOpenOnly }: DetailRows): number {
  const { detail, refusal } = chip.offer;
  const isHidden = isOpenOnly && refusal !== undefined;
  if (chipWidth(chip) <= width || detail === undefined || isHidden) return 0;
  return Math.min(most, wrap(detail, width - detailIndent(chip)).length);
}

function detailIndent({ key }: Chip): number {
  return widthOf(key) + 1;
}

/** Height of a one-column list. A detail that does not fit beside its name has rows of its own. */
export function rowsOfList(
  offers: readonly OfferShown[],
  width: number,
  details: DetailRows = DETAILS[0],
): number {
  return offers.reduce((sum, offer) => sum + 1 + detailBelow(chipOf(offer), width, details), 0);
}

/** Draws offers in one column with all their details. */
function drawWhole(
  grid: Grid,
  area: Area,
  offers: readonly OfferShown[],
  taken: OfferShown | undefined,
  details: DetailRows,
): void {
  let { y } = area;
  for (const offer of offers) {
    const chip = chipOf(offer);
    const height = detailBelow(chip, area.width, details);
    const isBeside = chipWidth(chip) <= area.width;
    const first = fitChip(isBeside ? chip : { ...chip, detail: '' }, area.width);
    putChip(grid, area.x, y, first, offer === taken);
    y += 1;
    const indent = detailIndent(chip);
    const below = { x: area.x + indent, y, width: area.width - indent, height };
    const ink = offer.refusal === undefined ? ({ ink: 'soft' } as const) : OFF_INK;
    if (height > 0) y += putText(grid, below, offer.detail ?? '', ink);
  }
}

/** Draws offers as a list, in as many columns as they need and space allows. */
export function drawOfferList(
  grid: Grid,
  area: Area,
  offers: readonly OfferShown[],
  page: number,
  taken?: OfferShown,
): void {
  if (area.height < 1) return;
  const details = DETAILS.find((one) => rowsOfList(offers, area.width, one) <= area.height);
  if (details !== undefined) {
    drawWhole(grid, area, offers, taken, details);
    return;
  }
  const { perPage, width } = layOutList(area, offers);
  for (const [index, offer] of offers.slice(page * perPage, (page + 1) * perPage).entries()) {
    const column = Math.floor(index / area.height);
    const chip = fitChip(chipOf(offer), width - 2);
    const y = area.y + (index % area.height);
    putChip(grid, area.x + column * width, y, chip, offer === taken);
  }
}
