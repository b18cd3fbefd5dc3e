import type { Problem } from '#core';
import { settingsFile } from './folders.ts';
import { writeWithFolders } from './write-file.ts';

/** Writes settings.json atomically. */
export function writeSettingsFile(
  values: Readonly<Record<string, unknown>>,
  file = settingsFile,
): Problem | undefined {
  return writeWithFolders(file, `${JSON.stringify(values, undefined, 2)}\n`);
}
