import { describe, expect, it, test } from 'vitest';
import { chooseAction, measuredStrength, STRENGTH_WORDS, strengths, think } from '#bots';
import type { Strength } from '#bots';
import { makeRandom, makeStream } from '#core';
import type { ZrfGame } from '#games/zrf/rules/game/game.ts';
import type { ZrfState } from '#games/zrf/rules/state/state.ts';
import { openContent, rulesFiles } from '../rules/content/content.ts';
import { after, board } from './boards.ts';

function choice(game: ZrfGame, state: ZrfState, strength: Strength, seed = 1): string {
  const turn = game.turn(state);
  const player = turn.kind === 'decide' ? turn.player : -1;
  const action = chooseAction(game, state, player, strength, makeRandom(seed, 0, 0));
  return game.makeAction(state, action);
}

/** Strengths without random errors. */
const minds = STRENGTH_WORDS.map((word) => [word, { ...strengths[word], errors: 0 }] as const);
const lookingAhead = minds.slice(1);
/** Bot that judges positions almost at random. */
const misjudging = ['misjudging', measuredStrength('club', { nodes: 1, blur: 20_000 })] as const;

const noughts = openContent('tic-tac-toe.zrf');
const four = openContent('connect-four.zrf');
const chess = openContent('chess.zrf');
const breakthrough = openContent('breakthrough.zrf');
const draughts = openContent('english-draughts.zrf');
const crossroads = openContent('crossroads.zrf');
const ur = openContent('royal-game-of-ur.zrf');
const pegs = openContent('peg-solitaire.zrf');

describe.each([...minds, misjudging])('a %s bot', (_word, mind) => {
  it('completes a line', () => {
    const marks = ['X Mark a3', 'O Mark a2', 'X Mark b3', 'O Mark b2'];
    expect(choice(noughts, after(noughts, 'tic-tac-toe', ...marks), mind)).toBe('X Mark c3');
    const discs = ['Red Disc a1', 'Yellow Disc b1', 'Red Disc a2', 'Yellow Disc b2'];
    const state = after(four, 'connect-four', ...discs, 'Red Disc a3', 'Yellow Disc b3');
    expect(choice(four, state, mind)).toBe('Red Disc a4');
  });

  it('does not complete a line that loses', () => {
    const marks = ['X Mark a3', 'O Mark a2', 'X Mark b3', 'O Mark c2', 'X Mark b1', 'O Mark c1'];
    const state = after(noughts, 'losing-tic-tac-toe', ...marks);
    expect(['X Mark a1', 'X Mark b2', 'X Mark c3']).toContain(choice(noughts, state, mind));
    expect(choice(noughts, state, mind)).not.toBe('X Mark c3');
  });

  it('reaches the last row and gives mate', () => {
    const race = ['White Man c7', 'White Man h2', 'White Man a2', 'Black Man b8', 'Black Man g3'];
    const state = board(breakthrough, 'breakthrough', race);
    expect(choice(breakthrough, state, mind)).toMatch(/^Man c7 (- [cd]8|x b8)/);
    const corridor = ['White King g1', 'White Rook a2', 'Black King h8', 'Black Pawn h7'];
    const mate = board(chess, 'chess', [...corridor, 'Black Pawn g7', 'Black Knight c3']);
    expect(choice(chess, mate, mind)).toMatch(/^Rook a2 - a8/);
  });

  it('finds the winning step in a game of four', () => {
    const others = ['West Walker b6', 'North Walker g9', 'East Walker i5'];
    const own = ['South Walker e10', 'South Walker g3', 'South Walker h2'];
    const state = board(crossroads, 'crossroads', [...own, ...others]);
    expect(choice(crossroads, state, mind)).toMatch(/^Walker e10 - [def]11$/);
  });

  it('finds the last jump of a puzzle', () => {
    const state = board(pegs, 'peg-solitaire', ['You Peg b4', 'You Peg c4']);
    expect(choice(pegs, state, mind)).toMatch(/^Peg b4 - d4/);
  });

  it('hits a man close to home when the dice allow it', () => {
    const dice = ['?Dice Marked d1', '?Dice Blank d2', '?Dice Blank d3', '?Dice Blank d4'];
    const men = ['Light Man b5', 'Light Man a4', 'Light Man b1', 'Dark Man b6', 'Dark Man c4'];
    const cups = ['Light Cup light-cup-2', 'Dark Cup dark-cup-1'];
    const state = board(ur, 'the-royal-game-of-ur', [...dice, ...men, ...cups], 1);
    expect(choice(ur, state, mind)).toMatch(/^Man b5 x b6/);
  });
});

describe.each(lookingAhead)('a %s bot', (_word, mind) => {
  it('prevents an immediate win of the opponent', () => {
    const marks = ['X Mark a3', 'O Mark b2', 'X Mark b3'];
    expect(choice(noughts, after(noughts, 'tic-tac-toe', ...marks), mind)).toBe('O Mark c3');
    const discs = ['Red Disc a1', 'Yellow Disc b1', 'Red Disc a2', 'Yellow Disc c1', 'Red Disc a3'];
    const state = after(four, 'connect-four', ...discs);
    expect(choice(four, state, mind)).toBe('Yellow Disc a4');
    const race = ['White Man c6', 'Black Man h3', 'White Man g1', 'White Man a2', 'Black Man a6'];
    const danger = board(breakthrough, 'breakthrough', [...race, 'White Man b2']);
    expect(choice(breakthrough, danger, mind)).not.toMatch(/^Man b2/);
  });

  it('gives its men away when that wins', () => {
    const men = ['Black Man c3', 'White Man e5', 'White Man a7'];
    const state = board(draughts, 'losing-draughts', men);
    expect(choice(draughts, state, mind)).toMatch(/^Man c3 - d4/);
  });
});

test.each(rulesFiles)('bots play %s and repeat their moves for the same seed', (file) => {
  const game = openContent(file);
  const variant = game.options.variant.default;
  let state = game.start({ variant }, 'bots');
  const chance = makeStream(file, 'chance');
  for (let turn = game.turn(state); turn.kind === 'chance'; turn = game.turn(state)) {
    const { action } = turn.outcomes[chance.a % turn.outcomes.length] ?? {};
    if (action !== undefined) state = game.apply(state, action).state;
  }
  // A bot that thinks about few positions.
  const casual = { ...strengths.casual, nodes: 50, heavyNodes: 50 };
  const first = choice(game, state, casual);
  expect(game.parseAction(state, first).ok).toBe(true);
  expect(choice(game, state, casual)).toBe(first);
});

describe("a bot's search", () => {
  const mind = { ...strengths.club, errors: 0 };
  const south = crossroads.start({ variant: 'crossroads' }, 'bots');

  it('gives the same result however it is sliced', () => {
    const directChoice = choice(crossroads, south, mind);
    const search = think(crossroads, south, 0, mind, makeRandom(1, 0, 0));
    while (!search.run(7));
    expect(crossroads.makeAction(south, search.choice().action)).toBe(directChoice);
  });

  it('can be stopped at any time', () => {
    const search = think(crossroads, south, 0, strengths.master, makeRandom(1, 0, 0));
    expect(crossroads.refuse(south, search.choice().action)).toBeUndefined();
    expect(search.run(5)).toBe(false);
    expect(crossroads.refuse(south, search.choice().action)).toBeUndefined();
    const start = chess.start({ variant: 'chess' }, 'bots');
    const searching = think(chess, start, 0, strengths.master, makeRandom(1, 0, 0));
    expect(searching.run(50)).toBe(false);
    expect(chess.refuse(start, searching.choice().action)).toBeUndefined();
  });

  it.each(['chess.zrf', 'hex.zrf', 'gomoku.zrf', 'shogi.zrf', 'english-draughts.zrf'])(
    'looks one or two moves ahead in %s at low strength, however many moves there are',
    (file) => {
      const game = openContent(file);
      const start = game.start({ variant: game.options.variant.default }, 'bots');
      for (const [word, depth] of [['casual', 1] as const, ['club', 2] as const]) {
        const search = think(game, start, 0, strengths[word], makeRandom(1, 0, 0));
        // A clock near 0 allows only this depth.
        while (!search.run(1000, 0.01));
        expect(search.choice().finding?.depth).toBe(depth);
      }
    },
  );
});
