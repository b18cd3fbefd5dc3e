import { beforeEach, describe, expect, it } from 'vitest';
import { failed, parsed } from '#core';
import type { Parsed } from '#core';
import { library, play } from './rules-table.ts';
import { settled, Stage } from './stage.ts';

const files = new Map<string, string>();
beforeEach(() => files.clear());

function readRecord(path: string): Parsed<string> {
  const text = files.get(path);
  if (text !== undefined) return parsed(text);
  const problem = { code: 'file-unreadable', message: `${path} cannot be read.` };
  return failed({ ...problem, args: { name: path, cause: 'missing', reason: 'missing' } });
}

function openLibrary(size?: { width: number; height: number }): Stage {
  return new Stage({}, size, { library, readRecord }).openEntry('zrf');
}

/** Pastes a text and waits for the game to load. */
async function paste(stage: Stage, text: string): Promise<string> {
  expect(stage.arcade.paste(text)).toBe(true);
  await settled();
  await settled();
  return stage.text;
}

const TWO_GAMES = `[Event "Club"]
[White "Ann"]
[Black "Bo"]
[Result "1-0"]

1. e4 e5 2. Nf3 {develops} (2. f4) 1-0

[White "Cy"]
[Black "Di"]

1. d4 d5 *
`;

describe('pasted positions and games', () => {
  it('start a game from a position, for any choice of players', async () => {
    const stage = openLibrary();
    await paste(stage, '8/8/8/8/8/1k6/7q/1K6 b - - 0 1');
    expect(stage.row(0)).toContain('Chess');
    stage.choose('Start the game');
    await paste(stage, '4k4/9/9/9/9/9/9/9/4R4/3K5 w - - 0 1');
    expect(stage.row(0)).toContain('Xiangqi');
  });

  it('open at the end of the game, also from the title', async () => {
    const stage = openLibrary().open();
    const text = await paste(stage, '1. e4 e5 2. Nf3 *');
    expect(text).toContain('Black to move');
    stage.press(': N c 6 enter');
    expect(stage.saves.list()[0]?.text).toContain('Knight g1 - f3');
  });

  it('offer a list if there are several games', async () => {
    const stage = openLibrary();
    const list = await paste(stage, TWO_GAMES);
    expect(list).toContain('1. Ann – Bo');
    expect(list).toMatch(/2\. Cy – Di .* one move/);
    expect(list).toMatch(/1-0 · Club · 2 moves/);
    stage.press('down enter');
    await settled();
    expect(stage.text).toContain('White to move');
    stage.press('q');
    expect(stage.text).toContain('2. Cy – Di');
  });

  it('ask whose rules apply if several games fit, except on the board of one', async () => {
    const stage = openLibrary();
    const list = await paste(stage, 'W:W21,22:B1,K32');
    expect(list).toContain('Whose rules?');
    stage.choose('Brazilian Draughts');
    await settled();
    expect(stage.row(0)).toContain('Brazilian Draughts');
    const board = play('english-draughts');
    await paste(board, 'W:W21,22:B1,K32');
    expect(board.row(0)).toContain('English Draughts');
  });

  it('are refused with line and column, and nothing is lost', async () => {
    const stage = play('chess', { moves: ['Pawn e2 - e4'] });
    const text = await paste(stage, '1. e4 e5\n2. Ke3 *');
    expect(text).toContain('2:4: “Ke3” is not a legal move');
    expect(text).toContain('Black to move');
  });

  it('are typed into an open line if they are something else', () => {
    const stage = play('chess');
    stage.press(':');
    stage.arcade.paste('e2e4');
    expect(stage.text).toContain('e2e4');
  });

  it('open from a file whose path is pasted or typed', async () => {
    files.set('/home/ann/my games.pgn', TWO_GAMES);
    const stage = openLibrary();
    expect(await paste(stage, "'/home/ann/my games.pgn'\n")).toContain('1. Ann – Bo');
    stage.press('q');
    stage.press('ctrl+o');
    stage.arcade.paste('/nowhere.pgn');
    stage.press('enter');
    expect(stage.text).toContain('/nowhere.pgn');
    expect(stage.text).toContain('cannot be read');
  });
});

describe('a game in the notation of players', () => {
  it('is copied, saved, and opens again', async () => {
    const stage = play('chess', { moves: ['Pawn e2 - e4', 'Pawn e7 - e5'] });
    stage.press('f');
    expect(stage.text).toContain('FEN: rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq');
    expect(stage.text).toContain('1. e4 e5 *');
    stage.press('p c x');
    expect(stage.copied[0]).toMatch(/^rnbqkbnr\/pppp1ppp/);
    const pgn = stage.copied[1] ?? '';
    expect([...stage.exported.values()]).toEqual([pgn]);
    const again = openLibrary();
    await paste(again, pgn);
    expect(again.text).toContain('White to move');
  });

  it('names its game, so that a board game of any kind opens again', async () => {
    const stage = play('hex', { moves: ['f6'] });
    stage.press('f c');
    expect(stage.copied[0]).toContain('[Rules "hex"]');
    const again = openLibrary();
    await paste(again, stage.copied[0] ?? '');
    expect(again.row(0)).toContain('Hex');
  });
});
