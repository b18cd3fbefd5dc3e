import ts from 'typescript';
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
  return [...commentsOf(file)].flatMap(({ pos, end }) => {
    const text = file.text.slice(pos, end);
    return BAD_COMMENTS.flatMap(([pattern, remedy]) => {
      const match = pattern.exec(text);
      if (!match) return [];
      return [violationAt(file, pos + match.index, `${match[0]} in a comment: ${remedy}`)];
    });
  });
}

function* commentsOf(file: ts.SourceFile): Generator<ts.CommentRange> {
  const tokens = [...tokensOf(file, file)];
  // Text between JSX tags is not a comment, even if it looks like one.
  const texts = tokens.filter(({ kind }) => kind === ts.SyntaxKind.JsxText);
  const isText = (offset: number) => texts.some(({ pos, end }) => pos <= offset && offset < end);
  const seen = new Set<number>();
  for (const token of tokens) {
    const ranges = [
      ...(ts.getLeadingCommentRanges(file.text, token.pos) ?? []),
      ...(ts.getTrailingCommentRanges(file.text, token.end) ?? []),
    ];
    for (const range of ranges) {
      if (seen.has(range.pos) || isText(range.pos)) continue;
      seen.add(range.pos);
      yield range;
    }
  }
}

function* tokensOf(node: ts.Node, file: ts.SourceFile): Generator<ts.Node> {
  const children = node.getChildren(file);
  if (children.length === 0) yield node;
  for (const child of children) yield* tokensOf(child, file);
}
