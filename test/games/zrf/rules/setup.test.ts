import { describe, expect, it } from 'vitest';
import { below, makeStream, must, parseOptions, pick, assertDefined } from '#core';
import type { Random } from '#core';
import { cellNamed } from '#games/zrf/rules/text/step-text.ts';
import { EMPTY } from '#games/zrf/rules/compile/cell.ts';
import type { ZrfGame } from '#games/zrf/rules/game/game.ts';
import { palette, beginSetup, turnsToChoose, waitingTypes } from '#games/zrf/rules/game/setup.ts';
import type { SettingUp } from '#games/zrf/rules/game/setup.ts';
import { openContent, rulesFiles } from './content/content.ts';

function begin(name: string): { game: ZrfGame; setup: SettingUp } {
  const game = openContent(`${name}.zrf`);
  const state = game.start({ variant: game.options.variant.default }, 'a-seed');
  return { game, setup: beginSetup(game, state) };
}

function at({ play }: SettingUp, name: string): number {
  return play.rules.board.positions.findIndex((position) => position.name === name);
}

function piece({ play }: SettingUp, player: string, type: string): number {
  return assertDefined(cellNamed(play.rules, player, type));
}

describe('setting up a position', () => {
  it('places, moves and removes pieces, with undo', () => {
    const { setup } = begin('chess');
    setup.clear();
    setup.put(at(setup, 'e1'), piece(setup, 'White', 'King'));
    setup.put(at(setup, 'a8'), piece(setup, 'Black', 'King'));
    setup.put(at(setup, 'h7'), piece(setup, 'White', 'Rook'));
    setup.carry(at(setup, 'e1'), at(setup, 'b6'));
    setup.put(at(setup, 'h7'), EMPTY);
    expect(setup.text).toMatch(/^Variant=\S+\n\(Black King a8\)\n\(White King b6\)\nTurn=1:White$/);
    setup.undo();
    setup.undo();
    expect(setup.text).toContain('(White King e1)');
    expect(setup.text).toContain('(White Rook h7)');
    setup.redo();
    expect(setup.canRedo).toBe(true);
    setup.reset();
    expect(setup.canRedo).toBe(false);
    expect(setup.text).toContain('(White Queen d1)');
  });

  it('starts a game from it: a mate in one is found, and a finished position is reported', () => {
    const { game, setup } = begin('chess');
    setup.clear();
    setup.put(at(setup, 'a8'), piece(setup, 'Black', 'King'));
    setup.put(at(setup, 'b6'), piece(setup, 'White', 'King'));
    setup.put(at(setup, 'h7'), piece(setup, 'White', 'Rook'));
    const options = must(parseOptions(game.options, { ...setup.options }));
    const start = game.start(options, 'a-seed');
    const mate = must(game.parseAction(start, 'Rook h7 - h8 @ h8 0 0'));
    expect(game.apply(start, mate).state.ending?.reason).toBe('checkmate');
    setup.carry(at(setup, 'h7'), at(setup, 'h8'));
    setup.giveTurn(assertDefined(turnsToChoose(setup.play.rules)[1]));
    expect(setup.ending).toMatchObject({ reason: 'checkmate', winners: [0] });
  });

  it('preserves promotions and clears the last move', () => {
    const { game } = begin('chess');
    let state = game.start({ variant: game.options.variant.default }, 'a-seed');
    for (const text of ['Pawn e2 - e4', 'Pawn a7 - a6']) {
      const turn = game.turn(state);
      const actions = turn.kind === 'decide' ? turn.actions : [];
      const found = actions.find((one) => game.makeAction(state, one).startsWith(text));
      state = game.apply(state, assertDefined(found)).state;
    }
    const setup = beginSetup(game, state);
    expect(setup.text).toContain('Last=a7:a6');
    const pawn = /\(White Pawn e4[^)]*\)/.exec(setup.text)?.[0] ?? '';
    setup.carry(at(setup, 'e4'), at(setup, 'e5'));
    expect(setup.text).toContain(pawn.replace('e4', 'e5'));
    expect(setup.text).not.toContain('Last=');
  });

  it('fills the stock of players who drop pieces', () => {
    const { setup } = begin('shogi');
    const [player] = [0];
    const types = waitingTypes(setup.play, player);
    expect(types.length).toBeGreaterThanOrEqual(7);
    setup.wait(player, assertDefined(types[0]), 3);
    expect(setup.waiting(player, assertDefined(types[0]))).toBe(3);
    expect(setup.text).toMatch(/\(\S+ \S+ off 3\)/);
    expect(waitingTypes(begin('chess').setup.play, 0)).toEqual([]);
  });

  it('parses texts, and rejects invalid ones without a change', () => {
    const { setup } = begin('breakthrough');
    const before = setup.text;
    expect(setup.read('(White Dragon a1)')).toMatchObject({ code: 'zrf-position' });
    expect(setup.read(before.replace(/Variant=\S+/, 'Variant=chess'))).toMatchObject({
      code: 'zrf-position-other',
    });
    expect(setup.text).toBe(before);
    const other = before.replace('Turn=1:White', 'Turn=2:Black');
    expect(setup.read(other)).toBeUndefined();
    expect(setup.text).toBe(other);
  });
});

describe('the palette', () => {
  it('has the pieces of each player', () => {
    const piecesOf = (name: string) => {
      const { rules } = begin(name).setup.play;
      return palette(rules).map((cell) => {
        const type = Math.floor((cell - 1) / rules.players.length);
        const player = (cell - 1) % rules.players.length;
        return `${assertDefined(rules.players[player]).name} ${assertDefined(rules.pieces[type]).name}`;
      });
    };
    expect(piecesOf('chess')).toHaveLength(12);
    expect(piecesOf('fox-and-geese')).not.toContain('Fox Goose');
    expect(piecesOf('gomoku')).toHaveLength(2);
  });
});

/** Places random pieces and gives the turn to a random player. */
function scatter(setup: SettingUp, random: Random): void {
  const { rules } = setup.play;
  const pieces = palette(rules);
  for (const position of rules.board.positions.keys()) {
    if (below(random, 3) === 0) setup.put(position, pick(random, pieces));
  }
  setup.giveTurn(pick(random, turnsToChoose(rules)));
}

const names = rulesFiles.map((file) => file.replace('.zrf', ''));

it.each(names)('every random setup can be started and played: %s', (name) => {
  const { game, setup } = begin(name);
  const random = makeStream(name, 'setup');
  for (let position = 0; position < 4; position += 1) {
    setup.clear();
    scatter(setup, random);
    let state = game.start(must(parseOptions(game.options, { ...setup.options })), 'a-seed');
    expect(game.makeState(state)).toBe(game.makeState(setup.state));
    for (let step = 0; step < 6 && state.ending === undefined; step += 1) {
      const turn = game.turn(state);
      if (turn.kind === 'over') break;
      const actions =
        turn.kind === 'decide' ? turn.actions : turn.outcomes.map(({ action }) => action);
      state = game.apply(state, pick(random, actions)).state;
    }
  }
});
