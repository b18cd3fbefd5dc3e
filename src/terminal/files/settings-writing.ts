import type { Problem } from '#core';
import { settingsFile } from './folders.ts';
import { writeDeep } from './write-file.ts';

/** Writes settings.json whole or not at all. */
export function writeSettingsFile(
  values: Readonly<Record<string, unknown>>,
  file = settingsFile,
): Problem | undefined {
  return writeDeep(file, `${JSON.stringify(values, undefined, 2)}\n`);
}
