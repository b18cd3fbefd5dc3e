import { randomBytes } from 'node:crypto';

/** Random seed of eight letters and digits that are hard to confuse. */
export function freshSeed(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  return [...randomBytes(8)].map((byte) => letters[byte % letters.length] ?? 'a').join('');
}
