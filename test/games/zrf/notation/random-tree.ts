import { assertDefined, below, makeStream, pick } from '#core';
import type { Random } from '#core';
import { readerFor } from '#games/zrf/notation/index.ts';
import { notateTurn } from '#games/zrf/notation/record/notate-turn.ts';
import type { GameTree, TurnNode } from '#games/zrf/notation/index.ts';
import type { ZrfAction, ZrfGame, ZrfState } from '#games/zrf/rules/index.ts';

/** Comments without a brace and without blanks that a file cannot keep. */
const COMMENTS = ['', '', '', 'good', 'a "quoted" word', 'three words here', '[%clk 0:01:02]'];

/** Steps of a random turn. */
function randomTurn(game: ZrfGame, state: ZrfState, random: Random): readonly ZrfAction[] {
  const steps: ZrfAction[] = [];
  let at = state;
  do {
    const turn = game.turn(at);
    if (turn.kind !== 'decide') break;
    const action = assertDefined(turn.actions[below(random, turn.actions.length)]);
    steps.push(action);
    at = game.apply(at, action).state;
  } while (at.chainAt >= 0);
  return steps;
}

interface Draft extends Omit<TurnNode, 'next'> {
  readonly next: Draft[];
}

/** A random game with variations, comments and glyphs, of at most `turns` turns in all. */
export function randomTree(game: ZrfGame, variant: string, seed: string, turns: number): GameTree {
  const random = makeStream(seed, 'tree');
  const readerOf = readerFor(game);
  const root: Draft[] = [];
  const places: { readonly into: Draft[]; readonly state: ZrfState }[] = [
    { into: root, state: game.start({ variant }, '') },
  ];
  for (let i = 0; i < turns; i++) {
    // Mostly the newest place, so that lines grow long.
    const at = below(random, 4) === 0 ? pick(random, places) : assertDefined(places.at(-1));
    const { into, state } = at;
    if (game.turn(state).kind !== 'decide') continue;
    const steps = randomTurn(game, state, random);
    const notated = notateTurn(game, state, steps, readerOf);
    if (into.some(({ text }) => text === notated.text)) continue;
    const nags = below(random, 5) === 0 ? [1 + below(random, 6)] : [];
    // A comment before a move can only follow a number, after another move or at the start.
    const node: Draft = { ...notated, nags, before: '', after: pick(random, COMMENTS), next: [] };
    into.push(node);
    const after = steps.reduce((one, action) => game.apply(one, action).state, state);
    places.push({ into: node.next, state: after });
  }
  return { tags: new Map(), variant, start: undefined, comment: '', result: '*', next: root };
}
