import ts from 'typescript';
import { nodesOf } from './source.ts';

/** A comment with its markers, by offsets. */
export interface Comment {
  readonly pos: number;
  readonly end: number;
}

/** Tokens in which `//` does not begin a comment. */
const OPAQUE = new Set([
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NoSubstitutionTemplateLiteral,
  ts.SyntaxKind.TemplateHead,
  ts.SyntaxKind.TemplateMiddle,
  ts.SyntaxKind.TemplateTail,
  ts.SyntaxKind.RegularExpressionLiteral,
  ts.SyntaxKind.JsxText,
]);

/** Comments of a source file, in order. */
export function commentsOf(file: ts.SourceFile): readonly Comment[] {
  const opaque = nodesOf(file).filter(({ kind }) => OPAQUE.has(kind));
  return commentsIn(
    file.text,
    opaque.map((node) => ({ pos: node.getStart(file), end: node.end })),
  );
}

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;

/** Comments of a text, except in its opaque stretches, which are in order. */
export function commentsIn(text: string, opaque: readonly Comment[] = []): readonly Comment[] {
  const found: Comment[] = [];
  const pattern = new RegExp(COMMENT);
  let next = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const pos = match.index;
    while ((opaque[next]?.end ?? Infinity) <= pos) next++;
    const { pos: start, end } = opaque[next] ?? { pos: Infinity, end: Infinity };
    if (start <= pos) pattern.lastIndex = end;
    else found.push({ pos, end: pos + match[0].length });
  }
  return found;
}
