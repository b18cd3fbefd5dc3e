import { SLOTS } from './state.ts';

const FIRST = 'a'.charCodeAt(0);

/** The letter of a slot, starting with a. */
export function letterOf(slot: number): string {
  return String.fromCharCode(FIRST + slot);
}

/** The slot of a letter; undefined if there is none. */
export function slotOf(letter: string): number | undefined {
  const slot = letter.length === 1 ? letter.charCodeAt(0) - FIRST : -1;
  return slot >= 0 && slot < SLOTS ? slot : undefined;
}
