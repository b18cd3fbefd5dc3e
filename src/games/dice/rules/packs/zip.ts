import { failed, parsed } from '#core';
import type { Parsed } from '#core';
import { readZipList } from '#kit/zip/list.ts';
import type { ZipEntry } from '#kit/zip/list.ts';
import { refuseEntry, unpackEntry } from '#kit/zip/unpack.ts';
import { ADVENTURE_FILE, isPackFile } from './files.ts';
import type { PackFiles } from './files.ts';
import { PACK_LIMITS } from './limits.ts';
import { packProblem } from './source.ts';

/** The single top folder, if adventure.yaml is in one rather than at the top. */
function topOf(entries: readonly ZipEntry[]): string {
  if (entries.some(({ name }) => name === ADVENTURE_FILE)) return '';
  const inFolder = entries.find(({ name }) => /^[^/]+\/adventure\.yaml$/.test(name))?.name;
  return inFolder === undefined ? '' : inFolder.slice(0, -ADVENTURE_FILE.length);
}

/** The files of a zipped pack, or the reasons against unpacking it. */
export function unzipPack(zip: Uint8Array, file: string): Parsed<PackFiles> {
  const { zipBytes, zipEntries, packBytes, files: maxFiles } = PACK_LIMITS;
  if (zip.length > zipBytes) {
    return failed(packProblem('zip-large', { bytes: zip.length, most: zipBytes }, file));
  }
  const list = readZipList(zip, file, zipEntries);
  if (!list.ok) return list;
  const top = topOf(list.value);
  const insideOf = ({ name }: ZipEntry) => (name.startsWith(top) ? name.slice(top.length) : '');
  const isWanted = (entry: ZipEntry) => isPackFile(insideOf(entry));
  const refusals = list.value.flatMap((entry) => {
    return refuseEntry(entry, isWanted(entry), PACK_LIMITS, file) ?? [];
  });
  if (refusals.length > 0) return failed(refusals.slice(0, PACK_LIMITS.problems));
  const packEntries = list.value.filter(isWanted);
  const bytes = packEntries.reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (bytes > packBytes) return failed(packProblem('pack-large', { bytes, most: packBytes }, file));
  if (packEntries.length > maxFiles) {
    return failed(packProblem('pack-files', { count: packEntries.length, most: maxFiles }, file));
  }
  const read = packEntries.map(
    (entry) => [insideOf(entry), unpackEntry(zip, entry, file)] as const,
  );
  const problems = read.flatMap(([, result]) => (result.ok ? [] : result.problems));
  if (problems.length > 0) return failed(problems);
  return parsed(new Map(read.flatMap(([name, r]) => (r.ok ? [[name, r.value] as const] : []))));
}
