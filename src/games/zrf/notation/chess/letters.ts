import type { Rules } from '../../rules/index.ts';

/** Letters of piece types in positions: capital for the first player, small for the second. */
export interface Letters {
  /** Capital letter of a type, or undefined for a type that positions cannot show. */
  letterOf(type: number): string | undefined;
  /** Type of a letter of either case, or -1. */
  typeOf(letter: string): number;
  /** All capital letters. */
  readonly all: readonly string[];
}

const LETTER = /^[A-Z]$/;

/** Letter of men, which have none in moves: the first of their name, or P as in chess. */
function manLetter(name: string, taken: readonly (string | undefined)[]): string | undefined {
  const first = name.slice(0, 1).toUpperCase();
  return [first, 'P'].find((letter) => LETTER.test(letter) && !taken.includes(letter));
}

const cache = new WeakMap<Rules, Letters>();

/** Letters of the piece types of some rules, from their notation. */
export function lettersOf(rules: Rules): Letters {
  const known = cache.get(rules);
  if (known !== undefined) return known;
  const letters = findLetters(rules);
  cache.set(rules, letters);
  return letters;
}

function findLetters({ pieces }: Rules): Letters {
  const signs = pieces.map(({ notation, isDummy }) =>
    !isDummy && LETTER.test(notation) ? notation : undefined,
  );
  const letters = pieces.map(({ name, notation, isDummy }, type) => {
    return notation === '' && !isDummy ? manLetter(name, signs) : signs[type];
  });
  return {
    letterOf: (type) => letters[type],
    typeOf: (letter) => letters.indexOf(letter.toUpperCase()),
    all: letters.filter((letter) => letter !== undefined),
  };
}
