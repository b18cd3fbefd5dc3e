import { expect, test } from 'vitest';
import { cellsInAscii, isAsciiOnly, jsonInAscii, toAscii } from '#terminal/cli/ascii.ts';

test.each([
  [{ LANG: 'C' }, true],
  [{ LC_ALL: 'POSIX', LANG: 'en_US.UTF-8' }, true],
  [{ LC_ALL: '', LC_CTYPE: 'ru_RU.KOI8-R' }, true],
  [{ LANG: 'ru_RU.UTF-8' }, false],
  [{ LANG: 'C.utf8' }, false],
  [{ LANG: 'de_DE.UTF-8@euro' }, false],
  [{ LANG: 'ru' }, false],
  [{}, false],
])('detects ASCII-only output for the locale %j', (env, isAscii) => {
  expect(isAsciiOnly(env)).toBe(isAscii);
});

test('sentences are converted to ASCII, with transliterated Cyrillic', () => {
  expect(toAscii('Щука — это “рыба”…')).toBe('Shchuka -- eto "ryba"...');
  expect(toAscii('Їжак, 10 × 12 ≥ 100')).toBe('Yizhak, 10 x 12 >= 100');
  expect(toAscii('café 王\tend')).toBe('cafe ?\tend');
});

test('cells keep their number in ASCII', () => {
  for (const text of ['╭──╮', '│●○│', '░▒▓█', '…щ№', 'a\u0301b', '王'])
    expect(cellsInAscii(text, 4)).toMatch(/^[\x20-\x7e]{4}$/);
  expect(cellsInAscii('●○', 2)).toBe('@o');
});

test('JSON keeps its value in ASCII', () => {
  const json = JSON.stringify({ title: 'Шахматы ♔ 😀' });
  expect(jsonInAscii(json)).toMatch(/^[\x20-\x7e]+$/);
  expect(JSON.parse(jsonInAscii(json))).toEqual(JSON.parse(json));
});
