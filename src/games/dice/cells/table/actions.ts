import type { OfferShown } from '../../voice/offers.ts';
import { fit, widthOf } from '#screen/cells/glyphs.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import type { Ink } from '#screen/cells/ink.ts';

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

/** Height of a one-column list. A detail that does not fit takes a second row. */
export function rowsOfList(offers: readonly OfferShown[], width: number): number {
  return offers.reduce((sum, offer) => sum + (chipWidth(chipOf(offer)) > width ? 2 : 1), 0);
}

/** Draws offers in one column with all their details. */
function drawWhole(
  grid: Grid,
  area: Area,
  offers: readonly OfferShown[],
  taken: OfferShown | undefined,
): void {
  let { y } = area;
  for (const offer of offers) {
    const chip = chipOf(offer);
    const isWide = chipWidth(chip) > area.width && offer.detail !== undefined;
    const first = fitChip(isWide ? { ...chip, detail: '' } : chip, area.width);
    putChip(grid, area.x, y, first, offer === taken);
    y += 1;
    if (!isWide) continue;
    const x = area.x + widthOf(chip.key) + 1;
    const text = fit(offer.detail, area.x + area.width - x);
    grid.put(x, y, text, offer.refusal === undefined ? { ink: 'soft' } : OFF_INK);
    y += 1;
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
  if (rowsOfList(offers, area.width) <= area.height) {
    drawWhole(grid, area, offers, taken);
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
