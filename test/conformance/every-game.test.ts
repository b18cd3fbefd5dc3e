import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { catalogue } from '#games/index.ts';

it.each(catalogue.map(({ id }) => id))('every conformance law is run on %s', (id) => {
  const text = readFileSync(`test/games/${id}/rules/conformance.test.ts`, 'utf8');
  expect(text).toMatch(/^describeConformance\(|^ +describeConformance\(/m);
});
