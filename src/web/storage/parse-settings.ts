import { VOLUMES } from '#audio';
import type { Volumes } from '#audio';
import { FORCED_MOVES, GUIDANCE } from '#play';
import type { ForcedMoves, Guidance } from '#play';
import { isRecord } from '#kit/is-record.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const SPEEDS = ['off', 'slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

const GRAPHICS = ['glyphs', 'tiles'] as const;
type Graphics = (typeof GRAPHICS)[number];

const SOUND: Volumes = { effects: 'medium', music: 'quiet' };

/** Settings of the user. Undefined ones follow the browser. */
export interface Settings {
  readonly language?: string;
  readonly theme: Theme;
  /** Animation speed. */
  readonly speed?: Speed;
  /** Handling of forced moves. */
  readonly forced: ForcedMoves;
  /** Guidance for a player's first moments in a game. */
  readonly guidance: Guidance;
  /** Colours of the text mode. */
  readonly palette?: string;
  /** Map display of the text mode. */
  readonly graphics: Graphics;
  /** Volumes of effects and music. */
  readonly sound: Volumes;
  /** Choices of the last new game, by game: options and seats as text. */
  readonly lastGame: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Game-specific settings by section name. Each game parses its own section. */
  readonly sections: Readonly<Record<string, object>>;
}

export const DEFAULTS: Settings = {
  theme: 'auto',
  graphics: 'glyphs',
  forced: 'played',
  guidance: 'on',
  sound: SOUND,
  lastGame: {},
  sections: {},
};

/** Parses stored settings. Missing and invalid ones get their defaults. */
export function parseSettings(value: unknown): Settings {
  const found = isRecord(value) ? value : {};
  const theme = THEMES.find((one) => one === found['theme']) ?? DEFAULTS.theme;
  const moving = SPEEDS.find((one) => one === found['speed']);
  const forced = FORCED_MOVES.find((one) => one === found['forced']) ?? DEFAULTS.forced;
  const guidance = GUIDANCE.find((one) => one === found['guidance']) ?? DEFAULTS.guidance;
  const graphics = GRAPHICS.find((one) => one === found['graphics']) ?? DEFAULTS.graphics;
  const { language, palette } = found;
  return {
    theme,
    graphics,
    forced,
    guidance,
    sound: parseSound(found['sound']),
    lastGame: parseGames(found['lastGame']),
    sections: sectionsIn(found),
    ...(typeof language === 'string' ? { language } : {}),
    ...(typeof palette === 'string' ? { palette } : {}),
    ...(moving === undefined ? {} : { speed: moving }),
  };
}

/** Converts settings for storage, with sections next to the common settings. */
export function makeSettings({ sections, ...others }: Settings): object {
  return { ...sections, ...others };
}

/** Records under names that are not common settings. */
function sectionsIn(found: Record<string, unknown>): Settings['sections'] {
  return Object.fromEntries(
    Object.entries(found).filter(
      (pair): pair is [string, Record<string, unknown>] =>
        isRecord(pair[1]) && !Object.hasOwn(DEFAULTS, pair[0]),
    ),
  );
}

function parseSound(value: unknown): Volumes {
  const { effects, music } = isRecord(value) ? value : {};
  return {
    effects: VOLUMES.find((one) => one === effects) ?? SOUND.effects,
    music: VOLUMES.find((one) => one === music) ?? SOUND.music,
  };
}

function parseGames(value: unknown): Settings['lastGame'] {
  if (!isRecord(value)) return {};
  const texts = (fields: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(fields).filter(
        (pair): pair is [string, string] => typeof pair[1] === 'string',
      ),
    );
  return Object.fromEntries(
    Object.entries(value).flatMap(([game, fields]) =>
      isRecord(fields) ? [[game, texts(fields)]] : [],
    ),
  );
}
