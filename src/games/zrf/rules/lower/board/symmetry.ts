import { isAtom, isList, restOf, showNode } from '../../check/nodes.ts';
import { hasName, resolve } from '../../check/names.ts';
import { complain, doubt } from '../../check/report.ts';
import type { List, Node } from '../../syntax/node.ts';
import type { Scope } from '../scope/scope.ts';

const FORM = { keyword: 'symmetry', form: '(symmetry player (direction direction) ...)' };

/** Index of a player; -1 for an unknown one, with only a warning if those are skipped. */
export function resolvePlayer(node: Node, passesOver: boolean, scope: Scope): number {
  const isForeign = isAtom(node) && !hasName(scope.players, node.text);
  if (!passesOver || !isForeign) return resolve(scope.players, node, scope.report);
  doubt(scope.report, node.at, 'zrf-player-passed', { word: showNode(node) });
  return -1;
}

function turn(form: List, passesOver: boolean, scope: Scope, table: number[][]): void {
  const [name, ...pairs] = restOf(form);
  if (name === undefined) {
    complain(scope.report, form.at, 'zrf-form', FORM);
    return;
  }
  const own = table[resolvePlayer(name, passesOver, scope)];
  for (const pair of pairs) {
    const [from, to, ...more] = isList(pair) ? pair.items : [];
    if (from === undefined || to === undefined || more.length > 0) {
      complain(scope.report, pair.at, 'zrf-form', FORM);
      continue;
    }
    const direction = resolve(scope.directions, from, scope.report);
    const target = resolve(scope.directions, to, scope.report);
    if (own !== undefined && direction >= 0 && target >= 0) own[direction] = target;
  }
}

/** For each player, the actual direction for each named one. Unlisted directions are unchanged. */
export function lowerSymmetry(forms: readonly List[], passesOver: boolean, scope: Scope) {
  const table = scope.players.list.map(() => scope.directions.list.map((_, i) => i));
  for (const form of forms) turn(form, passesOver, scope, table);
  return table;
}
