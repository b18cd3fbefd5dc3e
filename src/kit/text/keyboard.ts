/** Rows of Cyrillic keyboards and the Latin characters of the same keys. */
const ROWS: readonly (readonly [string, string])[] = [
  ['йцукенгшщзхъ', 'qwertyuiop[]'],
  ['фывапролджэ', "asdfghjkl;'"],
  ['ячсмитьбю', 'zxcvbnm,.'],
  ['ёіїєґў', "`s]'\\o"],
];

const LATIN: ReadonlyMap<string, string> = new Map(
  ROWS.flatMap(([cyrillic, latin]) =>
    [...cyrillic].map((letter, i): [string, string] => [letter, latin[i] ?? letter]),
  ),
);

/** The Latin character of the key that types a small Cyrillic one; any other character itself. */
export function latinOfKey(letter: string): string {
  return LATIN.get(letter) ?? letter;
}
