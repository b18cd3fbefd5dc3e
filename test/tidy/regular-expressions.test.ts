import { expect, test } from 'vitest';
import { attacksOn, costOf, expressionsOf } from './attack-strings.ts';
import type { Expression } from './attack-strings.ts';
import { readTree } from './read-tree.ts';
import { parseTree } from './source.ts';

const SIZE = 40_000;

/** Milliseconds; what is linear takes less than one, what is quadratic takes hundreds. */
const MAX_COST = 60;

/** The first text that an expression is slow for, more than once. */
function slowOn({ pattern }: Expression): string | undefined {
  for (const text of attacksOn(pattern, SIZE)) {
    const costs = () => costOf(pattern, text);
    // Once may be the collector of garbage, or the first compilation.
    if (costs() > MAX_COST && costs() > MAX_COST && costs() > MAX_COST) return text;
  }
  return undefined;
}

const expressions = parseTree(readTree('.')).flatMap(expressionsOf);

test('the expressions of the sources are found', () => {
  expect(expressions.length).toBeGreaterThan(100);
});

test('every expression is linear in texts that repeat one token', () => {
  const slow = expressions.flatMap((one) => {
    const text = slowOn(one);
    return text === undefined ? [] : [`${one.place} ${String(one.pattern)} ${text.slice(0, 40)}`];
  });
  expect(slow).toEqual([]);
});

test.each(['/<svg\\b[^>]*>/', '/\\s+$/'])('%s is found to be slow', (literal) => {
  const [one] = parseTree(new Map([['src/core/a.ts', `export const a = ${literal};\n`]])).flatMap(
    expressionsOf,
  );
  expect(one && slowOn(one)).toBeDefined();
});
