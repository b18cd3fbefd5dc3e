import { expect, test } from 'vitest';
import { must } from '#core';
import { parseRecord } from '#games/zrf/notation/index.ts';
import { summarizeRecord } from '#games/zrf/voice/describe-record.ts';

const say = (id: string, args = {}) => [id, ...Object.values(args)].join(' ');

function summaryOf(text: string) {
  const [recorded] = must(parseRecord(text)).games;
  if (recorded === undefined) throw new RangeError('the text has no game');
  return summarizeRecord(recorded, 3, say);
}

test('a game is listed by its players, with event, date, length and result', () => {
  const text =
    '[Event "Club"] [White "Ann"] [Black "Bob"] [Date "2024.05.??"] [Result "1-0"] 1. e4 e5 2. d4 1-0';
  expect(summaryOf(text)).toEqual({
    title: 'Ann – Bob',
    result: '1-0',
    details: ['Club', '2024.05', 'record-moves 2'],
  });
});

test('unknown parts are left out', () => {
  expect(summaryOf('[White "?"] [Black "?"] [Date "????.??.??"] 1. e4 *')).toEqual({
    title: 'e4',
    result: '',
    details: ['record-moves 1'],
  });
  expect(summaryOf('[Event "Open"] [Black "Bob"] 1. e4 *').title).toBe('? – Bob');
  expect(summaryOf('[Event "Open"] 1. e4 *')).toMatchObject({
    title: 'Open',
    details: ['record-moves 1'],
  });
});

test('a game without names is listed by its first moves', () => {
  expect(summaryOf('1. e4 e5 2. Nf3 Nc6 3. Bb5 *').title).toBe('e4 e5 Nf3 Nc6 …');
});

test('a position is listed as such', () => {
  expect(summaryOf('4k3/8/8/8/8/8/8/4K3 w - - 0 1').details).toEqual(['record-position']);
});
