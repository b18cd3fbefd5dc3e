import type { OptionSpec, TextField } from '#core';
import { parseMap } from '../world/map-text.ts';
import { DEMO_MAP } from '../world/demo.ts';
import { WORLD_KINDS } from '../world/choice/make.ts';
import type { WorldKind } from '../world/choice/make.ts';

/** Without mobs, as the first part of the game's document has it, or with them. */
export const PARTS = ['two', 'one'] as const;
export type Part = (typeof PARTS)[number];

/** `explorer`: nobody dies, and nothing is scored. `debug`: all of the world can be seen, too. */
export const MODES = ['normal', 'explorer', 'debug'] as const;
export type Mode = (typeof MODES)[number];

export const LENGTHS = ['endless', 'sprint'] as const;
export type Length = (typeof LENGTHS)[number];

/** The turns after which a run is over; nobody lives to see the end of an endless one. */
export const MAX_TURNS: Readonly<Record<Length, number>> = { endless: 1_000_000, sprint: 1_000 };

/** What may be done between two turns that takes none, so that every run ends. */
export const MAX_IDLE = 60;

export interface RogueOptions {
  readonly [name: string]: string | number | boolean;
  readonly world: WorldKind;
  readonly part: Part;
  readonly mode: Mode;
  readonly length: Length;
  /** How many rooms it is at most from the first room to the last. */
  readonly depth: number;
  /** The inner size of a room. */
  readonly width: number;
  readonly height: number;
  /** How many doors the first room has at least. */
  readonly doors: number;
  /** Whether the hero may wait: it takes a turn. */
  readonly wait: boolean;
  /** How near mobs are awake. */
  readonly reach: number;
  /** The world of a file, for worlds of the kind `file`. */
  readonly map: string;
}

const MAP: TextField = {
  kind: 'text',
  most: 12_000_000,
  samples: [DEMO_MAP],
  refuse(text) {
    const read = parseMap(text);
    return read.ok ? undefined : read.problems[0];
  },
  default: DEMO_MAP,
};

export const rogueOptions: OptionSpec<RogueOptions> = {
  world: { kind: 'choice', values: WORLD_KINDS, default: 'boxed' },
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
