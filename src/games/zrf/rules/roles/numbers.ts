import type { Rules } from '../model/index.ts';

const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** Number represented by a piece: its notation, or the number or numeral in its name. */
export function numberOf({ pieces }: Rules, type: number): number | undefined {
  const { name = '', notation = '' } = pieces[type] ?? {};
  if (/^\d+$/.test(notation)) return Number(notation);
  const digits = name.match(/\d+/g) ?? [];
  if (digits.length > 0) return digits.length === 1 ? Number(digits[0]) : undefined;
  const words = name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  const numbers = words.map((word) => WORDS.indexOf(word)).filter((number) => number >= 0);
  return numbers.length === 1 ? numbers[0] : undefined;
}
