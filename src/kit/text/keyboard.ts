/** Rows of Cyrillic, Hebrew and Arabic keyboards, with the Latin characters on the same keys. */
const ROWS: readonly (readonly [string, string])[] = [
  ['йцукенгшщзхъ', 'qwertyuiop[]'],
  ['фывапролджэ', "asdfghjkl;'"],
  ['ячсмитьбю', 'zxcvbnm,.'],
  ['ёіїєґў', "`s]'\\o"],
  ['קראטוןםפ', 'ertyuiop'],
  ['שדגכעיחלךף', 'asdfghjkl;'],
  ['זסבהנמצתץ', 'zxcvbnm,.'],
  ['ضصثقفغعهخحجد', 'qwertyuiop[]'],
  ['شسيبلاتنمكط', "asdfghjkl;'"],
  ['ئءؤرىةوزظذ', 'zxcvnm,./`'],
];

const LATIN: ReadonlyMap<string, string> = new Map(
  ROWS.flatMap(([letters, latin]) =>
    [...letters].map((letter, i): [string, string] => [letter, latin[i] ?? letter]),
  ),
);

/**
 * Latin character on the key of a lower-case letter of another alphabet. Other characters are
 * returned unchanged.
 */
export function latinOfKey(letter: string): string {
  return LATIN.get(letter) ?? letter;
}
