import { Inflate } from 'fflate';
import { failed, parsed } from '#core';
import type { Parsed, Problem, ProblemArgs } from '#core';
import { packedBytes } from './list.ts';
import type { ZipEntry } from './list.ts';
import { zipProblem } from './messages.ts';
import type { ZipCode } from './messages.ts';

const POLYNOMIAL = 0xedb88320;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? POLYNOMIAL ^ (rest >>> 1) : rest >>> 1;
  return rest;
});

/** CRC-32 as used in zip files (ISO 3309, polynomial 0x04C11DB7 reversed). */
export function crc32(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) rest = (TABLE[(rest ^ byte) & 255] ?? 0) ^ (rest >>> 8);
  return (rest ^ 0xffffffff) >>> 0;
}

/** Limits for one file in a zip. */
export interface EntryLimits {
  readonly fileBytes: number;
  /** Maximum ratio of unpacked to packed size. */
  readonly zipRatio: number;
}

const STORED = 0;
const DEFLATED = 8;
/** Packed bytes per step, small enough to detect a bomb before it is unpacked. */
const CHUNK_BYTES = 1024;

function isOutside(name: string): boolean {
  return (
    name.startsWith('/') ||
    /^[A-Za-z]:/.test(name) ||
    name.includes('\0') ||
    name.split('/').includes('..')
  );
}

/**
 * Reason to reject a zip because of this entry, or undefined. Paths outside the zip and links are
 * always rejected; a `wanted` entry must also be unpackable.
 */
export function refuseEntry(
  entry: ZipEntry,
  isWanted: boolean,
  { fileBytes, zipRatio }: EntryLimits,
  file: string,
): Problem | undefined {
  const { name, packed, unpacked } = entry;
  const problem = (code: ZipCode, args: ProblemArgs = {}) =>
    zipProblem(code, { name: name.slice(0, 200), ...args }, file);
  if (isOutside(name)) return problem('zip-path');
  if (entry.isLink) return problem('zip-link');
  if (!isWanted) return undefined;
  const isReadable = entry.method === STORED || entry.method === DEFLATED;
  if (entry.isEncrypted || !isReadable) return problem('zip-secret');
  if (unpacked > fileBytes) return problem('zip-inflated', { bytes: unpacked, most: fileBytes });
  if (packed > fileBytes) return problem('zip-packed-large', { bytes: packed, most: fileBytes });
  return unpacked > packed * zipRatio ? problem('zip-ratio', { most: zipRatio }) : undefined;
}

/** Unpacks step by step. Stops if the output exceeds the declared size. */
function inflate(bytes: Uint8Array, declaredSize: number): Uint8Array | undefined {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const stream = new Inflate((chunk) => {
    chunks.push(chunk);
    length += chunk.length;
  });
  for (let at = 0; at < bytes.length && length <= declaredSize; at += CHUNK_BYTES) {
    stream.push(bytes.subarray(at, at + CHUNK_BYTES), at + CHUNK_BYTES >= bytes.length);
  }
  if (length !== declaredSize) return undefined;
  const output = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    output.set(chunk, at);
    at += chunk.length;
  }
  return output;
}

/** Unpacks an entry that `refuseEntry` accepted. */
export function unpackEntry(zip: Uint8Array, entry: ZipEntry, file: string): Parsed<Uint8Array> {
  const broken = (code: ZipCode) => failed(zipProblem(code, { name: entry.name }, file));
  const packed = packedBytes(zip, entry);
  if (packed === undefined) return broken('zip-missing');
  try {
    // Copy the bytes: a slice would keep the whole zip in memory.
    const bytes = entry.method === STORED ? packed.slice() : inflate(packed, entry.unpacked);
    if (bytes?.length !== entry.unpacked) return broken('zip-size');
    return crc32(bytes) === entry.crc ? parsed(bytes) : broken('zip-checksum');
  } catch {
    return broken('zip-packed');
  }
}
