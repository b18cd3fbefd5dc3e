import type { OptionSpec } from '#core';
import { DEPTH } from './place.ts';

/** `explorer`: nobody dies, and nothing is scored. `debug`: all of the caves can be seen, too. */
export const MODES = ['normal', 'explorer', 'debug'] as const;
export type Mode = (typeof MODES)[number];

/** A run that is not over by then has lasted longer than anybody's food. */
export const MAX_TURNS = 1_000_000;

export interface CavesOptions {
  readonly [name: string]: string | number | boolean;
  readonly mode: Mode;
  /** How many levels there are. */
  readonly depth: number;
}

export const cavesOptions: OptionSpec<CavesOptions> = {
  mode: { kind: 'choice', values: MODES, default: 'normal' },
  depth: { kind: 'integer', least: 1, most: DEPTH, default: DEPTH },
};
