import ts from 'typescript';
import { commentsIn, commentsOf } from './comments.ts';
import type { Comment } from './comments.ts';
import { nodesOf } from './source.ts';

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
  if (path.endsWith('.css')) return proseOfComments(text, commentsIn(text));
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
  const strings: Prose[] = [];
  const isTest = path.startsWith('test/');
  for (const node of nodesOf(file)) {
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
  }
  return [...proseOfComments(text, commentsOf(file)), ...strings];
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

function proseOfComments(text: string, comments: readonly Comment[]): readonly Prose[] {
  return comments.map(({ pos, end }) => {
    const comment = text.slice(pos, end);
    const isDoc = comment.startsWith('/**');
    return { kind: 'comment', language: 'en', text: blankMarkers(comment), at: pos, isDoc };
  });
}

function blankMarkers(comment: string): string {
  const bare = comment.replaceAll(/^\s*\*(?!\/)|^\/\*+|\*\/$|^\/\/+/gm, blank);
  return blankCode(bare);
}
