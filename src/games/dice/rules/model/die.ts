import { elementAt } from '#core';
import { intern } from '#kit/intern.ts';
import { withoutAt } from './lists.ts';
import { isMark, PLAIN } from './marks.ts';

/** The ten types of dice, in sort order. */
export const DIE_TYPES = [
  'PHYSICAL',
  'SOMATIC',
  'MENTAL',
  'VERBAL',
  'DIVINE',
  'WOUND',
  'ENEMY',
  'VILLAIN',
  'OBSTACLE',
  'ALLY',
] as const;
export type DieType = (typeof DIE_TYPES)[number];

export const STAT_TYPES = ['PHYSICAL', 'SOMATIC', 'MENTAL', 'VERBAL'] as const;
export type StatType = (typeof STAT_TYPES)[number];

/**
 * True if a name is in the list. A loop, because engines compare strings in `includes` letter by
 * letter.
 */
export function isAmong<T extends string>(names: readonly T[], name: T): boolean {
  for (const one of names) if (one === name) return true;
  return false;
}

export type DieRole = 'stat' | 'helper' | 'wound' | 'threat' | 'ally';

interface DieKind {
  readonly rank: number;
  readonly role: DieRole;
  /** Letter for the type in texts, and wherever colour is not enough. */
  readonly letter: string;
}

export const DIE_KINDS: Readonly<Record<DieType, DieKind>> = {
  PHYSICAL: { rank: 0, role: 'stat', letter: 'P' },
  SOMATIC: { rank: 1, role: 'stat', letter: 'S' },
  MENTAL: { rank: 2, role: 'stat', letter: 'M' },
  VERBAL: { rank: 3, role: 'stat', letter: 'V' },
  DIVINE: { rank: 4, role: 'helper', letter: 'D' },
  WOUND: { rank: 5, role: 'wound', letter: 'W' },
  ENEMY: { rank: 6, role: 'threat', letter: 'E' },
  VILLAIN: { rank: 7, role: 'threat', letter: '!' },
  OBSTACLE: { rank: 8, role: 'threat', letter: 'O' },
  ALLY: { rank: 9, role: 'ally', letter: 'A' },
};

export const DIE_SIZES = [4, 6, 8, 10, 12] as const;

/** A die. `id` distinguishes dice of the same type, size and mark. */
export interface Die {
  readonly id: number;
  readonly type: DieType;
  readonly size: number;
  /** Id of its mark, or of the ally it stands for; '' for a plain die. */
  readonly mark: string;
}

/** A die without its id. */
export type DieForm = Omit<Die, 'id'>;

/** Type and size, with or without a mark. */
export type DieLike = Pick<Die, 'type' | 'size'> & Partial<Pick<Die, 'mark'>>;

/** Sorts by type, then by size, the largest first, then marked dice before plain ones, then by id. */
export function compareDice(a: Die, b: Die): number {
  if (a.type !== b.type) return compareTypes(a.type, b.type);
  return b.size - a.size || compareMarks(a.mark, b.mark) || a.id - b.id;
}

/** Sorts marks by name, plain dice last. */
export function compareMarks(a: string, b: string): number {
  if (a === b) return 0;
  if (a === PLAIN || b === PLAIN) return a === PLAIN ? 1 : -1;
  return a < b ? -1 : 1;
}

/** True for the die of an ally with a name. */
export function isNamedAlly({ type, mark }: Pick<Die, 'type' | 'mark'>): boolean {
  return type === 'ALLY' && mark !== PLAIN;
}

/** True if dice of the type can have the mark. DIVINE dice help without being hallowed. */
export function canHaveMark(type: DieType, mark: string): boolean {
  if (!isMark(mark)) return false;
  const { role } = DIE_KINDS[type];
  return role === 'stat' || (role === 'helper' && mark !== 'hallowed');
}

/** Sorts by the order of the list. Engines compare names faster than they look up ranks. */
function compareTypes(a: DieType, b: DieType): number {
  for (const type of DIE_TYPES) {
    if (type === a) return -1;
    if (type === b) return 1;
  }
  return 0;
}

/** The dice without one of them; the same list if it is not among them. */
export function withoutDie(dice: readonly Die[], { id }: Die): readonly Die[] {
  let at = dice.length - 1;
  while (at >= 0 && elementAt(dice, at).id !== id) at -= 1;
  return at < 0 ? dice : withoutAt(dice, at);
}

/** A die as text, such as `P6`, or `P6~keen` with its mark. */
export function makeDie({ type, size, mark = PLAIN }: DieLike): string {
  const kind = DIE_KINDS[type].letter + String(size);
  return mark === PLAIN ? kind : `${kind}~${mark}`;
}

const ALLY_ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Maximum number of characters in a mark. */
const MAX_MARK = 60;

/** A mark of this type of die, or the name of an ally; undefined for others. */
function parseMark(type: DieType, text: string): string | undefined {
  if (canHaveMark(type, text)) return intern(text);
  const isName = ALLY_ID.test(text) && text.length <= MAX_MARK && !isMark(text);
  return type === 'ALLY' && isName ? intern(text) : undefined;
}

/** Parses text such as `P6` or `P6~keen`; undefined if it is not a die. */
export function parseDie(text: string): DieForm | undefined {
  const [kind = '', ...marks] = text.split('~');
  const type = DIE_TYPES.find((candidate) => DIE_KINDS[candidate].letter === kind.charAt(0));
  const size = DIE_SIZES.find((candidate) => String(candidate) === kind.slice(1));
  if (type === undefined || size === undefined || marks.length > 1) return undefined;
  const [named] = marks;
  const mark = named === undefined ? PLAIN : parseMark(type, named);
  return mark === undefined ? undefined : { type, size, mark };
}
