import type { Block, Statement } from './block.ts';

function collect(statements: readonly Statement[], into: Set<Statement>): void {
  for (const statement of statements) {
    if (into.has(statement)) continue;
    into.add(statement);
    if (statement.kind === 'while') collect(statement.body, into);
    else if (statement.kind === 'if') {
      collect(statement.then, into);
      collect(statement.otherwise, into);
    }
  }
}

/** All statements of blocks, including branches and loops. Shared statements appear once. */
export function statementsOf(blocks: readonly Block[]): ReadonlySet<Statement> {
  const statements = new Set<Statement>();
  for (const block of blocks) collect(block.statements, statements);
  return statements;
}
