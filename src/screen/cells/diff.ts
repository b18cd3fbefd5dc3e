import { isPlain } from './glyphs.ts';
import type { Grid } from './grid.ts';
import { INKS, PAPERS } from './ink.ts';
import type { InkColour, PaperColour } from './ink.ts';

/** Neighbouring cells that changed and are written alike. */
export interface Run {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly text: string;
  readonly ink: InkColour;
  readonly on: PaperColour;
  readonly bits: number;
  /** The picture that stands for every glyph, where there is one. */
  readonly tile: string | undefined;
  /** Whether every glyph takes one cell beyond doubt; other glyphs are runs of their own. */
  readonly plain: boolean;
}

/** Two screens, and whether pictures stand for glyphs where there are any. */
interface Pair {
  readonly before: Grid | undefined;
  readonly after: Grid;
  readonly withTiles: boolean;
}

/** What has to be written to turn one screen into another; all of it where the sizes differ. */
export function diff(before: Grid | undefined, after: Grid, withTiles = false): Run[] {
  const known = before?.width === after.width && before.height === after.height;
  const pair = { before: known ? before : undefined, after, withTiles };
  const runs: Run[] = [];
  for (let y = 0; y < after.height; y++) diffRow(pair, y, runs);
  return runs;
}

function diffRow(pair: Pair, y: number, runs: Run[]): void {
  const { after } = pair;
  const start = y * after.width;
  const end = start + after.width;
  let at = start;
  while (at < end) {
    const width = unitWidth(after, at, end);
    if (isSame(pair, at, width)) {
      at += width;
      continue;
    }
    const next = endOfRun(pair, at, end);
    runs.push(runAt(pair, at, next, y));
    at = next;
  }
}

/** The end of the run that begins with a changed unit. */
function endOfRun(pair: Pair, from: number, end: number): number {
  const { after } = pair;
  let at = from + unitWidth(after, from, end);
  if (!isPlainUnit(after, from, at)) return at;
  while (at < end) {
    const width = unitWidth(after, at, end);
    if (!isAlike(pair, from, at) || !isPlainUnit(after, at, at + width)) break;
    if (isSame(pair, at, width)) break;
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

function isSame({ before, after, withTiles }: Pair, at: number, width: number): boolean {
  if (before === undefined) return false;
  for (let i = at; i < at + width; i++) {
    if (
      before.glyphs[i] !== after.glyphs[i] ||
      before.inks[i] !== after.inks[i] ||
      before.papers[i] !== after.papers[i] ||
      before.bits[i] !== after.bits[i] ||
      (withTiles && before.tileAt(i) !== after.tileAt(i))
    ) {
      return false;
    }
  }
  return true;
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
    ink: INKS[grid.inks[from] as number] as InkColour,
    on: PAPERS[grid.papers[from] as number] as PaperColour,
    bits: grid.bits[from] as number,
    tile: withTiles ? grid.tileAt(from) : undefined,
    plain: isPlain(text),
  };
}
