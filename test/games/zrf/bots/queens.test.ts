import { describe, expect, it } from 'vitest';
import { chooseAction, STRENGTH_WORDS, strengths } from '#bots';
import { makeRandom } from '#core';
import type { ZrfState } from '#games/zrf/rules/state/state.ts';
import { openContent } from '../rules/content/content.ts';

const chess = openContent('chess.zrf');

/** Openings after which bots once moved their queens too early. */
const OPENINGS = ['e4 e5', 'e4 e6', 'd4 d5', 'd4 e6', 'Nf3 e6', 'Nc3 c5', 'e3 Nf6', 'c4 e5'];
const SEEDS = [1, 2];

function play(state: ZrfState, move: string): ZrfState {
  const square = move.slice(-2);
  const piece = move.startsWith('N') ? 'Knight' : 'Pawn';
  const turn = chess.turn(state);
  const actions = turn.kind === 'decide' ? turn.actions : [];
  const action = actions.find((one) => {
    const word = chess.makeAction(state, one);
    return word.startsWith(piece) && word.endsWith(` - ${square}`);
  });
  if (action === undefined) throw new Error(`${move} is not possible`);
  return chess.apply(state, action).state;
}

/** Bots with position limits and no random errors; fewer positions for the strongest. */
const bots = STRENGTH_WORDS.map((word) => {
  const { heavyNodes, ...rest } = strengths[word];
  const few = heavyNodes === undefined ? {} : { heavyNodes: Math.min(heavyNodes, 3_000) };
  return [word, { ...rest, ...few, errors: 0 }] as const;
});

describe.each(bots)('a %s bot', (_word, bot) => {
  it.each(OPENINGS)('leaves its queen at home on move 2 after %s', (opening) => {
    const start = chess.start({ variant: 'chess' }, 'queens');
    const opened = opening.split(' ').reduce(play, start);
    for (const seed of SEEDS) {
      let state = opened;
      for (const player of [0, 1]) {
        const action = chooseAction(chess, state, player, bot, makeRandom(seed, 0, 0));
        expect(chess.makeAction(state, action)).not.toMatch(/^Queen .* - /);
        state = chess.apply(state, action).state;
      }
    }
  });
});
