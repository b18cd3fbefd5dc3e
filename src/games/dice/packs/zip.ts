import { Inflate } from 'fflate';
import { failed, parsed } from '../../../core/index.ts';
import type { Parsed, Problem, ProblemArgs } from '../../../core/index.ts';
import { ADVENTURE_FILE, isPackFile } from './files.ts';
import type { PackFiles } from './files.ts';
import { PACK_LIMITS } from './limits.ts';
import type { PackCode } from './messages.ts';
import { packProblem } from './source.ts';
import { packedBytes, readZipList } from './zip-list.ts';
import type { ZipEntry } from './zip-list.ts';

const STORED = 0;
const DEFLATED = 8;
/** So many packed bytes at a time, so that a bomb is noticed before it is unpacked. */
const BITE = 1024;

function isOutside(name: string): boolean {
  return (
    name.startsWith('/') ||
    /^[A-Za-z]:/.test(name) ||
    name.includes('\0') ||
    name.split('/').includes('..')
  );
}

function refusalOf(entry: ZipEntry, inside: string, file: string): Problem | undefined {
  const { name, packed, unpacked } = entry;
  const { fileBytes, zipRatio } = PACK_LIMITS;
  const problem = (code: PackCode, args: ProblemArgs = {}) =>
    packProblem(code, { name: name.slice(0, 200), ...args }, file);
  if (isOutside(name)) return problem('zip-path');
  if (entry.isLink) return problem('zip-link');
  if (!isPackFile(inside)) return undefined;
  const isReadable = entry.method === STORED || entry.method === DEFLATED;
  if (entry.isEncrypted || !isReadable) return problem('zip-secret');
  if (Math.max(packed, unpacked) > fileBytes) {
    return problem('zip-inflated', { bytes: unpacked, most: fileBytes });
  }
  return unpacked > packed * zipRatio ? problem('zip-ratio', { most: zipRatio }) : undefined;
}

/** Unpacks a bite at a time, and stops where more comes out than the zip told. */
function inflate(bytes: Uint8Array, told: number): Uint8Array | undefined {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const stream = new Inflate((chunk) => {
    chunks.push(chunk);
    length += chunk.length;
  });
  for (let at = 0; at < bytes.length && length <= told; at += BITE) {
    stream.push(bytes.subarray(at, at + BITE), at + BITE >= bytes.length);
  }
  if (length !== told) return undefined;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

function unpack(zip: Uint8Array, entry: ZipEntry, file: string): Parsed<Uint8Array> {
  const broken = (reason: string) =>
    failed(packProblem('zip-broken', { reason: `${entry.name}: ${reason}` }, file));
  const packed = packedBytes(zip, entry);
  if (packed === undefined) return broken('its bytes are missing.');
  if (entry.method === STORED) {
    return packed.length === entry.unpacked ? parsed(packed) : broken('its size is wrong.');
  }
  try {
    const bytes = inflate(packed, entry.unpacked);
    return bytes === undefined ? broken('its size is not the one told.') : parsed(bytes);
  } catch (error) {
    return broken(error instanceof Error ? `${error.message}.` : 'it cannot be unpacked.');
  }
}

/** The folder that holds everything, where adventure.yaml is not at the top but in one folder. */
function topOf(entries: readonly ZipEntry[]): string {
  if (entries.some(({ name }) => name === ADVENTURE_FILE)) return '';
  const inFolder = entries.find(({ name }) => /^[^/]+\/adventure\.yaml$/.test(name))?.name;
  return inFolder === undefined ? '' : inFolder.slice(0, -ADVENTURE_FILE.length);
}

/** The files of a pack that is a zip, or everything that speaks against unpacking it. */
export function unzipPack(zip: Uint8Array, file: string): Parsed<PackFiles> {
  const { zipBytes, packBytes, files: filesMost } = PACK_LIMITS;
  if (zip.length > zipBytes) {
    return failed(packProblem('zip-large', { bytes: zip.length, most: zipBytes }, file));
  }
  const list = readZipList(zip, file);
  if (!list.ok) return list;
  const top = topOf(list.value);
  const insideOf = ({ name }: ZipEntry) => (name.startsWith(top) ? name.slice(top.length) : '');
  const refusals = list.value.flatMap((entry) => refusalOf(entry, insideOf(entry), file) ?? []);
  if (refusals.length > 0) return failed(...refusals.slice(0, PACK_LIMITS.problems));
  const wanted = list.value.filter((entry) => isPackFile(insideOf(entry)));
  const bytes = wanted.reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (bytes > packBytes) return failed(packProblem('pack-large', { bytes, most: packBytes }, file));
  if (wanted.length > filesMost) {
    return failed(packProblem('pack-files', { count: wanted.length, most: filesMost }, file));
  }
  const read = wanted.map((entry) => [insideOf(entry), unpack(zip, entry, file)] as const);
  const problems = read.flatMap(([, result]) => (result.ok ? [] : result.problems));
  if (problems.length > 0) return failed(...problems);
  return parsed(new Map(read.flatMap(([name, r]) => (r.ok ? [[name, r.value] as const] : []))));
}
