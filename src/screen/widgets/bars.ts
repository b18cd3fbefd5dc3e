import { largest } from '#core';
import type { Say } from '#i18n/say.ts';
import { keyPrinted } from '#play/key-names.ts';
import type { KeyLabel } from '../model/key.ts';
import { fit, widthOf } from '../cells/glyphs.ts';
import type { Area, Grid } from '../cells/grid.ts';
import { drawPiece } from '../cells/pieces.ts';
import { inset, rowsOf } from './areas.ts';

const STEP = ' › ';
/** What every path begins with: the first to go where there is no room. */
const HOME = 'Turnwright';

/** Names of a path as they fit into so many cells: without the home of all, then shortened. */
function fitPath(path: readonly string[], room: number): readonly string[] {
  const steps = (path.length - 1) * widthOf(STEP);
  const width = path.reduce((sum, name) => sum + widthOf(name), steps);
  if (width <= room) return path;
  if (path.length > 1 && path[0] === HOME) return fitPath(path.slice(1), room);
  const longest = largest(path.map(widthOf));
  // Where several names are long each has its share of the row.
  const share = Math.max(room - width + longest, Math.floor((room - steps) / path.length));
  if (share >= longest) return path;
  const at = path.findIndex((name) => widthOf(name) === longest);
  return fitPath(
    path.map((name, index) => (index === at ? fit(name, share) : name)),
    room,
  );
}

/** The first row of every screen: where one is, and what about it. */
export function drawTitleBar(grid: Grid, path: readonly string[], about = ''): void {
  grid.legend = { ...grid.legend, path };
  const bar = rowsOf(grid.area, 0, 1);
  grid.fill(bar, ' ', { on: 'bar' });
  let x = 2;
  const names = fitPath(path, grid.width - 4);
  for (const [index, name] of names.entries()) {
    if (index > 0) x = grid.put(x, 0, STEP, { ink: 'faint', on: 'bar' });
    const isLast = index === names.length - 1;
    x = grid.put(x, 0, name, { ink: isLast ? 'title' : 'soft', on: 'bar', bold: isLast });
  }
  const room = grid.width - x - 4;
  const shown = room < 8 ? '' : fit(about, room);
  grid.put(grid.width - 2 - widthOf(shown), 0, shown, { ink: 'soft', on: 'bar' });
}

/** The first key of a label that tells several apart. */
function firstKey(keys: string, between: RegExp): string | undefined {
  return keyPrinted(keys.length === 1 ? keys : (keys.split(between)[0] ?? keys));
}

/** Lets keys that are drawn be pressed: the label with what it does, or each of several arrows. */
function addKeyHits(grid: Grid, area: Area, keys: string): void {
  const key = firstKey(keys, /, /);
  if (key !== undefined) grid.addHit(area, { kind: 'keys', keys: [key] });
  else if (/^[↑↓←→ ]+$/.test(keys))
    for (const [at, arrow] of [...keys].entries()) {
      const name = keyPrinted(arrow);
      const place = { ...area, x: area.x + at, width: 1 };
      if (name !== undefined) grid.addHit(place, { kind: 'keys', keys: [name] });
    }
}

/** Keys that have buttons of their own wherever there are buttons for keys. */
const AT_HAND = ['up', 'down', 'left', 'right', 'enter', 'escape'];

/** Offers a key that is not at hand anyway. */
function addOffer(grid: Grid, keys: string, label: string): void {
  const key = firstKey(keys, /, | /);
  if (key !== undefined && !AT_HAND.includes(key)) grid.addOffer({ key, label, kind: 'deed' });
}

/** Keys that help, and keys that lead back: every bar ends in one of each. */
const HELPS = ['?', 'F1'];
const LEAVES = ['q', 'Q', 'Esc'];

/** The labels with help and the way back at their end, in this order. */
function inOrder(labels: readonly KeyLabel[], say: Say) {
  const help = labels.find(({ keys }) => HELPS.includes(keys));
  const leave = labels.findLast(({ keys }) => LEAVES.includes(keys));
  return {
    others: labels.filter((label) => label !== help && label !== leave),
    ends: [
      help ?? { keys: '?', label: say('screen-key-help') },
      ...(leave === undefined ? [] : [leave]),
    ],
  };
}

function lengthOf({ keys, label }: KeyLabel): number {
  return widthOf(keys) + 1 + widthOf(label) + 2;
}

/**
 * The last row of every screen, or the last ones: the keys, the most important first, as many as
 * there is room for; help and the way back come last and always have room. Returns the column after it.
 */
export function drawKeyBar(grid: Grid, say: Say, labels: readonly KeyLabel[], rows = 1): number {
  const area = rowsOf(grid.area, grid.height - rows, rows);
  const texts: string[] = [];
  for (const { keys, label } of labels) texts.push(keys, label);
  return drawPiece(grid, 'keys', area, texts, (bar) => drawKeys(bar, say, labels)) ?? 0;
}

/** Draws the keys into a bar of their own. */
function drawKeys(grid: Grid, say: Say, labels: readonly KeyLabel[]): number {
  grid.fill(grid.area, ' ', { on: 'bar' });
  const { others, ends } = inOrder(labels, say);
  const all = [...others, ...ends];
  grid.legend = { ...grid.legend, keys: all };
  for (const { keys, label } of all) addOffer(grid, keys, label);
  const atEnd = ends.reduce((sum, label) => sum + lengthOf(label), 0);
  const last = grid.height - 1;
  const isFull = (x: number, y: number, width: number, kept: number) =>
    x + width - 2 > grid.width - 1 - (y === last ? kept : 0);
  const at = { x: 2, y: 0 };
  for (const label of others) {
    if (at.y < last && isFull(at.x, at.y, lengthOf(label), 0))
      Object.assign(at, { x: 2, y: at.y + 1 });
    if (isFull(at.x, at.y, lengthOf(label), atEnd)) break;
    at.x = drawKey(grid, at, label);
  }
  for (const label of ends) {
    if (at.y < last && isFull(at.x, at.y, lengthOf(label), 0))
      Object.assign(at, { x: 2, y: at.y + 1 });
    at.x = drawKey(grid, at, label);
  }
  return at.x;
}

function drawKey(
  grid: Grid,
  { x: from, y }: { readonly x: number; readonly y: number },
  { keys, label }: KeyLabel,
): number {
  const x = grid.put(from, y, keys, { ink: 'accent', on: 'bar', bold: true });
  const end = grid.put(x + 1, y, label, { ink: 'soft', on: 'bar' }) + 2;
  addKeyHits(grid, { x: from, y, width: end - from - 1, height: 1 }, keys);
  return end;
}

/** Lower screens have no blank rows at their bars. */
const LOW = 18;

/** What lies between the two bars. */
export function bodyOf(grid: Grid): Area {
  return inset(rowsOf(grid.area, 1, grid.height - 2), 2, grid.height < LOW ? 0 : 1);
}
