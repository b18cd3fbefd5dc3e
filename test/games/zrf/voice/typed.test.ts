import { describe, expect, test } from 'vitest';
import { must } from '#core';
import { Notation } from '#games/zrf/voice/notation.ts';
import { describeProblem } from '#voice/problems.ts';
import { readFirstMove } from '#games/zrf/voice/typed/read-list.ts';
import { readMove } from '#games/zrf/voice/typed/read-move.ts';
import { ownMatch } from '../page/games.ts';
import { glossaryIn } from './wordings.ts';

/** Result of a typed text: actions, steps to choose from, or a rejection. */
function typed(id: string, moves: readonly string[], text: string, language = 'en'): string {
  const { game, state } = ownMatch(id, moves);
  const glossary = glossaryIn(game, state.variant, language);
  const read = readMove(glossary, state, text);
  if (read.kind === 'play') return read.actions.join('; ');
  if (read.kind === 'refused') return describeProblem(read.problem, glossary.say);
  return read.actions.map((action) => game.makeAction(state, action)).join(' | ');
}

/** Plays a list of moves until its end or the first rejection. */
function playList(id: string, list: string) {
  const match = ownMatch(id);
  const glossary = glossaryIn(match.game, match.state.variant, 'en');
  let rest = list;
  for (;;) {
    const first = readFirstMove(glossary, match.state, rest);
    if (first === undefined) return { match, glossary };
    if (first.kind === 'refused') {
      const refused = [first.text, describeProblem(first.problem, glossary.say)];
      return { match, glossary, refused };
    }
    for (const text of first.actions) match.play(must(match.game.parseAction(match.state, text)));
    rest = first.rest;
  }
}

const OPEN = ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1b5', 'a7a6'];
/** White can castle, and d2 is reachable by two knights. */
const BOTH_KNIGHTS = [...OPEN, 'd2d3', 'a6b5'];
/** A pawn and a bishop attack c6, and a pawn is one step from promotion. */
const PROMOTING = ['a2a4', 'b7b5', 'a4b5', 'a7a6', 'b5a6', 'c8b7', 'a6b7', 'b8c6'];

/** The bishops attack each other. */
const TAKING = ['7g7f', '3c3d'];
const TAKEN_AS_BISHOP = 'Bishop 8h x 2b Bishop 2b - hand = Black = Bishop x hand';
const TAKEN_AS_HORSE = 'Bishop 8h x 2b Bishop 2b - hand = Black = Bishop x hand = Horse on 2b';
/** White is in check, and White must take. */
const CHECKED = ['e2e4', 'e7e5', 'd2d4', 'f8b4'];
const MUST_TAKE = ['d4e5', 'g7f6'];

/** White has closed a mill. */
const MILL = ['a1', 'g7', 'd1', 'g4', 'g1'];

test("a pinned knight's move is rejected for the king's safety", () => {
  const moves = ['e2e4', 'e7e5', 'd2d4', 'f8b4', 'b1c3', 'a7a6'];
  const refusal = 'Your king on e1 would be taken by the bishop on b4.';
  expect(typed('chess', moves, 'c3-d5')).toBe(refusal);
  expect(typed('chess', moves, 'c3')).toBe(refusal);
  for (const text of ['Nd5', 'Nxd5', 'Ncd5', 'N3d5', 'Knight d5']) {
    expect([text, typed('chess', moves, text)]).toEqual([text, refusal]);
  }
  const russian = 'Так ходить нельзя: король на e1 окажется под боем. Бьёт слон с b4.';
  for (const text of ['Кd5', 'Кb5', 'Конь d5', 'конь д5']) {
    expect([text, typed('chess', moves, text, 'ru')]).toEqual([text, russian]);
  }
});

describe('a typed move', () => {
  test.each([
    ['chess', [], 'Ng1-f3', 'Knight g1 - f3'],
    ['chess', [], 'Nf3', 'Knight g1 - f3'],
    ['chess', [], 'nf3', 'Knight g1 - f3'],
    ['chess', [], 'Knight f3', 'Knight g1 - f3'],
    ['chess', [], 'e4', 'Pawn e2 - e4'],
    ['chess', [], 'E2-E4', 'Pawn e2 - e4'],
    ['chess', [], 'e2 – e4!', 'Pawn e2 - e4'],
    ['chess', [], 'Pawn e2 - e4', 'Pawn e2 - e4'],
    ['chess', OPEN, 'Bxc6', 'Bishop b5 x c6'],
    ['chess', OPEN, 'Bb5xc6+', 'Bishop b5 x c6'],
    ['chess', OPEN, 'O-O', 'King e1 - g1 Rook h1 - f1 @ g1 0 0 @ f1 0 0'],
    ['chess', OPEN, '0-0', 'King e1 - g1 Rook h1 - f1 @ g1 0 0 @ f1 0 0'],
    ['chess', OPEN, 'Ke1-g1', 'King e1 - g1 Rook h1 - f1 @ g1 0 0 @ f1 0 0'],
    ['chess', BOTH_KNIGHTS, 'Nbd2', 'Knight b1 - d2'],
    ['chess', BOTH_KNIGHTS, 'Nfd2', 'Knight f3 - d2'],
    ['chess', ['e2e4', 'd7d5'], 'exd5', 'Pawn e4 x d5'],
    ['chess', PROMOTING, 'b7xa8=Q', 'Pawn b7 x a8 = Queen'],
    ['chess', PROMOTING, 'ba8N', 'Pawn b7 x a8 = Knight'],
    ['shogi', TAKING, '8h2b+', TAKEN_AS_HORSE],
    ['shogi', TAKING, 'B8hx2b+', TAKEN_AS_HORSE],
    ['shogi', TAKING, 'Bx2b+', TAKEN_AS_HORSE],
    ['shogi', TAKING, '8h2b=', TAKEN_AS_BISHOP],
    ['shogi', TAKING, '8h2b', TAKEN_AS_BISHOP],
    ['shogi', TAKING, '8822UM', TAKEN_AS_HORSE],
    ['shogi', TAKING, 'B8h-2b=', TAKEN_AS_BISHOP],
    ['nine-mens-morris', MILL, 'g7', 'Man g1 - g1 x g7'],
  ])('%s %j %s', (id, moves, text, wanted) => {
    expect(typed(id, moves, text)).toBe(wanted);
  });

  test('is read from any Cyrillic spelling', () => {
    for (const text of ['е4', 'е2-е4', 'у2у4', 'У2-У4', 'пешка e2-e4', 'Пешка е2-е4'])
      expect([text, typed('chess', [], text, 'ru')]).toEqual([text, 'Pawn e2 - e4']);
    for (const text of ['Кf3', 'Конь g1-f3', 'Конь п1-а3', 'Тп1-а3'])
      expect([text, typed('chess', [], text, 'ru')]).toEqual([text, 'Knight g1 - f3']);
    expect(typed('english-draughts', [], 'с3-d4')).toBe(typed('english-draughts', [], 'c3-d4'));
  });

  test('may consist of several jumps, given by their ends', () => {
    const list =
      'g3-f4 d6-e5 f4xd6 e7xc5 e3-f4 d8-e7 h2-g3 h6-g5 f4xh6 c5-d4 c3xe5 f6xd4 d2-e3 b6-a5 e3xc5 c7-b6 ' +
      'e1-d2 b6xd4 b2-c3 d4xb2 a1xc3 g7-f6 g3-h4 a7-b6 h4-g5 f6xh4 f2-g3 h4xf2 g1xe3 b6-c5 c1-b2 b8-c7 ' +
      'h6-g7 h8xf6 e3-d4';
    const { match, glossary } = playList('russian-draughts', list);
    const { game, state } = match;
    const texts = ['c5xe3xc1', 'c5xe3xc1=King', 'c5-c1', 'Man c5xe3xc1', 'c5:e3:c1', 'с5:с1'];
    const read = texts.map((text) => readMove(glossary, state, text));
    const [firstReading] = read;
    expect(firstReading).toMatchObject({
      kind: 'play',
      actions: [expect.anything(), expect.anything()],
    });
    for (const one of read) expect(one).toEqual(firstReading);
    for (const text of firstReading?.kind === 'play' ? firstReading.actions : [])
      match.play(must(game.parseAction(match.state, text)));
    const turns = new Notation(game).notate(match.stateAt(0), match.log);
    expect(turns.at(-1)?.text).toBe('c5:c1');
  });

  test('offers a choice if ambiguous', () => {
    expect(typed('chess', BOTH_KNIGHTS, 'Nd2')).toBe('Knight f3 - d2 | Knight b1 - d2');
    expect(typed('chess', PROMOTING, 'b7a8').split(' | ')).toHaveLength(4);
  });
});

describe('a rejection names the piece', () => {
  test.each([
    [
      'chess',
      [],
      'a7-a6',
      'Pawn a7 belongs to Black. White to move.',
      'Пешка a7 — чужая фигура (Чёрные). Ход: Белые.',
    ],
    [
      'chess',
      [],
      'e2-e5',
      'Pawn e2 cannot go to e5, only to e3, e4.',
      'Пешка e2 не может пойти на e5, только на e3, e4.',
    ],
    ['chess', [], 'Ra1-a3', 'Rook a1 cannot move now.', 'Ладья a1 сейчас не может ходить.'],
    ['chess', [], 'e5-e6', 'There is no piece on e5.', 'На e5 нет фигуры.'],
    ['chess', [], 'e2-z9', 'There is no square z9 on this board.', 'На этой доске нет поля z9.'],
    [
      'chess',
      [],
      'e2',
      'Pawn e2: where to? It can go to e3, e4.',
      'Пешка e2: куда? Можно пойти на e3, e4.',
    ],
    ['chess', [], 'e5', 'Nothing can go to e5 now.', 'Поле e5 сейчас недоступно.'],
    [
      'chess',
      [],
      'hello',
      '“hello” is not a move. Write, for example, a3',
      '«hello» — не ход. Напишите, например, так: a3',
    ],
    ['gomoku', ['h8'], 'h8', 'h8 is occupied: Stone.', 'Поле h8 занято: Камень.'],
    ['chess', [], 'Qd4', 'Queen d1 cannot move now.', 'Ферзь d1 сейчас не может ходить.'],
    [
      'chess',
      [],
      'Ne5',
      'No knight can go to e5. Possible moves: Nc3, Na3, Nh3, Nf3.',
      'Конь: на e5 не пойти. Можно так: Кc3, Кa3, Кh3, Кf3.',
    ],
    ['chess', [], 'Bishop e5', 'No bishop can go to e5 now.', 'Слон: на e5 сейчас не пойти.'],
    [
      'chess',
      CHECKED,
      'Nf3',
      'You are in check: your king on e1 would be taken by the bishop on b4.',
      'Вам шах: король на e1 остаётся под боем. Бьёт слон с b4.',
    ],
    [
      'shogi',
      [],
      'S-5e',
      'No silver can go to 5e. Possible moves: S-7h, S-6h, S-3h, S-4h.',
      'Серебряный генерал: на 5e не пойти. Можно так: Ср-7h, Ср-6h, Ср-3h, Ср-4h.',
    ],
    ['shogi', [], 'B-5e', 'Bishop 8h cannot move now.', 'Слон 8h сейчас не может ходить.'],
    ['shogi', [], 'P*5e', 'You have no pawn in hand.', 'Пешка: такой фигуры у вас в запасе нет.'],
    [
      'shogi',
      [],
      '+B-5e',
      'You have no horse on the board.',
      'Лошадь: такой фигуры у вас на доске нет.',
    ],
    [
      'international-draughts',
      MUST_TAKE,
      '31-26',
      'Man 31 cannot move now: captures are compulsory. Possible moves: 28x19.',
      'Шашка 31 сейчас не может ходить: взятие обязательно. Можно так: 28x19.',
    ],
    [
      'xiangqi',
      [],
      'H2+5',
      '“H2+5” is not possible. Horse h1 can play H2+1, H2+3.',
      '«H2+5» — так не пойти. Конь h1: К2+1, К2+3.',
    ],
    [
      'xiangqi',
      [],
      'K5=4',
      '“K5=4” is not possible. General e1 can play K5+1.',
      '«K5=4» — так не пойти. Полководец e1: Пл5+1.',
    ],
    [
      'xiangqi',
      ['h3e3', 'b10c8', 'e3e7'],
      'A4+5',
      'Your general on e10 would be taken by the cannon on e7.',
      'Так ходить нельзя: полководец на e10 окажется под боем. Бьёт пушка с e7.',
    ],
    [
      'russian-draughts',
      ['c3d4', 'b6c5'],
      'g3-h4',
      'Man g3 cannot move now: captures are compulsory. Possible moves: d4:b6.',
      'Шашка g3 сейчас не может ходить: взятие обязательно. Можно так: d4:b6.',
    ],
    [
      'international-draughts',
      [],
      '32-99',
      'There is no square 99 on this board.',
      'На этой доске нет поля 99.',
    ],
  ])('%s %j %s', (id, moves, text, english, russian) => {
    expect(typed(id, moves, text)).toBe(english);
    expect(typed(id, moves, text, 'ru')).toBe(russian);
  });
});

describe('a list of moves', () => {
  test.each([
    ['chess', 'e2e4 e7e5 g1f3', ['3']],
    ['chess', 'e2 e4 e7 e5', ['2']],
    ['chess', '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O', ['7']],
    ['chess', 'e2-e4; Pawn e7 - e5, Ng1-f3\nNc6', ['4']],
    ['gomoku', 'h8 h9 i8', ['3']],
    ['english-draughts', 'Man c3-d4 Man b6-c5', ['2']],
    ['chess', 'e4 e4', ['e4', 'Nothing can go to e4 now.']],
    ['chess', 'e4 Man x', ['Man x', '“Man x” is not a move. Write, for example, Nc6']],
    ['chess', '', ['0']],
  ])('%s %s', (id, list, wanted) => {
    const { match, refused } = playList(id, list);
    expect(refused ?? [String(match.cursor)]).toEqual(wanted);
  });
});
