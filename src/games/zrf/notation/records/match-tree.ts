import { assertDefined } from '#core';
import type { Turn } from '#core';
import type { ZrfAction, ZrfGame, ZrfState } from '../../rules/index.ts';
import { makePositionLine } from '../../rules/index.ts';
import type { ReaderOf } from '../record/find-turn.ts';
import { notateTurn } from '../record/notate-turn.ts';
import type { GameTree, TurnNode } from '../record/tree.ts';

/** Result in PGN; `*` for a game that goes on. */
function resultOf(turn: Turn<ZrfAction>): string {
  if (turn.kind !== 'over') return '*';
  const [winner, ...others] = turn.outcome.winners;
  if (winner === undefined || others.length > 0) return '1/2-1/2';
  return winner === 0 ? '1-0' : '0-1';
}

/** A turn: the state before it, and its steps. */
export interface PlayedSteps {
  readonly state: ZrfState;
  readonly steps: readonly ZrfAction[];
}

/** Steps grouped into turns: a piece that continues stays in the same turn. */
export function turnsOf(
  game: ZrfGame,
  start: ZrfState,
  actions: readonly ZrfAction[],
): readonly PlayedSteps[] {
  const turns: { readonly state: ZrfState; readonly steps: ZrfAction[] }[] = [];
  let state = start;
  for (const action of actions) {
    const last = turns.at(-1);
    if (state.chainAt >= 0 && last !== undefined) last.steps.push(action);
    else turns.push({ state, steps: [action] });
    state = game.apply(state, action).state;
  }
  return turns;
}

/** A played game as a tree with a single line. `isUsual` is true for the usual start. */
export function treeOfMatch(
  game: ZrfGame,
  start: ZrfState,
  actions: readonly ZrfAction[],
  { turn, isUsual, tags, readerOf }: MatchTreeOptions,
): GameTree {
  const nodes = turnsOf(game, start, actions).map(({ state, steps }) =>
    notateTurn(game, state, steps, readerOf),
  );
  let next: readonly TurnNode[] = [];
  for (let at = nodes.length - 1; at >= 0; at--) {
    next = [{ ...assertDefined(nodes[at]), nags: [], before: '', after: '', next }];
  }
  return {
    tags,
    variant: start.variant,
    start: isUsual ? undefined : makePositionLine(game.rulesOf(start), start),
    comment: '',
    result: resultOf(turn),
    next,
  };
}

interface MatchTreeOptions {
  /** Turn of the match, which can be over for reasons outside the rules. */
  readonly turn: Turn<ZrfAction>;
  readonly isUsual: boolean;
  readonly tags: ReadonlyMap<string, string>;
  readonly readerOf: ReaderOf;
}
