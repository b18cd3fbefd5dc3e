import type { Reader } from './reader.ts';
import { ARCHIVES } from './readers/archives.ts';
import { CAVES } from './readers/caves.ts';
import { DICE } from './readers/dice.ts';
import { ROGUE } from './readers/rogue.ts';
import { PROTOCOL_LINES } from './readers/protocols.ts';
import { LAB } from './readers/lab.ts';
import { NOTATION } from './readers/notation.ts';
import { RULES } from './readers/rules.ts';
import { SAVES } from './readers/saves.ts';
import { SHELLS } from './readers/shells.ts';

/** All readers of untrusted text or bytes. Add a new reader to its list. */
export const READERS: readonly Reader[] = [
  ...SAVES,
  ...RULES,
  ...NOTATION,
  ...DICE,
  ...ROGUE,
  ...CAVES,
  ...ARCHIVES,
  ...SHELLS,
  ...LAB,
  ...PROTOCOL_LINES,
];
