import type { DiceAction } from '../rules/index.ts';
import { DICE_SCREEN_KEYS } from './keymap.ts';

/** Preferred keys of actions by name; the first free one is used. Physical keys, Latin letters. */
const OWN_KEYS: Readonly<Partial<Record<DiceAction['kind'], readonly string[]>>> = {
  explore: ['e'],
  again: ['a', 'e'],
  finish: ['f'],
  travel: ['t'],
  give: ['g'],
  close: ['c'],
  rest: ['r'],
  cure: ['w'],
  hide: ['h'],
  discard: ['d'],
  acquire: ['a'],
  forfeit: ['f'],
  flee: ['l', 'f'],
  confirm: ['enter'],
  cancel: ['escape'],
};

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;
const ALLY_KEYS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
/** Letters for skills beyond the number of digits, not used by any action or screen. */
const MORE_KEYS = ['b', 'k', 'n', 'o', 'v', 'x', 'y', 'z'] as const;

/** Keys for the dice of a pile: digits for the first ten, then letters. A hero can have 25. */
const PILE_KEYS = [...DIGITS, ...Array.from('abcdefghklnortvwxyz')];

function isChoice(action: DiceAction): action is Extract<DiceAction, { readonly at: number }> {
  return 'at' in action;
}

/**
 * Assigns keys to actions offered together: letters to named actions; digits to dice, locations,
 * heroes and skills; letters from `a` to allies and to the dice of a pile beyond the tenth.
 */
export function keysFor(actions: readonly DiceAction[]): readonly (string | undefined)[] {
  const usedKeys = new Set<string>(DICE_SCREEN_KEYS.flatMap(({ keys }) => keys));
  const take = (wished: readonly (string | undefined)[]): string | undefined => {
    const key = wished.find((one) => one !== undefined && !usedKeys.has(one));
    if (key !== undefined) usedKeys.add(key);
    return key;
  };
  const named = actions.map((action) => take(OWN_KEYS[action.kind] ?? []));
  return actions.map((action, index) => {
    if (named[index] !== undefined) return named[index];
    if (action.kind === 'ally') return take([ALLY_KEYS[action.at]]);
    if (action.kind === 'hand') return take([DIGITS[action.at]]);
    if (action.kind === 'pile') return take([PILE_KEYS[action.at]]);
    if (action.kind === 'location')
      return take([DIGITS[action.at < 0 ? 9 : action.at], ...MORE_KEYS]);
    if (isChoice(action)) return take([DIGITS[action.at]]);
    return take([...DIGITS, ...MORE_KEYS]);
  });
}
