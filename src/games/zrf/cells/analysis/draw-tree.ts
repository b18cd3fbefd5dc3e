import { widthOf } from '#screen/cells/glyphs.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import type { Ink } from '#screen/cells/ink.ts';
import { wrap } from '#screen/widgets/words.ts';
import type { TreePath } from '../../analysis/index.ts';
import { partOfPath, wordAt } from './tree-words.ts';
import type { TreeWord } from './tree-words.ts';

/** A word in its place; rows are counted from the top of the whole text. */
interface PlacedWord {
  readonly word: TreeWord;
  readonly text: string;
  readonly x: number;
  readonly row: number;
}

function place(words: readonly TreeWord[], width: number): readonly PlacedWord[] {
  const placed: PlacedWord[] = [];
  let [x, row] = [0, 0];
  for (const [index, word] of words.entries()) {
    // A number stays with its move.
    const next = word.kind === 'number' ? words[index + 1] : undefined;
    const after = next === undefined ? 0 : 1 + widthOf(next.text);
    // Long comments break between their words.
    const parts = word.kind === 'comment' ? word.text.split(/\s+/) : [word.text];
    for (const part of parts.flatMap((one) => wrap(one, width))) {
      const gap = x === 0 || word.isGlued === true ? 0 : 1;
      if (x > 0 && x + gap + widthOf(part) + after > width) [x, row] = [0, row + 1];
      else x += gap;
      placed.push({ word, text: part, x, row });
      x += widthOf(part);
    }
  }
  return placed;
}

function inkOf({ kind, isMain }: TreeWord, isCurrent: boolean): Ink {
  if (isCurrent) return { ink: 'title', on: 'chosen', bold: true };
  if (kind === 'move') return isMain === true ? { ink: 'text', bold: true } : { ink: 'text' };
  return { ink: kind === 'comment' ? 'accent' : 'faint' };
}

/** Draws the tree as text, with the turn at a path in view. */
export function drawTree(grid: Grid, area: Area, words: readonly TreeWord[], path: TreePath): void {
  const placed = place(words, area.width);
  const current = words[wordAt(words, path)];
  const middle = placed.find(({ word }) => word === current)?.row ?? 0;
  const rows = (placed.at(-1)?.row ?? 0) + 1;
  const top = Math.max(0, Math.min(middle - (area.height >> 1), rows - area.height));
  for (const { word, text, x, row } of placed) {
    if (row < top || row >= top + area.height) continue;
    const [left, y] = [area.x + x, area.y + row - top];
    grid.put(left, y, text, inkOf(word, word === current));
    if (word.path === undefined) continue;
    const hit = { x: left, y, width: widthOf(text), height: 1 };
    grid.addHit(hit, { kind: 'part', part: partOfPath(word.path) });
  }
}
