import ts from 'typescript';
import { commentsOf } from './comments.ts';
import { nodesOf, violationAt } from './source.ts';
import type { Violation } from './source.ts';

const BAD_COMMENTS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:TODO|FIXME|XXX)\b/, 'finish it now, or remove it'],
  [/\beslint-disable/, 'fix the code, or change the rule for all files'],
  [/@ts-(?:ignore|nocheck|expect-error)\b/, 'fix the type'],
];

/** Forbidden in every source file: `any`, default exports, enums, unfinished work. */
export function mannerViolations(file: ts.SourceFile): Violation[] {
  const ofNodes = [...nodesOf(file)].flatMap((node) => {
    const message = nodeRefusal(node);
    return message === undefined ? [] : [violationAt(file, node.getStart(file), message)];
  });
  return [...ofNodes, ...commentViolations(file)];
}

function nodeRefusal(node: ts.Node): string | undefined {
  if (node.kind === ts.SyntaxKind.AnyKeyword) return 'any: use unknown, or name the type';
  if (ts.isEnumDeclaration(node)) return 'enum: use a list `as const` and a type derived from it';
  // Declarations must match the actual exports of a package.
  if (node.getSourceFile().isDeclarationFile) return undefined;
  return isDefaultExport(node) ? 'default export: export by name' : undefined;
}

function isDefaultExport(node: ts.Node): boolean {
  if (ts.isExportSpecifier(node)) return node.name.text === 'default';
  return node.kind === ts.SyntaxKind.DefaultKeyword || ts.isExportAssignment(node);
}

function commentViolations(file: ts.SourceFile): Violation[] {
  // A quick test of the whole text avoids the slow search for comments.
  if (!BAD_COMMENTS.some(([pattern]) => pattern.test(file.text))) return [];
  return commentsOf(file).flatMap(({ pos, end }) => {
    const text = file.text.slice(pos, end);
    return BAD_COMMENTS.flatMap(([pattern, remedy]) => {
      const match = pattern.exec(text);
      if (!match) return [];
      return [violationAt(file, pos + match.index, `${match[0]} in a comment: ${remedy}`)];
    });
  });
}
