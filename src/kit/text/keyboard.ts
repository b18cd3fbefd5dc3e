/** Rows of Cyrillic, Hebrew and Arabic keyboards, and the Latin characters of the same keys. */
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

/** The Latin character of the key that types a small letter of another alphabet; any other character itself. */
export function latinOfKey(letter: string): string {
  return LATIN.get(letter) ?? letter;
}
