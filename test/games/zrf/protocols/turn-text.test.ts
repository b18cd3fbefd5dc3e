import { assertDefined, below, makeStream } from '#core';
import { describe, expect, test } from 'vitest';
import { Board } from '#games/zrf/protocols/position/board.ts';
import { moveForm, PROTOCOLS } from '#games/zrf/protocols/position/move-form.ts';
import { endsTurn } from '#games/zrf/protocols/position/turn-text.ts';
import { unsuitability } from '#games/zrf/protocols/search/player.ts';
import { actionsIn, Steps, ucciOf, usiOf } from '#games/zrf/notation/index.ts';
import { builtInGames } from '#games/zrf/page/files/built-in.ts';
import type { ZrfAction, ZrfGame, ZrfState } from '#games/zrf/rules/index.ts';
import { ownGame } from '../page/games.ts';
import { repeats } from '../../../support/deep.ts';

const MAX_TURNS = repeats(40, 200);

function randomTurn(game: ZrfGame, state: ZrfState, random: ReturnType<typeof makeStream>) {
  const steps: ZrfAction[] = [];
  for (let at = state; ;) {
    const turn = game.turn(at);
    if (turn.kind !== 'decide') return steps;
    const action = assertDefined(turn.actions[below(random, turn.actions.length)]);
    steps.push(action);
    at = game.apply(at, action).state;
    if (endsTurn(action, at)) return steps;
  }
}

const boardGames = builtInGames.flatMap(({ id, collection }) =>
  collection === 'rules' ? [id] : [],
);
const played = boardGames.filter((id) => {
  const game = ownGame(id);
  return unsuitability('uci', game, game.options.variant.default) === undefined;
});

describe('every legal turn can be written and read', () => {
  test('of most games', () => {
    expect(played.length).toBeGreaterThan(15);
    expect(played).toContain('hex');
    expect(played).not.toContain('royal-game-of-ur');
    expect(played).not.toContain('sokoban');
  });

  for (const id of played) {
    test(id, () => {
      const game = ownGame(id);
      const variant = game.options.variant.default;
      for (const protocol of PROTOCOLS) {
        const form = moveForm(protocol, game.playOf(variant).rules);
        if (form === undefined) continue;
        const board = new Board(game, variant, form);
        const random = makeStream(`${protocol} ${id}`, 'turns');
        while (board.player >= 0 && board.count < MAX_TURNS) {
          const turn = randomTurn(game, board.state, random);
          const expected = game.makeState(board.after(turn));
          const text = board.texts.textOf(board.state, turn);
          expect(text).toMatch(/^[\w+*@]+$/);
          expect(board.play(text), `${protocol} ${text}`).toBe(true);
          expect(game.makeState(board.state), `${protocol} ${text}`).toBe(expected);
        }
      }
    });
  }
});

describe('moves are written as in the notation of players', () => {
  const WRITERS = [
    ['shogi', 'usi', usiOf],
    ['xiangqi', 'ucci', ucciOf],
  ] as const;

  test.each(WRITERS)('%s by %s', (id, protocol, write) => {
    const game = ownGame(id);
    const variant = game.options.variant.default;
    const form = assertDefined(moveForm(protocol, game.playOf(variant).rules));
    const board = new Board(game, variant, form);
    const random = makeStream(id, 'moves');
    while (board.player >= 0 && board.count < MAX_TURNS) {
      const steps = new Steps(board.rules, board.state, actionsIn(game, board.state));
      for (const action of steps.actions) {
        expect(board.texts.textOf(board.state, [action])).toBe(write(steps, action));
      }
      board.play(board.texts.textOf(board.state, randomTurn(game, board.state, random)));
    }
  });
});
