import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { makeProblem } from '#core';
import { PACK_LIMITS } from '#kit/packs/limits.ts';
import { readPack } from '#games/dice/rules/packs/pack.ts';
import { unzipPack } from '#games/dice/rules/packs/zip.ts';
import { encodeFiles, goodFiles } from './case-files.ts';
import { goodZip, tamper, zipOf } from './zips.ts';

const ADVENTURE = 'adventure.yaml';
const FLAGS = 8;
const METHOD = 10;
const UNPACKED = 24;
const ATTRIBUTES = 38;
const CRC = 16;
const OFFSET = 42;

function problemsOf(zip: Uint8Array): string[] {
  const files = unzipPack(zip, 'a.zip');
  if (!files.ok) return files.problems.map(makeProblem);
  const { pack } = readPack(files.value, 'a.zip/');
  return pack.ok ? [] : pack.problems.map(makeProblem);
}

const blank = (bytes: number) => new Uint8Array(bytes).fill(0x20);

describe('a good zip', () => {
  test('can have its pack at the top', () => {
    expect(problemsOf(goodZip())).toEqual([]);
  });

  test('can have its pack in one folder', () => {
    expect(problemsOf(goodZip('salt-lake-1.0/'))).toEqual([]);
  });

  test('can contain other files of any size', () => {
    expect(problemsOf(goodZip('', { 'map.png': blank(2_000_000) }))).toEqual([]);
  });

  test('can be uncompressed', () => {
    const files = Object.fromEntries(encodeFiles(goodFiles()));
    expect(problemsOf(zipSync(files, { level: 0 }))).toEqual([]);
  });
});

/** The zip with one bit flipped in its first file, past the header. */
function damage(zip: Uint8Array): Uint8Array {
  const copy = zip.slice();
  copy[90] = (copy[90] ?? 0) ^ 1;
  return copy;
}

const bad: readonly (readonly [name: string, zip: () => Uint8Array, told: string])[] = [
  ['no bytes', () => new Uint8Array(), 'its list of files is missing'],
  ['no zip', () => blank(5000), 'its list of files is missing'],
  ['half a zip', () => goodZip().subarray(0, 900), 'its list of files is missing'],
  ['no adventure', () => zipOf(new Map([['a.txt', blank(1)]])), 'a.zip has no adventure.yaml'],
  [
    'a path up',
    () => goodZip('', { '../evil.yaml': blank(1) }),
    '“../evil.yaml” points outside the zip',
  ],
  ['a path up inside', () => goodZip('', { 'i18n/../../x': blank(1) }), 'points outside the zip'],
  ['backslashes', () => goodZip('', { '..\\..\\x': blank(1) }), '“../../x” points outside the zip'],
  ['an absolute path', () => goodZip('', { '/etc/passwd': blank(1) }), 'points outside the zip'],
  ['a drive', () => goodZip('', { 'C:/x': blank(1) }), 'points outside the zip'],
  ['a zero in a name', () => goodZip('', { 'a\0b': blank(1) }), 'points outside the zip'],
  [
    'a link',
    () => tamper(goodZip(), ADVENTURE, ATTRIBUTES + 2, 0xa1ff, 2),
    '“adventure.yaml” is a link',
  ],
  ['a password', () => tamper(goodZip(), ADVENTURE, FLAGS, 1, 2), 'is encrypted, or compressed'],
  [
    'a strange method',
    () => tamper(goodZip(), ADVENTURE, METHOD, 12, 2),
    'is encrypted, or compressed',
  ],
  ['an understated size', () => tamper(goodZip(), ADVENTURE, UNPACKED, 20, 4), 'its size is wrong'],
  [
    'an overstated size',
    () => tamper(goodZip(), ADVENTURE, UNPACKED, 9000, 4),
    'its size is wrong',
  ],
  [
    'an offset out of range',
    () => tamper(goodZip(), ADVENTURE, OFFSET, 0x7fffffff, 4),
    'its data is missing',
  ],
  ['a wrong offset', () => tamper(goodZip(), ADVENTURE, OFFSET, 3, 4), 'its data is missing'],
  ['damaged bytes', () => damage(goodZip()), 'it cannot be unpacked'],
  ['a checksum', () => tamper(goodZip(), ADVENTURE, CRC, 1, 4), 'its checksum is wrong'],
  [
    'overlapping files',
    () => tamper(goodZip('', { 'a.txt': blank(9) }), 'a.txt', OFFSET, 4, 4),
    'its files overlap',
  ],
  [
    'a bomb',
    () => goodZip('', { 'i18n/xx.yaml': blank(400_000) }),
    'unpacks to more than 200 times',
  ],
  [
    'a bomb with a false size',
    () =>
      tamper(
        goodZip('', { 'i18n/xx.yaml': blank(60_000_000) }),
        'i18n/xx.yaml',
        UNPACKED,
        90_000,
        4,
      ),
    'its size is wrong',
  ],
  [
    'a large file',
    () => goodZip('', { 'i18n/xx.yaml': blank(600_000) }),
    'unpacks to 600000 bytes',
  ],
  [
    'a large zip',
    () => blank(PACK_LIMITS.zipBytes + 1),
    `The zip has ${PACK_LIMITS.zipBytes + 1} bytes`,
  ],
];

describe('a bad zip', () => {
  test.each(bad)('%s', (_, zip, message) => {
    expect(problemsOf(zip()).join('\n')).toContain(message);
  });

  test('too many entries', () => {
    const manyFiles = Array.from({ length: 2001 }, (_, i) => [`${i}.txt`, blank(1)] as const);
    expect(problemsOf(zipOf(new Map(manyFiles)))).toEqual([
      'a.zip: The zip has 2001 entries, but only 2000 are allowed.',
    ]);
  });

  test('too many languages', () => {
    const names = Array.from(
      { length: 70 },
      (_, i) => `i18n/x${String.fromCharCode(97 + (i % 26))}-${i}0.yaml`,
    );
    const more = Object.fromEntries(names.map((name) => [name, blank(1)]));
    expect(problemsOf(goodZip('', more)).join()).toContain('The pack has 72 files, but only 64');
  });

  test('a bomb with a false size is abandoned immediately', () => {
    const name = 'i18n/xx.yaml';
    const bomb = tamper(goodZip('', { [name]: blank(60_000_000) }), name, UNPACKED, 90_000, 4);
    expect(problemsOf(bomb)).not.toEqual([]);
  });
});
