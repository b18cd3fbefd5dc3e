import { computed, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { Volumes } from '#audio';
import { own } from '#core';
import { DEFAULTS, makeSettings, parseSettings } from './parse-settings.ts';
import type { Settings, Speed } from './parse-settings.ts';

export { SPEEDS, THEMES } from './parse-settings.ts';
export type { Settings, Speed } from './parse-settings.ts';

const KEY = 'turnwright.settings';
export const settings = signal(read());

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
const dark = matchMedia('(prefers-color-scheme: dark)');
const systemStill = signal(reducedMotion.matches);
const systemDark = signal(dark.matches);
reducedMotion.addEventListener('change', () => (systemStill.value = reducedMotion.matches));
dark.addEventListener('change', () => (systemDark.value = dark.matches));

/** Animation speed from the settings. Off by default if the system prefers reduced motion. */
export const speed = computed<Speed>(
  () => settings.value.speed ?? (systemStill.value ? 'off' : 'normal'),
);

/** True if the current page is dark when no theme is chosen. */
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
    localStorage.setItem(KEY, JSON.stringify(makeSettings(settings.value)));
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
}

export function changeSound(change: Partial<Volumes>): void {
  changeSettings({ sound: { ...settings.value.sound, ...change } });
}

/** Turns guidance on or off. */
export function toggleGuidance(): void {
  changeSettings({ guidance: settings.value.guidance === 'on' ? 'off' : 'on' });
}

/** Settings of one game. */
export interface Section<T extends object> extends ReadonlySignal<T> {
  set(value: T): void;
  change(changes: Partial<T>): void;
}

/** Settings section by name. `parse` receives the stored value, or undefined if none. */
export function section<T extends object>(name: string, parse: (stored: unknown) => T): Section<T> {
  const value = computed(() => parse(own(settings.value.sections, name)));
  const set = (next: T) =>
    changeSettings({ sections: { ...settings.value.sections, [name]: next } });
  return Object.assign(value, {
    set,
    change: (changes: Partial<T>) => set({ ...value.peek(), ...changes }),
  });
}

function read(): Settings {
  try {
    return parseSettings(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return DEFAULTS;
  }
}
