import type { Statement } from '../model/index.ts';

/** Whether one of the kinds is among the statements, or in the branches and loops of them. */
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
