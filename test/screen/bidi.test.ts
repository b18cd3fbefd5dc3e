import { describe, expect, it } from 'vitest';
import { joinLetters } from '#screen/cells/arabic.ts';
import { visualGlyphs } from '#screen/cells/bidi.ts';
import { glyphsOf, widthOf } from '#screen/cells/glyphs.ts';
import { Grid } from '#screen/cells/grid.ts';
import { drawFrame } from '#screen/widgets/frame.ts';
import { wrap } from '#screen/widgets/words.ts';

function seen(text: string, direction: 'ltr' | 'rtl' = 'rtl'): string {
  return visualGlyphs(text, direction)
    .map((glyph) => glyph.text)
    .join('');
}

describe('right-to-left texts', () => {
  it.each([
    ['Hebrew', 'שלום', 'םולש'],
    ['a number within', 'נותרו 12 קוביות', 'תויבוק 12 ורתונ'],
    ['a Latin name inside', 'התור של Bram.', '.Bram לש רותה'],
    ['brackets', '(סגור)', '(רוגס)'],
    ['a sign before a number', 'יש +2 כאן', 'ןאכ +2 שי'],
    ['an isolated name', '\u2066The Nave\u2069: 9 זמן', 'ןמז 9 :The Nave'],
    ['only digits and signs', ': 9', '9 :'],
    ['a bonus alone', '+2', '+2'],
    ['a left-to-right text with trailing blanks', 'abc  ', '  abc'],
    ['lines', '╭─┬', '┬─╮'],
    ['a pointer', ' ▸', '◂ '],
  ])('%s', (_name, text, picture) => {
    expect(seen(text)).toBe(picture);
  });

  it('are reordered on left-to-right screens too', () => {
    expect(seen('Bram meets אבי d6', 'ltr')).toBe('Bram meets יבא d6');
  });
});

describe('Arabic letters', () => {
  it('use the joined form for their position', () => {
    // Isolated, final, medial and initial.
    expect(joinLetters(['ب'])).toEqual(['ﺏ']);
    expect(joinLetters(['ب', 'ب', 'ب'])).toEqual(['ﺑ', 'ﺒ', 'ﺐ']);
    // Some letters do not join the next one.
    expect(joinLetters(['د', 'و', 'ر'])).toEqual(['ﺩ', 'ﻭ', 'ﺭ']);
    expect(joinLetters(['ن', 'ر', 'د'])).toEqual(['ﻧ', 'ﺮ', 'ﺩ']);
    expect(joinLetters(['a', ' ', '1'])).toEqual(['a', ' ', '1']);
  });

  it('join lam and alef into one sign of one cell', () => {
    expect(glyphsOf('سلام').map(({ text }) => text)).toEqual(['س', 'لا', 'م']);
    expect(widthOf('لا')).toBe(1);
    expect(seen('سلام')).toBe('ﻡﻼﺳ');
  });
});

describe('a right-to-left screen', () => {
  const grid = () => new Grid({ width: 10, height: 3 }, 'rtl');

  it('counts columns from the right', () => {
    const screen = grid();
    expect(screen.put(1, 0, 'שק: 7')).toBe(6);
    screen.put(0, 1, 'abc');
    expect(screen.toPicture().split('\n')).toEqual(['    7 :קש', '       abc', '']);
    // Text for screen readers keeps its reading order.
    expect(screen.toText().split('\n')).toEqual([' שק: 7', 'abc', '']);
  });

  it('mirrors frames, but not signs without a mirror image', () => {
    const screen = grid();
    drawFrame(screen, { x: 0, y: 0, width: 4, height: 3 });
    screen.unmirrored({ x: 5, y: 0, width: 4, height: 3 }, () => {
      screen.put(5, 0, '╭▸a1');
      screen.put(5, 1, '│');
    });
    expect(screen.toPicture().split('\n')).toEqual([' ╭▸a1 ╭──╮', ' │    │  │', '      ╰──╯']);
    expect(screen.cell(0, 0).glyph).toBe('╭');
  });

  it('tints, fills and clips its content', () => {
    const screen = grid();
    screen.fill({ x: 1, y: 0, width: 3, height: 1 }, '▸', { on: 'bar' });
    expect(screen.toPicture().split('\n')[0]).toBe('      ◂◂◂');
    screen.tint({ x: 0, y: 1, width: 2, height: 1 }, 'chosen');
    expect([8, 9].map((x) => screen.papers[10 + x])).toEqual([
      screen.papers[18],
      screen.papers[19],
    ]);
    expect(screen.cell(1, 1).on).toBe('chosen');
    expect(screen.cell(2, 1).on).toBe('ground');
    screen.put(7, 2, 'ארוך מאוד');
    expect(screen.toPicture().split('\n')[2]).toBe('ורא');
    expect(screen.put(20, 2, 'שם')).toBe(22);
  });
});

describe('Chinese texts', () => {
  it('break between characters, but not before a closing sign', () => {
    expect(wrap('经典的曼卡拉棋：播种、吃子。', 10)).toEqual([
      '经典的曼卡',
      '拉棋：播',
      '种、吃子。',
    ]);
    expect(wrap('按 Enter 开始。', 10)).toEqual(['按 Enter', '开始。']);
    expect(wrap('“你好”（再见）', 6)).toEqual(['“你好”', '（再', '见）']);
  });
});
