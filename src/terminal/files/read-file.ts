import { readFileSync, readSync, statSync } from 'node:fs';
import { failed, parsed } from '#core';
import type { Parsed } from '#core';
import { systemReason } from './system-reason.ts';

/** Maximum size in bytes of a text file: saves, settings, records. */
export const MAX_TEXT_BYTES = 32 * 1024 * 1024;

/** Name for standard input or output instead of a file. */
export const STDIO = '-';
const STDIN = 0;
const CHUNK_BYTES = 64 * 1024;

/** Standard input read so far, cached because it can be read only once. */
let input: Uint8Array | undefined;

/** All of standard input, or undefined if it is too large. */
function readStandardInput(maxBytes: number): Uint8Array | undefined {
  if (input !== undefined) return input.length <= maxBytes ? input : undefined;
  const parts: Uint8Array[] = [];
  for (let size = 0; ;) {
    const chunk = new Uint8Array(CHUNK_BYTES);
    const count = readSomeInput(chunk);
    if (count === 0) break;
    parts.push(chunk.subarray(0, count));
    size += count;
    if (size > maxBytes) return undefined;
  }
  input = Buffer.concat(parts);
  return input;
}

/** Waits for the next bytes; returns 0 at the end. */
function readSomeInput(chunk: Uint8Array): number {
  for (;;) {
    try {
      return readSync(STDIN, chunk);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN') throw error;
      // The pipe is empty for now.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
}

/** Path as shown in messages. */
export function shownPath(path: string): string {
  return path === STDIO ? '<stdin>' : path;
}

/**
 * Reads a regular file or standard input. Refuses devices and pipes, which might never end, and
 * anything too large, before reading it. Problems name the file as `shown`.
 */
export function readRegularFile(
  path: string,
  maxBytes: number,
  shown = shownPath(path),
): Parsed<Uint8Array> {
  try {
    if (path === STDIO) {
      const bytes = readStandardInput(maxBytes);
      if (bytes !== undefined) return parsed(bytes);
      const message = `Standard input is too large: it has more than ${maxBytes} bytes.`;
      return failed({ code: 'input-large', message, args: { most: maxBytes }, file: shown });
    }
    const stat = statSync(path);
    if (!stat.isFile()) {
      const message = `${shown} is not a regular file.`;
      return failed({ code: 'file-irregular', message, args: { name: shown }, file: shown });
    }
    if (stat.size <= maxBytes) return parsed(readFileSync(path));
    const args = { name: shown, bytes: stat.size, most: maxBytes };
    const message = `${shown} has ${stat.size} bytes; the maximum is ${maxBytes}.`;
    return failed({ code: 'file-large', message, args, file: shown });
  } catch (error) {
    const reason = systemReason(error);
    const message = `${shown} cannot be read: ${reason.reason}.`;
    return failed({
      code: 'file-unreadable',
      message,
      args: { name: shown, ...reason },
      file: shown,
    });
  }
}

/** Text of a regular file, as UTF-8. */
export function readTextFile(path: string): Parsed<string> {
  const bytes = readRegularFile(path, MAX_TEXT_BYTES);
  return bytes.ok ? parsed(new TextDecoder().decode(bytes.value)) : bytes;
}
