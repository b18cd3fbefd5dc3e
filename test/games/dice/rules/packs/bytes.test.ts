import { describe, expect, test } from 'vitest';
import { makeProblem } from '#core';
import { PACK_LIMITS } from '#kit/packs/limits.ts';
import { readPack } from '#games/dice/rules/packs/pack.ts';
import { encodeFiles, goodFiles } from './case-files.ts';
import { isDeep } from '#test/support/deep.ts';

const ADVENTURE = 'adventure.yaml';

function problemsOf(files: ReadonlyMap<string, Uint8Array>): string[] {
  const { pack } = readPack(files);
  return pack.ok ? [] : pack.problems.map(makeProblem);
}

/** Problems of the good pack with a changed adventure.yaml. */
function problemsWith(change: (text: string) => string): string[] {
  const files = goodFiles();
  files.set(ADVENTURE, change(files.get(ADVENTURE) ?? ''));
  return problemsOf(encodeFiles(files));
}

describe('allowed formats of a file', () => {
  test('include a byte order mark', () => {
    expect(problemsWith((text) => `\ufeff${text}`)).toEqual([]);
  });

  test('include Windows line ends', () => {
    expect(problemsWith((text) => text.replaceAll('\n', '\r\n'))).toEqual([]);
  });

  test('give the same line numbers for both', () => {
    const wrong = (text: string) => text.replace('[jetty, mill]', '[jety, mill]');
    const plain = problemsWith(wrong);
    expect(plain[0]).toMatch(/^adventure\.yaml:18:14: /);
    expect(problemsWith((text) => `\ufeff${wrong(text).replaceAll('\n', '\r\n')}`)).toEqual(plain);
  });

  test('include JSON, which is YAML', () => {
    expect(problemsWith(() => '{"format": 1}')).toContain(
      'adventure.yaml:1:1: The file has no "id": add it.',
    );
  });
});

describe('forbidden formats of a file', () => {
  test('include another encoding', () => {
    const files = encodeFiles(goodFiles());
    files.set('i18n/de.yaml', Uint8Array.from([0x61, 0x3a, 0x0a, 0x20, 0xfc, 0x62]));
    expect(problemsOf(files)).toEqual([
      'i18n/de.yaml:2:2: The file is not valid UTF-8 from here on: save it as UTF-8.',
    ]);
  });

  test('include UTF-16', () => {
    const files = new Map([[ADVENTURE, Uint8Array.from([0xff, 0xfe, 0x66, 0x00])]]);
    expect(problemsOf(files)[0]).toBe(
      'adventure.yaml:1:1: The file is not valid UTF-8 from here on: save it as UTF-8.',
    );
  });

  test('include surrogates, overlong forms and codes that are too large', () => {
    const forms = [
      [0xed, 0xa0, 0x80],
      [0xc0, 0xaf],
      [0xe0, 0x80, 0xaf],
      [0xf5, 0x80, 0x80, 0x80],
    ];
    for (const form of forms) {
      expect(problemsOf(new Map([[ADVENTURE, Uint8Array.from(form)]]))[0]).toContain(
        'is not valid UTF-8',
      );
    }
  });

  test('include zeros', () => {
    expect(problemsWith(() => '\0\0\0\0')).not.toEqual([]);
  });

  test('include too many bytes', () => {
    const bytes = PACK_LIMITS.fileBytes + 1;
    expect(problemsOf(new Map([[ADVENTURE, new Uint8Array(bytes)]]))).toEqual([
      'adventure.yaml: adventure.yaml has 524289 bytes, but only 524288 are allowed. Split the pack.',
    ]);
  });

  test('include too many bytes in all files together', () => {
    const languages = ['aa', 'ab', 'ac', 'ad', 'ae', 'af', 'ag', 'ah', 'ai'];
    const names = languages.map((tag) => `i18n/${tag}.yaml`);
    const large = new Map(names.map((name) => [name, new Uint8Array(PACK_LIMITS.fileBytes)]));
    expect(problemsOf(large)).toEqual([
      'The pack has 4718592 bytes in all, but only 4194304 are allowed.',
    ]);
  });
});

/** Full-size files in deep runs only, because their time grows with their size. */
const share = (most: number) => Math.floor(most / (isDeep ? 1 : 5));

const hostile: readonly (readonly [name: string, text: string, told: string])[] = [
  ['brackets without end', '['.repeat(share(500_000)), 'Nested more than 12 levels'],
  ['braces without end', '{'.repeat(share(500_000)), 'Nested more than 12 levels'],
  ['dashes without end', '- '.repeat(share(250_000)), 'Nested more than 12 levels'],
  ['questions without end', '? '.repeat(share(250_000)), 'Nested more than 12 levels'],
  ['keys without end', 'a:\n'.repeat(share(170_000)), 'More than 500 entries'],
  ['one key without end', 'a'.repeat(share(500_000)), 'expected a mapping'],
  ['documents without end', '---\n'.repeat(share(100_000)), 'A second document begins here'],
  ['tags without end', `${'!a '.repeat(share(150_000))}x`, 'no meaning here'],
  ['anchors without end', `${'&a '.repeat(share(150_000))}x`, 'adventure.yaml:1:'],
  ['quotations without end', '"'.repeat(share(500_000)), 'adventure.yaml:1:'],
  ['spaces without end', ' '.repeat(share(500_000)), 'The file is empty'],
  ['comments without end', '#\n'.repeat(250_000), 'More than 20000 values'],
  ['dashes closed by one line', `${'- '.repeat(3000)}\nx`, 'Nested more than 12 levels'],
  ['questions closed by one line', `${'? '.repeat(3000)}\nx`, 'Nested more than 12 levels'],
  ['colons closed by one line', `${': '.repeat(3000)}\nx`, 'Nested more than 12 levels'],
  ['lists side by side', '[]'.repeat(share(250_000)), 'adventure.yaml:1:3: '],
  ['brackets that close nothing', `a: 1\n${']'.repeat(share(500_000))}`, 'adventure.yaml:2:1: '],
  ['text blocks without end', `a: |\n${'  x\n'.repeat(share(120_000))}`, 'has no key "a"'],
];

describe('a hostile file is rejected quickly', () => {
  test.each(hostile)('%s', (_, text, report) => {
    expect(problemsWith(() => text).join('\n')).toContain(report);
  });
});

test('long lists of mistakes are shortened', () => {
  const manyEntries = Array.from({ length: 400 }, (_, i) => `  E${i}: {}`).join('\n');
  const report = problemsWith((text) => text.replace('enemies:\n', `enemies:\n${manyEntries}\n`));
  expect(report).toHaveLength(PACK_LIMITS.problems + 1);
  expect(report.at(-1)).toMatch(/^Problems not listed: \d+\. Fix these first\.$/);
});
