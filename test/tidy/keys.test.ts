import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';

/** Comparisons with a character key, as written in text screens and in the page. */
const STATED = [
  /\bis(?:Any)?Key\(\s*\w+(?:\.\w+)*,\s*\[?(?:'[^']*',\s*)*'[^']'/,
  /\bcode === '(?:Key[A-Z]|Digit\d)'/,
  /\b(?:Key[A-Z]|Digit\d): /,
];

function isStated(text: string): boolean {
  return STATED.some((pattern) => pattern.test(text));
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.tsx?$/.test(file));

test('letter keys occur only in key maps', () => {
  expect(files.filter((file) => isStated(readFileSync(file, 'utf8')))).toEqual([]);
});

describe('the search for letter keys', () => {
  it.each([
    "if (isKey(key, 'x')) return back;",
    "isKey(key, 'escape', 'q')",
    "isAnyKey(key, ['<'])",
    "event.code === 'KeyI'",
    "KeyU: 'undo',",
  ])('finds %s', (text) => {
    expect(isStated(text)).toBe(true);
  });

  it.each(["isKey(key, 'enter', 'escape')", 'isKey(key, row.key)', "event.code === 'Tab'"])(
    'ignores named keys: %s',
    (text) => {
      expect(isStated(text)).toBe(false);
    },
  );
});
