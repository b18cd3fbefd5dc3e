import { expect, test } from 'vitest';
import { offsetOf, placeOf, readJson } from '#kit/text/json-places.ts';

const TEXT = '{\n  "a": [1, -2.5e3, "x\\u0041\\n"],\n  "b": { "c": null, "d": true }\n}\n';

test('reads what JSON.parse reads', () => {
  const read = readJson(TEXT);
  expect(read.ok && JSON.stringify(read.root.value)).toBe(JSON.stringify(JSON.parse(TEXT)));
});

test.each([
  { path: [], line: 1, column: 1 },
  { path: ['a'], line: 2, column: 8 },
  { path: ['a', 1], line: 2, column: 12 },
  { path: ['b', 'd'], line: 3, column: 26 },
  // The nearest existing ancestor of a missing part.
  { path: ['b', 'missing', 3], line: 3, column: 8 },
])('places $path', ({ path, line, column }) => {
  const read = readJson(TEXT);
  if (!read.ok) throw new Error('not read');
  expect(placeOf(TEXT, offsetOf(read.root, path))).toEqual({ line, column });
});

test.each([
  { name: 'nothing', text: '', at: 0 },
  { name: 'a trailing comma', text: '[1, ]', at: 4 },
  { name: 'an unclosed list', text: '[1, 2', at: 5 },
  { name: 'a number with a leading 0', text: '[01]', at: 2 },
  { name: 'a line break in a text', text: '["a\nb"]', at: 1 },
  { name: 'a repeated key', text: '{"a": 1, "a": 2}', at: 9 },
  { name: 'a key that is no text', text: '{1: 2}', at: 1 },
  { name: 'text after the value', text: '{} x', at: 3 },
  { name: 'deep nesting', text: '['.repeat(100_000), at: 33 },
])('refuses $name', ({ text, at }) => {
  expect(readJson(text)).toEqual({ ok: false, at });
});

test('keeps keys such as __proto__ apart from the prototype', () => {
  const read = readJson('{"__proto__": {"x": 1}}');
  expect(read.ok && Object.keys(read.root.value as object)).toEqual(['__proto__']);
  expect('x' in {}).toBe(false);
});
