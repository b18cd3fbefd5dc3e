import { signal } from '@preact/signals';
import { failed } from '#core';
import type { Parsed } from '#core';
import { PACK_LIMITS } from '#kit/packs/limits.ts';
import { packProblem } from '#kit/packs/source.ts';
import { unzipTexts } from '#kit/packs/unzip.ts';
import { StoredPacks } from '#web/storage/stored-files.ts';
import type { InputFile } from '#web/ui/input-files.ts';
import { CAVES_FILE, CLASSIC, isCavesFile, readCavesPack } from '../../rules/index.ts';
import type { CavesFiles, CavesPack } from '../../rules/index.ts';
import type { BrokenPack, OwnPacks } from '../../voice/services.ts';

/** Problems with opened files: errors, or warnings about a pack that can be played. */
interface Trouble extends BrokenPack {
  readonly isPlayable: boolean;
}

const EMPTY: OwnPacks = { packs: [], broken: [] };

const stored = new StoredPacks('turnwright-caves-packs');

/** Undefined until the browser's storage has been read. */
export const shelf = signal<OwnPacks | undefined>(undefined);
/** Problems with the files opened last, if there are any. */
export const trouble = signal<Trouble | undefined>(undefined);

/** Reads the packs stored in this browser. */
export async function loadShelf(): Promise<void> {
  const packs: CavesPack[] = [];
  const broken: BrokenPack[] = [];
  for (const { id, files } of await stored.list()) {
    const { pack } = readCavesPack(CLASSIC, new Map(files));
    if (pack.ok) packs.push(pack.value);
    else broken.push({ where: id, problems: pack.problems });
  }
  shelf.value = { packs, broken };
}

async function bytesOf({ file }: InputFile): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}

/** The folder of caves.yaml, if the files are inside one. */
function topOf(input: readonly InputFile[]): string {
  const paths = input.map(({ path }) => path);
  if (paths.includes(CAVES_FILE)) return '';
  const inside = paths.find(
    (path) => path.endsWith(`/${CAVES_FILE}`) && path.split('/').length === 2,
  );
  return inside === undefined ? '' : inside.slice(0, inside.indexOf('/') + 1);
}

/** The files of a pack opened as a zip, as a folder, or as its only file by any name. */
async function filesOf(input: readonly InputFile[]): Promise<Parsed<CavesFiles>> {
  const [only, ...others] = input;
  const { zipBytes, packBytes } = PACK_LIMITS;
  if (only !== undefined && others.length === 0 && /\.zip$/i.test(only.path)) {
    const bytes = only.file.size;
    if (bytes > zipBytes)
      return failed(packProblem('zip-large', { bytes, most: zipBytes }, only.path));
    return unzipTexts(await bytesOf(only), only.path, CAVES_FILE, isCavesFile);
  }
  const top = topOf(input);
  const isAlone = others.length === 0 && /\.ya?ml$/i.test(only?.path ?? '');
  const wanted = input.flatMap((one) => {
    const path = isAlone ? CAVES_FILE : one.path.startsWith(top) ? one.path.slice(top.length) : '';
    return isCavesFile(path) ? [{ path, file: one.file }] : [];
  });
  const bytes = wanted.reduce((sum, { file }) => sum + file.size, 0);
  if (bytes > packBytes) return failed(packProblem('pack-large', { bytes, most: packBytes }));
  const read = wanted.map(async (one) => [one.path, await bytesOf(one)] as const);
  return { ok: true, value: new Map(await Promise.all(read)) };
}

/** Opens a pack and stores it; `trouble` holds its errors or warnings. */
export async function openPack(input: readonly InputFile[]): Promise<CavesPack | undefined> {
  if (input.length === 0) return undefined;
  trouble.value = undefined;
  const files = await filesOf(input);
  const { pack, warnings } = files.ok
    ? readCavesPack(CLASSIC, files.value)
    : { pack: files, warnings: [] };
  const problems = pack.ok ? warnings : pack.problems;
  const where = input[0]?.path ?? '';
  if (problems.length > 0) trouble.value = { where, problems, isPlayable: pack.ok };
  if (!pack.ok || !files.ok) return undefined;
  const { id } = pack.value.content;
  await stored.keep({ id, files: [...files.value], media: [] });
  const { packs, broken } = shelf.peek() ?? EMPTY;
  shelf.value = {
    packs: [...packs.filter(({ content }) => content.id !== id), pack.value],
    broken: broken.filter((one) => one.where !== id),
  };
  return pack.value;
}

/** Removes a stored pack, even if it is unreadable. */
export async function removePack(id: string): Promise<void> {
  await stored.drop(id);
  const { packs, broken } = shelf.peek() ?? EMPTY;
  shelf.value = {
    packs: packs.filter(({ content }) => content.id !== id),
    broken: broken.filter(({ where }) => where !== id),
  };
}
