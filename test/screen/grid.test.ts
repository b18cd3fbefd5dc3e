import { describe, expect, it, test } from 'vitest';
import { assertDefined } from '#core';
import { stampOf } from '#screen/cells/ink.ts';
import type { Ink } from '#screen/cells/ink.ts';
import { diff, fit, glyphsOf, Grid, pad, widthOf } from '#screen';

function rowOf(text: string, width = 10, x = 0): string[] {
  const grid = new Grid({ width, height: 1 });
  grid.put(x, 0, text);
  return grid.glyphs;
}

describe('glyphs', () => {
  test.each([
    ['plain', 'abc', 3],
    ['Cyrillic', 'Калах', 5],
    ['wide', '漢字', 4],
    ['an emoji', '🎲', 2],
    ['a family of emoji', '👨‍👩‍👧', 2],
    ['a flag', '🇺🇦', 2],
    ['a combining mark', 'e\u0301x', 2],
    ['й decomposed', 'и\u0306', 1],
    ['a mark without a base', '\u0301', 0],
    ['zero-width characters', 'a\u200bb\u200f', 2],
    ['line breaks', 'a\r\nb\tc', 5],
    ['nothing', '', 0],
  ])('%s has the right width', (_name, text, width) => {
    expect(widthOf(text)).toBe(width);
  });

  it('exclude control characters', () => {
    const all = Array.from({ length: 0x2100 }, (_, code) => String.fromCharCode(code)).join('');
    const shown = glyphsOf(`${all}\u2028\u202e\ud800\ufeff`)
      .map(({ text }) => text)
      .join('');
    expect(shown).not.toMatch(/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2028\u2029]/u);
  });

  it('reduce a base with a hundred marks to the base', () => {
    expect(glyphsOf(`a${'\u0301'.repeat(100)}`)).toEqual([{ text: 'a', width: 1 }]);
  });

  test.each([
    ['short', 'abc', 5, 'abc'],
    ['long', 'abcdef', 4, 'abc…'],
    ['cut within a wide glyph', '漢字漢字', 4, '漢…'],
    ['no blank before the ellipsis', 'ab cd', 4, 'ab…'],
    ['no room', 'abc', 0, ''],
  ])('fit: %s', (_name, text, width, shown) => {
    expect(fit(text, width)).toBe(shown);
  });

  it('are padded to an exact width', () => {
    expect(pad('ab', 5)).toBe('ab   ');
    expect(pad('ab', 5, 'centre')).toBe(' ab  ');
    expect(pad('漢', 5, 'right')).toBe('   漢');
    expect(widthOf(pad('漢字漢字', 5))).toBe(5);
  });
});

describe('a grid', () => {
  it('writes a wide glyph into two cells', () => {
    expect(rowOf('a漢b', 5)).toEqual(['a', '漢', '', 'b', ' ']);
  });

  it('keeps a combining mark with its base', () => {
    expect(rowOf('e\u0301e', 3)).toEqual(['e\u0301', 'e', ' ']);
  });

  it('clips at both edges, with a blank for half a wide glyph', () => {
    expect(rowOf('漢b', 3, -1)).toEqual([' ', 'b', ' ']);
    expect(rowOf('ab漢', 3)).toEqual(['a', 'b', ' ']);
    expect(rowOf('abcdef', 3, -2)).toEqual(['c', 'd', 'e']);
    expect(rowOf('ab', 3, 7)).toEqual([' ', ' ', ' ']);
  });

  it('clips above and below', () => {
    const grid = new Grid({ width: 3, height: 2 });
    grid.put(0, -1, 'abc');
    grid.put(0, 2, 'abc');
    expect(grid.toText()).toBe('\n');
  });

  it('blanks the other half of an overwritten wide glyph', () => {
    const grid = new Grid({ width: 4, height: 1 });
    grid.put(0, 0, '漢字');
    grid.put(1, 0, 'x');
    expect(grid.glyphs).toEqual([' ', 'x', '字', '']);
    grid.put(2, 0, 'y');
    expect(grid.glyphs).toEqual([' ', 'x', 'y', ' ']);
    grid.put(0, 0, '漢字');
    grid.put(1, 0, '漢');
    expect(grid.glyphs).toEqual([' ', '漢', '', ' ']);
  });

  it('keeps the existing paper by default', () => {
    const grid = new Grid({ width: 3, height: 1 });
    grid.fill(grid.area, ' ', { on: 'bar' });
    grid.put(0, 0, 'a', { ink: 'bad', bold: true });
    grid.put(1, 0, 'b', { on: 'cursor' });
    expect(grid.cell(0, 0)).toEqual({ glyph: 'a', ink: 'bad', on: 'bar', bits: 1 });
    expect(grid.cell(1, 0).on).toBe('cursor');
    expect(() => grid.cell(3, 0)).toThrow(RangeError);
  });

  test.each(['ltr', 'rtl'] as const)(
    'stamps a row the same as writing it cell by cell: %s',
    (direction) => {
      const inks: readonly Ink[] = [{ ink: 'bad', on: 'panel', tile: 'wall' }, { bold: true }];
      const [one, other] = inks.map((ink, at) => stampOf('#.'.charAt(at), ink));
      const stamps = [one, one, undefined, other, one, other];
      for (const x of [-2, 0, 4, 9]) {
        const [put, stamped] = [0, 1].map(() => new Grid({ width: 8, height: 2 }, direction));
        for (const grid of [put, stamped]) grid?.put(0, 1, '漢字漢字');
        stamped?.stamp(x, 1, stamps);
        stamped?.stamp(x, 5, stamps);
        for (const [at, stamp] of stamps.entries()) {
          if (stamp !== undefined) put?.put(x + at, 1, stamp.glyph, stamp.ink);
        }
        expect(stamped?.toText()).toBe(put?.toText());
        expect(diff(put, assertDefined(stamped), true)).toEqual([]);
      }
    },
  );

  it('copies the content of another grid', () => {
    const one = new Grid({ width: 4, height: 1 });
    one.put(0, 0, 'a漢', { ink: 'good', on: 'bar', bold: true });
    const other = new Grid(one);
    other.put(0, 0, '漢xy');
    other.copy(one);
    expect(diff(one, other)).toEqual([]);
    expect(() => other.copy(new Grid({ width: 5, height: 1 }))).toThrow(RangeError);
  });

  it('rejects invalid sizes', () => {
    expect(() => new Grid({ width: 0, height: 3 })).toThrow(RangeError);
    expect(() => new Grid({ width: 2.5, height: 3 })).toThrow(RangeError);
  });
});

describe('diff', () => {
  function pairOf(before: string, after: string): [Grid, Grid] {
    const grids = [before, after].map((text) => {
      const grid = new Grid({ width: 12, height: 2 });
      grid.put(0, 0, text);
      return grid;
    });
    return grids as [Grid, Grid];
  }

  it('is empty for equal screens', () => {
    expect(diff(...pairOf('a漢b', 'a漢b'))).toEqual([]);
  });

  it('covers the whole screen at first and after a resize', () => {
    const grid = new Grid({ width: 4, height: 2 });
    expect(diff(undefined, grid).map(({ width }) => width)).toEqual([4, 4]);
    expect(diff(new Grid({ width: 5, height: 2 }), grid)).toHaveLength(2);
  });

  it('joins adjacent cells with the same style', () => {
    const [before, after] = pairOf('hello world', 'hollo WORLD');
    expect(diff(before, after).map(({ x, text }) => [x, text])).toEqual([
      [1, 'o'],
      [6, 'WORLD'],
    ]);
    after.put(8, 0, 'R', { bold: true });
    expect(diff(before, after).map(({ text }) => text)).toEqual(['o', 'WO', 'R', 'LD']);
  });

  it('puts a wide glyph into a separate run', () => {
    const [before, after] = pairOf('abcdef', 'a漢字g');
    const runs = diff(before, after);
    expect(runs.map(({ x, text, width, plain }) => [x, text, width, plain])).toEqual([
      [1, '漢', 2, false],
      [3, '字', 2, false],
      [5, 'g', 1, true],
    ]);
  });

  it('detects a change of only colour or style', () => {
    const [before, after] = pairOf('abc', 'abc');
    after.tint({ x: 1, y: 0, width: 1, height: 1 }, 'cursor');
    expect(diff(before, after).map(({ x, on }) => [x, on])).toEqual([[1, 'cursor']]);
  });
});
