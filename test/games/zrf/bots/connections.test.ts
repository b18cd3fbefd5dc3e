import { describe, expect, it } from 'vitest';
import { chooseAction, strengths } from '#bots';
import type { Strength } from '#bots';
import { assertDefined, makeRandom } from '#core';
import { learnConnections } from '#games/zrf/rules/evaluate/connections.ts';
import { RulesPosition } from '#games/zrf/rules/evaluate/position.ts';
import type { ZrfGame } from '#games/zrf/rules/game/game.ts';
import { isDeep } from '#test/support/deep.ts';
import { openContent } from '../rules/content/content.ts';
import { openText } from '../rules/support/table.ts';
import { after } from './boards.ts';

function learnt<T>(parts: Generator<void, T>): T {
  let part = parts.next();
  while (part.done !== true) part = parts.next();
  return part.value;
}

/**
 * Describes the learned chains by name: the player, the joined edges and the maximum number of
 * paths.
 */
function describeConnections(game: ZrfGame, variant: string): string[] {
  const play = game.playOf(variant);
  const { players, board } = play.rules;
  const names = (edge: readonly number[]) =>
    edge.map((position) => assertDefined(board.positions[position]).name).join(' ');
  return learnt(learnConnections(play)).map(({ player, sign, edges, neighbours }) => {
    const joins = edges.map(names).sort().join(' to ');
    const ways = Math.max(...neighbours.map(({ length }) => length));
    return `${assertDefined(players[player]).name} ${sign > 0 ? 'wins' : 'loses'} by ${joins}, ${ways} ways`;
  });
}

const cells = ['a', 'b', 'c', 'd'].flatMap((file) =>
  [1, 2, 3, 4].map((rank) => file + String(rank)),
);

/**
 * A connection game written in a different style from our own files, without zones or extra piece
 * types. Flags flood the board, and a completed chain moves a bell off the board. Two directions
 * and one path across the board are decoys.
 */
const bell = (goal: string) => `
(version "2.0")
(define wet-beside (or ($1 n) ($1 s) ($1 e) ($1 w) ($1 ne) ($1 sw)))
(define is-wet (position-flag? wet $1))
(define visit $1
  (if (and (or friend? (position-flag? laid)) (or (not-on-board? w) (wet-beside is-wet)))
    (set-position-flag wet true)
    (if (not-on-board? e) (set-flag through true))))
(define pass ${cells.map((cell) => `(visit ${cell})`).join(' ')})
(define lay
  ((verify empty?) (verify (not-position? tower)) mark (set-position-flag laid true)
   (pass) (pass) (pass) (pass) (pass) (pass) back
   (if (flag? through) (create Bell tower))
   add))
(game
  (title "Bell")
  (players Land Sea)
  (turn-order Land Sea)
  (board
    (grid
      (start-rectangle 0 0 9 9)
      (dimensions ("a/b/c/d" (10 0)) ("4/3/2/1" (0 10)))
      (directions (n 0 -1) (s 0 1) (e 1 0) (w -1 0) (ne 1 -1) (sw -1 1) (nw -1 -1) (se 1 1)))
    (dummy tower)
    (links over (a1 d4) (d4 a1) (b2 c4) (c4 b2))
    (symmetry Sea (w n) (n w) (e s) (s e) (ne sw) (sw ne)))
  (board-setup (Land (Stake off 9)) (Sea (Stake off 9)))
  (piece (name Stake) (drops (lay)))
  (piece (name Bell))
  (${goal} (Land Sea) (absolute-config Bell (tower))))`;

describe('learning of chains between edges', () => {
  it('finds chains in Hex on boards of all sizes', () => {
    const hex = openContent('hex.zrf');
    for (const { key } of hex.variants) {
      const size = Math.sqrt(hex.playOf(key).program.positions);
      const [red, blue, ...others] = describeConnections(hex, key);
      expect(others).toEqual([]);
      expect(red).toMatch(new RegExp(`^Red wins by a1 b1 .* to a${size} b${size} .*, 6 ways$`));
      const last = String.fromCharCode(96 + size);
      expect(blue).toMatch(new RegExp(`^Blue wins by a1 a2 .* to ${last}1 ${last}2 .*, 6 ways$`));
    }
  });

  it('finds chains in files of any style', () => {
    const land = 'by a4 a3 a2 a1 to d4 d3 d2 d1, 6 ways';
    const sea = 'by a1 b1 c1 d1 to a4 b4 c4 d4, 6 ways';
    const joining = openText(bell('win-condition'));
    expect(describeConnections(joining, 'bell')).toEqual([`Land wins ${land}`, `Sea wins ${sea}`]);
    const parting = openText(bell('loss-condition'));
    expect(describeConnections(parting, 'bell')).toEqual([
      `Land loses ${land}`,
      `Sea loses ${sea}`,
    ]);
  });

  it('finds no chains where something else decides', () => {
    for (const file of ['tic-tac-toe', 'nine-mens-morris', 'gomoku']) {
      const game = openContent(`${file}.zrf`);
      expect(describeConnections(game, game.options.variant.default), file).toEqual([]);
    }
  });
});

describe('a bot of some strength', () => {
  const hex = openContent('hex.zrf');
  const quick = { ...strengths.club, errors: 0 };
  const answer = (variant: string, ...moves: readonly string[]): string =>
    answerBy(quick, variant, ...moves);
  const answerBy = (strength: Strength, variant: string, ...moves: readonly string[]): string => {
    const state = after(hex, variant, ...moves);
    const turn = hex.turn(state);
    const player = turn.kind === 'decide' ? turn.player : -1;
    const action = chooseAction(hex, state, player, strength, makeRandom(1, 0, 0));
    return hex.makeAction(state, action);
  };

  it('blocks a straight chain', () => {
    const seven = 'seven-by-seven';
    const chain = ['Red Stone d1 = Chain', 'Blue Stone a7 = Chain', 'Red Stone d2 = Chain'];
    expect(answer(seven, ...chain)).toMatch(/^Blue Stone [b-e][3-6]/);
  });

  /** Position limits for one-move and two-move search. */
  it.each(isDeep ? [600, 2_500] : [600])(
    'takes over a stone in the centre with %i positions',
    (nodes) => {
      const bot: Strength = { algorithm: 'alpha-beta', nodes, errors: 0 };
      expect(answerBy(bot, 'hex', 'Red Stone f6')).toBe('Blue Stone f6');
      expect(answerBy(bot, 'hex', 'Red Stone e6')).toBe('Blue Stone f5 x e6');
      expect(answerBy(bot, 'hex', 'Red Stone g6')).toBe('Blue Stone f7 x g6');
      expect(answerBy(bot, 'hex', 'Red Stone b1 = Chain')).not.toContain(' x ');
      expect(answerBy(bot, 'hex', 'Red Stone a1 = Chain')).not.toContain('a1');
    },
  );

  it('values single stones only for the first moves', () => {
    const [first, reply] = ['Red Stone f6', 'Blue Stone b2'];
    const play = hex.playOf('hex');
    const state = after(hex, 'hex', first);
    const chosen = new RulesPosition(play, state);
    const moves = new Int32Array(chosen.width);
    chosen.moves(moves, 0);
    const isReply = (move: number) => hex.makeAction(state, chosen.action(move)) === reply;
    chosen.make(assertDefined(moves.find(isReply)));
    const later = new RulesPosition(play, after(hex, 'hex', first, reply));
    expect(chosen.estimate()).toBeGreaterThan(later.estimate());
  });

  it('completes a chain', () => {
    const red = [1, 2, 3, 4, 5, 6].map((rank) => `Red Stone d${rank} = Chain`);
    const blue = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map((cell) => `Blue Stone ${cell} = Chain`);
    const moves = red.flatMap((move, index) => [move, blue[index] as string]);
    expect(answer('seven-by-seven', ...moves)).toMatch(/^Red Stone [cd]7/);
  });
});

describe('boards to fill', () => {
  const fillingIn = (game: ZrfGame, variant: string, moves: readonly string[]) => {
    const state = after(game, variant, ...moves);
    const position = new RulesPosition(game.playOf(variant), state);
    return { position, filling: position.filling() };
  };

  it('takes Hex as one, with a move for each free cell', () => {
    const hex = openContent('hex.zrf');
    const { position, filling } = fillingIn(hex, 'seven-by-seven', ['d4', 'c3']);
    const { holders, moves, edges } = assertDefined(filling);
    expect(holders.filter((holder) => holder >= 0).sort()).toEqual(Int8Array.of(0, 1));
    for (const [cell, holder] of holders.entries()) {
      const move = assertDefined(moves[cell]);
      expect(move >= 0).toBe(holder < 0);
      if (move >= 0) expect(position.action(move).record).toContain(cell);
    }
    expect(edges.map((list) => list.map(({ length }) => length))).toEqual([
      [7, 7],
      [7, 7],
    ]);
  });

  it('promises more for cells that matter', () => {
    const hex = openContent('hex.zrf');
    const { filling } = fillingIn(hex, 'seven-by-seven', ['d4', 'c3']);
    const board = assertDefined(filling);
    const values = board.promises(board.holders);
    const { positions } = hex.playOf('seven-by-seven').rules.board;
    const at = (name: string) => positions.findIndex((one) => one.name === name);
    expect(values[at('c5')]).toBeGreaterThan(assertDefined(values[at('a1')]) + 0.1);
  });

  it('leaves the swap, and games with other moves, to the usual search', () => {
    const hex = openContent('hex.zrf');
    expect(fillingIn(hex, 'hex', ['f6']).filling).toBeUndefined();
    expect(fillingIn(openContent('gomoku.zrf'), 'gomoku', []).filling).toBeUndefined();
  });
});
