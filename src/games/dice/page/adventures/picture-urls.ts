import { signal } from '@preact/signals';
import type { Pack } from '../../rules/index.ts';
import { OpenedPictures } from './opened-pictures.ts';
import type { PictureFiles } from './opened-pictures.ts';

/** Undefined until their addresses have been loaded. */
const builtIn = signal<ReadonlyMap<string, string> | undefined>(undefined);
let isRequested = false;

/** Folders of built-in adventures, and the pictures of those opened here. */
const folders = new WeakMap<Pack, string>();
const opened = new WeakMap<Pack, OpenedPictures>();

/** Loads the addresses of the built-in pictures; without them, a page has no pictures. */
export function loadPictures(): void {
  if (isRequested) return;
  isRequested = true;
  import('./built-in-urls.ts').then(
    ({ builtInUrls }) => (builtIn.value = builtInUrls),
    () => (isRequested = false),
  );
}

/** Remembers the folder with the pictures of a built-in adventure. */
export function setPictureFolder(pack: Pack, folder: string): void {
  folders.set(pack, folder);
}

/** Folder of a built-in adventure; undefined for others. */
export function folderOf(pack: Pack): string | undefined {
  return folders.get(pack);
}

/** Remembers the pictures of an adventure opened here. */
export function setPictures(pack: Pack, files: PictureFiles): void {
  opened.set(pack, new OpenedPictures(files));
}

/** Frees the pictures of an adventure that has been removed or replaced. */
export function dropPictures(pack: Pack | undefined): void {
  if (pack !== undefined) opened.get(pack)?.close();
}

/** A picture by its name in packs; `general` is the game's own one if the pack has none. */
export interface PictureName {
  readonly name: string;
  readonly general: string;
}

/** Address of a picture; undefined while it is loaded, or if there is none. */
export function pictureUrl(pack: Pack, { name, general }: PictureName): string | undefined {
  const own = opened.get(pack);
  if (own?.has(name) === true) {
    const address = own.get(name);
    if (address !== '') return address;
  }
  const folder = folders.get(pack);
  const ours = folder === undefined ? undefined : builtIn.value?.get(`${folder}/${name}`);
  return ours ?? builtIn.value?.get(general);
}
