import ts from 'typescript';

/** Source text by path from the repository's root, with `/` between folders. */
export type Tree = ReadonlyMap<string, string>;

export interface Violation {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** What is wrong, and what to do instead. */
  readonly message: string;
}

/** Parses the TypeScript files of a tree; types are not looked at. */
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

/** Every node of a file, parents first. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* nodesOf(child);
}
