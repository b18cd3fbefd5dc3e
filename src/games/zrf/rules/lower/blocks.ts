import { headOf, isAtom, isList } from '../check/nodes.ts';
import { complainExpected, hasName, indexOf } from '../check/names.ts';
import { complain, doubt } from '../check/report.ts';
import type { List, Node } from '../syntax/node.ts';
import type { Block, Condition, Statement } from '../model/index.ts';
import type { Scope } from './scope/scope.ts';
import { isStatementWord, readStatements } from './statements.ts';
import { hasKind } from './has-kind.ts';
import { findWhere, HERE } from './scope/where.ts';

const ADDS = new Set<Statement['kind']>(['add', 'add-copy', 'add-partial', 'add-copy-partial']);

/** Returns the name atom of `(move-type name)`. */
export function moveTypeIn(node: Node): Node | undefined {
  if (!isList(node) || headOf(node) !== 'move-type') return undefined;
  return node.items.length === 2 ? node.items[1] : undefined;
}

/**
 * Condition from a drop block's leading square or zone, which restricts where the piece can be
 * dropped.
 */
function placeOfDrop(node: Node | undefined, scope: Scope): Condition | undefined {
  if (!isAtom(node) || isStatementWord(node.text)) return undefined;
  if (hasName(scope.zones, node.text)) {
    return { kind: 'zone', zone: indexOf(scope.zones, node.text), where: HERE };
  }
  const where = findWhere(node.text, scope);
  if (where?.kind !== 'position') return undefined;
  return { kind: 'position', position: where.position, where: HERE };
}

function readBlock(form: List, moveType: number, isDrop: boolean, scope: Scope): Block {
  const [first] = form.items;
  const condition = isDrop ? placeOfDrop(first, scope) : undefined;
  const rest = readStatements(condition === undefined ? form.items : form.items.slice(1), scope);
  if (!hasKind(rest, ADDS)) doubt(scope.report, form.at, 'zrf-block-idle');
  const { at } = form;
  const statements: Statement[] =
    condition === undefined ? rest : [{ kind: 'verify', condition, at: first?.at ?? at }, ...rest];
  return { moveType, statements, at };
}

/** Blocks of `moves` or `drops`. Each `(move-type t)` applies to all blocks after it. */
export function readBlocks(nodes: readonly Node[], isDrop: boolean, scope: Scope): Block[] {
  const blocks: Block[] = [];
  let moveType = 0;
  for (const node of nodes) {
    const named = moveTypeIn(node);
    if (isAtom(named)) moveType = indexOf(scope.moveTypes, named.text);
    else if (headOf(node) === 'move-type') {
      const args = { keyword: 'move-type', form: '(move-type name)' };
      complain(scope.report, node.at, 'zrf-form', args);
    } else if (isList(node)) blocks.push(readBlock(node, moveType, isDrop, scope));
    else complainExpected(scope.report, node, 'block');
  }
  return blocks;
}
