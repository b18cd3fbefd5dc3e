import { signal } from '@preact/signals';
import { createStore, del, entries, set } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';

/** A game as it is kept in the browser; the transcript is the game, the rest is for lists. */
export interface SavedGame {
  readonly id: string;
  readonly game: string;
  readonly transcript: string;
  /** Milliseconds since 1970. */
  readonly updated: number;
  readonly seats: string;
  readonly scores: readonly number[];
  readonly entries: number;
  readonly over: boolean;
}

/** So many are kept; the oldest go first. The list of games says so. */
export const SAVES_MOST = 100;

const PATIENCE = 3000;

/** All saved games, the latest first. */
export const saves = signal<readonly SavedGame[]>([]);

/** Whether the browser lets the page keep anything. */
export const canSave = signal(true);

let store: UseStore | undefined;

function openStore(): UseStore {
  store ??= createStore('turnwright', 'games');
  return store;
}

/** Reads what is kept; a browser that does not answer soon keeps nothing. */
export async function loadSaves(): Promise<void> {
  try {
    const found = await Promise.race([entries<string, SavedGame>(openStore()), tooLate()]);
    saves.value = found.map(([, save]) => save).sort((a, b) => b.updated - a.updated);
  } catch {
    canSave.value = false;
  }
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('no answer')), PATIENCE));
}

export async function putSave(save: SavedGame): Promise<void> {
  const others = saves.value.filter(({ id }) => id !== save.id);
  saves.value = [save, ...others].slice(0, SAVES_MOST);
  try {
    await set(save.id, save, openStore());
    await Promise.all(others.slice(SAVES_MOST - 1).map(({ id }) => del(id, openStore())));
    canSave.value = true;
  } catch {
    canSave.value = false;
  }
}

export async function deleteSave(id: string): Promise<void> {
  saves.value = saves.value.filter((save) => save.id !== id);
  try {
    await del(id, openStore());
  } catch {
    canSave.value = false;
  }
}

export function latestSave(game: string): SavedGame | undefined {
  return saves.value.find((save) => save.game === game);
}

/** A random word, for the name of a save or as a seed. */
export function randomWord(length: number): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
}
