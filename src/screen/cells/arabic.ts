/**
 * Arabic letters are joined in writing. With one cell per letter no font joins them, so they are
 * drawn with the Unicode presentation forms.
 */

/**
 * Presentation forms of each letter and of the lam-alef ligatures: isolated, final, initial,
 * medial.
 */
const SHAPES: ReadonlyMap<string, readonly string[]> = gatherShapes([
  [0xfb50, 0xfbb1],
  [0xfbfc, 0xfbff],
  [0xfe80, 0xfefc],
]);

const TATWEEL = '\u0640';
const LAM = '\u0644';
const ALEFS = '\u0622\u0623\u0625\u0627';

function gatherShapes(ranges: readonly (readonly [number, number])[]): Map<string, string[]> {
  const shapes = new Map<string, string[]>();
  for (const [first, last] of ranges) {
    for (let code = first; code <= last; code++) {
      const shape = String.fromCharCode(code);
      const letter = shape.normalize('NFKC');
      shapes.set(letter, [...(shapes.get(letter) ?? []), shape]);
    }
  }
  return shapes;
}

/** True for lam followed by alef, which are written as one sign. */
export function isLigature(before: string | undefined, grapheme: string): boolean {
  return before === LAM && ALEFS.includes(grapheme.charAt(0));
}

/** Splits a grapheme into its base letters, as listed in `SHAPES`, and its marks. */
function partsOf(grapheme: string): [letter: string, marks: string] {
  const length = SHAPES.has(grapheme.slice(0, 2)) ? 2 : 1;
  return [grapheme.slice(0, length), grapheme.slice(length)];
}

function joinsBefore(letter: string): boolean {
  return letter === TATWEEL || (SHAPES.get(letter)?.length ?? 0) > 1;
}

function joinsAfter(letter: string): boolean {
  return letter === TATWEEL || SHAPES.get(letter)?.length === 4;
}

/** Replaces graphemes with their joined forms. Input and output are in reading order. */
export function joinLetters(graphemes: readonly string[]): string[] {
  const parts = graphemes.map(partsOf);
  return parts.map(([letter, marks], at) => {
    const before = parts[at - 1]?.[0] ?? '';
    const after = parts[at + 1]?.[0] ?? '';
    const isJoinedBefore = joinsAfter(before) && joinsBefore(letter);
    const isJoinedAfter = joinsAfter(letter) && joinsBefore(after);
    const shape = SHAPES.get(letter)?.[(isJoinedBefore ? 1 : 0) + (isJoinedAfter ? 2 : 0)];
    return (shape ?? letter) + marks;
  });
}
