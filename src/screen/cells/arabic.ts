/**
 * Arabic letters are written joined. Where each takes a cell of its own, no font joins them, so they are
 * shown as the characters that Unicode has for their four shapes.
 */

/** Each letter, and the ligatures of lam and alef, with its shapes: alone, last, first, inner. */
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

/** Whether two graphemes are written as one sign: lam and alef. */
export function isLigature(before: string | undefined, grapheme: string): boolean {
  return before === LAM && ALEFS.includes(grapheme.charAt(0));
}

/** The letters that a grapheme begins with, as `SHAPES` has them, and the marks upon them. */
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

/** The graphemes in the shapes that they have side by side; they come and go in the order they are read. */
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
