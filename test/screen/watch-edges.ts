import { afterEach, beforeEach, vi } from 'vitest';
import { assertDefined } from '#core';
import { widthOf } from '#screen/cells/glyphs.ts';
import { Grid } from '#screen/cells/grid.ts';

/**
 * Collects text written over the edge of a grid, for the tests of one file; each call returns the
 * text since the last.
 */
export function watchEdges(): string[] {
  const cut: string[] = [];
  beforeEach(() => {
    const { put } = Object.getOwnPropertyDescriptors(Grid.prototype);
    const write = assertDefined(put.value);
    vi.spyOn(Grid.prototype, 'put').mockImplementation(function (this: Grid, x, y, text, ink) {
      const isOut = x < 0 || x + widthOf(text.trimEnd()) > this.width || y < 0 || y >= this.height;
      if (isOut && text.trim() !== '') {
        cut.push(`${x},${y} of ${this.width}x${this.height}: ${text}`);
      }
      return write.call(this, x, y, text, ink);
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    cut.length = 0;
  });
  return cut;
}
