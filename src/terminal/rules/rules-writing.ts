import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { Problem } from '../../core/index.ts';
import { cannotWrite } from '../files/saves.ts';

/** Writes a rules file whole or not at all; returns why it could not be written. */
export function writeRulesFile(file: string, text: string): Problem | undefined {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileAtomic.sync(file, text);
    return undefined;
  } catch (error) {
    return cannotWrite(file, error);
  }
}
