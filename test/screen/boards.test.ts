import { describe, expect, it, test } from 'vitest';
import { must, parseOptions, assertDefined } from '#core';
import type { ZrfGame } from '#games/zrf/rules/game/game.ts';
import { parseZsg } from '#games/zrf/rules/zsg/parse-zsg.ts';
import { replayZsg } from '#games/zrf/rules/zsg/replay-zsg.ts';
import { PERSON } from '#play';
import { layoutOf } from '#games/zrf/cells/board/layout.ts';
import { ownRules } from '../games/zrf/page/games.ts';
import { library, play } from './rules-table.ts';
import type { Table } from './rules-table.ts';
import { settled, Stage } from './stage.ts';

/** Board area left of a column, row by row, without a margin on the left. */
function board(stage: Stage, width: number): string {
  const rows = stage.text
    .split('\n')
    .slice(1, -3)
    .map((row) => row.slice(0, width).trimEnd())
    .filter((row) => row.trim() !== '');
  const margin = Math.min(...rows.map((row) => row.search(/\S/)));
  return rows.map((row) => row.slice(margin)).join('\n');
}

/** A game in letters, in a low window in which squares have their least size. */
function playSmall(id: string, table: Table = {}): Stage {
  const settings = { ...table.settings, games: { pieces: 'letters' } };
  return play(id, { size: { width: 80, height: 15 }, ...table, settings });
}

describe('boards in letters', () => {
  it('distinguish the first player by capitals from the second by small letters', () => {
    const stage = playSmall('chess', { moves: ['e2e4'] });
    expect(stage.text).toContain('Black to move.');
    expect(board(stage, 30)).toBe(
      `
8 r  n  b  q  k  b  n  r
7 p  p  p [p] p  p  p  p
6    ·     ·     ·     ·
5 ·     ·     ·     ·
4    ·     · ‹P› ·     ·
3 ·     ·     ·     ·
2 P  P  P  P ‹ › P  P  P
1 R  N  B  Q  K  B  N  R
  a  b  c  d  e  f  g  h`.slice(1),
    );
  });

  it('write pieces with the letters of the reader’s language', () => {
    const stage = playSmall('chess', { settings: { language: 'ru' } });
    expect(stage.text).toMatch(/8 л +к +с +ф +кр +с +к +л/);
    expect(stage.text).toMatch(/1 Л +К +С +Ф +Кр +С +К +Л/);
    expect(stage.text).toMatch(/2 П +П +П/);
    const ascii = play('chess', { settings: { language: 'ru', games: { pieces: 'ascii' } } });
    expect(ascii.text).toMatch(/R +N +B +Q +K +B +N +R/);
  });

  it('write pieces without symbols with the letters of the move list', () => {
    const stage = play('dobutsu', { settings: { language: 'ru' } });
    expect(stage.text).toMatch(/ж +л +с/);
    expect(stage.text).toMatch(/С +│ +Л +│ +Ж/);
    expect(stage.text).toMatch(/ЛЖС +Юг/);
    expect(stage.text).toMatch(/лжс +Север/);
  });

  it('keep the letter of the move list for each piece, promoted ones included', () => {
    const ru = { settings: { language: 'ru' } } as const;
    expect(play('shogi', ru).text).toMatch(/g +П +П +П +П +П +П/);
    expect(play('shogi', ru).text).toMatch(/i +Ст +К +Ср +З +Кр +З +Ср +К +Ст/);
    const taking = 'Bishop 8h x 2b Bishop 2b - hand = Black = Bishop x hand = Horse on 2b';
    const moves = ['7g7f', '3c3d', taking];
    expect(play('shogi', { ...ru, moves }).text).toMatch(/b +· +л.*\+С/);
  });

  it('mark no player as the one to move after a resignation', () => {
    const stage = playSmall('chess', { moves: ['e2e4'] });
    expect(stage.text).toContain('▸');
    expect(stage.press('g y')).toContain('resigned');
    expect(stage.text).not.toContain('▸');
  });

  it('are seen from the side of the only person', () => {
    const stage = playSmall('chess', {
      seats: [{ kind: 'bot', strength: 1 }, PERSON],
      moves: ['e2e4'],
    });
    expect(board(stage, 30)).toBe(
      `
1 R  N  B  K  Q  B  N  R
2 P  P  P ‹ › P  P  P  P
3    ·     ·     ·     ·
4 ·     · ‹P› ·     ·
5    ·     ·     ·     ·
6 ·     ·     ·     ·
7 p  p  p  p [p] p  p  p
8 r  n  b  k  q  b  n  r
  h  g  f  e  d  c  b  a`.slice(1),
    );
    expect(stage.press('right')).toContain('c7: Pawn');
  });

  it('mark the selected piece and its destinations', () => {
    const stage = playSmall('chess');
    stage.press('down right enter');
    expect(board(stage, 36)).toContain(' · ( ) · ( )');
    expect(board(stage, 36)).toContain('1 R  N  B  Q  K  B [N] R');
    stage.press('tab');
    expect(board(stage, 36)).toMatch(/ · \[ \] · \( \)/);
    expect(board(stage, 36)).toContain('{N}');
    expect(stage.press('escape')).not.toContain('{N}');
  });

  it('draw promoted pieces in their notation, and pieces in hand beside the board', () => {
    const stage = play('shogi', { moves: ['7g7f', '3c3d'] });
    stage.press(': B x 2 b enter');
    expect(stage.text).toContain('Which move?');
    const names = stage.text.split('\n').filter((row) => row.includes('Bishop 8h – 2b'));
    expect(names).toHaveLength(2);
    expect(names.some((row) => row.includes('= Horse'))).toBe(true);
    const index = names.findIndex((row) => row.includes('= Horse')) + 1;
    const screen = stage.press(String(index));
    expect(screen).toContain('+B');
    expect(screen).toContain('Bishop × 1');
  });

  it('draw crosses and rings if each player has only one kind of piece', () => {
    const stage = playSmall('reversi', { settings: { language: 'ru', palette: 'mono' } });
    stage.press('enter');
    expect(stage.text).toMatch(/ X +Чёрные · Первый игрок/);
    expect(board(stage, 36)).toContain('5 ·  ·  ·  X  X [X] ·  ·');
    expect(play('reversi', { settings: { language: 'ru' } }).press('enter')).toContain(
      'Чёрные: Фишка f5; перевёрнуто: e5.',
    );
  });

  it('number the pieces of third and later players', () => {
    const stage = playSmall('halma', {
      variant: 'halma-for-four',
      size: { width: 80, height: 24 },
    });
    expect(board(stage, 80)).toContain('13 m   m   · ');
    expect(board(stage, 80)).toMatch(/M3 +M3\n/);
    expect(board(stage, 80)).toMatch(/M4 +M4\n/);
  });

  it('draw lines instead of a grid for boards of points', () => {
    const stage = playSmall('nine-mens-morris', { size: { width: 60, height: 18 } });
    expect(board(stage, 34).split('\n')[0]).toMatch(/┌─+┬─+┐/);
    expect(stage.press('enter')).toContain('X');
  });

  it('place layers side by side, with a cursor that moves between them', () => {
    const stage = play('tic-tac-toe', { variant: 'three-layers' });
    const at = () => assertDefined(/(\w+\d): /.exec(stage.text)?.[1]);
    const seen = new Set<string>();
    for (const _ of Array.from({ length: 9 })) {
      seen.add(at().charAt(0));
      stage.press('right');
    }
    expect(seen.size).toBeGreaterThan(1);
  });

  it('show the part of a large board around the cursor', () => {
    const stage = play('gomoku', { variant: 'large-board' });
    expect(stage.text).toContain('↓');
    const before = stage.text;
    stage.press('down down down down down down down down');
    expect(stage.text).not.toBe(before);
    expect(stage.text).toContain('↑');
  });
});

describe('board drawing', () => {
  it('joins points by lines, diagonal ones included', () => {
    expect(board(playSmall('alquerque'), 30)).toContain(
      `
3 o───o───┼───X───X
  │ ╲ │ ╱ │ ╲ │ ╱ │
2 X───X──[X]──X───X
  │ ╱ │ ╲ │ ╱ │ ╲ │`.slice(1),
    );
    expect(board(playSmall('fox-and-geese', { size: { width: 60, height: 18 } }), 36)).toContain(
      '4 ├───┼───┼───┼───┼───┼───┤',
    );
    expect(board(playSmall('xiangqi', { size: { width: 80, height: 18 } }), 36)).toContain(
      ' 9 ├──┼──┼──┼──┼──┼──┼──┼──┤',
    );
    expect(board(play('gomoku'), 60)).toContain('15 ┌──┬──┬──┬');
    expect(board(play('hex'), 60)).not.toMatch(/[─│╱╲]/);
    const twelve = play('nine-mens-morris', { variant: 'twelve-men-s-morris' });
    expect(board(twelve, 36)).toContain('│ ╲         │         ╱ │');
  });

  it.each([
    [0, 1],
    [1, 3],
    [2, 1],
  ])('shifts rows of hexes evenly, in variant %i', (variant, shift) => {
    const rules = ownRules('hex', variant);
    const { spots } = layoutOf(rules);
    const starts = rules.board.positions.flatMap(({ name }, at) =>
      name.startsWith('a') ? [spots[at]?.x ?? -1] : [],
    );
    const steps = starts.slice(1).map((start, index) => start - (starts[index] ?? 0));
    expect(new Set(steps)).toEqual(new Set([shift]));
  });

  it('draws stones of Hex the same whether or not they are connected to an edge', () => {
    const moves = ['Red Stone a1 = Chain', 'g6', 'b3'];
    const rows = board(playSmall('hex', { moves, size: { width: 80, height: 18 } }), 40).split(
      '\n',
    );
    expect(rows[0]).toMatch(/^ *1 X · ·/);
    expect(rows[2]).toMatch(/ 3 · ?‹?X/);
    expect(rows[5]).toContain('o');
    expect(rows.slice(0, 11).join('')).not.toMatch(/[cs]/i);
  });

  it('shades the squares of two-coloured boards, and marks them without colours too', () => {
    const stage = playSmall('chess');
    const grid = stage.driver.frames.at(-1);
    const papers = (y: number) => Array.from('abcdefgh', (_, x) => grid?.cell(7 + 3 * x, y).on);
    const rows = Array.from({ length: 15 }, (_, y) => papers(y));
    const shades = rows.filter((row) => row.includes('dark'));
    expect(shades.length).toBe(8);
    expect(new Set(shades.map((row) => row.indexOf('dark')))).toEqual(new Set([0, 1]));
    expect(board(stage, 36)).toContain('3 ·     ·     ·     ·');
    expect(play('shogi').text).toContain('d ·   ·   ·');
  });
});

describe('Sokoban', () => {
  it('moves the worker with arrows, and pushes boxes', () => {
    const stage = playSmall('sokoban');
    expect(board(stage, 36)).toContain('7▒▒▒[@] · ▒▒▒');
    expect(stage.text).toContain('↑↓←→ walk');
    stage.press('right');
    expect(board(stage, 36)).toContain('[@]▒▒▒');
    stage.press('left up');
    expect(stage.text).toContain('[Worker c7-b7]');
    stage.press('down right');
    expect(board(stage, 36)).toContain('6▒▒▒[@] ■ ▒▒▒');
    const { text } = stage;
    stage.press('left');
    expect(stage.text).toBe(text);
    stage.press('u u');
    expect(board(stage, 36)).toContain('7▒▒▒‹·›[@]▒▒▒');
  });
});

describe('the board screen', () => {
  it('picks up and puts down a piece with Enter', () => {
    const stage = play('breakthrough');
    stage.press('tab enter tab');
    const shown = stage.press('enter');
    expect(shown).toMatch(/White: \w+ \w\d – \w\d\./);
    expect(shown).toContain('Black to move.');
    expect(stage.press('u')).toContain('White to move.');
  });

  it('accepts typed moves and explains refusals', () => {
    const stage = play('chess');
    expect(stage.press(': e 2 e 5 enter')).toContain('Pawn e2 cannot go to e5, only to e3, e4.');
    expect(stage.press('backspace 4 enter')).toContain('White: Pawn e2 – e4.');
    expect(stage.press(': x')).toContain('Type a move');
    expect(stage.press('escape')).not.toContain('Type a move');
  });

  it('lists all moves to choose from', () => {
    const stage = play('tic-tac-toe');
    const list = stage.press('m');
    expect(list).toContain('Which move?');
    expect(stage.press('9')).toMatch(/X: \w+ \w+\./);
  });

  it('selects a piece that must continue', () => {
    const men = '(Black Man c3) (White Man d4) (White Man d6) (White Man h8)';
    const stage = playSmall('english-draughts', {
      start: `Variant=english-draughts ${men} Turn=Black`,
      moves: ['c3e5'],
      settings: { forced: 'left' },
    });
    expect(stage.text).toContain('Black to move. The piece on 18 moves again.');
    expect(board(stage, 36)).toContain('(·)');
    expect(stage.press('tab enter')).toContain('White to move.');
  });

  it('completes a turn whose continuation is forced', () => {
    const men = '(Black Man c3) (White Man d4) (White Man d6) (White Man h8)';
    const stage = play('english-draughts', {
      start: `Variant=english-draughts ${men} Turn=Black`,
    });
    expect(stage.press(': c 3 e 5 enter')).toContain('White to move.');
    expect(stage.text).toContain('Black: Man 11 – 18, Man 18 – 27; captured: Man 15, Man 23.');
    expect(stage.press('u')).toContain('Black to move.');
    expect(stage.press('r')).toContain('White to move.');
  });

  it('announces and marks check and mate', () => {
    const moves = ['e2e4', 'e7e5', 'd1h5', 'b8c6', 'f1c4', 'a7a6'];
    const stage = playSmall('chess', { moves });
    expect(stage.text).not.toContain('Check');
    expect(stage.press(': h 5 f 7 enter')).toContain('Checkmate.');
    expect(board(stage, 36)).toContain('#k#');
    stage.press('u');
    expect(stage.press(': c 4 f 7 enter')).toContain('Check! Black to move.');
    expect(board(stage, 36)).toContain('!k!');
    expect(
      play('chess', { settings: { language: 'ru' }, moves: ['e2e4', 'd7d5', 'f1b5'] }).text,
    ).toContain('Шах! Ход: Чёрные.');
  });

  it('explains a move refused because it leaves the king in check', () => {
    const stage = play('chess', { moves: ['e2e4', 'e7e5', 'd2d4', 'f8b4'] });
    // To the knight on g1, which cannot help.
    stage.press('down down down down down down left left left left left left left left');
    const shown = stage.press('right right right right right right enter');
    expect(shown).toContain(
      'You are in check: your king on e1 would be taken by the bishop on b4.',
    );
    expect(stage.press('right')).not.toContain('You are in check');
  });

  it('picks pieces in hand from a list, and drops them on legal squares', () => {
    const stage = play('shogi', { moves: ['7g7f', '3c3d'] });
    stage.press(': 8 h 2 b enter 1 : 3 a 2 b enter');
    expect(stage.text).toContain('White: Silver 3a – 2b; captured: Bishop 2b.');
    expect(stage.press('d')).toContain('Drop which piece?');
    stage.press('enter');
    expect(stage.text).toContain('Piece to drop: Bishop.');
    expect(board(stage, 42)).toContain('g P   P  ╭• ╮ P');
    expect(stage.press('tab enter')).toContain('Black: Bishop 7h.');
  });

  it('makes a forced pass with Enter', () => {
    const men = '(Black Disc a1) (White Disc b1) (White Disc h8) (White Disc off 9)';
    const start = `Variant=reversi ${men} Turn=White`;
    const stage = play('reversi', { start, settings: { forced: 'left' } });
    expect(stage.text).toContain('White cannot move and must pass.');
    expect(stage.text).toContain('You have no legal moves: press Enter to pass.');
    expect(stage.press('enter')).toContain('White had no moves and passed.');
  });

  it('makes a forced pass automatically and announces it', () => {
    const men =
      '(Black Disc a1) (White Disc b1) (White Disc h8) (White Disc off 9) (Black Disc off 9)';
    const stage = play('reversi', { start: `Variant=reversi ${men} Turn=Black` });
    expect(stage.press(': c 1 enter')).toContain('White had no moves and passed.');
    expect(stage.text).toContain('Black had no moves and passed.');
    expect(stage.text).toContain('Black won.');
  });

  it('exports a game as .zsg that can be imported', () => {
    const stage = play('chess', { moves: ['e2e4', 'e7e5'] });
    expect(stage.press('z')).toMatch(/Written to \S*chess-a-seed\.zsg/);
    const zsg = must(parseZsg(assertDefined(stage.exported.get('chess-a-seed'))));
    expect(zsg).toMatchObject({ seats: 'HH', rulesFile: 'chess.zrf' });
    const game = assertDefined(library.find('chess'));
    const replayed = must(replayZsg(game as ZrfGame, zsg));
    expect(replayed).toMatchObject({ total: 2, accepted: 2 });
    expect(stage.press('? end')).toMatch(/z +export the game as a \.zsg file/);
  });

  it('shows, copies and exports a position as text', () => {
    const stage = play('tic-tac-toe', { moves: ['b2'] });
    expect(stage.press('t')).toMatch(/› Position[^]*Variant=tic-tac-toe .*\(X \w+ b2\)/);
    stage.press('c');
    const [text = ''] = stage.copied;
    const game = assertDefined(library.find('tic-tac-toe'));
    const start = must(parseOptions(game.options, { start: text }));
    expect(game.makeState(game.start(start, 'a'))).toContain(' b2 ');
    expect(stage.press('x')).toContain('Written to /exported/tic-tac-toe-1.txt');
    expect(stage.exported.get('tic-tac-toe-1')?.replaceAll('\n', ' ')).toBe(text);
    expect(stage.press('q')).toContain('to move.');
  });

  it('shows the rules in help, in the language of the screens', () => {
    expect(play('chess').press('?')).toContain('The rules');
    const russian = play('chess', { settings: { language: 'ru' } });
    expect(russian.press('?')).toContain('Встречаются две армии');
  });
});

describe('the library', () => {
  const open = () =>
    new Stage({}, { width: 80, height: 40 }, { library }).open(({ routes }) => routes.title());

  it('lists games by title, and filters them as you type', () => {
    const stage = open();
    expect(stage.choose('Boards')).toContain('Board games');
    expect(stage.text).toContain('Alquerque');
    expect(stage.press('s h o')).toContain('Shogi');
    expect(stage.text).not.toContain('Alquerque');
    expect(stage.text).toMatch(/▸ Shogi/);
    expect(stage.press('q z')).toContain('No matching games.');
    expect(stage.press('escape')).toContain('Alquerque');
    expect(stage.press('escape')).toContain('Five turn-based games');
  });

  it('opens a game, its variant and seats, and saves it', async () => {
    const stage = open();
    stage.choose('Boards');
    stage.press('t i c enter');
    await settled();
    expect(stage.text).toContain('Tic-Tac-Toe › New game');
    expect(stage.text).toContain('Variant');
    stage.mark('Variant');
    expect(stage.press('right')).toContain('Losing Tic-Tac-Toe');
    stage.press('home enter');
    expect(stage.text).toContain('Tic-Tac-Toe › Losing Tic-Tac-Toe');
    expect(stage.saves.list()).toEqual([]);
    stage.press('enter');
    expect(stage.saves.list()[0]?.text).toContain('game tic-tac-toe');
    stage.press('q');
    expect(stage.press('down up')).toContain('1 game');
  });

  it('reopens with the same search, and lists the game in progress first', async () => {
    const stage = open();
    stage.choose('Boards');
    stage.press('r e v');
    expect(stage.text).toMatch(/▸ Reversi/);
    stage.press('enter');
    await settled();
    stage.press('escape');
    expect(stage.text).toMatch(/▸ Reversi/);
    stage.press('escape escape');
    expect(stage.choose('Boards')).toMatch(/▸ Alquerque/);
    stage.press('r e v enter');
    await settled();
    stage.press('home enter');
    expect(stage.text).toContain('Reversi');
    stage.press('tab enter q');
    expect(stage.text).toContain('Five turn-based games');
    // The search text is still there.
    expect(stage.choose('Boards')).toMatch(/▸ Reversi +in progress, 1 move/);
    expect(stage.text).not.toContain('Alquerque');
    expect(stage.press('escape')).toMatch(/▸ Reversi +in progress, 1 move[^\n]*\n[^\n]*Alquerque/);
  });

  it('resumes a saved game', () => {
    const stage = play('breakthrough', { moves: ['a2a3'] });
    const [saved] = stage.saves.list();
    expect(saved?.text).toContain('game breakthrough');
    stage.press('q');
    stage.open(({ routes }) => routes.saved(routes.title()));
    expect(stage.text).toContain('Breakthrough · Person – Person · 1 action');
    expect(stage.press('enter')).toContain('Black to move.');
    expect(stage.press('v')).toContain('Replay');
  });
});

test.each(library.ids)('%s is drawn whole or in part and is playable', (id) => {
  const stage = play(id);
  const before = stage.text;
  stage.press('tab right m');
  stage.press('enter');
  expect(stage.text).not.toBe(before);
});
