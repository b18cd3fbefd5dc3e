import { existsSync } from 'node:fs';
import type { Problem } from '#core';
import { settingsFile } from './folders.ts';
import { readTextFile } from './read-file.ts';
import type { SystemReason } from './system-reason.ts';

export interface SettingsFile {
  /** Values as texts by name; the screens validate them. */
  readonly texts: Readonly<Record<string, string>>;
  readonly problem?: Problem;
}

/** Reads settings.json; a missing or unreadable file yields no settings. */
export function readSettingsFile(file = settingsFile): SettingsFile {
  if (!existsSync(file)) return { texts: {} };
  const text = readTextFile(file);
  if (!text.ok) return { texts: {}, problem: unreadable(file, unreadReason(text.problems)) };
  try {
    const json: unknown = JSON.parse(text.value);
    if (typeof json === 'object' && json !== null) return { texts: textsOf(json) };
    return { texts: {}, problem: unreadable(file, because('no-object')) };
  } catch {
    return { texts: {}, problem: unreadable(file, because('no-json')) };
  }
}

function textsOf(json: object): Record<string, string> {
  const scalars = Object.entries(json).filter(([, value]) => typeof value !== 'object');
  return Object.fromEntries(scalars.map(([name, value]) => [name, String(value)]));
}

/** Reasons in English, by the key for choosing a message. */
const REASONS = {
  'no-json': 'it is not valid JSON',
  'no-object': 'it is not a JSON object',
  irregular: 'it is not a regular file',
  large: 'it is too large',
} as const;

function because(cause: keyof typeof REASONS): SystemReason {
  return { cause, reason: REASONS[cause] };
}

function unreadReason([problem]: readonly Problem[]): SystemReason {
  const { cause, reason } = problem?.args ?? {};
  if (cause !== undefined && reason !== undefined) {
    return { cause: String(cause), reason: String(reason) };
  }
  return because(problem?.code === 'file-large' ? 'large' : 'irregular');
}

function unreadable(file: string, { cause, reason }: SystemReason): Problem {
  return {
    code: 'settings-file',
    message: `The settings in ${file} cannot be read: ${reason}. The defaults are used.`,
    args: { file, cause, reason },
    file,
  };
}
