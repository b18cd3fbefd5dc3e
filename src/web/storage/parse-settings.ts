import { VOLUMES } from '#audio';
import type { Volumes } from '#audio';
import { FORCED_MOVES, GUIDANCE } from '#play';
import type { ForcedMoves, Guidance } from '#play';
import { isRecord, parsePuzzles, PUZZLES } from './puzzle-settings.ts';
import type { PuzzleSettings } from './puzzle-settings.ts';
import { parseRogue, ROGUE } from './rogue-settings.ts';
import type { RogueSettings } from './rogue-settings.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const SPEEDS = ['off', 'slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

const GRAPHICS = ['glyphs', 'tiles'] as const;
type Graphics = (typeof GRAPHICS)[number];

/** Whether boards show the names of rows and columns. */
export interface CoordinateSettings {
  readonly plain: boolean;
  /** Of files whose picture of the board may have such names already. */
  readonly pictured: boolean;
}

const COORDINATES: CoordinateSettings = { plain: true, pictured: false };
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
  readonly puzzles: PuzzleSettings;
  readonly rogue: RogueSettings;
  readonly coordinates: CoordinateSettings;
  /** How loud effects are, and music. */
  readonly sound: Volumes;
  /** What was chosen for the last new game, by game: texts of options and seats. */
  readonly lastGame: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export const DEFAULTS: Settings = {
  theme: 'auto',
  graphics: 'glyphs',
  forced: 'played',
  guidance: 'on',
  puzzles: PUZZLES,
  rogue: ROGUE,
  coordinates: COORDINATES,
  sound: SOUND,
  lastGame: {},
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
    puzzles: parsePuzzles(found['puzzles']),
    rogue: parseRogue(found['rogue']),
    coordinates: parseCoordinates(found['coordinates']),
    sound: parseSound(found['sound']),
    lastGame: parseGames(found['lastGame']),
    ...(typeof language === 'string' ? { language } : {}),
    ...(typeof palette === 'string' ? { palette } : {}),
    ...(moving === undefined ? {} : { speed: moving }),
  };
}

function parseCoordinates(value: unknown): CoordinateSettings {
  const { plain, pictured } = isRecord(value) ? value : {};
  return {
    plain: typeof plain === 'boolean' ? plain : COORDINATES.plain,
    pictured: typeof pictured === 'boolean' ? pictured : COORDINATES.pictured,
  };
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
