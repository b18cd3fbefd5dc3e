import { own } from '#core';
import { latinOfKey } from '#kit/text/keyboard.ts';

/*
 * Squares are named by Latin letters. On a Cyrillic layout people type similar-looking letters,
 * letters on the same keys, or letters with the same sound.
 */

const LOOKS: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', с: 'c', е: 'e', ё: 'e', н: 'h', к: 'k', м: 'm', о: 'o', р: 'p', т: 't' },
  ...{ х: 'x', у: 'y', і: 'i', ј: 'j', ѕ: 's' },
};

const SOUNDS: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', ц: 'c', с: 'c', д: 'd', е: 'e', э: 'e', ф: 'f', г: 'g', ж: 'g', х: 'h' },
  ...{ и: 'i', й: 'j', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', т: 't' },
};

/** Replaces Cyrillic letters, preserving case. */
function spell(text: string, latin: (letter: string) => string | undefined): string {
  return text.replace(/\p{Script=Cyrillic}/gu, (letter) => {
    const small = letter.toLowerCase();
    const found = latin(small) ?? letter;
    return small === letter ? found : found.toUpperCase();
  });
}

const SPELLINGS: readonly ((text: string) => string)[] = [
  (text) => spell(text, (letter) => own(LOOKS, letter)),
  (text) => spell(text, latinOfKey),
  (text) => spell(text, (letter) => own(SOUNDS, letter)),
];

/** Transliterates only letters next to a digit, as in squares; names of pieces stay. */
function besideFigures(text: string, way: (text: string) => string): string {
  return text.replace(/\p{Script=Cyrillic}(?=\d)|(?<=\d)\p{Script=Cyrillic}/gu, way);
}

/** A typed text and its possible Latin readings, without duplicates. */
export function readingsOf(text: string): readonly string[] {
  if (!/\p{Script=Cyrillic}/u.test(text)) return [text];
  const squares = SPELLINGS.map((way) => besideFigures(text, way));
  return [...new Set([text, ...squares, ...SPELLINGS.map((way) => way(text))])];
}
