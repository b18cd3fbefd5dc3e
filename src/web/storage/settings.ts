import { computed, signal } from '@preact/signals';
import { FORCED_MOVES } from '../../play/index.ts';
import type { ForcedMoves } from '../../play/index.ts';
import { isRecord, parsePuzzles, PUZZLES } from './puzzle-settings.ts';
import type { PuzzleSettings } from './puzzle-settings.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const SPEEDS = ['off', 'slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Whether boards show the names of rows and columns. */
export interface CoordinateSettings {
  readonly plain: boolean;
  /** Of files whose picture of the board may have such names already. */
  readonly pictured: boolean;
}

const COORDINATES: CoordinateSettings = { plain: true, pictured: false };

/** What a person has chosen; what is undefined follows the browser. */
export interface Settings {
  readonly language?: string;
  readonly theme: Theme;
  /** Of animations. */
  readonly speed?: Speed;
  /** What happens to moves that leave nothing to decide. */
  readonly forced: ForcedMoves;
  /** The colours of the text mode. */
  readonly palette?: string;
  readonly puzzles: PuzzleSettings;
  readonly coordinates: CoordinateSettings;
  /** What was chosen for the last new game, by game: texts of options and seats. */
  readonly lastGame: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const KEY = 'turnwright.settings';
const DEFAULTS: Settings = {
  theme: 'auto',
  forced: 'played',
  puzzles: PUZZLES,
  coordinates: COORDINATES,
  lastGame: {},
};

export const settings = signal(read());

const still = matchMedia('(prefers-reduced-motion: reduce)');
const dark = matchMedia('(prefers-color-scheme: dark)');
const systemStill = signal(still.matches);
const systemDark = signal(dark.matches);
still.addEventListener('change', () => (systemStill.value = still.matches));
dark.addEventListener('change', () => (systemDark.value = dark.matches));

/** The speed of animations: what is set, else off where the system asks for less motion. */
export const speed = computed<Speed>(
  () => settings.value.speed ?? (systemStill.value ? 'off' : 'normal'),
);

export const isDark = computed(() =>
  settings.value.theme === 'auto' ? systemDark.value : settings.value.theme === 'dark',
);

export function changeSettings(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {
    // Without storage the choice holds until the page is closed.
  }
}

export function changePuzzles(change: Partial<PuzzleSettings>): void {
  changeSettings({ puzzles: { ...settings.value.puzzles, ...change } });
}

function read(): Settings {
  try {
    return parse(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return DEFAULTS;
  }
}

function parse(value: unknown): Settings {
  const found = isRecord(value) ? value : {};
  const theme = THEMES.find((known) => known === found['theme']) ?? DEFAULTS.theme;
  const moving = SPEEDS.find((known) => known === found['speed']);
  const forced = FORCED_MOVES.find((known) => known === found['forced']) ?? DEFAULTS.forced;
  const { language, palette } = found;
  return {
    theme,
    forced,
    puzzles: parsePuzzles(found['puzzles']),
    coordinates: parseCoordinates(found['coordinates']),
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
