import { posix } from 'node:path';
import ts from 'typescript';
import { nodesOf } from './source.ts';

export interface Import {
  readonly specifier: string;
  /** Where the specifier stands in the file. */
  readonly offset: number;
  /** The path from the repository's root when the specifier is relative, with any `?query` cut off. */
  readonly path?: string;
  /** A worker's file is loaded beside this one, not before it. */
  readonly isWorker: boolean;
}

/** Static and dynamic imports, re-exports, import types, and worker files named by `new URL`. */
export function importsOf(file: ts.SourceFile): Import[] {
  return [...nodesOf(file)].flatMap((node) => {
    const literal = specifierOf(node);
    if (!literal) return [];
    const specifier = literal.text;
    const offset = literal.getStart(file);
    const isWorker = ts.isNewExpression(node);
    if (!specifier.startsWith('.')) return [{ specifier, offset, isWorker }];
    return [{ specifier, offset, isWorker, path: resolve(file.fileName, specifier) }];
  });
}

function resolve(from: string, specifier: string): string {
  return posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
}

function specifierOf(node: ts.Node): ts.StringLiteralLike | undefined {
  const holder = specifierNode(node);
  return holder && ts.isStringLiteralLike(holder) ? holder : undefined;
}

function specifierNode(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isExternalModuleReference(node)) return node.expression;
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return node.argument.literal;
  }
  if (ts.isCallExpression(node) && isImporter(node.expression)) return node.arguments[0];
  if (ts.isNewExpression(node) && isModuleUrl(node)) return node.arguments?.[0];
  return undefined;
}

function isImporter(callee: ts.Expression): boolean {
  const isImport = callee.kind === ts.SyntaxKind.ImportKeyword;
  return isImport || (ts.isIdentifier(callee) && callee.text === 'require');
}

function isModuleUrl(node: ts.NewExpression): boolean {
  const [path, base] = node.arguments ?? [];
  if (!path || !base || node.expression.getText() !== 'URL') return false;
  return base.getText() === 'import.meta.url' && /\.tsx?['"]$/.test(path.getText());
}
