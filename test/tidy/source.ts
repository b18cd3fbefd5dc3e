import ts from 'typescript';

/** Source text by path from the repository root, with `/` as the separator. */
export type Tree = ReadonlyMap<string, string>;

export interface Violation {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Description and remedy. */
  readonly message: string;
}

/** Parses the TypeScript files of a tree, without types. */
export function parseTree(tree: Tree): ts.SourceFile[] {
  return [...tree]
    .filter(([path]) => /\.tsx?$/.test(path))
    .map(([path, text]) => ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true));
}

export function violationAt(file: ts.SourceFile, offset: number, message: string): Violation {
  const { line, character } = file.getLineAndCharacterOfPosition(offset);
  return { file: file.fileName, line: line + 1, column: character + 1, message };
}

export function makeViolation({ file, line, column, message }: Violation): string {
  return `${file}:${line}:${column} ${message}`;
}

/** Cached nodes of whole files, used by every rule. */
const nodeCache = new WeakMap<ts.SourceFile, readonly ts.Node[]>();

/** All nodes of a file, parents first. */
export function nodesOf(file: ts.SourceFile): readonly ts.Node[] {
  const before = nodeCache.get(file);
  if (before !== undefined) return before;
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  nodeCache.set(file, nodes);
  return nodes;
}
