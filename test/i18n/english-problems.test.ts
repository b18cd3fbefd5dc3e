import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import {
  defaultOptions,
  loadTranscript,
  makeJournalHead,
  makeTranscript,
  MAX_TRANSCRIPT_LENGTH,
  mergeJournal,
  parseOption,
  parseOptions,
  parseTranscript,
  startMatch,
} from '#core';
import type { AnyField, AnyGame, Parsed, Problem } from '#core';
import { kalah } from '#games/kalah/rules/index.ts';
import { findVariant, parseZsg } from '#games/zrf/rules/index.ts';
import { parsePosition } from '#games/zrf/rules/text/position-text.ts';
import { parseParts } from '#games/zrf/rules/zsg/parts.ts';
import { parseSeats } from '#play';
import { withoutRules } from '#terminal/cli/save-answer.ts';
import { readMessages } from '#terminal/files/languages.ts';
import { MAX_TEXT_BYTES, readRegularFile } from '#terminal/files/read-file.ts';
import { cannotWrite, notReplaced } from '#terminal/files/write-file.ts';
import { ownMatch } from '../games/zrf/page/games.ts';

const folder = mkdtempSync(join(tmpdir(), 'turnwright-problems-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const game = kalah as AnyGame;

function problemsOf(parsed: Parsed<unknown>): readonly Problem[] {
  if (parsed.ok) throw new RangeError('no problem was found');
  return parsed.problems;
}

/** A game of Kalah after some moves, without a mistake so far. */
function transcriptOf(...moves: readonly number[]): string {
  const match = startMatch(game, defaultOptions(game.options), 'seed');
  for (const move of moves) match.play(move);
  return makeTranscript(match);
}

const HEAD = 'turnwright 1\ngame kalah\nrules 1\nseed x\n';
const played = transcriptOf(3, 6, 5);

const transcripts: Readonly<Record<string, string>> = {
  'another format': 'PGN\n',
  nothing: '',
  'a later format': 'turnwright 2\n',
  'no game': 'turnwright 1\n',
  'an unknown game': HEAD.replace('kalah', 'quidditch'),
  'later rules': HEAD.replace('rules 1', 'rules 99'),
  'a strange line': `${HEAD}hello\n`,
  'a missing action': `${HEAD}2 p1 3\n`,
  'an unreadable action': `${HEAD}1 3\n`,
  'an unreadable hash': `${HEAD}= 1 xyz\n`,
  'a line twice': `${HEAD}seed x\n`,
  'an option twice': `${HEAD}option houses 6\noption houses 6\n`,
  'too many options': HEAD + Array.from({ length: 1001 }, (_, at) => `option o${at} 1\n`).join(''),
  'an unknown option': `${HEAD}option x 1\n`,
  'an option out of range': `${HEAD}option houses 99\n`,
  'an option without such a value': `${HEAD}option capture some\n`,
  'an edited action': played.replace(/^2 p1 6/m, '2 p1 5'),
  'an edited hash': played.replace(/^= 3 .*/m, '= 3 0123456789abcdef'),
  'a cut file': played.replace(/^3 p2.*\n/m, ''),
  'an end too early': `${HEAD}over most-seeds 1 0\n`,
};

const typed: Readonly<Record<string, () => readonly Problem[]>> = {
  'a text that is too long': () => {
    const field = { kind: 'text', most: 3, default: '', refuse: () => undefined, samples: [] };
    return problemsOf(parseOption('name', field as AnyField, 'abcd'));
  },
  'options that do not exist': () => problemsOf(parseOptions(game.options, { x: '1' })),
  'a house that does not exist': () => problemsOf(game.parseAction(startOfKalah(), '9')),
  'an empty house': () => problemsOf(game.parseAction(afterHouse(3), '3')),
  'a swap too early': () => problemsOf(game.parseAction(startOfKalah(), 'swap')),
  'a house without a number': () => problemsOf(game.parseAction(startOfKalah(), 'north')),
  'players that do not exist': () => problemsOf(parseSeats('nobody', 2)),
};

function startOfKalah() {
  return startMatch(game, defaultOptions(game.options), 'seed').state;
}

/** Kalah after the first player has sown a house that gives another move. */
function afterHouse(house: number) {
  const match = startMatch(game, defaultOptions(game.options), 'seed');
  match.play(house);
  return match.state;
}

const boards: Readonly<Record<string, () => readonly Problem[]>> = {
  'a move that does not exist': () => moveIn('chess', 'e2e5'),
  'a position that does not exist': () => {
    const match = ownMatch('chess');
    const { variant } = match.state;
    return problemsOf(parsePosition(match.game.playOf(variant), variant, 'hello'));
  },
  'a position of another variant': () => startIn('chess', 'Variant=nowhere'),
  'a saved game of another kind': () => problemsOf(parseZsg('hello')),
  'a line that is not a move': () => problemsOf(parseZsg(`${ZSG}hello\n`)),
  'a move that has no such part': () => problemsOf(parseParts('flip')),
  'a variant that does not exist': () => problemsOf(findVariant(ownMatch('chess').game, 'xyz')),
  'a variant that is misspelt': () => problemsOf(findVariant(ownMatch('shogi').game, 'Minishoji')),
};

const ZSG = 'Zillions Save Game File Version 0.02 HH\nRulesFile=x.zrf\nVariantName=x\n';

function moveIn(id: string, text: string): readonly Problem[] {
  const match = ownMatch(id);
  return problemsOf(match.game.parseAction(match.state, text));
}

function startIn(id: string, start: string): readonly Problem[] {
  const field = ownMatch(id).game.options.start;
  const problem = field.kind === 'text' ? field.refuse(start) : undefined;
  return problem === undefined ? [] : [problem];
}

const files: Readonly<Record<string, () => readonly Problem[]>> = {
  'a missing file': () => problemsOf(readRegularFile(join(folder, 'none'), MAX_TEXT_BYTES)),
  'a folder': () => problemsOf(readRegularFile(folder, MAX_TEXT_BYTES)),
  'a file that may not be written': () => [
    cannotWrite('a.txt', Object.assign(new Error('EACCES: no'), { code: 'EACCES' })),
  ],
  'a file that is not replaced': () => [notReplaced('a.txt')],
  'missing rules': () => withoutRules('a.zrf').warnings,
  'a journal of another game': () =>
    [mergeJournal(played, `${makeJournalHead(transcriptOf(1, 2))}3 p1 3 ~0000\n`).problem].flatMap(
      (problem) => problem ?? [],
    ),
  'a torn journal': () =>
    [mergeJournal(played, `${makeJournalHead(played)}4 p1 `).problem].flatMap(
      (problem) => problem ?? [],
    ),
  'a broken journal': () =>
    [mergeJournal(played, `${makeJournalHead(played)}hello\n`).problem].flatMap(
      (problem) => problem ?? [],
    ),
};

/** Fails if the English messages say something else than the problem itself. */
function expectSame(problems: readonly Problem[]): void {
  const messages = readMessages('en');
  expect(problems).not.toEqual([]);
  for (const problem of problems) {
    expect(messages.has(`problem-${problem.code}`), problem.code).toBe(true);
    // Only shells group the digits of large numbers.
    const text = messages.sayProblem(problem).replace(/(\d),(?=\d{3})/g, '$1');
    expect(text).toBe(problem.message);
  }
}

describe('problems have the same English text in the code and in the messages:', () => {
  test.each(Object.keys(transcripts))('transcripts: %s', (name) => {
    expectSame(problemsOf(loadTranscript(transcripts[name] ?? '', [game])));
  });

  test('transcripts: too long', () => {
    expectSame(problemsOf(parseTranscript(' '.repeat(MAX_TRANSCRIPT_LENGTH + 1))));
  });

  test.each(Object.keys(typed))('texts: %s', (name) => expectSame(typed[name]?.() ?? []));
  test.each(Object.keys(boards))('board games: %s', (name) => expectSame(boards[name]?.() ?? []));
  test.each(Object.keys(files))('files: %s', (name) => expectSame(files[name]?.() ?? []));
});

test('a transcript that starts with another line has one problem', () => {
  for (const text of ['PGN\n1. e4\n', `hello\n${HEAD}`]) {
    expect(problemsOf(parseTranscript(text)).map(({ code }) => code)).toEqual(['transcript-start']);
  }
});
