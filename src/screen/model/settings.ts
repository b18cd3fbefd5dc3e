import { VOLUMES } from '#audio';
import type { Volume } from '#audio';
import { defaultOptions, own, parseOption, setOwn } from '#core';
import type { AnyField, OptionSpec, Problem } from '#core';
import type { Language } from '#i18n';
import { FORCED_MOVES, GUIDANCE, LOOT } from '#play';
import type { ForcedMoves, Guidance, Loot } from '#play';
import { PALETTES } from '../cells/theme.ts';
import type { Palette } from '../cells/theme.ts';

/** How many colours a terminal is sent; `auto` asks the terminal. */
export const DEPTHS = ['auto', 'full', '256', '16', 'none'] as const;
export type Depth = (typeof DEPTHS)[number];

/** Whether the terminal sends clicks and the wheel to the program. */
export const MOUSE = ['on', 'off'] as const;
export type Mouse = (typeof MOUSE)[number];

export const SPEEDS = ['off', 'slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long one beat of an animation lasts, in milliseconds; with `off` there are none. */
export const BEAT_LENGTHS: Readonly<Record<Speed, number>> = {
  off: 0,
  slow: 360,
  normal: 150,
  fast: 60,
};

/** How maps are drawn where the shell can draw pictures. */
export const GRAPHICS = ['glyphs', 'tiles'] as const;
export type Graphics = (typeof GRAPHICS)[number];

/** What a person sets once for all games. */
export type Settings = {
  readonly language: Language;
  readonly palette: Palette;
  readonly depth: Depth;
  readonly graphics: Graphics;
  readonly mouse: Mouse;
  readonly speed: Speed;
  readonly forced: ForcedMoves;
  readonly guidance: Guidance;
  /** Items that auto-explore goes for in Rogue. */
  readonly loot: Loot;
  /** How loud effects are, and music. */
  readonly effects: Volume;
  readonly music: Volume;
};

export function settingsSpec(
  languages: readonly Language[],
  fallback: Language,
): OptionSpec<Settings> {
  return {
    language: { kind: 'choice', values: languages, default: fallback },
    palette: { kind: 'choice', values: PALETTES, default: 'evening' },
    depth: { kind: 'choice', values: DEPTHS, default: 'auto' },
    graphics: { kind: 'choice', values: GRAPHICS, default: 'glyphs' },
    mouse: { kind: 'choice', values: MOUSE, default: 'on' },
    speed: { kind: 'choice', values: SPEEDS, default: 'normal' },
    forced: { kind: 'choice', values: FORCED_MOVES, default: 'played' },
    guidance: { kind: 'choice', values: GUIDANCE, default: 'on' },
    loot: { kind: 'choice', values: LOOT, default: 'useful' },
    effects: { kind: 'choice', values: VOLUMES, default: 'off' },
    music: { kind: 'choice', values: VOLUMES, default: 'off' },
  };
}

/** Reads stored settings: what cannot be read keeps its default and is reported; unknown names are ignored. */
export function readSettings(
  spec: OptionSpec<Settings>,
  texts: Readonly<Record<string, string>>,
): { settings: Settings; problems: Problem[] } {
  const problems: Problem[] = [];
  const values: Record<string, unknown> = { ...defaultOptions(spec) };
  for (const [name, field] of Object.entries(spec as Readonly<Record<string, AnyField>>)) {
    const text = own(texts, name);
    if (text === undefined) continue;
    const value = parseOption(name, field, text);
    if (value.ok) setOwn(values, name, value.value);
    else for (const problem of value.problems) problems.push(problem);
  }
  return { settings: values as Settings, problems };
}
