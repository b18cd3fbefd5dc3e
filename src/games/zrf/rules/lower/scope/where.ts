import { headOf, isAtom, shorten } from '../../check/nodes.ts';
import { complainExpected, hasName, indexOf, resolve } from '../../check/names.ts';
import { complain, complainUnknown } from '../../check/report.ts';
import type { Atom, List, Node } from '../../syntax/node.ts';
import type { Where } from '../../model/index.ts';
import type { Scope } from './scope.ts';

export const HERE: Where = { kind: 'here' };

/** Index of a position; -1, with an error, if it does not exist. */
export function resolvePosition(node: Node, { report, positions, killed }: Scope): number {
  if (!isAtom(node) || !killed.has(node.text)) return resolve(positions, node, report);
  complain(report, node.at, 'zrf-position-killed', { word: shorten(node.text) });
  return -1;
}

/** Direction with this name, otherwise the position; undefined if both are missing. */
export function findWhere(word: string, { directions, positions }: Scope): Where | undefined {
  const direction = indexOf(directions, word);
  if (direction >= 0) return { kind: 'direction', direction };
  const position = indexOf(positions, word);
  return position >= 0 ? { kind: 'position', position } : undefined;
}

function complainNowhere(node: Atom, scope: Scope): void {
  const { report, directions, positions, killed } = scope;
  const word = shorten(node.text);
  if (killed.has(node.text)) complain(report, node.at, 'zrf-position-killed', { word });
  else {
    const validWords = [...directions.list, ...positions.list];
    complainUnknown(report, node.at, 'direction-or-position', word, validWords);
  }
}

/** `(opposite d)`. */
export function readOpposite(node: List, scope: Scope): Where {
  const [, direction, ...more] = node.items;
  if (direction === undefined || more.length > 0) {
    const args = { keyword: 'opposite', form: '(opposite direction)' };
    complain(scope.report, node.at, 'zrf-form', args);
    return HERE;
  }
  return { kind: 'opposite', direction: resolve(scope.directions, direction, scope.report) };
}

/** Square named by a node. An unknown name causes an error and returns the current square. */
export function readWhere(node: Node, scope: Scope): Where {
  if (node.kind === 'list' && headOf(node) === 'opposite') return readOpposite(node, scope);
  if (!isAtom(node)) {
    complainExpected(scope.report, node, 'direction-or-position');
    return HERE;
  }
  const found = findWhere(node.text, scope);
  if (found === undefined) complainNowhere(node, scope);
  return found ?? HERE;
}

/** Optional square at the end of a list of arguments, the current one by default. */
export function readLastWhere(args: readonly Node[], scope: Scope): Where | undefined {
  const [node, ...more] = args;
  if (more.length > 0) return undefined;
  return node === undefined ? HERE : readWhere(node, scope);
}

export function isWhere(node: Node, scope: Scope): boolean {
  if (node.kind === 'list') return headOf(node) === 'opposite';
  return node.kind === 'atom' && findWhere(node.text, scope) !== undefined;
}

/** True if the node is a declared name and does not denote a square. */
export function isNameOf(names: Scope['pieces'], node: Node | undefined): node is Atom {
  return isAtom(node) && hasName(names, node.text);
}
