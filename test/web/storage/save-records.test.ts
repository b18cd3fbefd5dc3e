import { describe, expect, it } from 'vitest';
import { startMatch } from '#core';
import { kalah } from '#games/kalah/rules/index.ts';
import { must, parseOptions } from '#core';
import { PERSON, Session } from '#play';
import { parseStoredRecords } from '#web/storage/puzzle-records.ts';
import { parsePuzzles, PUZZLES } from '#games/zrf/page/settings/puzzle-settings.ts';
import { gamesOf, readSnapshot } from '#web/storage/save-records.ts';

const session = new Session(startMatch(kalah, must(parseOptions(kalah.options, {})), 'seed'), [
  PERSON,
  PERSON,
]);
session.playText('3');
const transcript = session.snapshot();

const GOOD = {
  id: 'good',
  transcript,
  journal: 'j',
  game: 'kalah',
  updated: 7,
  seats: 'person person',
  scores: [1, 0],
  entries: 1,
  over: false,
};
const { id: _id, transcript: _transcript, journal: _journal, ...HEAD } = GOOD;

/** Possible malformed values in storage. */
const MALFORMED: readonly unknown[] = [
  undefined,
  null,
  0,
  NaN,
  -1,
  Infinity,
  1e300,
  '',
  'rubbish',
  true,
  [],
  [undefined],
  ['a', null],
  {},
  { length: 1e9 },
  new Date(NaN),
  new Map([['id', 'good']]),
  new Uint8Array(3),
  7n,
];

describe('records of saved games', () => {
  it('are found among invalid records', () => {
    const odd = MALFORMED.flatMap((value, index): [IDBValidKey, unknown][] => [
      [`odd-${index}`, value],
      [['good', index], value],
      [['good', 'j', index + 1], value],
    ]);
    const found = gamesOf([...odd, ['good', GOOD], [['good', 'j'], { ...HEAD, count: 3 }]]);
    expect(found.map(({ snapshot }) => snapshot.id)).toEqual(['good']);
  });

  it('keep a game whose list metadata is missing', () => {
    for (const field of Object.keys(HEAD)) {
      for (const odd of MALFORMED) {
        const [found] = gamesOf([['good', { ...GOOD, [field]: odd }]]);
        expect(found?.snapshot.transcript, field).toBe(transcript);
        const { summary } = found ?? {};
        expect(typeof summary?.game).toBe('string');
        expect(Number.isFinite(summary?.updated)).toBe(true);
        expect(summary?.scores.every((score) => Number.isFinite(score))).toBe(true);
        expect(typeof summary?.over).toBe('boolean');
      }
    }
    const [incomplete] = gamesOf([['good', { id: 'good', transcript }]]);
    expect(incomplete?.summary).toMatchObject({ game: 'kalah', seats: '', scores: [], entries: 0 });
  });

  it('are dropped if they have no text or the wrong id', () => {
    for (const odd of MALFORMED.filter((value) => typeof value !== 'string')) {
      expect(gamesOf([['good', { ...GOOD, transcript: odd }]])).toEqual([]);
      expect(gamesOf([['good', { ...GOOD, id: odd }]])).toEqual([]);
      expect(readSnapshot(odd)).toBeUndefined();
    }
    expect(gamesOf([['other', GOOD]])).toEqual([]);
  });

  it('contain journal lines up to the first invalid one', () => {
    const lines = (head: unknown) =>
      gamesOf([
        ['good', GOOD],
        [['good', 'j'], head],
        [['good', 'j', 0], 'a\n'],
        [['good', 'j', 1], 7],
        [['good', 'j', 2], 'c\n'],
      ])[0]?.lines;
    expect(lines({ ...HEAD, count: 3 })).toEqual(['a\n']);
    expect(lines({ count: 1 })).toEqual(['a\n']);
    for (const odd of MALFORMED.filter((value) => value !== 0))
      expect(lines({ ...HEAD, count: odd }), String(odd)).toSatisfy(
        (found: unknown[]) => found.length <= 1,
      );
  });
});

describe('stored puzzle results', () => {
  it('are parsed without their invalid parts', () => {
    for (const odd of MALFORMED) {
      expect(parsePuzzles(odd)).toEqual(PUZZLES);
      for (const value of [odd, { records: odd, helped: odd }, { records: { 'a/1': odd } }]) {
        const { records, helped } = parseStoredRecords(value);
        for (const record of Object.values(records))
          expect(record).toEqual({ best: {}, fewest: {} });
        expect(helped.every((save) => typeof save === 'string')).toBe(true);
      }
    }
  });
});
