import type { Parsed } from '#core';

/** A built-in world, by file name. */
export interface BuiltInWorld {
  readonly name: string;
  readonly load: () => Promise<string>;
}

/** Additional services that the tile roguelike requires from the shell. */
export interface RogueServices {
  /** In display order. */
  readonly worlds: () => readonly BuiltInWorld[];
  /** Reads a world file by path, if the shell supports files. */
  readonly read?: (path: string) => Parsed<string>;
}
