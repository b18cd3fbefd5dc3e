import { failed, parsed } from '#core';
import type { Parsed } from '#core';
import { isPackFile, PACK_LIMITS, packProblem, unzipPack } from '../../rules/index.ts';
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
    return unzipPack(await bytesOf(only), only.path);
  }
  const top = topOf(input);
  const packFiles = input.filter(
    ({ path }) => path.startsWith(top) && isPackFile(path.slice(top.length)),
  );
  const bytes = packFiles.reduce((sum, { file }) => sum + file.size, 0);
  if (bytes > packBytes) return failed(packProblem('pack-large', { bytes, most: packBytes }));
  const files = await Promise.all(
    packFiles.map(async (one) => [one.path.slice(top.length), await bytesOf(one)] as const),
  );
  return parsed(new Map(files));
}
