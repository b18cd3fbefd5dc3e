import { expect, test } from 'vitest';
import { assertDefined } from '#core';
import type { Language } from '#i18n';
import { describeEndRules, describeReason } from '#games/zrf/voice/end-rules.ts';
import { exposureOf } from '#games/zrf/voice/refusal.ts';
import { describeProblem } from '#voice/problems.ts';
import { openContent } from '../rules/content/content.ts';
import { tableAt } from '../rules/endings/content-table.ts';
import { glossaryIn } from './wordings.ts';

const LANGUAGES: readonly Language[] = ['en', 'ru'];

function rulesIn(file: string): readonly string[] {
  const game = { ...openContent(`${file}.zrf`), id: file };
  const variant = assertDefined(game.variants[0]).key;
  return LANGUAGES.map((language) => describeEndRules(glossaryIn(game, variant, language)));
}

/** Reason for the end after a move from a position. */
function reasonsAfter(file: string, position: string, move: string): readonly string[] {
  const game = { ...openContent(`${file}.zrf`), id: file };
  const table = tableAt(game, position);
  table.play(move);
  const { state } = table;
  return LANGUAGES.map((language) =>
    describeReason(glossaryIn(game, state.variant, language), state),
  );
}

test('the help of a game lists the rules that its file declares as options', () => {
  expect(rulesIn('chess')).toMatchInlineSnapshot(`
    [
      "The game is drawn after 50 moves by each side without a capture or a pawn move. The game is drawn when neither side has enough material to mate.",
      "Ничья, если каждый сделал 50 ходов без взятий и ходов пешек. Ничья, если ни у кого не осталось сил для мата.",
    ]
  `);
  expect(rulesIn('shogi')).toMatchInlineSnapshot(`
    [
      "The game is drawn when the same position occurs for the fourth time. If you repeat a position by giving check on every move, you lose. You may not give mate by dropping one of these: pawn. You also win at the start of your turn if your king is in the enemy camp and not in check, 10 of your other pieces are there, and you have enough points (Black: 28, White: 27). Your pieces there and in hand count: rook, dragon, bishop, horse 5 each, all others 1.",
      "Ничья, если одна и та же позиция встретилась в четвёртый раз. Кто повторяет позицию, каждым ходом давая шах, проигрывает. Нельзя выставлять с матом: пешка. Можно выиграть и так: ваш ход, ваш король в лагере противника и не под шахом, там же ещё 10 ваших фигур, и очков хватает (Чёрные: 28, Белые: 27). Считаются фигуры в лагере и в запасе: ладья, дракон, слон, лошадь — по 5, остальные — по 1.",
    ]
  `);
  expect(rulesIn('russian-draughts')).toMatchInlineSnapshot(`
    [
      "The game is drawn after 15 moves by each side without a capture or a move by a man. Some endgames are drawn unless won within a number of moves by each side: up to 3 pieces, with a king on each side (5); up to 5 pieces, with a king on each side (30); up to 7 pieces, with a king on each side (60).",
      "Ничья, если каждый сделал 15 ходов без взятий и ходов простых. Некоторые окончания надо выиграть за столько-то ходов, иначе ничья: до 3 фигур, у каждого дамка (5); до 5 фигур, у каждого дамка (30); до 7 фигур, у каждого дамка (60).",
    ]
  `);
  expect(rulesIn('international-draughts')).toMatchInlineSnapshot(`
    [
      "The game is drawn after 25 moves by each side without a capture or a move by a man. Some endgames are drawn unless won within a number of moves by each side: king + 2 more against king (16); king + one more against king (5); king against king (5).",
      "Ничья, если каждый сделал 25 ходов без взятий и ходов простых. Некоторые окончания надо выиграть за столько-то ходов, иначе ничья: дамка + ещё 2 — дамка (16); дамка + ещё одна — дамка (5); дамка — дамка (5).",
    ]
  `);
  expect(rulesIn('xiangqi')).toMatchInlineSnapshot(`
    [
      "The game is drawn after 60 moves by each side without a capture. If you repeat a position by giving check on every move, you lose.",
      "Ничья, если каждый сделал 60 ходов без взятий. Кто повторяет позицию, каждым ходом давая шах, проигрывает.",
    ]
  `);
  expect(rulesIn('reversi')).toEqual(['', '']);
});

test('endings by these rules have their own reasons', () => {
  const rook = 'White King e1, White Rook a1, Black King e8, Black Rook h8, Quiet=99';
  expect(reasonsAfter('chess', rook, 'a1 a2')).toMatchInlineSnapshot(`
    [
      "50 moves without a capture or a pawn move.",
      "50 ходов без взятий и ходов пешек.",
    ]
  `);
  const bishops = 'White King e1, White Bishop c1, Black King e8, Black Pawn a3';
  expect(reasonsAfter('chess', bishops, 'c1 a3')).toMatchInlineSnapshot(`
    [
      "Not enough material to mate.",
      "Ни у кого не осталось сил для мата.",
    ]
  `);
  const kings = 'White King j10, Black King a9, Held=9';
  expect(reasonsAfter('international-draughts', kings, 'j10 i9')).toMatchInlineSnapshot(`
    [
      "This endgame was not won within 5 moves.",
      "Это окончание не выиграно за 5 ходов.",
    ]
  `);
});

test('a drop that would give mate is refused with its reason', () => {
  const game = { ...openContent('shogi.zrf'), id: 'shogi' };
  const pieces = 'White King 1a, Black Gold 2c, Black Knight 3c, Black King 9i, Black Pawn off 1';
  const { state, rules } = tableAt(game, pieces);
  const to = rules.board.positions.findIndex(({ name }) => name === '1b');
  const refusals = LANGUAGES.map((language) => {
    const glossary = glossaryIn(game, state.variant, language);
    const problem = assertDefined(exposureOf(glossary, state, { from: -1, to }));
    return describeProblem(problem, glossary.say);
  });
  expect(refusals).toMatchInlineSnapshot(`
    [
      "You may not drop a pawn on 1b: it would be mate.",
      "Сюда нельзя выставить: пешка на 1b сразу даёт мат.",
    ]
  `);
});
