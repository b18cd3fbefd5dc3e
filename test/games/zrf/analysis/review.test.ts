import { expect, test } from 'vitest';
import { must } from '#core';
import { graphOf, isSolvedBy, puzzlesOf, reviewOf } from '#bots/analysis/index.ts';
import type { ReviewedPosition } from '#bots/analysis/index.ts';
import { accuracyOver } from '#bots/analysis/judgement.ts';
import { afterTurn, refute, startOf, TreeStates } from '#games/zrf/analysis/index.ts';
import { mainLine, openRecord, readerFor } from '#games/zrf/notation/index.ts';
import type { ZrfAction, ZrfGame, ZrfState } from '#games/zrf/rules/index.ts';
import { ownGame } from '../page/games.ts';
import { stateOfFen } from '../notation/positions.ts';
import { analyse, bestOf, textOf } from './support.ts';

const NODES = 1500;

function play(game: ZrfGame, state: ZrfState, ...actions: string[]): ZrfState {
  return must(afterTurn(game, state, { actions }));
}

/** Analyses all positions of a game. */
function reviewed(game: ZrfGame, pgn: string): ReviewedPosition<ZrfAction>[] {
  const tree = must(openRecord(game, pgn, readerFor(game)))[0];
  if (tree === undefined) throw new RangeError('no game');
  const line = mainLine(tree);
  const states = new TreeStates(game, startOf(game, tree));
  return [undefined, ...line].map((_, count) => {
    const state = states.after(line.slice(0, count));
    const turn = game.turn(state);
    const lines = analyse(game, state, NODES);
    const [action] = bestOf(lines).actions;
    const isBestPlayed =
      action !== undefined && game.makeAction(state, action) === line[count]?.actions[0];
    return { player: turn.kind === 'decide' ? turn.player : undefined, lines, isBestPlayed };
  });
}

test('finds the blunder of a game, its better move, and a puzzle', () => {
  // Black lets the queen be taken; before that, White had given a knight away.
  const game = ownGame('chess');
  const positions = reviewed(game, '1. e4 e5 2. Nf3 Qg5 3. Nc3 Qxg2 4. Bxg2 *');
  const review = reviewOf(positions);
  expect(review.turns).toHaveLength(7);
  const grave = review.turns.filter(({ judgement }) => judgement === 'blunder');
  expect(grave.map(({ at }) => at)).toContain(5);
  expect(review.turns[5]).toMatchObject({ player: 1, judgement: 'blunder' });
  expect(review.turns[6]?.loss).toBe(0);
  const [white = 0, black = 1] = review.accuracies;
  expect(white).toBeGreaterThan(black);
  expect(graphOf(positions)).toHaveLength(8);
  const puzzles = puzzlesOf(review, [0]);
  expect(puzzles.map(({ turn }) => turn.at)).toEqual([4]);
  const [puzzle] = puzzles;
  const [best] = positions[4]?.lines ?? [];
  expect(puzzle && best && isSolvedBy(puzzle, best)).toBe(true);
  expect(puzzle && positions[5]?.lines[0] && isSolvedBy(puzzle, positions[5].lines[0])).toBe(false);
});

test('reviews what has been analysed so far', () => {
  const lines = [{ actions: [], units: 0, expected: 0.5, isProven: false }];
  const position = { player: 0, lines, isBestPlayed: false };
  expect(reviewOf([position, undefined, position, position]).turns.map(({ at }) => at)).toEqual([
    2,
  ]);
  expect(graphOf([undefined, position])).toEqual([undefined, 0.5]);
});

test('lowers accuracy more for one blunder than for small losses', () => {
  expect(accuracyOver([])).toBeUndefined();
  expect(accuracyOver([0, 0])).toBe(1);
  const [steady = 0, wild = 1] = [accuracyOver([0.1, 0.1, 0.1, 0.1]), accuracyOver([0.4, 0, 0, 0])];
  expect(wild).toBeLessThan(1);
  expect(steady).toBeLessThan(wild);
});

function whyNot(fen: string, move: string) {
  const { game, state } = stateOfFen('chess', fen);
  const turn = game.turn(state);
  if (turn.kind !== 'decide') throw new RangeError('no move');
  const reader = readerFor(game)(state, turn.actions);
  const action = turn.actions.find((one) => {
    const { start, rest } = reader.notate(one);
    return start + rest === move;
  });
  if (action === undefined) throw new RangeError(`no move ${move}`);
  const after = play(game, state, game.makeAction(state, action));
  const best = bestOf(analyse(game, state, NODES));
  const reached = bestOf(analyse(game, after, NODES));
  const refuted = refute(game, { state, player: turn.player, steps: [action] }, best, reached);
  return { game, state, refuted };
}

test('explains a move that allows mate', () => {
  const { game, state, refuted } = whyNot('3r2k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1', 'Ra7');
  expect(refuted.price).toEqual({ kind: 'loses', turns: 1 });
  expect(textOf(game, state, { actions: refuted.line })).toBe('Ra7 Rd1#');
});

test('explains a move that misses mate', () => {
  const { refuted } = whyNot('6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1', 'h3');
  expect(refuted.price).toEqual({ kind: 'misses', turns: 1 });
  expect(refuted.judgement).toBeDefined();
});

test('explains a move that loses a piece', () => {
  const { game, state, refuted } = whyNot('4k3/2p5/8/8/8/8/1Q6/4K3 w - - 0 1', 'Qb6');
  const { price } = refuted;
  const { pieces } = game.rulesOf(state);
  const lost = price.kind === 'material' ? price.lost.map(({ type }) => pieces[type]?.name) : [];
  expect(lost).toEqual(['Queen']);
});

test('finds nothing wrong with the best move', () => {
  const { refuted } = whyNot('6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1', 'Ra8');
  expect(refuted.price).toEqual({ kind: 'nothing' });
  expect(refuted.reached.end).toEqual({ winner: 0, turns: 0 });
});
