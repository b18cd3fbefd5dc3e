import { own } from '#core';

/** True if the locale limits the terminal to ASCII: `C`, or one with a legacy character set. */
export function isAsciiOnly(env: NodeJS.ProcessEnv = process.env): boolean {
  // The first non-empty variable counts, as in setlocale(3).
  const [locale] = [env['LC_ALL'], env['LC_CTYPE'], env['LANG']].filter(
    (tag) => tag !== undefined && tag !== '',
  );
  const [name = '', charset] = ((locale ?? '').split('@')[0] ?? '').split('.');
  return charset === undefined ? /^(?:C|POSIX)$/.test(name) : !/^utf-?8$/i.test(charset);
}

/** Languages that can be written in ASCII. */
export const ASCII_LANGUAGES = ['en', 'ru', 'uk'];

/** ASCII replacement for each row of similar signs. */
const SIGNS: readonly (readonly [string, string])[] = [
  ['-', '‐‑‒–—―−─━═╌╍┄┅┈┉╴╶╸╺╼╾'],
  ['|', '│┃║╎╏┆┇┊┋╵╷╹╻╽╿▏▕'],
  ['+', '╭╮╰╯┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬'],
  ['#', '█▀▄▌▐▓▖▗▘▙▚▛▜▝▞▟■◼'],
  [':', '░▒'],
  ['.', '·•∙▪▫…‥。'],
  ['>', '→▸▶►▹›»》'],
  ['<', '←◂◀◄◃‹«《'],
  ['^', '↑▲△'],
  ['v', '↓▼▽'],
  ['/', '╱↗↙'],
  ['\\', '╲↖↘'],
  ['x', '×╳✕✗'],
  ['o', '○◯◇□☺♡♢'],
  ['@', '●⬤◆☻♥♦'],
  ['*', '★☆✿✓∗'],
  ['"', '“”„‟″'],
  ["'", '‘’‚‛′`´'],
  ['!', '†！'],
  [';', '；'],
  ['?', '？'],
  ['(', '（'],
  [')', '）'],
  [',', '，、'],
  ['=', '≈≡'],
  ['8', '∞'],
  ['%', '‡'],
  ['$', '⇅¤'],
  [' ', '\u00a0\u2002\u2003\u2007\u2009\u202f\u3000'],
];

/** Replacements longer than one character; cells use only the first character. */
const MULTI_CHARACTER: Readonly<Record<string, string>> = {
  '…': '...',
  '≥': '>=',
  '≤': '<=',
  '№': 'No.',
  '→': '->',
  '←': '<-',
  '—': '--',
};

const LETTERS =
  'а=a б=b в=v г=g ґ=g д=d е=e є=ye ё=yo ж=zh з=z и=i і=i ї=yi й=j ј=j к=k л=l м=m н=n о=o п=p р=r ' +
  "с=s ѕ=s т=t у=u ф=f х=kh ц=ts ч=ch ш=sh щ=shch ъ=' ы=y ь=' э=e ю=yu я=ya";

/** Tables as maps, built lazily because few terminals need them. */
const tables = lazy(() => ({
  signs: new Map(SIGNS.flatMap(([to, signs]) => [...signs].map((sign) => [sign, to]))),
  letters: new Map(LETTERS.split(' ').map((pair) => pair.split('=') as [string, string])),
}));

function lazy<T>(make: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= make());
}

/** Remaining box-drawing and block characters, too numerous to list. */
const BOX = /[\u2500-\u257f]/;
const BLOCK = /[\u2580-\u259f]/;

function signOf(character: string): string {
  const replacement = tables().signs.get(character);
  if (replacement !== undefined) return replacement;
  if (BOX.test(character)) return '+';
  return BLOCK.test(character) ? '#' : '?';
}

/** Transliterates a Cyrillic letter, keeping its case. */
function latinOf(character: string): string | undefined {
  const small = character.toLowerCase();
  const latin = tables().letters.get(small);
  if (latin === undefined || small === character) return latin;
  return latin.charAt(0).toUpperCase() + latin.slice(1);
}

/** ASCII replacement of a character. */
function asciiOf(character: string): string {
  const latin = own(MULTI_CHARACTER, character) ?? latinOf(character);
  if (latin !== undefined) return latin;
  const stripped = character.normalize('NFKD').replace(/\p{M}/gu, '');
  return /^[\x20-\x7e]+$/.test(stripped) ? stripped : signOf(character);
}

/**
 * Converts a text to ASCII: similar signs, transliterated Cyrillic, question marks for anything
 * else.
 */
export function toAscii(text: string): string {
  if (/^\p{ASCII}*$/u.test(text)) return text;
  return [...text.normalize('NFC')]
    .map((character) => (/\p{ASCII}/u.test(character) ? character : asciiOf(character)))
    .join('');
}

/** Converts screen cells to ASCII, keeping one character per cell. */
export function cellsInAscii(text: string, width: number): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  const signs = [...text.normalize('NFC')].flatMap((character) => {
    if (/[\x20-\x7e]/.test(character)) return [character];
    if (/\p{M}/u.test(character)) return [];
    const sign = tables().signs.get(character) ?? asciiOf(character);
    return [sign.charAt(0)];
  });
  return signs.join('').padEnd(width).slice(0, width);
}

/** Escapes all non-ASCII characters in JSON. */
export function jsonInAscii(json: string): string {
  return json.replace(
    /[\x7f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
