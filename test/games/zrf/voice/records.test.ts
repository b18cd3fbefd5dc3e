import { expect, test } from 'vitest';
import { assertDefined, must } from '#core';
import { loadSession, PERSON, Session } from '#play';
import { openRecord, readerFor } from '#games/zrf/notation/index.ts';
import type { GameTree } from '#games/zrf/notation/index.ts';
import { annotationsOf } from '#games/zrf/voice/kept-record.ts';
import { matchOfTree, notatePosition, pgnOfMatch } from '#games/zrf/voice/records.ts';
import { ownGame, ownMatch } from '../page/games.ts';

const ANNOTATED = `[Event "Club"]
[Site "?"]
[Date "2024.05.01"]
[Round "?"]
[White "Ann"]
[Black "Bob"]
[Result "1-0"]

1. e4 { best } 1... e5 (1... c5 2. Nf3 $1) 2. Nf3 Nc6 1-0
`;

const TWO = [PERSON, PERSON];
const NOBODY = ['?', '?'];

function treeOf(id: string, text: string): GameTree {
  return assertDefined(must(openRecord(ownGame(id), text, readerFor(ownGame(id))))[0]);
}

/** A session as PGN. */
function pgnOf(id: string, { match, annotations }: Session): string {
  return must(pgnOfMatch(ownGame(id), match, NOBODY, { annotations }));
}

/** A session opened from a record, as the page opens it. */
function sessionOf(id: string, text: string): Session {
  const game = ownGame(id);
  const tree = treeOf(id, text);
  const match = matchOfTree(game, tree, 'test');
  return new Session(match, TWO, '', true, annotationsOf(tree));
}

test('an opened game is exported with its tags, comments, variations and result', () => {
  expect(pgnOf('chess', sessionOf('chess', ANNOTATED))).toBe(ANNOTATED);
});

test('the record of a game survives saving and loading', () => {
  const saved = sessionOf('chess', ANNOTATED).snapshot();
  const loaded = must(loadSession(saved, [ownGame('chess')]));
  expect(pgnOf('chess', loaded)).toBe(ANNOTATED);
});

test('a damaged record leaves the moves of the game', () => {
  const saved = sessionOf('chess', ANNOTATED).snapshot();
  for (const note of ['note record {"tags', 'note record 7', 'note record {"tags":[7],"end":1}']) {
    const text = saved.replace(/^note (?:record|analysis) .*$/gm, note);
    const loaded = must(loadSession(text, [ownGame('chess')]));
    expect(pgnOf('chess', loaded)).toContain('1. e4 e5 2. Nf3 Nc6 *');
  }
});

test('another move makes the recorded one a variation, and drops the result', () => {
  const session = sessionOf('chess', ANNOTATED);
  session.undoTo(2);
  session.play(must(session.match.game.parseAction(session.match.state, 'f1-c4')));
  expect(pgnOf('chess', session)).toContain(
    '1. e4 { best } 1... e5 (1... c5 2. Nf3 $1) 2. Bc4 (2. Nf3 Nc6) *',
  );
});

test('tags of the record take precedence over those of the page', () => {
  const { match, annotations } = sessionOf('chess', ANNOTATED);
  const tags = new Map([['Date', '2026.01.01']]);
  const pgn = must(pgnOfMatch(ownGame('chess'), match, ['Bot', '?'], { tags, annotations }));
  expect(pgn).toContain('[White "Ann"]');
  expect(pgn).toContain('[Date "2024.05.01"]');
});

test.each([
  ['shogi', '1. P-7f P-3d 2. Bx2b+', 'Variant "Shogi"'],
  ['xiangqi', '1. C2.5 H8+7', 'Variant "Xiangqi"'],
  ['international-draughts', '1. 32-28 19-23 2. 28x19', 'Variant "International Draughts"'],
])('%s is exported with its variant and opened again', (id, text, tag) => {
  const pgn = pgnOf(id, sessionOf(id, text));
  expect(pgn).toContain(tag);
  expect(pgnOf(id, sessionOf(id, pgn))).toBe(pgn);
});

test('a game from a position keeps the position and the player who began', () => {
  const fen = '4k3/8/8/8/8/8/4p3/K7 b - - 0 1';
  const session = sessionOf('chess', fen);
  session.play(must(session.match.game.parseAction(session.match.state, 'e8-e7')));
  const pgn = pgnOf('chess', session);
  expect(pgn).toContain(`[FEN "${fen}"]`);
  expect(pgn).toContain('1... Ke7 *');
});

test('games with dice are not exported', () => {
  const match = ownMatch('royal-game-of-ur');
  const session = new Session(match, TWO);
  expect(match.length).toBeGreaterThan(0);
  const pgn = pgnOfMatch(ownGame('royal-game-of-ur'), session.match, NOBODY);
  expect(pgn.ok ? '' : pgn.problems[0]?.code).toBe('pgn-chance');
});

test('positions are exported in the notation of their game', () => {
  const at = (id: string) => notatePosition(ownGame(id), ownMatch(id).state);
  expect(at('shogi')).toEqual({
    name: 'SFEN',
    text: 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1',
  });
  expect(at('international-draughts')).toEqual({ name: 'FEN', text: 'W:W31-50:B1-20' });
  expect(at('hex')).toBeUndefined();
});
