import { isAtom, isList, restOf } from '../../check/nodes.ts';
import { hasName, indexOf, resolve } from '../../check/names.ts';
import { complain } from '../../check/report.ts';
import type { List, Node } from '../../syntax/node.ts';
import type { Scope } from '../scope/scope.ts';
import type { BoardDraft } from './draft.ts';
import { addDirection, addLink } from './draft.ts';

const LINKS_FORM = { keyword: 'links', form: '(links direction (from to) ...)' };
const UNLINK_FORM = { keyword: 'unlink', form: '(unlink (a1 a2) (a1 direction) a1 ...)' };

/** `(links direction (from to) ...)`: one-way links that override existing ones. */
export function addLinks(form: List, scope: Scope, draft: BoardDraft): void {
  const [name, ...pairs] = restOf(form);
  if (!isAtom(name)) {
    complain(scope.report, form.at, 'zrf-form', LINKS_FORM);
    return;
  }
  const direction = addDirection(draft, name.text, name.at, scope);
  for (const pair of pairs) {
    const [from, to, ...more] = isList(pair) ? pair.items : [];
    if (from === undefined || to === undefined || more.length > 0) {
      complain(scope.report, pair.at, 'zrf-form', LINKS_FORM);
      continue;
    }
    const start = resolve(draft.names, from, scope.report);
    const end = resolve(draft.names, to, scope.report);
    if (direction >= 0 && start >= 0 && end >= 0) addLink(draft, direction, start, end);
  }
}

/** Removes all links to or from the positions. */
function cutPositions(positions: ReadonlySet<number>, draft: BoardDraft): void {
  if (positions.size === 0) return;
  for (const links of draft.links) {
    for (const [from, to] of links) {
      if (positions.has(from) || positions.has(to)) links.delete(from);
    }
  }
}

/** Removes both links between two positions, or the single link in a direction. */
function cutPair(one: Node, other: Node, scope: Scope, draft: BoardDraft): void {
  const position = resolve(draft.names, one, scope.report);
  if (isAtom(other) && hasName(scope.directions, other.text)) {
    draft.links[indexOf(scope.directions, other.text)]?.delete(position);
    return;
  }
  const second = resolve(draft.names, other, scope.report);
  for (const links of draft.links) {
    if (links.get(position) === second) links.delete(position);
    if (links.get(second) === position) links.delete(second);
  }
}

/** `(unlink ...)`: removes links of single positions, of pairs, or of a position in a direction. */
export function cutLinks(form: List, scope: Scope, draft: BoardDraft): void {
  const singles = new Set<number>();
  for (const node of restOf(form)) {
    const [one, other, ...more] = isList(node) ? node.items : [node];
    if (one === undefined || more.length > 0) {
      complain(scope.report, node.at, 'zrf-form', UNLINK_FORM);
    } else if (other === undefined) singles.add(resolve(draft.names, one, scope.report));
    else cutPair(one, other, scope, draft);
  }
  cutPositions(singles, draft);
}
