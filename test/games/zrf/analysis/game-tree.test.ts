import { expect, test } from 'vitest';
import { assertDefined, defaultOptions, must, startMatch } from '#core';
import type { AnyMatch } from '#core';
import {
  addLine,
  commentOn,
  followGame,
  makeTreeText,
  notateLine,
  readSteps,
  START,
  toggleNag,
  treeOfGame,
} from '#games/zrf/analysis/index.ts';
import type { PlayedMatch } from '#games/zrf/analysis/index.ts';
import { makePgn, openRecord, readerFor } from '#games/zrf/notation/index.ts';
import type { GameTree } from '#games/zrf/notation/index.ts';
import { PERSON, resumeSession, Session } from '#play';
import { ownGame } from '../page/games.ts';

const chess = ownGame('chess');

function treeOf({ match, annotations }: Session) {
  return treeOfGame(chess, match as AnyMatch & PlayedMatch, annotations);
}

function movesOf(tree: GameTree): string {
  const [, moves = ''] = makePgn(tree, { firstPly: 0 }).split('\n\n');
  return moves.trim().replaceAll('\n', ' ');
}

function play(session: Session, ...texts: string[]): void {
  for (const text of texts) expect(session.playText(text).ok).toBe(true);
}

test('a line that is taken back stays through undo, save and analysis', () => {
  const match = startMatch(chess, defaultOptions(chess.options), 'tree');
  const session = new Session(match, [PERSON, PERSON]);
  play(session, 'Pawn e2 - e4', 'Pawn e7 - e5', 'Pawn d2 - d4');
  session.undo();
  expect(movesOf(treeOf(session).tree)).toBe('1. e4 e5 2. d4 *');
  expect(treeOf(session).path).toEqual([0, 0]);
  play(session, 'Knight g1 - f3');
  const { tree, path } = treeOf(session);
  expect(movesOf(tree)).toBe('1. e4 e5 2. Nf3 (2. d4) *');
  session.annotations.analysis = makeTreeText(
    toggleNag(commentOn(tree, path, 'natural'), [0, 0, 1], 6),
  );
  session.undo();
  session.undo();
  play(session, 'Pawn c7 - c5');
  const saved = must(resumeSession(session.snapshot(), [chess]));
  expect(movesOf(treeOf(saved).tree)).toBe('1. e4 c5 (1... e5 2. Nf3 { natural } (2. d4 $6)) *');
});

test('a tree with variations survives PGN and the notes of a save', () => {
  const pgn =
    '1. e4 e5 2. Nf3 (2. f4 $5 { King’s Gambit } 2... exf4 (2... Bc5)) 2... Nc6 3. Bb5 $1 *';
  const [tree] = must(openRecord(chess, pgn, readerFor(chess)));
  const match = startMatch(chess, defaultOptions(chess.options), 'pgn');
  const session = new Session(match, [PERSON, PERSON]);
  session.annotations.analysis = makeTreeText(assertDefined(tree));
  const saved = must(resumeSession(session.snapshot(), [chess]));
  expect(movesOf(treeOf(saved).tree)).toBe(pgn);
});

test('a move played meanwhile enters the tree, and a cursor at the end of the game follows it', () => {
  const match = startMatch(chess, defaultOptions(chess.options), 'tree');
  const session = new Session(match, [PERSON, PERSON]);
  play(session, 'Pawn e2 - e4');
  const before = treeOf(session);
  play(session, 'Pawn e7 - e5');
  const followed = followGame(before, before, treeOf(session));
  expect(movesOf(followed.tree)).toBe('1. e4 e5 *');
  expect(followed.path).toEqual([0, 0]);
});

test('a cursor on a variation stays there while the game goes on', () => {
  const match = startMatch(chess, defaultOptions(chess.options), 'tree');
  const session = new Session(match, [PERSON, PERSON]);
  play(session, 'Pawn e2 - e4');
  const start = chess.start(defaultOptions(chess.options), '');
  const line = readSteps(chess, start, ['Pawn e2 - e4', 'Pawn c7 - c5']);
  const before = treeOf(session);
  const aside = addLine(before.tree, START, notateLine(chess, start, line));
  session.annotations.analysis = makeTreeText(aside.tree);
  play(session, 'Pawn e7 - e5');
  const followed = followGame(aside, before, treeOf(session));
  expect(movesOf(followed.tree)).toBe('1. e4 e5 (1... c5) *');
  expect(followed.path).toEqual([0, 1]);
});
