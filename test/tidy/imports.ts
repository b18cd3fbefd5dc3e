import { posix } from 'node:path';
import ts from 'typescript';
import { pathOfImport } from '#scripts/support/relate-imports.mjs';
import { nodesOf } from './source.ts';

export interface Import {
  readonly specifier: string;
  /** Offset of the specifier in the file. */
  readonly offset: number;
  /** Path from the repository root, without `?query`. Undefined for a package. */
  readonly path?: string;
  /** True for a worker file, which is loaded separately. */
  readonly isWorker: boolean;
}

/** Static and dynamic imports, re-exports, import types, and worker files in `new URL`. */
export function importsOf(file: ts.SourceFile): Import[] {
  return [...nodesOf(file)].flatMap((node) => {
    const literal = specifierOf(node);
    if (!literal) return [];
    const specifier = literal.text;
    const offset = literal.getStart(file);
    const isWorker = ts.isNewExpression(node);
    const path = resolve(file.fileName, specifier.replace(/\?.*$/, ''));
    return [{ specifier, offset, isWorker, ...(path === undefined ? {} : { path }) }];
  });
}

function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return pathOfImport(specifier);
  return specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : undefined;
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
