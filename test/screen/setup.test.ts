import { describe, expect, it } from 'vitest';
import { must, parseOptions, startMatch, assertDefined } from '#core';
import { PERSON, Session } from '#play';
import type { Seat } from '#play';
import { namedKey, typedKey } from '#screen';
import type { Settings, Size } from '#screen';
import { RulesLibrary } from '#games/zrf/commands/rules-library.ts';
import { Stage } from './stage.ts';

const library = await new RulesLibrary([
  { folder: 'content/rules', isOwn: true },
  { folder: 'content/puzzles', isOwn: true },
]).load();

interface Table {
  readonly settings?: Partial<Settings>;
  readonly variant?: string;
  readonly seats?: readonly Seat[];
  readonly size?: Size;
}

/** Stage with a game in letters, and a person in every seat. */
function play(id: string, { settings, variant, seats, size }: Table = {}): Stage {
  const all = { games: { pieces: 'letters' }, ...settings };
  const game = assertDefined(library.find(id));
  const options = must(parseOptions(game.options, variant === undefined ? {} : { variant }));
  const persons = Array.from({ length: game.players(options) }, () => PERSON);
  const session = new Session(startMatch(game, options, 'a-seed'), seats ?? persons);
  return new Stage(all, size, { library }).open(({ routes }) =>
    routes.play({ session, name: 'board-1' }, routes.title()),
  );
}

/** Stage with the position setup screen of a game. */
function setUp(id: string, table: Table = {}): Stage {
  const stage = play(id, table);
  stage.press('t e');
  return stage;
}

/** Moves the cursor in steps such as `4 left`. */
function go(stage: Stage, ...presses: readonly string[]): void {
  for (const way of presses) {
    const [count = '', arrow = ''] = way.split(' ');
    stage.press(`${arrow} `.repeat(Number(count)));
  }
}

function type(stage: Stage, text: string): void {
  for (const sign of text) {
    stage.arcade.press(sign === '\n' ? namedKey('enter') : typedKey(sign));
  }
}

function flat({ text }: Stage): string {
  return text.replace(/\s+/g, ' ');
}

const MATE = '(White King b6) (White Rook h7) (Black King a8)';

describe('position setup', () => {
  it('starts from the position of the game, and opens from its text view', () => {
    const stage = play('chess');
    expect(stage.press('t')).toContain('e set up');
    expect(stage.press('e')).toContain('Turnwright › Chess › Set up');
    expect(stage.row(0)).toContain('White to move.');
    expect(stage.text).toMatch(/8 +r +n +b +q +k +b +n +r/);
    expect(stage.text).toMatch(/▸ White +16 pieces/);
    expect(stage.press('q')).not.toContain('› Set up');
  });

  it('builds a mate in one with keys only and plays it to the end', () => {
    const stage = setUp('chess');
    stage.press('c');
    expect(flat(stage)).toContain('In this position the game is over.');
    expect(stage.press('p')).toContain('A game from this position would be over at once');
    // From d4 to the kings and the rook.
    stage.press('6');
    go(stage, '2 up', '2 left');
    stage.press('enter');
    expect(stage.text).toContain('b6: King, White.');
    stage.press('o');
    go(stage, '2 up', '1 left');
    stage.press('space 4 o');
    go(stage, '1 down', '7 right');
    stage.press('4 enter');
    expect(stage.text).toMatch(/8 +k +·/);
    expect(stage.text).toMatch(/▸ White +2 pieces/);
    expect(stage.text).toMatch(/Black +1 piece\n/);
    expect(flat(stage)).not.toContain('The game would be over here');
    expect(stage.press('p')).toContain('White to move.');
    const [saved] = stage.saves.list();
    expect(saved).toMatchObject({ name: 'chess-1' });
    expect(saved?.text).toContain('(White Rook h7)');
    expect(stage.press(': h 7 h 8 enter')).toContain('White won. Checkmate.');
    // The original game is unchanged; leaving a position that was played needs no confirmation.
    stage.press('q');
    expect(stage.text).toContain('Chess › Set up');
    stage.press('q');
    expect(stage.text).toMatch(/8 +r +n +b +q +k +b +n +r/);
  });

  it('removes a piece by placing it again, or any piece by Backspace or x', () => {
    const stage = setUp('chess');
    stage.press('2 enter');
    expect(stage.text).toContain('d4: Knight, White');
    stage.press('o enter');
    expect(stage.text).toContain('d4: Knight, Black');
    stage.press('enter');
    expect(stage.text).toContain('d4: empty');
    stage.press('enter up backspace down x');
    expect(stage.text).toContain('d4: empty');
  });

  it('selects the piece by Tab or number, and its owner', () => {
    const stage = setUp('chess');
    expect(stage.text).toContain('▸ 1 P Pawn');
    stage.press('tab tab');
    expect(stage.text).toContain('▸ 3 B Bishop');
    stage.arcade.press(namedKey('tab', { shift: true }));
    expect(stage.text).toContain('▸ 2 N Knight');
    expect(stage.press('o')).toContain('▸ 2 n Knight');
    expect(stage.press('6')).toContain('▸ 6 k King');
    expect(stage.press('pagedown')).toContain('▸ 1 P Pawn');
    expect(stage.press('pageup')).toContain('▸ 6 k King');
  });

  it('moves a piece to another place, or drops it back', () => {
    const stage = setUp('chess');
    expect(stage.press('m')).toContain('There is no piece to move here.');
    go(stage, '2 down');
    expect(stage.press('m')).toContain('Esc cancel');
    stage.press('up up');
    expect(stage.text).toContain('Pawn from d2: m or Enter puts it down.');
    expect(stage.text).toContain('╔ P ╗');
    stage.press('escape');
    expect(stage.text).not.toContain('╔ P ╗');
    expect(stage.text).toContain('d4: empty');
    stage.press('down down m up up enter');
    expect(stage.text).toContain('d4: Pawn, White');
    expect(stage.text).toMatch(/▸ White +16 pieces/);
    stage.press('m up m');
    expect(stage.text).toContain('d5: Pawn, White');
  });

  it('passes the turn to the next of several players', () => {
    const stage = setUp('chess');
    expect(stage.press('w')).toMatch(/▸ Black +16 pieces/);
    expect(stage.row(0)).toContain('Black to move.');
    expect(stage.press('w')).toContain('White to move.');
    expect(setUp('peg-solitaire').text).not.toContain('w turn');
  });

  it('adds pieces in hand if they can be dropped', () => {
    const stage = setUp('shogi');
    expect(stage.press('+')).toContain('This piece is never dropped');
    expect(stage.press('2')).toContain('In hand: 0');
    stage.press('+ + + -');
    expect(stage.text).toContain('In hand: 2');
    expect(stage.text).toMatch(/▸ 2 R {2}Rook +× 2/);
    stage.press('p');
    expect(stage.text).toContain('Rook × 2');
    expect(setUp('chess').text).not.toContain('in hand');
  });

  it('keeps a number of pieces in hand beyond the editing limit', () => {
    const stage = setUp('gomoku', { variant: 'large-board' });
    expect(stage.text).toContain('In hand: 181');
    expect(stage.press('-')).toContain('In hand: 180');
  });

  it('undoes and redoes everything step by step', () => {
    const stage = setUp('chess');
    expect(stage.press('u')).toContain('Nothing to undo.');
    const before = stage.press('down up');
    stage.press('enter w c a c');
    for (const seen of ['16 pieces', '0 pieces', '17 pieces']) {
      expect(stage.press('u')).toMatch(new RegExp(`White +${seen}`));
    }
    stage.press('u u');
    expect(stage.text).toBe(before);
    stage.press('r');
    expect(stage.text).toContain('d4: Pawn, White');
    expect(stage.press('r r r r r')).toContain('Nothing to redo.');
  });
});

describe('a typed position', () => {
  it('reports errors and changes nothing', () => {
    const stage = setUp('chess');
    stage.press(':');
    expect(stage.text).toContain('A position as text');
    type(stage, '(White Dragon b6)\n');
    stage.tick();
    expect(flat(stage)).toContain('is not part of a position. Write (Player Piece');
    expect(stage.text).toMatch(/▸ White +16 pieces/);
    stage.press('escape');
    expect(stage.text).not.toContain('A position as text');
    stage.press(':');
    type(stage, `${MATE} Turn=White\n`);
    stage.tick();
    expect(stage.text).toContain('The board shows this position now.');
    expect(stage.text).toMatch(/▸ White +2 pieces/);
    expect(stage.press('u')).toMatch(/▸ White +16 pieces/);
  });

  it('can be pasted with line breaks', () => {
    const stage = setUp('chess');
    stage.press(':');
    type(stage, `Variant=chess\n${MATE.replaceAll(') (', ')\n(')}\n\nTurn=2:Black\n`);
    expect(stage.text).toContain('A position as text');
    stage.tick();
    expect(stage.tick()).toBe(false);
    expect(stage.text).not.toContain('A position as text');
    expect(stage.text).toMatch(/▸ Black +1 piece\n/);
    expect(stage.text).toMatch(/White +2 pieces/);
  });

  it('changes nothing if empty', () => {
    const stage = setUp('chess');
    const before = stage.text;
    stage.press(': enter');
    stage.tick();
    expect(stage.text).toBe(before);
  });

  it('is ignored after leaving the screen', () => {
    const stage = setUp('chess');
    stage.press(':');
    type(stage, `${MATE}\n`);
    stage.open();
    expect(stage.timers).toBe(0);
  });
});

describe('leaving position setup', () => {
  it('asks before discarding a position', () => {
    const stage = setUp('chess');
    stage.press('c q');
    expect(stage.text).toContain('Leave and lose the position you set up?');
    expect(stage.press('n')).toContain('Chess › Set up');
    stage.press('escape y');
    expect(stage.row(0)).not.toContain('› Set up');
    expect(stage.text).toMatch(/8 +r +n +b +q +k +b +n +r/);
  });

  it('does not ask if everything was undone', () => {
    const stage = setUp('chess');
    stage.press('c u q');
    expect(stage.row(0)).not.toContain('› Set up');
  });
});

/** Rows of the screen that were cut or exceed its width. */
function cut({ text }: Stage): string[] {
  const rows = text.split('\n');
  expect(rows.length).toBeLessThanOrEqual(24);
  return rows.filter((row) => row.length > 80 || row.includes('…'));
}

describe('position setup at 80 by 24', () => {
  it.each([
    ['chess', undefined],
    ['shogi', undefined],
    ['halma', undefined],
    ['halma', 'halma-for-four'],
    ['royal-game-of-ur', undefined],
  ])('fits %s %s in both languages', (id, variant) => {
    for (const language of ['en', 'ru']) {
      const table = variant === undefined ? {} : { variant };
      const stage = setUp(id, { ...table, settings: { language } });
      expect(cut(stage)).toEqual([]);
      const bar = stage.text.split('\n').slice(22).join(' ');
      for (const key of ['Enter', 'x', 'Tab', 'o', 'm', 'w', 'p', ':', '?', 'q', 'u', 'c', 'a']) {
        expect(` ${bar}`).toContain(` ${key} `);
      }
    }
  });

  it('shows the whole board and all pieces of chess', () => {
    expect(setUp('chess').text).toBe(
      `
  Turnwright › Chess › Set up                                   White to move.
  8  r    n    b    q    k    b    n    r     ▸ White                 16 pieces
         · ·       · ·       · ·       · ·      Black                 16 pieces
  7  p    p    p    p    p    p    p    p
    · ·       · ·       · ·       · ·            White
  6      · ·       · ·       · ·       · ·     ▸ 1 P Pawn
         · ·       · ·       · ·       · ·       2 N Knight
  5 · ·       · ·       · ·       · ·            3 B Bishop
    · ·       · ·       · ·       · ·            4 R Rook
  4      · ·      ┌   ┐      · ·       · ·       5 Q Queen
         · ·      └   ┘      · ·       · ·       6 K King
  3 · ·       · ·       · ·       · ·            Black
    · ·       · ·       · ·       · ·              p Pawn
  2  P    P    P    P    P    P    P    P          n Knight
         · ·       · ·       · ·       · ·         b Bishop
  1  R    N    B    Q    K    B    N    R          r Rook
    · ·       · ·       · ·       · ·              q Queen
     a    b    c    d    e    f    g    h          k King
    d4: empty



  Enter place  x remove  Tab piece  o owner  m move  w turn  p play  : text
  u undo  c clear  a start  ↑↓←→ cursor  ? help  q back`.slice(1),
    );
  });

  it('grows with the window and shows the pieces as in play', () => {
    const size = { width: 120, height: 40 };
    const stage = setUp('international-draughts', { size, settings: { games: {} } });
    expect(stage.text).toMatch(/1 ○ Man/);
    const rows = stage.text.split('\n');
    const top = rows.findIndex((row) => /^ +10 {3}/.test(row));
    const bottom = rows.findIndex((row) => /^ +1 █/.test(row));
    expect(bottom - top).toBe(27);
  });

  it('shows the whole board of Hex where it fits', () => {
    for (const width of [120, 130, 200]) {
      const text = setUp('hex', { size: { width, height: 40 } }).text;
      expect(text).toMatch(/\n +1 /);
      expect(text).not.toMatch(/\n ?←/);
    }
  });

  it('scrolls many pieces, with a pointer on the selected one', () => {
    const stage = setUp('shogi', { settings: { palette: 'mono' } });
    expect(stage.text).toContain('↓');
    expect(stage.text).toContain('▸ 1 K  King');
    stage.press('pageup');
    expect(stage.text).toContain('↑');
    expect(stage.text).toMatch(/▸ {3}\+p Tokin/);
  });

  it('scrolls a large board', () => {
    const stage = setUp('gomoku', { variant: 'large-board' });
    expect(stage.text).toContain('←');
    expect(stage.press('p')).toContain('Black to move.');
  });

  it('uses the viewpoint of the only person', () => {
    const stage = setUp('chess', { seats: [{ kind: 'bot', strength: 1 }, PERSON] });
    expect(stage.text).toMatch(/h +g +f +e +d +c +b +a/);
  });

  it('plays with the seats of the game', () => {
    const stage = setUp('chess', { seats: [PERSON, { kind: 'bot', strength: 1 }] });
    stage.press('x p');
    expect(stage.row(0)).toContain('You – Bot');
    expect(stage.saves.list()[0]?.text).toContain('seats person bot-1');
  });

  it('is translated into Russian', () => {
    const stage = setUp('chess', { settings: { language: 'ru' } });
    expect(stage.text).toContain('Шахматы › Расстановка');
    stage.press('enter');
    expect(stage.text).toMatch(/▸ Белые +17 фигур/);
    expect(stage.text).toContain('d4: Пешка, Белые');
    expect(stage.press('p')).toContain('Ход: Белые.');
  });
});

describe('help', () => {
  it('explains all keys of position setup', () => {
    const stage = setUp('shogi');
    stage.press('?');
    const seen = stage.text + stage.press('pagedown');
    for (const keys of ['Enter', 'x, Del', 'Tab, 1–9', 'o', 'm', 'w', '+, -', 'p', ':', 'u, r']) {
      expect(seen).toContain(`    ${keys} `);
    }
    expect(seen).not.toContain('screen-setup');
    expect(stage.press('q')).toContain('Shogi › Set up');
  });

  it('mentions position setup in the game', () => {
    const stage = play('chess');
    stage.press('?');
    const seen = stage.text + stage.press('pagedown pagedown pagedown');
    expect(seen).toMatch(/t, e +set up a position and play from it/);
  });
});

it('position setup is not offered for sliding block puzzles', () => {
  const [id = ''] = library.ids.filter((one) => one.includes('fifteen'));
  const stage = play(id);
  expect(stage.press('t')).not.toContain('e set up');
  expect(stage.press('e')).toContain('› Position');
});

it.each(['sokoban', 'peg-solitaire', 'royal-game-of-ur', 'nine-mens-morris', 'connect-four'])(
  'position setup supports %s',
  (id) => {
    const stage = setUp(id);
    expect(stage.text).toContain('› Set up');
    stage.press('down enter p');
    expect(stage.text).not.toContain('› Set up');
  },
);
