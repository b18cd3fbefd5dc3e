import { VOLUMES } from '#audio';
import type { Volume } from '#audio';
import { own, parseOption, defineOwn } from '#core';
import type { AnyField, OptionSpec, OptionValue, OptionValues, Problem } from '#core';
import type { Language } from '#i18n';
import { FORCED_MOVES, GUIDANCE } from '#play';
import type { ForcedMoves, Guidance } from '#play';
import { PALETTES } from '../cells/theme.ts';
import type { Palette } from '../cells/theme.ts';

/** Colour depth sent to the terminal; `auto` queries the terminal. */
export const DEPTHS = ['auto', 'full', '256', '16', 'none'] as const;
export type Depth = (typeof DEPTHS)[number];

/** Mouse mode: `on` makes the terminal report clicks and the wheel. */
export const MOUSE = ['on', 'off'] as const;
export type Mouse = (typeof MOUSE)[number];

export const SPEEDS = ['off', 'slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Duration of one animation beat in milliseconds; `off` disables animations. */
export const BEAT_LENGTHS: Readonly<Record<Speed, number>> = {
  off: 0,
  slow: 360,
  normal: 150,
  fast: 60,
};

/** Map style, for shells that can draw tiles. */
export const GRAPHICS = ['glyphs', 'tiles'] as const;
export type Graphics = (typeof GRAPHICS)[number];

/** Settings shared by all games. */
type SharedSettings = {
  readonly language: Language;
  readonly palette: Palette;
  readonly depth: Depth;
  readonly graphics: Graphics;
  readonly mouse: Mouse;
  readonly speed: Speed;
  readonly forced: ForcedMoves;
  readonly guidance: Guidance;
  /** Volume of sound effects and of music. */
  readonly effects: Volume;
  readonly music: Volume;
};

export type Settings = SharedSettings & {
  /** Settings contributed by games, by name. */
  readonly games: OptionValues;
};

/** Setting fields by name. */
export type Fields = Readonly<Record<string, AnyField>>;

export function settingsSpec(
  languages: readonly Language[],
  fallback: Language,
): OptionSpec<SharedSettings> {
  return {
    language: { kind: 'choice', values: languages, default: fallback },
    palette: { kind: 'choice', values: PALETTES, default: 'evening' },
    depth: { kind: 'choice', values: DEPTHS, default: 'auto' },
    graphics: { kind: 'choice', values: GRAPHICS, default: 'glyphs' },
    mouse: { kind: 'choice', values: MOUSE, default: 'on' },
    speed: { kind: 'choice', values: SPEEDS, default: 'normal' },
    forced: { kind: 'choice', values: FORCED_MOVES, default: 'played' },
    guidance: { kind: 'choice', values: GUIDANCE, default: 'on' },
    effects: { kind: 'choice', values: VOLUMES, default: 'off' },
    music: { kind: 'choice', values: VOLUMES, default: 'off' },
  };
}

/**
 * Reads stored settings, including those contributed by games. Unreadable values fall back to their
 * defaults and are reported; unknown names are ignored.
 */
export function readSettings(
  spec: OptionSpec<SharedSettings>,
  texts: Readonly<Record<string, string>>,
  ofGames: Fields = {},
): { settings: Settings; problems: Problem[] } {
  const problems: Problem[] = [];
  const read = (fields: Fields): Record<string, OptionValue> => {
    const values: Record<string, OptionValue> = {};
    for (const [name, field] of Object.entries(fields)) {
      const text = own(texts, name);
      const value = text === undefined ? undefined : parseOption(name, field, text);
      if (value?.ok === false) for (const problem of value.problems) problems.push(problem);
      defineOwn(values, name, value?.ok === true ? value.value : field.default);
    }
    return values;
  };
  const shared = read(spec) as SharedSettings;
  return { settings: { ...shared, games: read(ofGames) }, problems };
}

/** Flat settings in the form read by `readSettings`. */
export function makeSettings({ games, ...shared }: Settings): OptionValues {
  return { ...shared, ...games };
}
