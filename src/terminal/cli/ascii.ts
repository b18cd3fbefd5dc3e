import { own } from '#core';

/** Whether the locale says that the terminal shows nothing but ASCII: `C`, or one with an older character set. */
export function isAsciiOnly(env: NodeJS.ProcessEnv = process.env): boolean {
  // The first one that is not empty counts, as in setlocale(3).
  const [locale] = [env['LC_ALL'], env['LC_CTYPE'], env['LANG']].filter(
    (tag) => tag !== undefined && tag !== '',
  );
  const [name = '', charset] = ((locale ?? '').split('@')[0] ?? '').split('.');
  return charset === undefined ? /^(?:C|POSIX)$/.test(name) : !/^utf-?8$/i.test(charset);
}

/** The languages that can be written in ASCII. */
export const ASCII_LANGUAGES = ['en', 'ru', 'uk'];

/** Signs that look alike as far as ASCII goes: what stands for all of a row, and the row. */
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

/** What takes more than one letter in sentences; in cells, the first of them has to do. */
const LONGER: Readonly<Record<string, string>> = {
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

/** The tables as maps, made when a terminal needs them: hardly any does. */
const tables = once(() => ({
  signs: new Map(SIGNS.flatMap(([to, signs]) => [...signs].map((sign) => [sign, to]))),
  letters: new Map(LETTERS.split(' ').map((pair) => pair.split('=') as [string, string])),
}));

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** The other forms of box-drawing corners and crossings, of which Unicode has very many. */
const BOX = /[\u2500-\u257f]/;
const BLOCK = /[\u2580-\u259f]/;

function signOf(character: string): string {
  const known = tables().signs.get(character);
  if (known !== undefined) return known;
  if (BOX.test(character)) return '+';
  return BLOCK.test(character) ? '#' : '?';
}

/** A letter of Cyrillic by Latin ones, as it is written. */
function latinOf(character: string): string | undefined {
  const small = character.toLowerCase();
  const latin = tables().letters.get(small);
  if (latin === undefined || small === character) return latin;
  return latin.charAt(0).toUpperCase() + latin.slice(1);
}

/** What stands for a character that ASCII does not have. */
function plain(character: string): string {
  const latin = own(LONGER, character) ?? latinOf(character);
  if (latin !== undefined) return latin;
  const bare = character.normalize('NFKD').replace(/\p{M}/gu, '');
  return /^[\x20-\x7e]+$/.test(bare) ? bare : signOf(character);
}

/** A text in ASCII: signs that look alike, Cyrillic by Latin letters, question marks for the rest. */
export function toAscii(text: string): string {
  if (/^\p{ASCII}*$/u.test(text)) return text;
  return [...text.normalize('NFC')]
    .map((character) => (/\p{ASCII}/u.test(character) ? character : plain(character)))
    .join('');
}

/** The same for cells of a screen, each of which stays one cell. */
export function cellsInAscii(text: string, width: number): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  const signs = [...text.normalize('NFC')].flatMap((character) => {
    if (/[\x20-\x7e]/.test(character)) return [character];
    if (/\p{M}/u.test(character)) return [];
    const sign = tables().signs.get(character) ?? plain(character);
    return [sign.charAt(0)];
  });
  return signs.join('').padEnd(width).slice(0, width);
}

/** JSON without a character beyond ASCII. */
export function jsonInAscii(json: string): string {
  return json.replace(
    /[\x7f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
