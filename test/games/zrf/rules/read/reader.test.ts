import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeProblem } from '#core';
import { RULES_LIMITS } from '#games/zrf/rules/problems/limits.ts';
import type { Node } from '#games/zrf/rules/syntax/node.ts';
import { readNodes } from '#games/zrf/rules/read/reader.ts';
import { makeNodes } from '../nodes.ts';

const FILE = 'a.zrf';

/** Every node with its place, as in `a@1:2`. */
function places(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    const { line, column } = node.at;
    const inner = node.kind === 'list' ? places(node.items) : [];
    const name = node.kind === 'list' ? '()' : node.text;
    return [`${name}@${line}:${column}`, ...inner];
  });
}

const SOUND: readonly (readonly [name: string, text: string, read: string])[] = [
  ['nothing', '', ''],
  ['white space of all kinds', ' \t\r\n\f\x1a\ufeff\u00a0', ''],
  ['words', 'a b-2? 4d -12 ?Dice x|y', 'a b-2? 4d -12 ?Dice x|y'],
  ['words at parentheses', 'a(b)c', 'a (b) c'],
  ['words at quotes', 'a"b"c', 'a "b" c'],
  ['a comment at the end', '(a) ; (b', '(a)'],
  ['a comment in the middle', '(a;b"\nc)', '(a c)'],
  ['a semicolon in a text', '"a;b"', '"a;b"'],
  ['a backslash before a quote', '"a\\" b', '"a\\" b'],
  ['an old end-of-file mark', '(a)\x1a', '(a)'],
  ['empty lists', '(() ())', '(() ())'],
];

describe('reading rules accepts', () => {
  test.each(SOUND)('%s', (_, text, read) => {
    const { nodes, problems } = readNodes(text, FILE);
    expect(problems).toEqual([]);
    expect(makeNodes(nodes)).toBe(read);
  });
});

const PLACED: readonly (readonly [name: string, text: string, read: readonly string[]])[] = [
  ['line feeds', '(a\n b)\nc', ['()@1:1', 'a@1:2', 'b@2:2', 'c@3:1']],
  ['carriage returns and line feeds', 'a\r\nb\r\n\r\nc', ['a@1:1', 'b@2:1', 'c@4:1']],
  ['carriage returns', 'a\rb\r\rc', ['a@1:1', 'b@2:1', 'c@4:1']],
  ['a tab as one column', '\ta', ['a@1:2']],
  ['lines in a text', '"x\ny" b', ['x\ny@1:1', 'b@2:4']],
];

describe('reading rules gives correct places after', () => {
  test.each(PLACED)('%s', (_, text, read) => {
    expect(places(readNodes(text, FILE).nodes)).toEqual(read);
  });
});

const REPAIRED: readonly (readonly [name: string, text: string, read: string, told: string])[] = [
  ['a list', '(a (b) c', '(a (b) c)', '1:1: The list (a ...) is never closed'],
  ['a list with a name', '(define x (b)', '(define x (b))', '1:1: The list (define x ...) is'],
  ['a list of lists', '((a)', '((a))', '1:1: The list (...) is never closed'],
  ['several lists', '(a (b (c', '(a (b (c)))', '1:7: The file ends with 3 lists'],
  ['one ) too many', '(a)) b', '(a) b', '1:4: No open list matches'],
  ['many ) too many', '(a))))) (b)', '(a) (b)', '1:4: No open list matches'],
  ['a text', '(a "b)\n(c)', '(a "b") (c)', '1:4: This text is never closed'],
  ['a text before texts', '(a "b)\n(c "d")', '(a "b") (c "d")', '1:4: This text is never closed'],
  ['a list before a define', '(a b\n(define c)', '(a b) (define c)', '1:1: The list (a b ...) is'],
];

describe('reading rules repairs and continues after', () => {
  test.each(REPAIRED)('%s', (_, text, read, message) => {
    const { nodes, problems } = readNodes(text, FILE);
    expect(makeNodes(nodes)).toBe(read);
    expect(problems).toHaveLength(1);
    expect(problems.map(makeProblem).join()).toContain(`${FILE}:${message}`);
  });
});

test('text after too deep lists is still read', () => {
  const max = RULES_LIMITS.nesting;
  const deep = `${'('.repeat(max + 50)}x${')'.repeat(max + 50)} (y)`;
  const { nodes, problems } = readNodes(deep, FILE);
  expect(nodes).toHaveLength(2);
  expect(problems.map(makeProblem)).toEqual([
    `${FILE}:1:${max + 1}: Lists are nested more than ${max} levels deep: nest fewer of them.`,
  ]);
});

test('lists as deep as the limit are read', () => {
  const max = RULES_LIMITS.nesting;
  const { problems } = readNodes('('.repeat(max) + ')'.repeat(max), FILE);
  expect(problems).toEqual([]);
});

const SNIPPETS = ['(', ')', '"', ';', '\n', '\r\n', ' ', 'a', '$1', '(define', '\\', '\x1a', '\0'];
const roughText = fc
  .array(fc.constantFrom(...SNIPPETS), { maxLength: 200 })
  .map((all) => all.join(''));

test('reading never throws for any text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), roughText), (text) => {
      const { nodes } = readNodes(text, FILE);
      const lines = text.split(/\r\n|\r|\n/);
      for (const place of places(nodes)) {
        const [, line = '', column = ''] = /@(\d+):(\d+)$/.exec(place) ?? [];
        expect(Number(column)).toBeLessThanOrEqual((lines[Number(line) - 1] ?? '').length);
      }
    }),
  );
});

test('repaired rules read the same again', () => {
  fc.assert(
    fc.property(roughText, (text) => {
      const printed = makeNodes(readNodes(text, FILE).nodes);
      const reread = readNodes(printed, FILE);
      expect(makeNodes(reread.nodes)).toBe(printed);
    }),
  );
});

const at = { file: FILE, line: 1, column: 1 };
const word = fc
  .stringMatching(/^[-a-z0-9?$!]{1,6}$/)
  .map((text): Node => ({ kind: 'atom', text, at }));
const quoted = fc
  .stringMatching(/^[ a-z;()\\\n]{0,8}$/)
  .map((text): Node => ({ kind: 'quoted', text, at }));
const { node } = fc.letrec<{ node: Node; list: Node }>((tie) => ({
  node: fc.oneof({ depthSize: 'small' }, word, quoted, tie('list')),
  list: fc.array(tie('node'), { maxLength: 5 }).map((items): Node => ({ kind: 'list', items, at })),
}));

function withoutPlaces(one: Node): unknown {
  return one.kind === 'list' ? one.items.map(withoutPlaces) : [one.kind, one.text];
}

test('written nodes read the same again', () => {
  fc.assert(
    fc.property(fc.array(node, { maxLength: 4 }), (nodes) => {
      const read = readNodes(makeNodes(nodes), FILE);
      expect(read.problems).toEqual([]);
      expect(read.nodes.map(withoutPlaces)).toEqual(nodes.map(withoutPlaces));
    }),
  );
});
