import { failed, parsed } from '#core';
import type { Parsed } from '#core';
import { readZipList } from '../zip/list.ts';
import { refuseEntry, unpackEntry } from '../zip/unpack.ts';
import { PACK_LIMITS } from './limits.ts';
import { packProblem } from './source.ts';

/**
 * The files of a zipped pack that `isWanted`, by path inside its top folder, which contains the
 * file `main`; or the reasons against unpacking it.
 */
export function unzipTexts(
  zip: Uint8Array,
  file: string,
  main: string,
  isWanted: (name: string) => boolean,
): Parsed<ReadonlyMap<string, Uint8Array>> {
  const { zipBytes, zipEntries, zipRatio, fileBytes, packBytes, files: most } = PACK_LIMITS;
  if (zip.length > zipBytes)
    return failed(packProblem('zip-large', { bytes: zip.length, most: zipBytes }, file));
  const list = readZipList(zip, file, zipEntries);
  if (!list.ok) return list;
  const paths = list.value.map(({ name }) => name);
  const inFolder = paths.find((name) => name.endsWith(`/${main}`) && name.split('/').length === 2);
  const top = paths.includes(main) ? '' : (inFolder ?? main).slice(0, -main.length);
  const isRead = ({ name }: { readonly name: string }) =>
    name.startsWith(top) && isWanted(name.slice(top.length));
  const refusals = list.value.flatMap(
    (entry) => refuseEntry(entry, isRead(entry), { fileBytes, zipRatio }, file) ?? [],
  );
  if (refusals.length > 0) return failed(refusals.slice(0, PACK_LIMITS.problems));
  const entries = list.value.filter(isRead);
  const bytes = entries.reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (bytes > packBytes) return failed(packProblem('pack-large', { bytes, most: packBytes }, file));
  if (entries.length > most)
    return failed(packProblem('pack-files', { count: entries.length, most }, file));
  const files = new Map<string, Uint8Array>();
  for (const entry of entries) {
    const unpacked = unpackEntry(zip, entry, file);
    if (!unpacked.ok) return unpacked;
    files.set(entry.name.slice(top.length), unpacked.value);
  }
  return parsed(files);
}
