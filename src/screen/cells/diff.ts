import { uint8At } from '#core';
import { isPlain } from './glyphs.ts';
import type { Grid } from './grid.ts';
import { INKS, PAPERS } from './ink.ts';
import type { InkColour, PaperColour } from './ink.ts';

/** Adjacent changed cells with the same style. */
export interface Run {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly text: string;
  readonly ink: InkColour;
  readonly on: PaperColour;
  readonly bits: number;
  /** Name of the tile drawn instead of each glyph, if any. */
  readonly tile: string | undefined;
  /** True if every glyph is certainly one cell wide. Any other glyph has its own run. */
  readonly plain: boolean;
}

/** Two screens, and a flag for drawing tiles instead of glyphs. */
interface Pair {
  readonly before: Grid | undefined;
  readonly after: Grid;
  readonly withTiles: boolean;
}

/** Runs to write to turn one screen into another; the whole screen if the sizes differ. */
export function diff(before: Grid | undefined, after: Grid, withTiles = false): Run[] {
  const isSameSize = before?.width === after.width && before.height === after.height;
  const pair = { before: isSameSize ? before : undefined, after, withTiles };
  const runs: Run[] = [];
  for (let y = 0; y < after.height; y++) diffRow(pair, y, runs);
  return runs;
}

function diffRow(pair: Pair, y: number, runs: Run[]): void {
  const { after } = pair;
  const end = (y + 1) * after.width;
  let at = nextChange(pair, y * after.width, end);
  while (at < end) {
    const next = endOfRun(pair, at, end);
    runs.push(runAt(pair, at, next, y));
    at = nextChange(pair, next, end);
  }
}

/** First changed cell from `from` on. */
function nextChange({ before, after, withTiles }: Pair, from: number, end: number): number {
  if (before === undefined) return from;
  const { glyphs, inks, papers, bits } = before;
  let at = from;
  // Hot loop: most cells are compared only here.
  while (
    at < end &&
    glyphs[at] === after.glyphs[at] &&
    inks[at] === after.inks[at] &&
    papers[at] === after.papers[at] &&
    bits[at] === after.bits[at] &&
    (!withTiles || before.tileAt(at) === after.tileAt(at))
  )
    at += 1;
  // The right half of a wide glyph is written together with the left half.
  return at > from && at < end && after.glyphs[at] === '' ? at - 1 : at;
}

/** End of the run that begins at `from`. */
function endOfRun(pair: Pair, from: number, end: number): number {
  const { after } = pair;
  let at = from + unitWidth(after, from, end);
  if (!isPlainUnit(after, from, at)) return at;
  while (at < end) {
    const width = unitWidth(after, at, end);
    if (!isAlike(pair, from, at) || !isPlainUnit(after, at, at + width)) break;
    if (nextChange(pair, at, at + width) === at + width) break;
    at += width;
  }
  return at;
}

function unitWidth(grid: Grid, at: number, end: number): number {
  return at + 1 < end && grid.glyphs[at + 1] === '' ? 2 : 1;
}

function isPlainUnit(grid: Grid, at: number, end: number): boolean {
  return end - at === 1 && isPlain(grid.glyphs[at] as string);
}

function isAlike({ after, withTiles }: Pair, a: number, b: number): boolean {
  return (
    after.inks[a] === after.inks[b] &&
    after.papers[a] === after.papers[b] &&
    after.bits[a] === after.bits[b] &&
    (!withTiles || after.tileAt(a) === after.tileAt(b))
  );
}

function runAt({ after: grid, withTiles }: Pair, from: number, to: number, y: number): Run {
  const text = grid.glyphs.slice(from, to).join('');
  return {
    x: from - y * grid.width,
    y,
    width: to - from,
    text,
    ink: INKS[uint8At(grid.inks, from)] as InkColour,
    on: PAPERS[uint8At(grid.papers, from)] as PaperColour,
    bits: uint8At(grid.bits, from),
    tile: withTiles ? grid.tileAt(from) : undefined,
    plain: isPlain(text),
  };
}
