/** Conditions of a bonus: a threat is met, the die is hidden, its hero has a WOUND, and so on. */
export type MarkCondition = 'threat' | 'hidden' | 'wounded' | 'closing';

/** Marks that are more than a face or a number. The rules ask for them by name. */
export type MarkKeyword = 'loyal' | 'shielding' | 'quick' | 'hallowed' | 'healing';

/** Special quality of a die. */
interface Mark {
  /** Value of a face; the face itself by default. */
  readonly value?: (face: number, size: number) => number;
  /** Added to the total of a check under a condition, once for each such die. */
  readonly bonus?: { readonly amount: number; readonly when: MarkCondition };
  readonly keyword?: MarkKeyword;
}

/** All marks. A new one takes a row here, and its texts. Odds, bots and shells follow the row. */
const ROWS = {
  /** The highest face counts double. */
  keen: { value: (face, size) => (face === size ? 2 * face : face) },
  /** A 1 counts as the highest face. */
  lucky: { value: (face, size) => (face === 1 ? size : face) },
  /** No face counts less than half the size. */
  steady: { value: (face, size) => Math.max(face, size / 2) },
  /** A 1 counts 0, the highest face triple. */
  bold: { value: (face, size) => (face === 1 ? 0 : face === size ? 3 * face : face) },
  /** Every face counts just more than the average. */
  measured: { value: (_face, size) => size / 2 + 1 },
  /** Odd faces count 1 more. */
  rounded: { value: (face) => face + (face % 2) },
  biting: { bonus: { amount: 2, when: 'threat' } },
  patient: { bonus: { amount: 2, when: 'hidden' } },
  brave: { bonus: { amount: 3, when: 'wounded' } },
  sealing: { bonus: { amount: 5, when: 'closing' } },
  /** Discarded, it goes to the bag. Damage discards it anyway. */
  loyal: { keyword: 'loyal' },
  /** Pays 2 of damage. */
  shielding: { keyword: 'shielding' },
  /** Its hero draws a die after the check. */
  quick: { keyword: 'quick' },
  /** Helps like DIVINE, and is hidden for it. */
  hallowed: { keyword: 'hallowed' },
  /** A success returns two dice of the discard pile to the bag. */
  healing: { keyword: 'healing' },
} as const satisfies Record<string, Mark>;

export type MarkId = keyof typeof ROWS;
export const MARKS: Readonly<Record<MarkId, Mark>> = ROWS;
export const MARK_IDS = Object.keys(ROWS) as readonly MarkId[];

const BY_ID: ReadonlyMap<string, Mark> = new Map(Object.entries<Mark>(ROWS));

/** Number of sides of the largest die. */
const MAX_SIZE = 12;

/** A plain die has no mark. */
export const PLAIN = '';

/** The row of a mark; undefined for none, and for the name of an ally. */
export function findMark(mark: string): Mark | undefined {
  return mark === PLAIN ? undefined : BY_ID.get(mark);
}

export function isMark(text: string): text is MarkId {
  return BY_ID.has(text);
}

interface Marked {
  readonly mark: string;
}

export function hasKeyword({ mark }: Marked, keyword: MarkKeyword): boolean {
  return mark !== PLAIN && BY_ID.get(mark)?.keyword === keyword;
}

/** Number of dice with a keyword. */
export function countKeyword(dice: readonly Marked[], keyword: MarkKeyword): number {
  let count = 0;
  for (const die of dice) if (hasKeyword(die, keyword)) count += 1;
  return count;
}

/** Points of damage a die pays. */
export function paysFor(die: Marked): number {
  return hasKeyword(die, 'shielding') ? 2 : 1;
}

/** The faces of a die in a check: its size if every face counts as shown, otherwise their values. */
export type Faces = number | readonly number[];

/** The values of all faces, by mark and size. */
const FACES: ReadonlyMap<string, readonly (readonly number[])[]> = new Map(
  Object.entries<Mark>(ROWS).flatMap(([mark, { value }]) => {
    if (value === undefined) return [];
    const ofSize = (size: number) => Array.from({ length: size }, (_, at) => value(at + 1, size));
    return [[mark, Array.from({ length: MAX_SIZE + 1 }, (_, size) => ofSize(size))] as const];
  }),
);

/** The values of a die's faces. */
export function facesOf({ mark, size }: Marked & { readonly size: number }): Faces {
  return mark === PLAIN ? size : (FACES.get(mark)?.[size] ?? size);
}

/** Value of a face in a check. */
export function valueOf(die: Marked & { readonly size: number }, face: number): number {
  return findMark(die.mark)?.value?.(face, die.size) ?? face;
}
