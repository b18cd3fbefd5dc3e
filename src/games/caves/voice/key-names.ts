import { barOf, keyFor } from '#play';
import type { Say } from '#i18n/say.ts';
import { CAVES_KEYS } from './keymap.ts';
import type { CavesCommand } from './keymap.ts';

/** Commands mentioned in messages, by their argument names. */
const NAMED = {
  explore: 'explore',
  attack: 'attack',
  pick: 'pick-up',
  wear: 'wear',
  quaff: 'quaff',
  read: 'read',
  eat: 'eat',
  rest: 'rest',
  dig: 'dig',
  look: 'look',
  down: 'climb-down',
  up: 'climb-up',
  off: 'hints',
  help: 'help',
} as const satisfies Readonly<Record<string, CavesCommand>>;

/** Names of keys by their argument names in messages. */
export type KeyNames = Readonly<Record<keyof typeof NAMED, string>>;

/** Key names for messages; on touch screens, button names where they exist. */
export function keyNamesIn(say: Say, isTouch: boolean): KeyNames {
  const names = Object.entries(NAMED).map(([name, command]) => {
    const [button] = barOf(CAVES_KEYS, [command]);
    const key = keyFor(CAVES_KEYS, command);
    return [name, isTouch && button ? say('run-button', { name: say(button.label) }) : key];
  });
  return Object.fromEntries(names) as KeyNames;
}
