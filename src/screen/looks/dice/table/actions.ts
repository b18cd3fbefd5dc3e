import type { OfferShown } from '../../../../presentation/dice/offers.ts';
import { fit, widthOf } from '../../../cells/glyphs.ts';
import type { Area, Grid } from '../../../cells/grid.ts';

/** The name of a key as it is printed on it. */
function keyName(key: string): string {
  if (key === 'enter') return 'Enter';
  if (key === 'escape') return 'Esc';
  return key.toUpperCase();
}

/** `(H)ide dice` where the word begins with its key, else `(A) Explore again`. */
function partsOf({ key, label }: OfferShown): readonly [string, string] {
  if (key === undefined) return ['', label];
  const name = keyName(key);
  return label.toUpperCase().startsWith(name) && name.length === 1
    ? [`(${name})`, label.slice(1)]
    : [`(${name})`, ` ${label}`];
}

interface Chip {
  readonly offer: OfferShown;
  readonly key: string;
  readonly rest: string;
}

function chipOf(offer: OfferShown): Chip {
  const [key, rest] = partsOf(offer);
  const { detail, ahead } = offer;
  return { offer, key, rest: [rest, detail, ahead].filter((part) => part !== undefined).join(' ') };
}

function putChip(
  grid: Grid,
  x: number,
  y: number,
  { offer, key, rest }: Chip,
  width: number,
): number {
  const isOff = offer.refusal !== undefined;
  const shown = fit(rest, width - widthOf(key));
  const after = grid.put(x, y, key, { ink: isOff ? 'faint' : 'title', bold: !isOff });
  return grid.put(after, y, shown, { ink: isOff ? 'faint' : 'text' });
}

/**
 * Offers in rows, one after the other, as they fit between words; returns those for which there was
 * no room.
 */
export function drawFlow(
  grid: Grid,
  area: Area,
  offers: readonly OfferShown[],
): readonly OfferShown[] {
  let { x, y } = area;
  const right = area.x + area.width;
  for (const [index, offer] of offers.entries()) {
    const chip = chipOf({ ...offer, detail: undefined });
    const width = widthOf(chip.key) + widthOf(chip.rest);
    if (x > area.x && x + width > right) [x, y] = [area.x, y + 1];
    if (y >= area.y + area.height) return offers.slice(index);
    x = putChip(grid, x, y, chip, area.width) + 2;
  }
  return [];
}

/** The least cells of a column of a list of offers. */
const COLUMN_LEAST = 25;

/** How a list of so many offers is laid out in an area: columns, and how many a page holds. */
export function layOutList(area: Area, count: number) {
  const most = Math.max(1, Math.floor(area.width / COLUMN_LEAST));
  const columns = Math.max(1, Math.min(most, Math.ceil(count / Math.max(1, area.height))));
  return { columns, perPage: columns * area.height, width: Math.floor(area.width / columns) };
}

/** Offers as a list, in as many columns as they need and there is room for. */
export function drawOfferList(
  grid: Grid,
  area: Area,
  offers: readonly OfferShown[],
  page: number,
): void {
  if (area.height < 1) return;
  const { perPage, width } = layOutList(area, offers.length);
  for (const [index, offer] of offers.slice(page * perPage, (page + 1) * perPage).entries()) {
    const column = Math.floor(index / area.height);
    putChip(
      grid,
      area.x + column * width,
      area.y + (index % area.height),
      chipOf(offer),
      width - 1,
    );
  }
}
