import { failed, parsed } from '#core';
import type { Parsed, Problem } from '#core';
import { readZipList } from '#kit/zip/list.ts';
import type { ZipEntry } from '#kit/zip/list.ts';
import { refuseEntry, unpackEntry } from '#kit/zip/unpack.ts';
import { ADVENTURE_FILE, isPackFile } from './files.ts';
import type { PackFiles } from './files.ts';
import { PACK_LIMITS } from '#kit/packs/limits.ts';
import { isMediaFile, maxMediaBytes, mediaSizeProblems } from './media.ts';
import { packProblem } from '#kit/packs/source.ts';

/** The single top folder, if adventure.yaml is in one rather than at the top. */
function topOf(entries: readonly ZipEntry[]): string {
  if (entries.some(({ name }) => name === ADVENTURE_FILE)) return '';
  const inFolder = entries.find(({ name }) => /^[^/]+\/adventure\.yaml$/.test(name))?.name;
  return inFolder === undefined ? '' : inFolder.slice(0, -ADVENTURE_FILE.length);
}

/** The files of a zip that belong to its pack. */
interface PackEntries {
  readonly texts: readonly ZipEntry[];
  readonly media: readonly ZipEntry[];
}

/** Reasons against unpacking the entries: each entry, their number and their size in all. */
function refuseEntries(
  list: readonly ZipEntry[],
  { texts, media }: PackEntries,
  top: string,
  file: string,
): Problem[] {
  const { packBytes, files: maxFiles, zipRatio, fileBytes } = PACK_LIMITS;
  const [isText, isMedia] = [new Set(texts), new Set(media)];
  const maxBytes = ({ name }: ZipEntry) => maxMediaBytes(name.slice(top.length));
  const refusals = list.flatMap((entry) => {
    const most = isMedia.has(entry) ? maxBytes(entry) : fileBytes;
    // Files of an unsupported format are named later, and are not unpacked.
    const isWanted = isText.has(entry) || (isMedia.has(entry) && most > 0);
    return refuseEntry(entry, isWanted, { fileBytes: most, zipRatio }, file) ?? [];
  });
  if (refusals.length > 0) return refusals.slice(0, PACK_LIMITS.problems);
  const bytes = texts.reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (bytes > packBytes) return [packProblem('pack-large', { bytes, most: packBytes }, file)];
  if (texts.length > maxFiles) {
    return [packProblem('pack-files', { count: texts.length, most: maxFiles }, file)];
  }
  const sizes = media.map((entry) => ({
    name: entry.name.slice(top.length),
    bytes: maxBytes(entry) > 0 ? entry.unpacked : 0,
  }));
  return mediaSizeProblems(sizes, '').map((problem) => ({ ...problem, file }));
}

/**
 * The files of a zipped pack, or the reasons against unpacking it. Pictures and sounds are unpacked
 * only on request; those of an unsupported format stay empty.
 */
export function unzipPack(
  zip: Uint8Array,
  file: string,
  { media: withMedia }: { readonly media: boolean } = { media: false },
): Parsed<PackFiles> {
  const { zipBytes, zipEntries } = PACK_LIMITS;
  if (zip.length > zipBytes) {
    return failed(packProblem('zip-large', { bytes: zip.length, most: zipBytes }, file));
  }
  const list = readZipList(zip, file, zipEntries);
  if (!list.ok) return list;
  const top = topOf(list.value);
  const insideOf = ({ name }: ZipEntry) => (name.startsWith(top) ? name.slice(top.length) : '');
  const texts = list.value.filter((entry) => isPackFile(insideOf(entry)));
  const media = withMedia ? list.value.filter((entry) => isMediaFile(insideOf(entry))) : [];
  const refusals = refuseEntries(list.value, { texts, media }, top, file);
  if (refusals.length > 0) return failed(refusals);
  const read = [...texts, ...media].map((entry) => {
    const isRead = isPackFile(insideOf(entry)) || maxMediaBytes(insideOf(entry)) > 0;
    const bytes = isRead ? unpackEntry(zip, entry, file) : parsed(new Uint8Array());
    return [insideOf(entry), bytes] as const;
  });
  const problems = read.flatMap(([, result]) => (result.ok ? [] : result.problems));
  if (problems.length > 0) return failed(problems);
  return parsed(new Map(read.flatMap(([name, r]) => (r.ok ? [[name, r.value] as const] : []))));
}
