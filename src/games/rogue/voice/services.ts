import type { Parsed } from '#core';
import type { WorldFile } from '../rules/index.ts';

/** A built-in world or set of linked worlds, by file or folder name. */
export interface BuiltInWorld {
  readonly name: string;
  /** Its files, of which `firstOf` is the start. */
  readonly load: () => Promise<readonly WorldFile[]>;
}

/** Additional services that the tile roguelike requires from the shell. */
export interface RogueServices {
  /** In display order. */
  readonly worlds: () => readonly BuiltInWorld[];
  /** Reads a world file with its neighbours, or a folder of them, if the shell supports files. */
  readonly read?: (path: string) => Parsed<WorldSet>;
}

/** World files that belong together, and the one to start with. */
export interface WorldSet {
  readonly start: WorldFile;
  readonly files: readonly WorldFile[];
}
