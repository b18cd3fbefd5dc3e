import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { must } from '#core';
import { loadSession } from '#play';
import { ownGame } from '../games/zrf/page/games.ts';
import { runHere } from './run-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'turnwright-games-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: readonly string[]) => runHere(args);

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const TWO_GAMES = write(
  'two.pgn',
  '[White "Ann"]\n[Black "Bo"]\n\n1. e4 {best} (1. d4 d5) e5 2. Nf3 *\n\n1. d4 d5 2. c4 *\n',
);

test('opens a game of a PGN file and saves it as PGN', async () => {
  const saved = join(folder, 'saved.pgn');
  const { out, code } = await run(
    'play',
    'chess',
    TWO_GAMES,
    '--moves',
    'Nc6',
    '--save-pgn',
    saved,
  );
  expect(code).toBe(0);
  expect(out).toContain('White to move');
  expect(readFileSync(saved, 'utf8')).toMatch(/\n\n1\. e4 e5 2\. Nf3 Nc6 \*\n$/);
});

test('opens another game of the file by its number', async () => {
  const { out } = await run('play', 'chess', TWO_GAMES, '--game', '2', '--json');
  expect(out).toContain('Pawn c2 - c4');
});

test('finds the game of a file that is named instead of one', async () => {
  const { out, code } = await run('play', TWO_GAMES, '--game', '2', '--json');
  expect(code).toBe(0);
  expect(out).toContain('Pawn c2 - c4');
  const xiangqi = write('one.pgn', '1. C2.5 H8+7 *');
  expect((await run('play', xiangqi)).out).toContain('Red');
});

test('opens a position, and saves it with the game', async () => {
  const fen = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
  const saved = join(folder, 'castled.pgn');
  const file = write('castling.fen', `${fen}\n`);
  await run('play', 'chess', file, '--moves', 'O-O', '--save-pgn', saved);
  expect(readFileSync(saved, 'utf8')).toContain(`[SetUp "1"]\n[FEN "${fen}"]\n\n1. O-O *`);
  // The saved game opens again.
  const again = await run('play', 'chess', saved, '--moves', 'O-O-O');
  expect(again.code).toBe(0);
});

test('saves a position of shogi in its own notation, and opens it again', async () => {
  const sfen = 'lnsgk1snl/6g2/p1pppp2p/6R2/9/1rP6/P2PPPP1P/1BG6/LNS1KGSNL w BP2p 20';
  const saved = join(folder, 'shogi.pgn');
  const ran = await run(
    'play',
    'shogi',
    write('shogi.sfen', sfen),
    '--moves',
    '',
    '--save-pgn',
    saved,
  );
  expect(ran.code).toBe(0);
  expect(readFileSync(saved, 'utf8')).toContain('[FEN "lnsgk1snl/6g2/p1pppp2p/6R2/9/1rP6/');
  expect((await run('play', 'shogi', saved)).out).toContain('White to move');
});

test('saves the result of a game that was resigned', async () => {
  const transcript = join(folder, 'resigned.txt');
  await run('play', 'chess', '--moves', 'e4', '--save', transcript);
  const loaded = must(loadSession(readFileSync(transcript, 'utf8'), [ownGame('chess')] as never[]));
  loaded.match.end({ reason: 'resigned', by: 1 });
  writeFileSync(transcript, loaded.save());
  const saved = join(folder, 'resigned.pgn');
  await run('play', transcript, '--save-pgn', saved);
  expect(readFileSync(saved, 'utf8')).toMatch(/\n1\. e4 1-0\n$/);
});

test.each([
  [['chess', write('bad.pgn', '1. e4 e5\n2. Ke3 *')], /bad\.pgn:2:4: “Ke3” is not a legal move/],
  [['chess', TWO_GAMES, '--game', '3'], /holds 2 games, so there is no game 3/],
  [['chess', TWO_GAMES, '--game', 'x'], /“x” is not a valid number/],
  [
    [write('some.fen', 'W:W21,22:B1,K32')],
    /Several games fit: english-draughts, brazilian-draughts\. Name one/,
  ],
  [['kalah', TWO_GAMES], /Only board games open files/],
  [
    ['royal-game-of-ur', '--moves', '', '--save-pgn', '-', '--seats', 'bot-1 bot-1'],
    /cannot record dice/,
  ],
  [['chess', join(folder, 'missing.pgn')], /missing\.pgn/],
])('explains what is wrong with %j', async (args, message) => {
  const { err, code } = await run('play', ...args);
  expect(code).not.toBe(0);
  expect(err).toMatch(message);
});
