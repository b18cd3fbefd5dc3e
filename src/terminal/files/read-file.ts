import { readFileSync, statSync } from 'node:fs';
import { failed, parsed } from '../../core/index.ts';
import type { Parsed } from '../../core/index.ts';

/** Bytes of the largest text that a person or the program writes: saves, settings, records. */
export const TEXT_BYTES_MOST = 32 * 1024 * 1024;

/**
 * Reads a regular file. Devices and pipes are refused, as they might never end; so is what is larger
 * than it may be, before it is read. Problems name the file as `shown`.
 */
export function readRegularFile(path: string, most: number, shown = path): Parsed<Uint8Array> {
  try {
    const stat = statSync(path);
    if (!stat.isFile()) {
      const message = `${shown} is not a regular file.`;
      return failed({ code: 'file-irregular', message, args: { name: shown }, file: shown });
    }
    if (stat.size <= most) return parsed(readFileSync(path));
    const args = { name: shown, bytes: stat.size, most };
    const message = `${shown} has ${stat.size} bytes, but only ${most} are allowed.`;
    return failed({ code: 'file-large', message, args, file: shown });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `${shown} cannot be read: ${reason}`;
    return failed({ code: 'file-unreadable', message, args: { name: shown, reason }, file: shown });
  }
}

/** The text of a regular file, as UTF-8. */
export function readTextFile(path: string): Parsed<string> {
  const bytes = readRegularFile(path, TEXT_BYTES_MOST);
  return bytes.ok ? parsed(new TextDecoder().decode(bytes.value)) : bytes;
}
