import type { Statement } from '../model/index.ts';

/** True if the statements, or their branches and loops, contain one of the kinds. */
export function hasKind(
  statements: readonly Statement[],
  kinds: ReadonlySet<Statement['kind']>,
): boolean {
  return statements.some((statement) => {
    if (kinds.has(statement.kind)) return true;
    if (statement.kind === 'while') return hasKind(statement.body, kinds);
    if (statement.kind !== 'if') return false;
    return hasKind(statement.then, kinds) || hasKind(statement.otherwise, kinds);
  });
}
