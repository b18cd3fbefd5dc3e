import type { Endgame, EndgameMaterial, SideMaterial } from '../../model/index.ts';
import { numberOf, resolveWord, wordsOf } from './option-value.ts';
import type { OptionValue } from './option-value.ts';

/*
 * Endgames are separated by commas. Each gives its material and a number of moves:
 *
 *     2 King +1 v King: 16      two kings and any other piece against a king alone
 *     7 pieces with King: 60    at most seven pieces, and both sides have a king
 */

const MAX_PIECES = 999;
const TOTAL = /^(\d{1,3}) pieces with (\S+)$/;

/** Pieces of a side; undefined if the words are not in the form `2 King Man +1`. */
function parseSide(text: string, value: OptionValue): SideMaterial | undefined {
  const counts = new Map<number, number>();
  let others = 0;
  let count: number | undefined;
  for (const word of wordsOf(text)) {
    const number = numberOf(word.replace(/^\+/, ''), 1, MAX_PIECES);
    if (number === undefined) {
      const type = resolveWord(value.scope.pieces, word, value);
      counts.set(type, (counts.get(type) ?? 0) + (count ?? 1));
      count = undefined;
    } else if (count !== undefined) return undefined;
    else if (word.startsWith('+')) others += number;
    else count = number;
  }
  if (count !== undefined || counts.size === 0) return undefined;
  return { counts: [...counts].map(([type, count]) => ({ type, count })), others };
}

function parseMaterial(text: string, value: OptionValue): EndgameMaterial | undefined {
  const [, most, name = ''] = TOTAL.exec(text) ?? [];
  if (most !== undefined) {
    const type = resolveWord(value.scope.pieces, name, value);
    return { kind: 'total', most: Number(most), type };
  }
  const [one, other, ...more] = text.split(' v ').map((side) => parseSide(side, value));
  if (one === undefined || other === undefined || more.length > 0) return undefined;
  return { kind: 'sides', sides: [one, other] };
}

/** Endgames of an option; undefined if the value is in another form. */
export function parseEndgames(value: OptionValue, most: number): readonly Endgame[] | undefined {
  const parts = value.text.split(',').map((part) => /^(.+):\s*(\d{1,4})$/.exec(part.trim()));
  const endgames = parts.flatMap((match): Endgame[] => {
    const [, text = '', number = ''] = match ?? [];
    const moves = numberOf(number, 1, most);
    const material = moves === undefined ? undefined : parseMaterial(text.trim(), value);
    return moves === undefined || material === undefined ? [] : [{ moves, material }];
  });
  return endgames.length === parts.length ? endgames : undefined;
}
