import type { Parsed } from '#core';

/** A world that comes with the game, by the name of its file. */
export interface BuiltInWorld {
  readonly name: string;
  readonly load: () => Promise<string>;
}

/** What the tile roguelike needs of the shell beside what all screens need. */
export interface RogueServices {
  /** In the order in which they are shown. */
  readonly worlds: () => readonly BuiltInWorld[];
  /** Reads a world file by its path, where the shell can. */
  readonly read?: (path: string) => Parsed<string>;
}
