/*
 * Odd names that squares, pieces and players may have, by accident or on purpose. Any of them can
 * occur in a file, because macros join quoted texts to words.
 */

/** Characters that `\s`, `trim` or line readers treat as spaces or breaks. */
const BLANKS = [
  ...['\t', '\n', '\v', '\f', '\r', '\r\n', ' ', '  ', '\u0085', '\u00a0', '\u1680', '\u2000'],
  ...['\u2002', '\u2003', '\u2009', '\u200a', '\u2028', '\u2029', '\u202f', '\u205f', '\u3000'],
  '\ufeff',
];

const CONTROLS = ['\0', '\x01', '\x07', '\b', '\x1a', '\x1b', '\x1b[31m', '\x7f', '\x80', '\x9b'];

/** Text that ends words in rules files. A name cannot contain a quote. */
const SYNTAX = ['(', ')', '()', '(a)', ';', '; comment'];

/** Signs and words with a meaning in moves, positions, saved games and move lists. */
const WORDS = [
  ...['-', '+', '=', '@', 'x', '*', ':', ',', '.', '#', '~', '%', '$', '&', '<', '>', '/', '\\'],
  ...["'", '`', '|', '!', '?', '^', '[', ']', '{', '}', '--', '->', '...', '#=', '~abcd', '%3A'],
  ...['on', 'off', 'flip', 'partial', 'Pass', 'swap', 'hand', 'variant', 'turn', 'taken', 'over'],
  ...['p1', '1', '12.', '0', '-1', '3-', '-3', 'O-O', '0-0', 'e4', 'e.p.', '1.1', 'a,1', 'a:b'],
  ...['a=b', 'a:b:c', '+moved', '-moved', 'Turn=1', 'Variant=x', 'Last=a:b', 'constructor'],
  ...['__proto__', 'toString', 'null', 'NaN', '$1', '$$', '$&', '--json'],
];

const LETTERS = [
  'é',
  'e\u0301',
  'Ж',
  '漢字',
  '🙂',
  '👩‍👩‍👧',
  'אב',
  '\u200b',
  '\u200d',
  '\ufffd',
  'ẞ',
  'İ',
];

const SPOILT = [...BLANKS, ...CONTROLS].flatMap((odd) => [`a${odd}b`]);
const EDGES = [' a', 'a ', '\u2028a', 'a\u2028', '\ufeffa', ' '];

/** All odd names, in row order. */
export const ODD_NAMES: readonly string[] = [...SPOILT, ...EDGES, ...SYNTAX, ...WORDS, ...LETTERS];
