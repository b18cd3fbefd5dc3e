import { signal } from '@preact/signals';
import type { UseStore } from 'idb-keyval';
import { mergeLines } from '#core';
import type { Problem } from '#core';
import { cleanGameName } from '#play';
import { NoAnswer, storeWithTimeout } from './store-with-timeout.ts';
import type { FoundGame, Summary } from './save-records.ts';

/** Saved game in the browser: a transcript, with metadata for lists. */
export interface SavedGame extends Summary {
  readonly id: string;
  /** Assembled on access. */
  readonly transcript: string;
  /** Problem with an unreadable part, if the game can still be continued. */
  readonly problem?: Problem | undefined;
}

/** All saved games, latest first. */
export const saves = signal<readonly SavedGame[]>([]);

/** True if the browser lets the page store data. */
export const canSave = signal(true);

/** True while the browser's storage does not respond. */
export const isSilent = signal(false);

/** Number of games continued by two tabs without a dialog on a page. */
export const partedUnseen = signal(0);

/** Records a failure to read or write. */
export function noteFailure(error: unknown): void {
  if (error instanceof NoAnswer) isSilent.value = true;
  else canSave.value = false;
}

let store: UseStore | undefined;

export function openStore(): UseStore {
  store ??= storeWithTimeout('turnwright', 'games');
  return store;
}

/** Snapshot and later journal lines, in memory. */
export interface StoredGame {
  readonly snapshot: string;
  readonly lines: string[];
}

export function showGame(id: string, summary: Summary, { snapshot, lines }: StoredGame): SavedGame {
  const { game, updated, seats, scores, entries: count, over, name } = summary;
  return {
    ...{ id, game, updated, seats, scores, entries: count, over },
    ...(name === undefined ? {} : { name: cleanGameName(name) }),
    get transcript() {
      return mergeLines(snapshot, lines).text;
    },
    get problem() {
      return mergeLines(snapshot, lines).problem;
    },
  };
}

export function showStored({ snapshot, summary, lines }: FoundGame): SavedGame {
  return showGame(snapshot.id, summary, { snapshot: snapshot.transcript, lines: [...lines] });
}

/** Adds or replaces a game in the list, sorted latest first. */
export function list(game: SavedGame): void {
  const others = saves.value.filter(({ id }) => id !== game.id);
  saves.value = [game, ...others].sort((a, b) => b.updated - a.updated);
}

export function unlist(ids: readonly string[]): void {
  if (saves.value.some(({ id }) => ids.includes(id)))
    saves.value = saves.value.filter(({ id }) => !ids.includes(id));
}
