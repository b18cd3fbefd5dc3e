import type { OptionSpec, TextField } from '#core';
import { parseMaps } from '../world/map-text.ts';
import { DEMO_MAP } from '../world/demo.ts';
import { SAMPLE_KINDS, WORLD_KINDS } from '../world/choice/make.ts';
import type { WorldKind } from '../world/choice/make.ts';

/** Without mobs, as in the first part of the game's document, or with them. */
export const PARTS = ['two', 'one'] as const;
export type Part = (typeof PARTS)[number];

/** `explorer`: no death, no score. `debug`: also shows all of the world. */
export const MODES = ['normal', 'explorer', 'debug'] as const;
export type Mode = (typeof MODES)[number];

export const LENGTHS = ['endless', 'sprint'] as const;
export type Length = (typeof LENGTHS)[number];

/** Turn limit of a run; unreachable in an endless one. */
export const MAX_TURNS: Readonly<Record<Length, number>> = { endless: 1_000_000, sprint: 1_000 };

/** Maximum free actions between turns, so that every run ends. */
export const MAX_IDLE = 60;

export interface RogueOptions {
  readonly [name: string]: string | number | boolean;
  readonly world: WorldKind;
  readonly part: Part;
  readonly mode: Mode;
  readonly length: Length;
  /** Maximum number of rooms between the first and the last, or the number of floors. */
  readonly depth: number;
  /** Inner size of a room. */
  readonly width: number;
  readonly height: number;
  /** Minimum number of doors in the first room. */
  readonly doors: number;
  /** True if the hero can wait, which takes a turn. */
  readonly wait: boolean;
  /** Distance within which mobs are active. */
  readonly reach: number;
  /** World text, for worlds of the kind `file`; linked worlds are separated by bars. */
  readonly map: string;
}

const MAP: TextField = {
  kind: 'text',
  most: 12_000_000,
  samples: [DEMO_MAP],
  refuse(text) {
    const read = parseMaps(text);
    return read.ok ? undefined : read.problems[0];
  },
  default: DEMO_MAP,
};

export const rogueOptions: OptionSpec<RogueOptions> = {
  world: { kind: 'choice', values: WORLD_KINDS, samples: SAMPLE_KINDS, default: 'boxed' },
  part: { kind: 'choice', values: PARTS, default: 'two' },
  mode: { kind: 'choice', values: MODES, default: 'normal' },
  length: { kind: 'choice', values: LENGTHS, default: 'endless' },
  depth: { kind: 'integer', least: 0, most: 60, menu: { least: 1, most: 12 }, default: 5 },
  width: { kind: 'integer', least: 1, most: 40, menu: { least: 3, most: 12 }, default: 6 },
  height: { kind: 'integer', least: 1, most: 40, menu: { least: 3, most: 12 }, default: 5 },
  doors: { kind: 'integer', least: 0, most: 4, default: 1 },
  wait: { kind: 'flag', default: true },
  reach: { kind: 'integer', least: 1, most: 20, menu: { least: 5, most: 15 }, default: 10 },
  map: MAP,
};
