import { computed, signal } from '@preact/signals';
import type { Volumes } from '#audio';
import type { Loot } from '#play';
import { DEFAULTS, parseSettings } from './parse-settings.ts';
import type { Settings, Speed } from './parse-settings.ts';
import type { PuzzleSettings } from './puzzle-settings.ts';
import type { RogueSettings } from './rogue-settings.ts';

export { SPEEDS, THEMES } from './parse-settings.ts';
export type { Settings, Speed } from './parse-settings.ts';

const KEY = 'turnwright.settings';
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

/** Whether what the page shows is dark wherever no theme is chosen. */
export const isDarkByDefault = signal(false);

export const theme = computed(() =>
  settings.value.theme === 'auto' && isDarkByDefault.value ? 'dark' : settings.value.theme,
);

export const isDark = computed(() =>
  theme.value === 'auto' ? systemDark.value : theme.value === 'dark',
);

export function changeSettings(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {
    // Without storage the choice holds until the page is closed.
  }
}

export function changeSound(change: Partial<Volumes>): void {
  changeSettings({ sound: { ...settings.value.sound, ...change } });
}

/** Gives no more explanations of first moments, or gives them again. */
export function toggleGuidance(): void {
  changeSettings({ guidance: settings.value.guidance === 'on' ? 'off' : 'on' });
}

export function changePuzzles(change: Partial<PuzzleSettings>): void {
  changeSettings({ puzzles: { ...settings.value.puzzles, ...change } });
}

/** Items that auto-explore goes for. */
export const loot = computed(() => settings.value.rogue.loot);

export function changeLoot(chosen: Loot): void {
  changeRogue({ loot: chosen });
}

export function changeRogue(change: Partial<RogueSettings>): void {
  changeSettings({ rogue: { ...settings.value.rogue, ...change } });
}

function read(): Settings {
  try {
    return parseSettings(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return DEFAULTS;
  }
}
