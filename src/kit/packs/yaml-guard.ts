import type { CST } from 'yaml';
import type { Problem } from '#core';
import { PACK_LIMITS } from './limits.ts';
import { problemAt } from './source.ts';
import type { Source } from './source.ts';

export interface Guarded {
  readonly problems: readonly Problem[];
  /** True if the tokens are safe to compose: not too deep and not too many. */
  readonly sound: boolean;
}

interface Open {
  readonly token: CST.Token;
  readonly depth: number;
}

function itemsOf(token: CST.Token): readonly CST.CollectionItem[] {
  return 'items' in token ? token.items : [];
}

function* partsOf(token: CST.Token): Generator<CST.Token> {
  if (token.type === 'document') {
    yield* token.start;
    if (token.value !== undefined) yield token.value;
  }
  for (const { start, key, sep, value } of itemsOf(token)) {
    yield* start;
    if (key) yield key;
    if (sep !== undefined) yield* sep;
    if (value !== undefined) yield value;
  }
}

const EXPECTED = ['space', 'newline', 'comment', 'flow-seq-end', 'flow-map-end'];

/**
 * Tokens in places where none are allowed. The composer would create an error for each, which is
 * slow.
 */
function strayIn(token: CST.Token): CST.Token[] {
  if (token.type === 'error') return [token];
  const end = 'end' in token ? (token.end ?? []) : [];
  return end.filter(({ type }) => !EXPECTED.includes(type));
}

function refusalOf(source: Source, { token, depth }: Open, documents: number): Problem | undefined {
  const { depth: deepest, entries } = PACK_LIMITS;
  const { offset } = token;
  const at = (code: Parameters<typeof problemAt>[2], args = {}) =>
    problemAt(source, offset, code, args);
  if (depth > deepest) return at('yaml-deep', { most: deepest });
  if (itemsOf(token).length > entries) return at('yaml-entries', { most: entries });
  if (token.type === 'tag') return at('yaml-tag', { tag: token.source.slice(0, 40) });
  if (token.type === 'directive') return at('yaml-directive');
  return token.type === 'document' && documents > 1 ? at('yaml-documents') : undefined;
}

/** Searches the tokens for disallowed contents, without recursion. */
export function guardTokens(source: Source, tokens: readonly CST.Token[]): Guarded {
  const problems: Problem[] = [];
  const open: Open[] = tokens.map((token) => ({ token, depth: 0 })).reverse();
  let documents = 0;
  let tokenCount = 0;
  const stray: CST.Token[] = [];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.token.type === 'document') documents += 1;
    tokenCount += 1;
    if (tokenCount > PACK_LIMITS.tokens) {
      const max = PACK_LIMITS.values;
      problems.push(problemAt(source, next.token.offset, 'yaml-values', { most: max }));
      return { problems, sound: false };
    }
    for (const token of strayIn(next.token)) stray.push(token);
    const [first] = stray;
    if (first !== undefined && stray.length > PACK_LIMITS.problems) {
      const reason = first.type === 'error' ? first.message : `Unexpected ${first.type}`;
      problems.push(problemAt(source, first.offset, 'yaml-syntax', { reason }));
      return { problems, sound: false };
    }
    const problem = refusalOf(source, next, documents);
    if (problem !== undefined) problems.push(problem);
    if (problem?.code === 'yaml-deep' || problem?.code === 'yaml-entries') {
      return { problems, sound: false };
    }
    const depth = next.depth + ('items' in next.token ? 1 : 0);
    const parts = [...partsOf(next.token)].reverse();
    for (const token of parts) open.push({ token, depth });
    if (problems.length > PACK_LIMITS.problems) return { problems, sound: false };
  }
  return { problems, sound: true };
}
