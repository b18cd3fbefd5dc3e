import { failed, parsed } from '#core';
import type { Parsed } from '#core';
import {
  isPackFile,
  isMediaFile,
  maxMediaBytes,
  mediaSizeProblems,
  PACK_LIMITS,
  packProblem,
  unzipPack,
} from '../../rules/index.ts';
import type { PackFiles } from '../../rules/index.ts';
import type { InputFile } from '#web/ui/input-files.ts';

async function bytesOf({ file }: InputFile): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}

/** The folder of adventure.yaml, if the files are inside one. */
function topOf(input: readonly InputFile[]): string {
  const paths = input.map(({ path }) => path);
  if (paths.some(isPackFile)) return '';
  const inside = paths.find((path) => /^[^/]+\/adventure\.yaml$/.test(path));
  return inside === undefined ? '' : inside.slice(0, inside.indexOf('/') + 1);
}

/** The files of an adventure opened as a zip or a folder. */
export async function filesOfPack(input: readonly InputFile[]): Promise<Parsed<PackFiles>> {
  const { zipBytes, packBytes } = PACK_LIMITS;
  const [only, ...others] = input;
  if (only !== undefined && others.length === 0 && /\.zip$/i.test(only.path)) {
    const bytes = only.file.size;
    if (bytes > zipBytes) {
      return failed(packProblem('zip-large', { bytes, most: zipBytes }, only.path));
    }
    return unzipPack(await bytesOf(only), only.path, { media: true });
  }
  const top = topOf(input);
  const inside = input.flatMap(({ path, file }) =>
    path.startsWith(top) ? [{ path: path.slice(top.length), file }] : [],
  );
  const packFiles = inside.filter(({ path }) => isPackFile(path));
  const media = inside.filter(({ path }) => isMediaFile(path));
  const sizes = media.map(({ path, file }) => ({
    name: path,
    bytes: maxMediaBytes(path) > 0 ? file.size : 0,
  }));
  const tooMuch = mediaSizeProblems(sizes, '');
  if (tooMuch.length > 0) return failed(tooMuch);
  const bytes = packFiles.reduce((sum, { file }) => sum + file.size, 0);
  if (bytes > packBytes) return failed(packProblem('pack-large', { bytes, most: packBytes }));
  const files = await Promise.all(
    [...packFiles, ...media].map(async (one) => {
      // Files of an unsupported format are named, but not read.
      const isRead = isPackFile(one.path) || maxMediaBytes(one.path) > 0;
      return [one.path, isRead ? await bytesOf(one) : new Uint8Array()] as const;
    }),
  );
  return parsed(new Map(files));
}
