import { failed, parsed } from '#core';
import type { Parsed } from '#core';
import { textOf } from '../text/code-units.ts';
import { decodeUtf8 } from '../text/utf8.ts';
import { zipProblem } from './messages.ts';
import type { ZipCode } from './messages.ts';

/** Entry in the central directory of a zip file. */
export interface ZipEntry {
  readonly name: string;
  /** 0 stored, 8 deflated. */
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly isLink: boolean;
  readonly crc: number;
  readonly packed: number;
  readonly unpacked: number;
  /** Offset of the entry's local header. */
  readonly offset: number;
}

const END = 0x06054b50;
const END_BYTES = 22;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const HEADER = 0x04034b50;
const HEADER_BYTES = 30;
const MAX_COMMENT = 0xffff;
const LINK = 0xa000;
const KIND = 0xf000;

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Offset of the end of central directory record, or -1 if it is missing. */
function findEnd(view: DataView): number {
  const last = view.byteLength - END_BYTES;
  const first = Math.max(0, last - MAX_COMMENT);
  for (let at = last; at >= first; at--) {
    const isEnd = view.getUint32(at, true) === END;
    if (isEnd && view.getUint16(at + 20, true) === last - at) return at;
  }
  return -1;
}

/** Old zip files encode names in a local code page without naming it. */
function decodeName(bytes: Uint8Array): string {
  const { text, whole } = decodeUtf8(bytes);
  return (whole ? text : textOf(bytes)).replace(/\\/g, '/');
}

function readEntry(bytes: Uint8Array, view: DataView, at: number): [ZipEntry, number] | undefined {
  if (at + ENTRY_BYTES > view.byteLength || view.getUint32(at, true) !== ENTRY) return undefined;
  const lengths = [28, 30, 32].map((field) => view.getUint16(at + field, true));
  const [nameLength = 0] = lengths;
  const next = at + ENTRY_BYTES + lengths.reduce((sum, length) => sum + length, 0);
  if (next > view.byteLength) return undefined;
  const nameAt = at + ENTRY_BYTES;
  const name = decodeName(bytes.subarray(nameAt, nameAt + nameLength));
  const entry = {
    name,
    method: view.getUint16(at + 10, true),
    isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    isLink: (view.getUint16(at + 40, true) & KIND) === LINK,
    crc: view.getUint32(at + 16, true),
    packed: view.getUint32(at + 20, true),
    unpacked: view.getUint32(at + 24, true),
    offset: view.getUint32(at + 42, true),
  };
  return [entry, next];
}

function broken(file: string, code: ZipCode): Parsed<never> {
  return failed(zipProblem(code, {}, file));
}

/**
 * True if the bytes of two entries overlap. Valid zip files have no overlaps; zip bombs use them to
 * unpack the same bytes repeatedly.
 */
function overlap(entries: readonly ZipEntry[]): boolean {
  const inOrder = [...entries].sort((a, b) => a.offset - b.offset);
  return inOrder.some(({ offset }, index) => {
    const before = inOrder[index - 1];
    return before !== undefined && before.offset + HEADER_BYTES + before.packed > offset;
  });
}

/** Reads the central directory of a zip file, with at most `most` entries. */
export function readZipList(
  bytes: Uint8Array,
  file: string,
  maxEntries: number,
): Parsed<ZipEntry[]> {
  const view = viewOf(bytes);
  const end = bytes.length < END_BYTES ? -1 : findEnd(view);
  if (end < 0) return broken(file, 'zip-broken');
  const count = view.getUint16(end + 10, true);
  if (count > maxEntries)
    return failed(zipProblem('zip-entries', { count, most: maxEntries }, file));
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let i = 0; i < count; i++) {
    const read = readEntry(bytes, view, at);
    if (read === undefined) return broken(file, 'zip-list');
    entries.push(read[0]);
    at = read[1];
  }
  return overlap(entries) ? broken(file, 'zip-overlap') : parsed(entries);
}

/** Packed bytes of an entry, or undefined if they are outside the file. */
export function packedBytes(
  bytes: Uint8Array,
  { offset, packed }: ZipEntry,
): Uint8Array | undefined {
  const view = viewOf(bytes);
  if (offset + HEADER_BYTES > bytes.length) return undefined;
  if (view.getUint32(offset, true) !== HEADER) return undefined;
  const nameLength = view.getUint16(offset + 26, true);
  const start = offset + HEADER_BYTES + nameLength + view.getUint16(offset + 28, true);
  return start + packed > bytes.length ? undefined : bytes.subarray(start, start + packed);
}
