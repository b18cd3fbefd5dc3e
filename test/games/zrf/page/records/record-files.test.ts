import { describe, expect, test } from 'vitest';
import { areRecords, readRecords, sizeProblem } from '#games/zrf/page/records/record-files.ts';

const KIF = '先手：A\n後手：B\n   1 ７六歩(77)\n';
/** The same text in Shift-JIS. */
const SHIFT_JIS = Uint8Array.from(
  Buffer.from('90e68ee88146410a8ce38ee88146420a20202031208256985a95e0283737290a', 'hex'),
);

/** Text of a file with these bytes. */
async function textOf(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const [read] = await readRecords([{ path: 'a.kif', file: new Blob([bytes]) }]);
  return read?.text;
}

describe('encodings', () => {
  test('UTF-8 and Shift-JIS hold the same game', async () => {
    expect(await textOf(new TextEncoder().encode(KIF))).toBe(KIF);
    expect(await textOf(SHIFT_JIS)).toBe(KIF);
  });

  test('PGN in Latin-1 keeps its accents', async () => {
    const pgn = '[White "André"]\n\n1. e4 *\n';
    expect(await textOf(Uint8Array.from(Buffer.from(pgn, 'latin1')))).toBe(pgn);
  });
});

const named = (...paths: readonly string[]) =>
  paths.map((path) => ({ path, file: new Blob([path]) }));

test('names separate files of games from rules', () => {
  expect(areRecords(named('a.pgn', 'b.KIF'))).toBe(true);
  expect(areRecords(named('a.pgn', 'b.zrf'))).toBe(false);
  expect(areRecords(named('rules.zip'))).toBe(false);
  expect(areRecords(named('folder/notes.txt'))).toBe(false);
  expect(areRecords([])).toBe(false);
});

test('only several files are named', async () => {
  expect(await readRecords(named('a.pgn'))).toEqual([{ text: 'a.pgn' }]);
  expect(await readRecords(named('a.pgn', 'b.pgn'))).toEqual([
    { text: 'a.pgn', file: 'a.pgn' },
    { text: 'b.pgn', file: 'b.pgn' },
  ]);
});

test('a file that is too long is refused by name', () => {
  const long = { path: 'all.pgn', file: { size: 60_000_000 } as Blob };
  expect(sizeProblem([...named('a.pgn'), long])).toMatchObject({
    code: 'record-large',
    file: 'all.pgn',
  });
  expect(sizeProblem(named('a.pgn'))).toBeUndefined();
});
