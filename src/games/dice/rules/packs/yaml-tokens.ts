import { Lexer, Parser } from 'yaml';
import type { CST } from 'yaml';
import { failed, parsed } from '#core';
import type { Parsed } from '#core';
import { PACK_LIMITS } from './limits.ts';
import { problemAt } from './source.ts';
import type { Source } from './source.ts';

/**
 * How much the parser may hold open: a collection in a collection takes up to three tokens. It calls
 * itself once per level that a line closes, so a deeper text would overflow its stack.
 */
const MAX_OPEN = 4 * PACK_LIMITS.depth;

/** The tokens of a text; given up where they become too deep. */
export function tokensOf(source: Source): Parsed<CST.Token[]> {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  for (const lexeme of new Lexer().lex(source.text)) {
    for (const token of parser.next(lexeme)) tokens.push(token);
    if (parser.stack.length > MAX_OPEN) {
      return failed(problemAt(source, parser.offset, 'yaml-deep', { most: PACK_LIMITS.depth }));
    }
  }
  for (const token of parser.end()) tokens.push(token);
  return parsed(tokens);
}
