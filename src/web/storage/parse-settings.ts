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

/** What a person has chosen; what is undefined follows the browser. */
export interface Settings {
  readonly language?: string;
  readonly theme: Theme;
  /** Of animations. */
  readonly speed?: Speed;
  /** What happens to moves that leave nothing to decide. */
  readonly forced: ForcedMoves;
  /** Whether first moments are explained. */
  readonly guidance: Guidance;
  /** The colours of the text mode. */
  readonly palette?: string;
  /** How the text mode draws maps. */
  readonly graphics: Graphics;
  /** How loud effects are, and music. */
  readonly sound: Volumes;
  /** What was chosen for the last new game, by game: texts of options and seats. */
  readonly lastGame: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The settings that games bring, by names of their own; each reads its section itself. */
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

/** What was chosen, as far as it is there and possible; the rest keeps its default. */
export function parseSettings(value: unknown): Settings {
  const found = isRecord(value) ? value : {};
  const theme = THEMES.find((known) => known === found['theme']) ?? DEFAULTS.theme;
  const moving = SPEEDS.find((known) => known === found['speed']);
  const forced = FORCED_MOVES.find((known) => known === found['forced']) ?? DEFAULTS.forced;
  const guidance = GUIDANCE.find((known) => known === found['guidance']) ?? DEFAULTS.guidance;
  const graphics = GRAPHICS.find((known) => known === found['graphics']) ?? DEFAULTS.graphics;
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

/** Settings as they are stored: sections beside what is of every game. */
export function makeSettings({ sections, ...others }: Settings): object {
  return { ...sections, ...others };
}

/** Records by names that are of no use to every game. */
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
    effects: VOLUMES.find((known) => known === effects) ?? SOUND.effects,
    music: VOLUMES.find((known) => known === music) ?? SOUND.music,
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
