import { expect, test, vi } from 'vitest';
import { makeProblem } from '#core';
import { filesOfPack } from '#games/dice/page/adventures/pack-files.ts';
import {
  MAX_PACK_FILES,
  PACK_LIMITS,
  PICTURE_LIMITS,
  readPack,
  SOUND_LIMITS,
} from '#games/dice/rules/index.ts';
import { droppedFiles } from '#web/ui/input-files.ts';
import { encodeFiles, goodFiles } from '../rules/packs/case-files.ts';
import { goodZip } from '../rules/packs/zips.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>';
const svg = new Blob([SVG]);

/** The good pack as files of an opened folder, with others. */
function folderWith(others: Readonly<Record<string, Blob>>) {
  const files = [...encodeFiles(goodFiles())].map(([path, bytes]) => ({
    path,
    file: new Blob([bytes.slice()]),
  }));
  return [...files, ...Object.entries(others).map(([path, file]) => ({ path, file }))];
}

async function problemsOf(input: Parameters<typeof filesOfPack>[0]): Promise<string[]> {
  const files = await filesOfPack(input);
  if (!files.ok) return files.problems.map(makeProblem);
  const { pack } = readPack(files.value);
  return pack.ok ? [] : pack.problems.map(makeProblem);
}

test('an opened folder and an opened zip bring their pictures', async () => {
  const name = 'pictures/enemies/foreman.svg';
  const zip = goodZip('', { [name]: new TextEncoder().encode(SVG) });
  const zipped = [{ path: 'a.zip', file: new Blob([zip.slice()]) }];
  for (const input of [folderWith({ [name]: svg, 'map.psd': svg }), zipped]) {
    const files = await filesOfPack(input);
    expect(files.ok && [...files.value.keys()].sort()).toEqual([
      'adventure.yaml',
      'i18n/en.yaml',
      name,
    ]);
    expect(await problemsOf(input)).toEqual([]);
  }
});

test('mistakes in the pictures of an opened folder are named', async () => {
  const large = new Blob([new Uint8Array(300_000)]);
  expect(await problemsOf(folderWith({ 'pictures/enemies/foreman.svg': large }))).toEqual([
    'pictures/enemies/foreman.svg: pictures/enemies/foreman.svg has 300000 bytes, but only 204800 are allowed: make the picture smaller.',
  ]);
  expect((await problemsOf(folderWith({ 'pictures/enemies/foremn.svg': svg }))).join()).toContain(
    'Did you mean "foreman"?',
  );
  expect((await problemsOf(folderWith({ 'pictures/a.psd': large }))).join()).toContain(
    'save it as .svg, .png or .webp',
  );
});

/** An entry of a dropped folder. Browsers read folders in batches. */
function droppedFolder(name: string, files: readonly string[]): FileSystemEntry {
  const batches = [files.slice(0, 100), files.slice(100), []];
  const asEntry = (one: string) => ({
    name: one,
    isFile: true,
    file: (done: (file: Blob) => void) => done(svg),
  });
  const readEntries = (done: (entries: unknown) => void) =>
    done((batches.shift() ?? []).map(asEntry));
  const folder = { name, isDirectory: true, createReader: () => ({ readEntries }) };
  return folder as unknown as FileSystemEntry;
}

test('a dropped folder with as many texts, pictures and sounds as allowed is read in full', async () => {
  const counts = [PACK_LIMITS.files, PICTURE_LIMITS.files, SOUND_LIMITS.files];
  const files = counts.flatMap((count, kind) =>
    Array.from({ length: count }, (_, at) => `${kind}-${at}`),
  );
  vi.stubGlobal('FileSystemFileEntry', Blob);
  const items = [{ webkitGetAsEntry: () => droppedFolder('mill', files) }];
  const transfer = { items } as unknown as DataTransfer;
  expect(await droppedFiles(transfer, MAX_PACK_FILES)).toHaveLength(files.length);
  vi.unstubAllGlobals();
});
