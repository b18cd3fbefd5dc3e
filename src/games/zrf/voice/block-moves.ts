import { assertDefined } from '#core';
import type { Rules, ZrfAction, ZrfGame, ZrfState } from '../rules/index.ts';
import { moversOf } from '../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import { moveLengths } from '../puzzles/index.ts';
import type { Handling } from '../puzzles/index.ts';
import type { NotatedTurn } from '#voice/turns.ts';

/** Blocks of a puzzle with their labels. */
export interface Blocks {
  readonly rules: Rules;
  readonly handling: Handling;
  /** Label of each block. */
  readonly labels: readonly string[];
}

/** A block and the successive positions of its first tile. */
export interface BlockWay {
  readonly block: number;
  readonly anchors: readonly number[];
}

/** A move as played, with its range of match entries. */
export interface BlockMove extends BlockWay {
  readonly first: number;
  readonly count: number;
}

export const DIRECTION_NAMES = ['left', 'right', 'up', 'down'] as const;
export type DirectionName = (typeof DIRECTION_NAMES)[number];

const ARROWS: Readonly<Record<DirectionName, string>> = {
  left: '←',
  right: '→',
  up: '↑',
  down: '↓',
};

/** Direction from a position to an adjacent one. */
export function directionOf({ board }: Rules, from: number, to: number): DirectionName {
  const [a, b] = [from, to].map((position) => assertDefined(board.positions[position]).rectangle);
  const across = assertDefined(b).left - assertDefined(a).left;
  if (across !== 0) return across > 0 ? 'right' : 'left';
  return assertDefined(b).top > assertDefined(a).top ? 'down' : 'up';
}

interface Run {
  readonly way: DirectionName;
  readonly count: number;
}

/** Groups consecutive steps in the same direction into runs. */
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

/** Runs as arrows with their lengths: `← ↓2`. */
export function arrowsOf({ rules }: Pick<Blocks, 'rules'>, anchors: readonly number[]): string {
  return runsOf(rules, anchors)
    .map(({ way, count }) => ARROWS[way] + (count === 1 ? '' : String(count)))
    .join(' ');
}

/** Positions that one move leads a block through; updates `anchors`. */
function trace(anchors: number[], actions: readonly ZrfAction[]): BlockWay {
  const endsOf = (action: ZrfAction) =>
    new Map(moversOf(action).map(({ from, to }) => [from, to] as const));
  const first = endsOf(assertDefined(actions[0]));
  const block = anchors.findIndex((anchor) => first.has(anchor));
  const path = [anchors[block] ?? -1];
  for (const action of actions) {
    const from = assertDefined(path.at(-1));
    path.push(endsOf(action).get(from) ?? from);
  }
  anchors[block] = assertDefined(path.at(-1));
  return { block, anchors: path };
}

/**
 * Path of the block moved by some steps, from a position with blocks at `anchors`; undefined if a
 * step is illegal.
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

/** Groups steps from a position into moves: consecutive steps of one block are one move. */
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

/** Moves of a match in short notation: `B ← ↓2`. */
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

/** Directions in words: "left, 2 down". */
function describeRuns(rules: Rules, anchors: readonly number[], say: Say): string {
  return runsOf(rules, anchors)
    .map(({ way, count }) => say(`puzzle-way-${way}`, { count }))
    .join(', ');
}

/** A move in words: "B goes left, 2 down." */
export function describeMove(blocks: Blocks, { block, anchors }: BlockWay, say: Say): string {
  const way = describeRuns(blocks.rules, anchors, say);
  return say('puzzle-goes', { block: blocks.labels[block] ?? '', way });
}
