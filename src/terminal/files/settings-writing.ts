import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { settingsFile } from './folders.ts';

/** Writes settings.json whole or not at all. */
export function writeSettingsFile(
  values: Readonly<Record<string, unknown>>,
  file = settingsFile,
): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileAtomic.sync(file, `${JSON.stringify(values, undefined, 2)}\n`);
}
