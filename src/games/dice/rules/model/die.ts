import { elementAt } from '#core';
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

/** A die. `id` distinguishes dice of the same type and size. */
export interface Die {
  readonly id: number;
  readonly type: DieType;
  readonly size: number;
}

/** Sorts by type, then by size, the largest first, then by id. */
export function compareDice(a: Die, b: Die): number {
  return a.type === b.type ? b.size - a.size || a.id - b.id : compareTypes(a.type, b.type);
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
  if (at < 0) return dice;
  const rest = dice.slice(1);
  for (let i = 0; i < at; i++) rest[i] = elementAt(dice, i);
  return rest;
}

/** Type and size as text, such as `P6`. */
export function makeDie({ type, size }: Pick<Die, 'type' | 'size'>): string {
  return DIE_KINDS[type].letter + String(size);
}

/** Parses text such as `P6`; undefined if it is not a die. */
export function parseDie(text: string): Pick<Die, 'type' | 'size'> | undefined {
  const type = DIE_TYPES.find((candidate) => DIE_KINDS[candidate].letter === text.charAt(0));
  const size = DIE_SIZES.find((candidate) => String(candidate) === text.slice(1));
  return type === undefined || size === undefined ? undefined : { type, size };
}
