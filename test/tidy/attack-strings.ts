import ts from 'typescript';
import { nodesOf } from './source.ts';

/** A regular expression of the sources, and where it stands. */
export interface Expression {
  readonly place: string;
  readonly pattern: RegExp;
}

/** The regular expressions that a file writes as literals. */
export function expressionsOf(file: ts.SourceFile): Expression[] {
  return [...nodesOf(file)].filter(ts.isRegularExpressionLiteral).map((node) => {
    const end = node.text.lastIndexOf('/');
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    const flags = node.text.slice(end + 1);
    return {
      place: `${file.fileName}:${line + 1}`,
      pattern: new RegExp(node.text.slice(1, end), flags),
    };
  });
}

const SAMPLES = Array.from(' \t\na Z0-_,.;:=+*\'"/\\()[]{}<>~#@|éж');

/** What the pattern asks for word for word: the runs of letters, digits and signs of its source. */
function literalsOf({ source }: RegExp): string[] {
  const plain = source
    .replace(/\\[a-zA-Z]/g, ' ')
    .replace(/\\(.)/g, '$1')
    .replace(/\(\?(?:[:=!]|<[=!])/g, ' ');
  return [...new Set(plain.match(/[\w<>=(:"'~#.-]{2,}/g) ?? [])];
}

/** Texts of a size that repeat one token and match in the end nowhere. */
export function* attacksOn(pattern: RegExp, size: number): Generator<string> {
  const literals = literalsOf(pattern);
  const tokens = [...SAMPLES, ...literals, ...literals.map((literal) => `${literal} `)];
  for (const prefix of ['', literals.join(' ')]) {
    for (const token of tokens) {
      yield `${prefix}${token.repeat(Math.ceil(size / token.length))}\u0000`;
    }
  }
}

/** Milliseconds of processor time that looking for all matches takes. */
export function costOf(pattern: RegExp, text: string): number {
  const before = process.cpuUsage();
  // A sticky expression is asked at one place, any other one at all.
  if (pattern.sticky) pattern.exec(text);
  else text.replace(pattern, '');
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
