import { expect, test } from 'vitest';
import { attacksOn, costOf, expressionsOf } from './attack-strings.ts';
import type { Expression } from './attack-strings.ts';
import { readTree } from './read-tree.ts';
import { parseTree } from './source.ts';

const SIZE = 40_000;

/** Milliseconds: linear expressions take less than one, quadratic ones take hundreds. */
const MAX_COST = 60;

/** First text for which an expression is repeatedly slow. */
function slowOn({ pattern }: Expression): string | undefined {
  for (const text of attacksOn(pattern, SIZE)) {
    const costs = () => costOf(pattern, text);
    // A single slow run may be due to garbage collection or compilation.
    if (costs() > MAX_COST && costs() > MAX_COST && costs() > MAX_COST) return text;
  }
  return undefined;
}

const expressions = parseTree(readTree('.')).flatMap(expressionsOf);

test('expressionsOf finds the expressions in the sources', () => {
  expect(expressions.length).toBeGreaterThan(100);
});

test('every expression is linear on texts that repeat one token', () => {
  const slow = expressions.flatMap((one) => {
    const text = slowOn(one);
    return text === undefined ? [] : [`${one.place} ${String(one.pattern)} ${text.slice(0, 40)}`];
  });
  expect(slow).toEqual([]);
});

test.each(['/<svg\\b[^>]*>/', '/\\s+$/'])('%s is detected as slow', (literal) => {
  const [one] = parseTree(new Map([['src/core/a.ts', `export const a = ${literal};\n`]])).flatMap(
    expressionsOf,
  );
  expect(one && slowOn(one)).toBeDefined();
});
