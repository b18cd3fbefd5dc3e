import { signal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { checkPicture, pictureExtension, pictureKey } from '../../rules/index.ts';
import type { PictureExtension } from '../../rules/index.ts';

/** The picture files of an opened adventure by path, which are read when they are shown. */
export type PictureFiles = ReadonlyMap<string, Blob>;

/**
 * Address of a picture; '' if it cannot be shown. Undefined while it is read.
 */
type Address = string | undefined;

const TYPES: Readonly<Record<PictureExtension, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
};

/**
 * Pictures of an adventure that was opened here. Pages show them only as images, where scripts do
 * not run and nothing is loaded; a file that its check refuses is not shown at all.
 */
export class OpenedPictures {
  /** Paths by name without extension, such as `heroes/mystic`. */
  readonly #paths: ReadonlyMap<string, string>;
  readonly #files: PictureFiles;
  readonly #addresses = new Map<string, Signal<Address>>();

  constructor(files: PictureFiles) {
    this.#files = files;
    this.#paths = new Map([...files.keys()].map((path) => [pictureKey(path), path]));
  }

  /** True if the adventure has a picture of this name. */
  has(name: string): boolean {
    return this.#paths.has(name);
  }

  /** Address of a picture. Undefined while it is read, '' if it cannot be shown. */
  get(name: string): Address {
    const path = this.#paths.get(name);
    if (path === undefined) return '';
    let address = this.#addresses.get(path);
    if (address === undefined) {
      address = signal<Address>(undefined);
      this.#addresses.set(path, address);
      void this.#read(path, address);
    }
    return address.value;
  }

  async #read(path: string, address: Signal<Address>): Promise<void> {
    const extension = pictureExtension(path);
    const file = this.#files.get(path);
    try {
      const bytes = new Uint8Array((await file?.arrayBuffer()) ?? []);
      const isGood = extension !== undefined && checkPicture(path, bytes).length === 0;
      const type = isGood ? TYPES[extension] : '';
      address.value = isGood ? URL.createObjectURL(new Blob([bytes], { type })) : '';
    } catch {
      address.value = '';
    }
  }

  /** Frees the pictures of an adventure that is no longer shown. */
  close(): void {
    for (const { value = '' } of this.#addresses.values()) {
      if (value !== '') URL.revokeObjectURL(value);
    }
    this.#addresses.clear();
  }
}
