import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeProblem } from '#core';
import { expand } from '#games/zrf/rules/expand/expand.ts';
import { RULES_LIMITS } from '#games/zrf/rules/problems/limits.ts';
import type { Node, SourcePlace } from '#games/zrf/rules/syntax/node.ts';
import { readNodes } from '#games/zrf/rules/read/reader.ts';
import { makeNodes } from '../nodes.ts';

function expandText(text: string) {
  return expand(readNodes(text, 'a.zrf').nodes);
}

const EXPANDED: readonly (readonly [name: string, text: string, forms: string])[] = [
  ['a call without arguments', '(define m a b) (x (m))', '(x a b)'],
  ['a bare word, which is not a call', '(define m a) (x m)', '(x m)'],
  ['a call at the top', '(define m (a) (b)) (m)', '(a) (b)'],
  ['an empty body', '(define m) (x (m) y) (m)', '(x y)'],
  ['a call above its define', '(x (m)) (define m a)', '(x a)'],
  ['the last define', '(define m a) (x (m)) (define m b)', '(x b)'],
  ['a shadowed keyword', '(define add (to) add) (x (add) add)', '(x (to) add add)'],
  ['calls in calls', '(define m (n $1)) (define n $1 $1) (x (m a))', '(x a a)'],
  ['arguments passed on', '(define m (n $2 $1)) (define n <$1 $2>) (x (m a b))', '(x <b a>)'],
  ['a missing one in a text', '(define m "$1.$2") (m a)', '"a."'],
  ['a missing one alone', '(define m [ $2 ]) (m a)', '[ ]'],
  ['a missing one passed on, closing the gap', '(define m (n $2 $1)) (define n <$1>) (m a)', '<a>'],
  ['nothing from nothing', '(define m $1$2 x) (m)', 'x'],
  ['ten and more', '(define m $10-$1) (m a b c d e f g h i j)', 'j-a'],
  ['no argument 0', '(define m a$0b) (m x)', 'ab'],
  ['dollars in texts outside', '(x "$1")', '(x "$1")'],
  ['a text as part of a word', '(define m $1-x) (m "a b")', 'a b-x'],
  ['a list as an argument', '(define m (x $1)) (m (a (b)))', '(x (a (b)))'],
  ['a call as an argument', '(define m [ $1 $1 ]) (define n a b) (m (n))', '[ a b a b ]'],
  ['a macro called in its own argument', '(define m [ $1 $1 ]) (m (m a))', '[ [ a a ] [ a a ] ]'],
  ['a head from an argument', '(define m ($1 b)) (define n <$1>) (m n)', '<b>'],
];

describe('macro expansion of', () => {
  test.each(EXPANDED)('%s', (_, text, forms) => {
    expect(makeNodes(expandText(text).forms)).toBe(forms);
  });
});

function makePlace({ line, column, call }: SourcePlace): string {
  return `${line}:${column}${call ? ` in ${call.macro} ${makePlace(call.at)}` : ''}`;
}

function places(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    const inner = node.kind === 'list' ? places(node.items) : [];
    return [`${node.kind === 'list' ? '()' : node.text} ${makePlace(node.at)}`, ...inner];
  });
}

const PLACED: readonly (readonly [name: string, text: string, places: readonly string[]])[] = [
  ['text outside macros', '(x y)', ['() 1:1', 'x 1:2', 'y 1:4']],
  ['a body', '(define m a)\n(m)', ['a 1:11 in m 2:1']],
  ['an argument', '(define m $1)\n(m b)', ['b 2:4']],
  ['a glued word', '(define m $1-x)\n(m b)', ['b-x 1:11 in m 2:1']],
  [
    'a body in a body',
    '(define m (n))\n(define n a)\n(x (m))',
    ['() 3:1', 'x 3:2', 'a 2:11 in n 1:11 in m 3:4'],
  ],
  [
    'an argument from a body',
    '(define m (n $1 b))\n(define n $1 $2)\n(m a)',
    ['a 3:4', 'b 1:17 in m 3:1'],
  ],
  [
    'a list as an argument',
    '(define m (n (a $1)))\n(define n $1)\n(m b)',
    ['() 1:14 in m 3:1', 'a 1:15 in m 3:1', 'b 3:4'],
  ],
];

describe('macro expansion gives the place of', () => {
  test.each(PLACED)('%s', (_, text, expected) => {
    expect(places(expandText(text).forms)).toEqual(expected);
  });
});

/** Macros that each call the previous one as given by `body`. */
function tower(levels: number, ground: string, body: (below: string) => string): string {
  const upper = Array.from({ length: levels }, (_, i) => `(define m${i + 1} ${body(`m${i}`)})`);
  return [`(define m0 ${ground})`, ...upper].join('\n');
}

const BOMBS: readonly (readonly [name: string, text: string, told: string])[] = [
  ['words', `${tower(40, 'x', (m) => `(${m}) (${m})`)} (m40)`, 'the macros expand to more than'],
  ['nothing', `${tower(40, '', (m) => `(${m}) (${m})`)} (m40)`, 'the macros expand to more than'],
  [
    'arguments',
    `${tower(40, '$1', (m) => `(${m} ($1 $1))`)} (m40 x)`,
    'the macros expand to more than',
  ],
  ['letters', `${tower(40, '$1', (m) => `(${m} $1$1)`)} (m40 x)`, 'Macro arguments form a word'],
  ['levels', `${tower(500, 'x', (m) => `(${m})`)} (m500)`, 'Macros and lists are nested'],
  ['lists', `${tower(100, '$1', (m) => `(${m} (((((($1)))))))`)} (m100 x)`, 'Macros and lists'],
];

describe('macro expansion stops at too many', () => {
  test.each(BOMBS)('%s', (_, text, expected) => {
    const { forms, problems } = expandText(text);
    expect(forms).toEqual([]);
    expect(problems.map(makeProblem)).toEqual([expect.stringContaining(expected)]);
  });
});

test('a large legitimate file is expanded', () => {
  const calls = Array.from({ length: 20_000 }, (_, i) => `(m a${i} b)`).join('\n');
  const { forms, problems } = expandText(`(define m ($1 $2 (x $1)))\n(game ${calls})`);
  expect(problems).toEqual([]);
  expect(forms.map((form) => (form.kind === 'list' ? form.items.length : 0))).toEqual([20_001]);
});

test('rules of three million words are expanded, with equal calls computed once', () => {
  const levels = tower(9, '(verify $1) (add Queen Rook)', (m) => `(if (${m} $1) else (${m} $1))`);
  const calls = Array.from({ length: 900 }, (_, i) => `(x (m9 n${i % 8}))`).join('\n');
  const { forms, problems } = expandText(`${levels}\n(game ${calls})`);
  expect(problems).toEqual([]);
  const [game] = forms;
  const items = game?.kind === 'list' ? game.items : [];
  expect(makeNodes(items.slice(1, 2))).toBe(makeNodes(items.slice(9, 10)));
  expect(makeNodes(items.slice(2, 3))).not.toBe(makeNodes(items.slice(1, 2)));
  const words = (makeNodes(items.slice(1, 2)).match(/[\w]+/g) ?? []).length;
  expect(words * 900).toBeGreaterThan(3_000_000);
});

test('arguments missing from a call in a body are taken from the outer call', () => {
  const text = '(define m ($1 $2 $3))\n(define n (m $2))\n(define o (n a))\n(o x y z)\n(m b)';
  expect(makeNodes(expandText(text).forms)).toBe('(y y z) (b)');
});

const SNIPPETS = [
  '(',
  ')',
  '(define',
  'a',
  'b',
  '(a',
  '(b',
  '$1',
  '$2',
  '"$1"',
  'a$1',
  '$1$2',
  '(',
];
const roughText = fc
  .array(fc.constantFrom(...SNIPPETS), { maxLength: 60 })
  .map((words) => `(define a $1 (b $1 $2))\n(define b $2 $1)\n${words.join(' ')}`);

test('expansion of any macros terminates and leaves no arguments', () => {
  fc.assert(
    fc.property(roughText, (text) => {
      const { forms, problems } = expandText(text);
      expect(problems.length).toBeLessThanOrEqual(2 * RULES_LIMITS.problems);
      if (problems.length === 0)
        expect(makeNodes(forms).replace(/"[^"]*"/g, '')).not.toContain('$');
    }),
  );
});
