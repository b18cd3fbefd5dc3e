import { zipSync } from 'fflate';
import { encodeFiles, goodFiles } from './case-files.ts';

export function zipOf(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  return zipSync(Object.fromEntries(files));
}

/** The good pack as a zip, in a folder or at the top, with optional extra files. */
export function goodZip(top = '', more: Readonly<Record<string, Uint8Array>> = {}): Uint8Array {
  const files = [...encodeFiles(goodFiles())].map(([name, bytes]) => [top + name, bytes] as const);
  return zipOf(new Map([...files, ...Object.entries(more)]));
}

const ENTRY = 0x02014b50;

/** Offset of the entry with this name in the directory of a zip. */
function entryAt(zip: Uint8Array, name: string): number {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  for (let at = 0; at + 46 < zip.length; at++) {
    if (view.getUint32(at, true) !== ENTRY) continue;
    const length = view.getUint16(at + 28, true);
    if (new TextDecoder().decode(zip.subarray(at + 46, at + 46 + length)) === name) return at;
  }
  throw new RangeError(`no entry ${name}`);
}

/** A copy with one field of one directory entry changed. */
export function tamper(
  zip: Uint8Array,
  name: string,
  field: number,
  value: number,
  bytes: 2 | 4,
): Uint8Array {
  const copy = zip.slice();
  const view = new DataView(copy.buffer);
  const at = entryAt(copy, name) + field;
  if (bytes === 2) view.setUint16(at, value, true);
  else view.setUint32(at, value, true);
  return copy;
}
