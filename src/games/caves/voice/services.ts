import type { Problem } from '#core';
import type { CavesPack } from '../rules/index.ts';

/** A pack that cannot be played, and its errors. */
export interface BrokenPack {
  readonly where: string;
  readonly problems: readonly Problem[];
}

/** The player's packs. */
export interface OwnPacks {
  readonly packs: readonly CavesPack[];
  readonly broken: readonly BrokenPack[];
}

/** Additional services that Caves requires from the shell. */
export interface CavesServices {
  readonly packs: () => OwnPacks;
}
