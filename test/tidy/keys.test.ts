import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';

/** Keys that type something, as text screens and as the page compare them. */
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

test('letters are stated in key maps, and in no screen or scene besides', () => {
  expect(files.filter((file) => isStated(readFileSync(file, 'utf8')))).toEqual([]);
});

describe('a letter that a screen reads itself', () => {
  it.each([
    "if (isKey(key, 'x')) return back;",
    "isKey(key, 'escape', 'q')",
    "isAnyKey(key, ['<'])",
    "event.code === 'KeyI'",
    "KeyU: 'undo',",
  ])('is found: %s', (text) => {
    expect(isStated(text)).toBe(true);
  });

  it.each(["isKey(key, 'enter', 'escape')", 'isKey(key, row.key)', "event.code === 'Tab'"])(
    'and none where only named keys are: %s',
    (text) => {
      expect(isStated(text)).toBe(false);
    },
  );
});
