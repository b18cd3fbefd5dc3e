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
  /** Whether every glyph takes one cell beyond doubt; other glyphs are runs of their own. */
  readonly plain: boolean;
}

/** What has to be written to turn one screen into another; all of it where the sizes differ. */
export function diff(before: Grid | undefined, after: Grid): Run[] {
  const known = before?.width === after.width && before.height === after.height;
  const runs: Run[] = [];
  for (let y = 0; y < after.height; y++) diffRow(known ? before : undefined, after, y, runs);
  return runs;
}

function diffRow(before: Grid | undefined, after: Grid, y: number, runs: Run[]): void {
  const start = y * after.width;
  const end = start + after.width;
  let at = start;
  while (at < end) {
    const width = unitWidth(after, at, end);
    if (before !== undefined && isSame(before, after, at, width)) {
      at += width;
      continue;
    }
    const next = endOfRun(before, after, at, end);
    runs.push(runAt(after, at, next, at - start, y));
    at = next;
  }
}

/** The end of the run that begins with a changed unit. */
function endOfRun(before: Grid | undefined, after: Grid, from: number, end: number): number {
  let at = from + unitWidth(after, from, end);
  if (!isPlainUnit(after, from, at)) return at;
  while (at < end) {
    const width = unitWidth(after, at, end);
    if (!isAlike(after, from, at) || !isPlainUnit(after, at, at + width)) break;
    if (before !== undefined && isSame(before, after, at, width)) break;
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

function isSame(before: Grid, after: Grid, at: number, width: number): boolean {
  for (let i = at; i < at + width; i++) {
    if (
      before.glyphs[i] !== after.glyphs[i] ||
      before.inks[i] !== after.inks[i] ||
      before.papers[i] !== after.papers[i] ||
      before.bits[i] !== after.bits[i]
    ) {
      return false;
    }
  }
  return true;
}

function isAlike(grid: Grid, a: number, b: number): boolean {
  return (
    grid.inks[a] === grid.inks[b] &&
    grid.papers[a] === grid.papers[b] &&
    grid.bits[a] === grid.bits[b]
  );
}

function runAt(grid: Grid, from: number, to: number, x: number, y: number): Run {
  const text = grid.glyphs.slice(from, to).join('');
  return {
    x,
    y,
    width: to - from,
    text,
    ink: INKS[grid.inks[from] as number] as InkColour,
    on: PAPERS[grid.papers[from] as number] as PaperColour,
    bits: grid.bits[from] as number,
    plain: isPlain(text),
  };
}
