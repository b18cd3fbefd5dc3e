import { assertDefined } from '#core';
import type { GameTree, TurnNode } from '../../notation/index.ts';
import { backFrom, continuationsAt, nodesOn } from './path.ts';
import type { TreePath } from './path.ts';

/** A tree after an edit, and the path of the turn concerned. */
export interface Edited {
  readonly tree: GameTree;
  readonly path: TreePath;
}

/** A turn as played: steps and notation. */
export type PlayedTurn = Pick<TurnNode, 'actions' | 'text'>;

type Turns = readonly TurnNode[];

/** Replaces the continuations after a path. Everything else is shared with the old tree. */
function withNext(tree: GameTree, path: TreePath, next: Turns): GameTree {
  const nodes = nodesOn(tree, path);
  if (nodes.length < path.length) throw new RangeError(`no turn at ${path.join('.')}`);
  let changed = next;
  for (let depth = nodes.length - 1; depth >= 0; depth -= 1) {
    const node = { ...assertDefined(nodes[depth]), next: changed };
    const siblings = depth === 0 ? tree.next : assertDefined(nodes[depth - 1]).next;
    changed = siblings.with(path[depth] ?? 0, node);
  }
  return { ...tree, next: changed };
}

/** Changes what was written about the turn at a path. */
function withNode(tree: GameTree, path: TreePath, change: Partial<TurnNode>): GameTree {
  const before = backFrom(path);
  const last = path.at(-1) ?? 0;
  const next = continuationsAt(tree, before).map((node, index) =>
    index === last ? { ...node, ...change } : node,
  );
  return withNext(tree, before, next);
}

export function isSameTurn(
  one: Pick<TurnNode, 'actions'>,
  other: Pick<TurnNode, 'actions'>,
): boolean {
  return (
    one.actions.length === other.actions.length &&
    one.actions.every((action, at) => action === other.actions[at])
  );
}

/** Adds a turn after a path: as the last variation, or not at all if it is there already. */
export function addTurn(tree: GameTree, path: TreePath, turn: PlayedTurn): Edited {
  const next = continuationsAt(tree, path);
  const known = next.findIndex((node) => isSameTurn(node, turn));
  if (known >= 0) return { tree, path: [...path, known] };
  const { actions, text } = turn;
  const node: TurnNode = { actions, text, nags: [], before: '', after: '', next: [] };
  return { tree: withNext(tree, path, [...next, node]), path: [...path, next.length] };
}

/** Adds a line of turns after a path. The resulting path is that of its last turn. */
export function addLine(tree: GameTree, path: TreePath, line: readonly PlayedTurn[]): Edited {
  let edited: Edited = { tree, path };
  for (const turn of line) edited = addTurn(edited.tree, edited.path, turn);
  return edited;
}

/** Moves a variation before its siblings, at the last place where it departs from the main line. */
export function promote(tree: GameTree, path: TreePath): Edited {
  const depth = path.findLastIndex((index) => index > 0);
  if (depth < 0) return { tree, path };
  const before = path.slice(0, depth);
  const next = continuationsAt(tree, before);
  const index = assertDefined(path[depth]);
  const chosen = assertDefined(next[index]);
  const others = next.filter((node) => node !== chosen);
  return {
    tree: withNext(tree, before, [chosen, ...others]),
    path: [...before, 0, ...path.slice(depth + 1)],
  };
}

/** Makes the line of a path the main line. */
export function makeMain(tree: GameTree, path: TreePath): Edited {
  let edited: Edited = { tree, path };
  while (edited.path.some((index) => index > 0)) edited = promote(edited.tree, edited.path);
  return edited;
}

/** Deletes a turn with all its continuations. The resulting path is that of the turn before. */
export function removeTurn(tree: GameTree, path: TreePath): Edited {
  const before = backFrom(path);
  if (path.length === 0) return { tree, path };
  const next = continuationsAt(tree, before).filter((_, index) => index !== path.at(-1));
  return { tree: withNext(tree, before, next), path: before };
}

/** Sets the comment after the turn at a path; at the start, that of the game. */
export function commentOn(tree: GameTree, path: TreePath, comment: string): GameTree {
  return path.length === 0 ? { ...tree, comment } : withNode(tree, path, { after: comment });
}

/** First and last of the NAGs that judge a move: `!`, `?`, `!!`, `??`, `!?`, `?!`, and the only move. */
const MOVE_NAGS = { first: 1, last: 9 };

function judgesMove(nag: number): boolean {
  return nag >= MOVE_NAGS.first && nag <= MOVE_NAGS.last;
}

/** Adds a NAG to the turn at a path, or removes it. A turn has at most one that judges the move. */
export function toggleNag(tree: GameTree, path: TreePath, nag: number): GameTree {
  const node = nodesOn(tree, path).at(-1);
  if (node === undefined || path.length === 0) return tree;
  const others = node.nags.filter((one) => one !== nag && !(judgesMove(nag) && judgesMove(one)));
  const nags = node.nags.includes(nag) ? others : [...others, nag];
  return withNode(tree, path, { nags });
}
