import { own } from '#core';
import { latinOfKey } from '#kit/text/keyboard.ts';

/*
 * Squares are named by Latin letters; whoever has a Cyrillic layout on types others: letters that look
 * alike, those of the same keys, or those that sound alike.
 */

const LOOKS: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', с: 'c', е: 'e', ё: 'e', н: 'h', к: 'k', м: 'm', о: 'o', р: 'p', т: 't' },
  ...{ х: 'x', у: 'y', і: 'i', ј: 'j', ѕ: 's' },
};

const SOUNDS: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', ц: 'c', с: 'c', д: 'd', е: 'e', э: 'e', ф: 'f', г: 'g', ж: 'g', х: 'h' },
  ...{ и: 'i', й: 'j', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', т: 't' },
};

/** Replaces Cyrillic letters, and keeps their case. */
function spell(text: string, latin: (letter: string) => string | undefined): string {
  return text.replace(/\p{Script=Cyrillic}/gu, (letter) => {
    const small = letter.toLowerCase();
    const found = latin(small) ?? letter;
    return small === letter ? found : found.toUpperCase();
  });
}

const WAYS: readonly ((text: string) => string)[] = [
  (text) => spell(text, (letter) => own(LOOKS, letter)),
  (text) => spell(text, latinOfKey),
  (text) => spell(text, (letter) => own(SOUNDS, letter)),
];

/** Only the letters that stand beside a figure, as those of squares do: the piece keeps its name. */
function besideFigures(text: string, way: (text: string) => string): string {
  return text.replace(/\p{Script=Cyrillic}(?=\d)|(?<=\d)\p{Script=Cyrillic}/gu, way);
}

/** A text as it was typed, and as it may have been meant, each reading once. */
export function readingsOf(text: string): readonly string[] {
  if (!/\p{Script=Cyrillic}/u.test(text)) return [text];
  const squares = WAYS.map((way) => besideFigures(text, way));
  return [...new Set([text, ...squares, ...WAYS.map((way) => way(text))])];
}
