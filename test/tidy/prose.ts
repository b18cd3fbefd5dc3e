import ts from 'typescript';

/** Kinds of text that a person reads. */
export type ProseKind = 'message' | 'document' | 'comment' | 'title' | 'string';

/** A stretch of prose in a file. Markup and code in it are blanked, so that offsets stay true. */
export interface Prose {
  readonly kind: ProseKind;
  readonly language: string;
  readonly text: string;
  /** Offset of the text in its file. */
  readonly at: number;
  /** True for a doc comment. */
  readonly isDoc?: boolean;
}

const LOCALE = /^content\/(?:locales|rules|puzzles)\/([^/]+)\/.*\.ftl$/;

/** All prose of a file, by the kind of file; none of files that are data. */
export function proseOf(path: string, text: string): readonly Prose[] {
  const language = LOCALE.exec(path)?.[1];
  if (language !== undefined) {
    return [whole('message', language, blankMarkup(text)), ...lineComments(text, /^#+ (.*)$/gm)];
  }
  if (path.endsWith('.md')) return [whole('document', 'en', blankCode(text))];
  if (path.endsWith('.zrf')) return [...quotedTexts(text), ...lineComments(text, /^\s*;+(.*)$/gm)];
  if (path.endsWith('.css')) return comments(text, []);
  return /\.(?:tsx?|mjs)$/.test(path) ? codeProse(path, text) : [];
}

function whole(kind: ProseKind, language: string, text: string): Prose {
  return { kind, language, text, at: 0 };
}

const blank = (markup: string) => markup.replaceAll(/[^\n]/g, ' ');

/** Blanks code in a document or comment. */
function blankCode(text: string): string {
  return text.replaceAll(/^```.*?^```/gms, blank).replaceAll(/`[^`\n]*`|\{@\w+ [^}]*\}/g, blank);
}

/** Blanks comments, ids, variant keys and placeables of messages. */
function blankMarkup(text: string): string {
  return text
    .replaceAll(/^#.*$/gm, blank)
    .replaceAll(/^ *[-.]?[a-z][\w-]* *=/gim, blank)
    .replaceAll(/^\s*\*?\[[\w-]+\]/gm, blank)
    .replaceAll(/\$[\w-]+|\{ *-?[a-z][\w-]*/gi, blank);
}

/** Comments that take whole lines; `pattern` captures their texts. */
function lineComments(text: string, pattern: RegExp): readonly Prose[] {
  return [...text.matchAll(pattern)].map(({ 0: all, 1: inner = '', index }) => {
    const at = index + all.length - inner.length;
    return { kind: 'comment', language: 'en', text: blankCode(inner), at };
  });
}

/** Quoted texts of rules: titles, descriptions, strategy. */
function quotedTexts(text: string): readonly Prose[] {
  const quoted = text.matchAll(/"([^"]*)"/g);
  return [...quoted].map(({ 1: inner = '', index }) => {
    return { kind: 'message', language: 'en', text: inner, at: index + 1 };
  });
}

/** Functions whose first argument is the title of a test. */
const TITLED = /^(?:it|test|describe|bench)$/;

/** Three words in a row: shorter strings are keys or data. */
const SENTENCE = /[a-z]{2,}[,:;]? [a-z]{2,} [a-z]{2,}/i;

function codeProse(path: string, text: string): readonly Prose[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true);
  const opaque: (readonly [start: number, end: number])[] = [];
  const strings: Prose[] = [];
  const isTest = path.startsWith('test/');
  const visit = (node: ts.Node): void => {
    if (isOpaque(node)) opaque.push([node.getStart(file), node.end]);
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const isTitle = isTitleOf(node);
      const inner = node
        .getText(file)
        .slice(1, -1)
        .replaceAll(/\$\{[^}]*\}/g, blank);
      // Other strings of tests are data, and texts of the product quoted by them.
      if (isTitle || (!isTest && SENTENCE.test(inner))) {
        const at = node.getStart(file) + 1;
        strings.push({ kind: isTitle ? 'title' : 'string', language: 'en', text: inner, at });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...comments(text, opaque), ...strings];
}

const OPAQUE = new Set([
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NoSubstitutionTemplateLiteral,
  ts.SyntaxKind.TemplateHead,
  ts.SyntaxKind.TemplateMiddle,
  ts.SyntaxKind.TemplateTail,
  ts.SyntaxKind.RegularExpressionLiteral,
  ts.SyntaxKind.JsxText,
]);

/** True for a token in which `//` does not begin a comment. */
function isOpaque(node: ts.Node): boolean {
  return OPAQUE.has(node.kind);
}

function isTitleOf(node: ts.Node): boolean {
  const { parent } = node;
  if (!ts.isCallExpression(parent) || parent.arguments[0] !== node) return false;
  let callee: ts.Expression = parent.expression;
  while (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee)) {
    callee = callee.expression;
  }
  return ts.isIdentifier(callee) && TITLED.test(callee.text);
}

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;

/** Comments outside opaque tokens, with markers blanked. */
function comments(text: string, opaque: readonly (readonly [number, number])[]): readonly Prose[] {
  const found: Prose[] = [];
  const pattern = new RegExp(COMMENT);
  let next = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const at = match.index;
    while ((opaque[next]?.[1] ?? Infinity) <= at) next++;
    const [start = Infinity, end = 0] = opaque[next] ?? [];
    if (start <= at) {
      pattern.lastIndex = end;
      continue;
    }
    const isDoc = match[0].startsWith('/**');
    found.push({ kind: 'comment', language: 'en', text: blankMarkers(match[0]), at, isDoc });
  }
  return found;
}

function blankMarkers(comment: string): string {
  const bare = comment.replaceAll(/^\s*\*(?!\/)|^\/\*+|\*\/$|^\/\/+/gm, blank);
  return blankCode(bare);
}
