import type { Glossary } from '../glossary.ts';

/** Minimum number of letters by which the name of a piece is recognised. */
const MIN_NAME = 3;

/** Signs of captures and drops after a piece, Latin and Cyrillic. */
const SIGNS = 'x×х*:-';

/** Letters that a text begins with, without those of a square. */
function headOf({ rules }: Glossary, text: string): string {
  const [head = ''] = /^\+?\p{L}+/u.exec(text) ?? [];
  const names = rules.board.positions.filter(({ isDummy }) => !isDummy).map(({ name }) => name);
  const isLettered = names.every((name) => /^\p{L}\d/u.test(name));
  const next = text.slice(head.length, head.length + 1);
  return isLettered && head.length > 1 && /\d/.test(next) ? head.slice(0, -1) : head;
}

/** Pieces of which a text gives the sign or the beginning of the name: `Nxe5`, `Knight e5`. */
export function namedTypes(glossary: Glossary, text: string): readonly number[] {
  const { rules, sign } = glossary;
  const head = headOf(glossary, text.trim());
  if (head === '') return [];
  const types = [...rules.pieces.keys()].filter((type) => rules.pieces[type]?.isDummy === false);
  const bare = SIGNS.includes(head.slice(-1)) ? head.slice(0, -1) : head;
  const typed = bare.toLowerCase();
  const named = types.filter((type) => {
    const names = [glossary.piece(type), glossary.kind(type), rules.pieces[type]?.name ?? ''];
    return typed.length >= MIN_NAME && names.some((one) => one.toLowerCase().startsWith(typed));
  });
  if (named.length > 0) return named;
  // A sign may be followed by the file or rank of the origin.
  for (let length = head.length; length > 0; length--) {
    const found = types.filter((type) => {
      const signs = [sign(type).trim(), rules.pieces[type]?.notation ?? ''];
      return signs.includes(head.slice(0, length));
    });
    if (found.length > 0) return found;
  }
  return [];
}
