import { assertDefined } from '#core';
import type { Rules, ZrfAction, ZrfGame, ZrfState } from '../rules/index.ts';
import { moversOf } from '../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import { moveLengths } from '../puzzles/index.ts';
import type { Handling } from '../puzzles/index.ts';
import type { NotatedTurn } from '#voice/turns.ts';

/** The blocks of a puzzle as they are told of. */
export interface Blocks {
  readonly rules: Rules;
  readonly handling: Handling;
  /** What each block is called. */
  readonly labels: readonly string[];
}

/** A block and the positions that its first tile comes through. */
export interface BlockWay {
  readonly block: number;
  readonly anchors: readonly number[];
}

/** A move as it was made, and the entries of the match that it is. */
export interface BlockMove extends BlockWay {
  readonly first: number;
  readonly count: number;
}

export const WAYS = ['left', 'right', 'up', 'down'] as const;
export type WayName = (typeof WAYS)[number];

const ARROWS: Readonly<Record<WayName, string>> = { left: '←', right: '→', up: '↑', down: '↓' };

/** The direction from a position to one beside it. */
export function directionOf({ board }: Rules, from: number, to: number): WayName {
  const [a, b] = [from, to].map((position) => assertDefined(board.positions[position]).rectangle);
  const across = assertDefined(b).left - assertDefined(a).left;
  if (across !== 0) return across > 0 ? 'right' : 'left';
  return assertDefined(b).top > assertDefined(a).top ? 'down' : 'up';
}

interface Run {
  readonly way: WayName;
  readonly count: number;
}

/** Where positions lead one after the other; steps in one direction are one run. */
function runsOf(rules: Rules, anchors: readonly number[]): Run[] {
  const runs: Run[] = [];
  for (const [index, to] of anchors.entries()) {
    const from = anchors[index - 1];
    if (from === undefined) continue;
    const way = directionOf(rules, from, to);
    const last = runs.at(-1);
    if (last?.way === way) runs.splice(-1, 1, { way, count: last.count + 1 });
    else runs.push({ way, count: 1 });
  }
  return runs;
}

/** The same as arrows, each with how often it is gone: `← ↓2`. */
export function arrowsOf({ rules }: Pick<Blocks, 'rules'>, anchors: readonly number[]): string {
  return runsOf(rules, anchors)
    .map(({ way, count }) => ARROWS[way] + (count === 1 ? '' : String(count)))
    .join(' ');
}

/** The positions that the steps of one move lead a block through; `anchors` are brought along. */
function trace(anchors: number[], actions: readonly ZrfAction[]): BlockWay {
  const endsOf = (action: ZrfAction) =>
    new Map(moversOf(action).map(({ from, to }) => [from, to] as const));
  const first = endsOf(assertDefined(actions[0]));
  const block = anchors.findIndex((anchor) => first.has(anchor));
  const through = [anchors[block] ?? -1];
  for (const action of actions) {
    const from = assertDefined(through.at(-1));
    through.push(endsOf(action).get(from) ?? from);
  }
  anchors[block] = assertDefined(through.at(-1));
  return { block, anchors: through };
}

/**
 * Where steps lead the block that they move, from a position in which the first tiles of blocks
 * stand on `anchors`; undefined where they cannot be made.
 */
export function wayOfSteps(
  game: ZrfGame,
  before: ZrfState,
  anchors: readonly number[],
  steps: readonly string[],
): BlockWay | undefined {
  const actions: ZrfAction[] = [];
  let state = before;
  for (const step of steps) {
    const action = game.parseAction(state, step);
    if (!action.ok) return undefined;
    actions.push(action.value);
    state = game.apply(state, action.value).state;
  }
  return actions.length === 0 ? undefined : trace([...anchors], actions);
}

/** The moves that steps from a position make: all steps of one block in succession are one. */
export function movesMade(
  { handling }: Blocks,
  start: readonly number[],
  actions: readonly ZrfAction[],
): BlockMove[] {
  const anchors = handling.anchorsIn(start);
  let first = 0;
  return moveLengths(actions).map((count) => {
    const move = { ...trace(anchors, actions.slice(first, first + count)), first, count };
    first += count;
    return move;
  });
}

/** The moves of a match in short: `B ← ↓2`. */
export function notateMoves(
  blocks: Blocks,
  start: readonly number[],
  actions: readonly ZrfAction[],
): NotatedTurn[] {
  return movesMade(blocks, start, actions).map(({ block, anchors, first, count }) => {
    const text = `${blocks.labels[block] ?? ''} ${arrowsOf(blocks, anchors)}`;
    return { by: 0, text, first, count };
  });
}

/** Directions in words, such as "left, 2 down". */
function describeRuns(rules: Rules, anchors: readonly number[], say: Say): string {
  return runsOf(rules, anchors)
    .map(({ way, count }) => say(`puzzle-way-${way}`, { count }))
    .join(', ');
}

/** A move in words, such as "B goes left, 2 down." */
export function describeMove(blocks: Blocks, { block, anchors }: BlockWay, say: Say): string {
  const way = describeRuns(blocks.rules, anchors, say);
  return say('puzzle-goes', { block: blocks.labels[block] ?? '', way });
}
