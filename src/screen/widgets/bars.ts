import { largest } from '#core';
import type { Say } from '#i18n/say.ts';
import { keyPrinted } from '#play/key-names.ts';
import type { KeyLabel } from '../model/key.ts';
import { fit, widthOf } from '../cells/glyphs.ts';
import type { Area, Grid } from '../cells/grid.ts';
import { drawPiece } from '../cells/pieces.ts';
import { inset, rowsOf } from './areas.ts';

const STEP = ' › ';
/** First name of every path; omitted first for lack of space. */
const HOME = 'Turnwright';

/** Fits the names of a path into `room` cells: drops the home, then shortens the longest names. */
function fitPath(path: readonly string[], room: number): readonly string[] {
  const steps = (path.length - 1) * widthOf(STEP);
  const width = path.reduce((sum, name) => sum + widthOf(name), steps);
  if (width <= room) return path;
  if (path.length > 1 && path[0] === HOME) return fitPath(path.slice(1), room);
  const longest = largest(path.map(widthOf));
  // Several long names share the row equally.
  const share = Math.max(room - width + longest, Math.floor((room - steps) / path.length));
  if (share >= longest) return path;
  const at = path.findIndex((name) => widthOf(name) === longest);
  return fitPath(
    path.map((name, index) => (index === at ? fit(name, share) : name)),
    room,
  );
}

/**
 * Draws the title bar in the first row: the path, and a note at the right. Returns the column after
 * the path.
 */
export function drawTitleBar(grid: Grid, path: readonly string[], about = ''): number {
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
  return x;
}

/** First key in a label that lists several. */
function firstKey(keys: string, between: RegExp): string | undefined {
  return keyPrinted(keys.length === 1 ? keys : (keys.split(between)[0] ?? keys));
}

/** Makes drawn keys clickable: the whole label, or each of several arrows. */
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

/** Keys with permanent buttons on touch screens. */
const PERMANENT_KEYS = ['up', 'down', 'left', 'right', 'enter', 'escape'];

/** Offers a key that has no permanent button. */
function addOffer(grid: Grid, keys: string, label: string): void {
  const key = firstKey(keys, /, | /);
  if (key !== undefined && !PERMANENT_KEYS.includes(key))
    grid.addOffer({ key, label, kind: 'deed' });
}

/** Keys for help and for leaving; every bar ends with one of each. */
const HELP_KEYS = ['?', 'F1'];
const LEAVE_KEYS = ['q', 'Q', 'Esc'];

/** Splits the labels into others and the final two: help, then leave. */
function inOrder(labels: readonly KeyLabel[], say: Say) {
  const help = labels.find(({ keys }) => HELP_KEYS.includes(keys));
  const leave = labels.findLast(({ keys }) => LEAVE_KEYS.includes(keys));
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
 * Draws the key bar in the last row or rows, most important keys first, as many as fit. Help and
 * leave come last and always fit. Returns the column after it.
 */
export function drawKeyBar(grid: Grid, say: Say, labels: readonly KeyLabel[], rows = 1): number {
  const area = rowsOf(grid.area, grid.height - rows, rows);
  const texts: string[] = [];
  for (const { keys, label } of labels) texts.push(keys, label);
  return drawPiece(grid, 'keys', area, texts, (bar) => drawKeys(bar, say, labels)) ?? 0;
}

/** Draws the keys into a separate bar. */
function drawKeys(grid: Grid, say: Say, labels: readonly KeyLabel[]): number {
  grid.fill(grid.area, ' ', { on: 'bar' });
  const { others, ends } = inOrder(labels, say);
  const all = [...others, ...ends];
  grid.legend = { ...grid.legend, keys: all };
  for (const { keys, label } of all) addOffer(grid, keys, label);
  const atEnd = ends.reduce((sum, label) => sum + lengthOf(label), 0);
  const last = grid.height - 1;
  const isFull = (x: number, y: number, width: number, reserved: number) =>
    x + width - 2 > grid.width - 1 - (y === last ? reserved : 0);
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

/** Screens lower than this have no blank rows next to the bars. */
const MIN_SPACED_HEIGHT = 18;

/** Area between the two bars. */
export function bodyOf(grid: Grid): Area {
  return inset(rowsOf(grid.area, 1, grid.height - 2), 2, grid.height < MIN_SPACED_HEIGHT ? 0 : 1);
}
