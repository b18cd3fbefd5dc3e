import type { Turn } from '#core';
import type { Annotations } from '#play';
import { mainLine, readerFor, treeOfMatch } from '../../notation/index.ts';
import type { GameTree } from '../../notation/index.ts';
import type { ZrfAction, ZrfGame, ZrfState } from '../../rules/index.ts';
import { addLine, isSameTurn, makeMain } from './edit.ts';
import type { Edited } from './edit.ts';
import { continuationsAt, nodesOn, START } from './path.ts';
import type { TreePath } from './path.ts';
import { readTreeText } from './tree-text.ts';
import { notateLine, readSteps } from './turns.ts';

/** The parts of a match that make its tree. */
export interface PlayedMatch {
  /** Number of entries before the current state. Later ones are undone. */
  readonly cursor: number;
  readonly log: readonly { readonly action: ZrfAction }[];
  readonly turn: Turn<ZrfAction>;
  stateAt(count: number): ZrfState;
}

/**
 * A game with its saved analysis and the lines that were taken back. The game is the main line; the
 * path is that of its last turn.
 */
export function treeOfGame(
  game: ZrfGame,
  match: PlayedMatch,
  { lines, analysis }: Annotations,
): Edited {
  const { cursor, log, turn } = match;
  const start = match.stateAt(0);
  const actions = log.map(({ action }) => action);
  const played = treeOfMatch(game, start, actions.slice(0, cursor), {
    turn,
    isUsual: false,
    tags: new Map(),
    readerOf: readerFor(game),
  });
  const known = analysis === '' ? {} : readTreeText(game, start, analysis);
  let tree: GameTree = { ...played, next: [], ...known };
  const undone = lines.lines.map((line) => readSteps(game, start, line));
  for (const line of cursor < actions.length ? [...undone, actions] : undone) {
    tree = addLine(tree, START, notateLine(game, start, line)).tree;
  }
  const added = addLine(tree, START, mainLine(played));
  return makeMain(added.tree, added.path);
}

/**
 * The cursor of an analysis after the game has changed. At the end of the game it follows the game;
 * elsewhere, or without `before`, it stays at its turn. `before` and `now` are trees of the game.
 */
export function followGame(cursor: Edited, before: Edited | undefined, now: Edited): Edited {
  const turns = nodesOn(cursor.tree, cursor.path);
  const played = before && nodesOn(before.tree, before.path);
  const isAtEnd =
    turns.length === played?.length &&
    turns.every((turn, at) => isSameTurn(turn, played[at] ?? { actions: [] }));
  if (isAtEnd) return now;
  let path: TreePath = START;
  for (const turn of turns) {
    const index = continuationsAt(now.tree, path).findIndex((node) => isSameTurn(node, turn));
    if (index < 0) break;
    path = [...path, index];
  }
  return { tree: now.tree, path };
}
