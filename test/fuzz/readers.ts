import type { Reader } from './reader.ts';
import { ARCHIVES } from './readers/archives.ts';
import { CAVES } from './readers/caves.ts';
import { DICE } from './readers/dice.ts';
import { ROGUE } from './readers/rogue.ts';
import { RULES } from './readers/rules.ts';
import { SAVES } from './readers/saves.ts';
import { SHELLS } from './readers/shells.ts';

/** Everything that reads text or bytes from outside: a new reader is one more row in its list. */
export const READERS: readonly Reader[] = [
  ...SAVES,
  ...RULES,
  ...DICE,
  ...ROGUE,
  ...CAVES,
  ...ARCHIVES,
  ...SHELLS,
];
