import type { OptionSpec } from '#core';
import { DEPTH } from './place.ts';

/** `explorer`: no death, no score. `debug`: also shows all of the caves. */
export const MODES = ['normal', 'explorer', 'debug'] as const;
export type Mode = (typeof MODES)[number];

/** Turn limit of a run, far beyond any supply of food. */
export const MAX_TURNS = 1_000_000;

export interface CavesOptions {
  readonly [name: string]: string | number | boolean;
  readonly mode: Mode;
  /** Number of levels. */
  readonly depth: number;
  /** A pack as text; empty for the built-in content. */
  readonly pack: string;
}

/** The options besides the pack. */
export const cavesOptions: Pick<OptionSpec<CavesOptions>, 'mode' | 'depth'> = {
  mode: { kind: 'choice', values: MODES, default: 'normal' },
  depth: { kind: 'integer', least: 1, most: DEPTH, default: DEPTH },
};

/** The pack of a run; empty for the built-in content, and in options older than packs. */
export function packOf({ pack = '' }: Partial<CavesOptions>): string {
  return pack;
}
