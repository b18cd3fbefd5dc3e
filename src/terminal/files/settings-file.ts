import { existsSync } from 'node:fs';
import type { Problem } from '#core';
import { settingsFile } from './folders.ts';
import { readTextFile } from './read-file.ts';

export interface SettingsFile {
  /** What the file says, as texts by name; the screens check them against what can be set. */
  readonly texts: Readonly<Record<string, string>>;
  readonly problem?: Problem;
}

/** Reads settings.json; without one, or with one that cannot be read, nothing is set. */
export function readSettingsFile(file = settingsFile): SettingsFile {
  if (!existsSync(file)) return { texts: {} };
  const text = readTextFile(file);
  if (!text.ok) return { texts: {}, problem: unreadable(file, messagesOf(text.problems)) };
  try {
    const json: unknown = JSON.parse(text.value);
    if (typeof json === 'object' && json !== null) return { texts: textsOf(json) };
    return { texts: {}, problem: unreadable(file, 'it is not an object') };
  } catch (error) {
    return { texts: {}, problem: unreadable(file, error instanceof Error ? error.message : '') };
  }
}

function textsOf(json: object): Record<string, string> {
  const scalars = Object.entries(json).filter(([, value]) => typeof value !== 'object');
  return Object.fromEntries(scalars.map(([name, value]) => [name, String(value)]));
}

function messagesOf(problems: readonly Problem[]): string {
  return problems.map(({ message }) => message).join(' ');
}

function unreadable(file: string, reason: string): Problem {
  return {
    code: 'settings-file',
    message: `The settings cannot be read: ${reason}. The defaults are used.`,
    args: { file, reason },
    file,
  };
}
