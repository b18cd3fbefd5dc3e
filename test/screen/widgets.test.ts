import { describe, expect, it, test } from 'vitest';
import { Grid, namedKey, typedKey } from '#screen';
import { drawList, moveIndex, scrollTo } from '#screen/widgets/list.ts';
import { stepOf, stepValue } from '#screen/widgets/option-rows.ts';
import { drawField, makeField, typeInto } from '#screen/widgets/text-field.ts';
import type { TextField } from '#screen/widgets/text-field.ts';
import { drawKeyBar, drawTitleBar } from '#screen/widgets/bars.ts';
import { putLine, putText, wrap } from '#screen/widgets/words.ts';
import { parseKeys } from './script.ts';

describe('keys', () => {
  test.each([
    ['г', 'u'],
    ['р', 'h'],
    ['Й', 'q'],
    ['ч', 'x'],
    ['і', 's'],
    ['x', 'x'],
    ['3', '3'],
    ['?', '?'],
  ])('type %s with the key %s', (typed, name) => {
    expect(typedKey(typed)).toMatchObject({ name, text: typed });
  });

  it('cover every letter of the Russian layout', () => {
    const letters = Array.from('абвгдеёжзийклмнопрстуфхцчшщъыьэюя');
    const names = new Set(letters.map((letter) => typedKey(letter).name));
    expect(names.size).toBe(letters.length);
    expect([...names].every((name) => /^[\x20-\x7e]$/.test(name))).toBe(true);
  });

  it('treat the blank as a named key that types', () => {
    expect(typedKey(' ')).toEqual(namedKey('space'));
  });
});

describe('wrap', () => {
  test.each([
    ['between words', 'one two three', 7, ['one two', 'three']],
    ['inside a long word', 'abcdefgh ij', 4, ['abcd', 'efgh', 'ij']],
    ['wide glyphs', '漢字漢字', 5, ['漢字', '漢字']],
    ['blanks dropped at line breaks', '  a   b ', 9, ['a b']],
    ['of nothing', '', 5, ['']],
    ['without room', 'abc', 0, []],
  ])('%s', (_name, text, width, lines) => {
    expect(wrap(text, width)).toEqual(lines);
  });
});

describe('a list', () => {
  const move = (script: string, index: number, count: number) =>
    parseKeys(script).reduce((at, key) => moveIndex(key, at, count) ?? at, index);

  it('wraps around at its ends', () => {
    expect(move('down', 2, 3)).toBe(0);
    expect(move('up', 0, 3)).toBe(2);
    expect(move('о', 0, 3)).toBe(1);
    expect(move('pagedown', 1, 30)).toBe(9);
    expect(move('pageup', 3, 30)).toBe(0);
    expect(move('end home', 1, 3)).toBe(0);
    expect(moveIndex(namedKey('down'), 0, 0)).toBeUndefined();
    expect(moveIndex(typedKey('x'), 0, 3)).toBeUndefined();
  });

  it('scrolls only as far as needed', () => {
    expect(scrollTo(0, 20, 5)).toBe(0);
    expect(scrollTo(10, 20, 5)).toBe(8);
    expect(scrollTo(19, 20, 5)).toBe(15);
    expect(scrollTo(2, 3, 5)).toBe(0);
  });

  it('marks the selected item without colour, and shortens long labels', () => {
    const grid = new Grid({ width: 24, height: 2 });
    const items = [{ label: 'one', note: 'first' }, { label: 'a label that is far too long' }];
    drawList(grid, { x: 0, y: 0, width: 22, height: 2 }, items, 0);
    expect(grid.toText().split('\n')).toEqual([' ▸ one          first', '   a label that is f…']);
  });
});

describe('options', () => {
  test.each([
    ['a flag', { kind: 'flag', default: false } as const, false, 1, true],
    [
      'a number within its limits',
      { kind: 'integer', least: 1, most: 12, menu: { least: 3, most: 8 }, default: 6 } as const,
      8,
      1,
      8,
    ],
    ['a number', { kind: 'integer', least: 1, most: 12, default: 6 } as const, 6, -1, 5],
    ['words', { kind: 'choice', values: ['a', 'b', 'c'], default: 'a' } as const, 'a', -1, 'c'],
  ] as const)('step: %s', (_name, field, value, by, after) => {
    expect(stepValue(field, value, by)).toBe(after);
  });

  it('step with arrows, blank, plus and minus', () => {
    expect(parseKeys('left - right space + x').map(stepOf)).toEqual([-1, -1, 1, 1, 1, undefined]);
  });
});

describe('a text field', () => {
  const type = (field: TextField, script: string) =>
    parseKeys(script).reduce((now, key) => typeInto(now, key) ?? now, field);

  it('inserts, deletes and moves by graphemes', () => {
    const field = type(makeField('ab', 9), 'c left left x');
    expect(field).toEqual({ text: 'axbc', caret: 2, longest: 9 });
    expect(type(field, 'backspace delete').text).toBe('ac');
    expect(type(makeField('e\u0301🎲', 9), 'backspace').text).toBe('e\u0301');
    expect(type(makeField('', 9), 'д space г').text).toBe('д г');
    expect(type(makeField('ab', 9), 'home delete end backspace').text).toBe('');
    expect(type(makeField('', 9), 'backspace').text).toBe('');
  });

  it('enforces its maximum length', () => {
    expect(type(makeField('abc', 3), 'd').text).toBe('abc');
  });

  it('ignores other keys', () => {
    expect(typeInto(makeField('', 3), namedKey('enter'))).toBeUndefined();
    expect(typeInto(makeField('', 3), typedKey('c', { ctrl: true }))).toBeUndefined();
  });

  it('scrolls to the caret', () => {
    const grid = new Grid({ width: 8, height: 1 });
    drawField(grid, { x: 0, y: 0, width: 6, height: 1 }, makeField('abcdefgh', 9));
    expect(grid.toText()).toBe('efgh');
    drawField(grid, { x: 0, y: 0, width: 6, height: 1 }, { ...makeField('abcdefgh', 9), caret: 0 });
    expect(grid.toText()).toBe('abcdef');
  });

  it('scrolls a long text to the caret, with wide signs too', () => {
    const shown = (text: string, caret: number) => {
      const grid = new Grid({ width: 6, height: 1 });
      drawField(grid, grid.area, { text, caret, longest: 99 });
      return grid.toText();
    };
    expect(shown('abcdefghijkl', 8)).toBe('efghij');
    expect(shown('漢字漢字漢', 3)).toBe('字漢字');
    expect(shown('ab漢cdefgh', 7)).toBe('cdefgh');
  });
});

describe('bars and lines', () => {
  it('show as many keys as fit', () => {
    const grid = new Grid({ width: 24, height: 3 });
    const labels = [
      { keys: 'a', label: 'first' },
      { keys: 'b', label: 'second' },
      { keys: 'c', label: 'third' },
    ];
    drawKeyBar(grid, () => 'help', labels);
    expect(grid.toText().split('\n').at(-1)).toBe('  a first  ? help');
  });

  it('end with help and leave', () => {
    const last = (width: number) => {
      const grid = new Grid({ width, height: 3 });
      const labels = [
        { keys: 'q', label: 'back' },
        { keys: 'a', label: 'first' },
        { keys: 'b', label: 'second' },
      ];
      drawKeyBar(grid, () => 'help', labels);
      return grid.toText().split('\n').at(-1);
    };
    expect(last(80)).toBe('  a first  b second  ? help  q back');
    expect(last(30)).toBe('  a first  ? help  q back');
    expect(last(20)).toBe('  ? help  q back');
  });

  it('show the path, and shorten the note', () => {
    const grid = new Grid({ width: 40, height: 3 });
    drawTitleBar(grid, ['Turnwright', 'Kalah'], 'A very long name – another one');
    expect(grid.toText().split('\n')[0]).toBe('  Turnwright › Kalah  A very long nam…');
  });

  it('align a line', () => {
    const grid = new Grid({ width: 9, height: 1 });
    putLine(grid, grid.area, 'mid', {}, 'centre');
    putLine(grid, grid.area, 'r', {}, 'right');
    expect(grid.toText()).toBe('   mid  r');
  });

  it('mark text that continues beyond the last row', () => {
    const grid = new Grid({ width: 12, height: 2 });
    expect(putText(grid, grid.area, 'one after another they come down')).toBe(2);
    expect(grid.toText().split('\n')).toEqual(['one after', 'another the…']);
  });
});
