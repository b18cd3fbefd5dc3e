import ts from 'typescript';
import { nodesOf } from './source.ts';

/** Regular expression in the sources, with its location. */
export interface Expression {
  readonly place: string;
  readonly pattern: RegExp;
}

/** Regular expression literals of a file. */
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

/** Literal parts of a pattern: runs of letters, digits and signs in its source. */
function literalsOf({ source }: RegExp): string[] {
  const stripped = source
    .replace(/\\[a-zA-Z]/g, ' ')
    .replace(/\\(.)/g, '$1')
    .replace(/\(\?(?:[:=!]|<[=!])/g, ' ');
  return [...new Set(stripped.match(/[\w<>=(:"'~#.-]{2,}/g) ?? [])];
}

/** Texts of the given size that repeat one token and then fail to match. */
export function* attacksOn(pattern: RegExp, size: number): Generator<string> {
  const literals = literalsOf(pattern);
  const tokens = [...SAMPLES, ...literals, ...literals.map((literal) => `${literal} `)];
  for (const prefix of ['', literals.join(' ')]) {
    for (const token of tokens) {
      yield `${prefix}${token.repeat(Math.ceil(size / token.length))}\u0000`;
    }
  }
}

/** CPU time in milliseconds for finding all matches. */
export function costOf(pattern: RegExp, text: string): number {
  const before = process.cpuUsage();
  // Sticky expressions match only at one position, others anywhere.
  if (pattern.sticky) pattern.exec(text);
  else text.replace(pattern, '');
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
