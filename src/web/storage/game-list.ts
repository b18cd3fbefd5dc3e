import { signal } from '@preact/signals';
import type { UseStore } from 'idb-keyval';
import { mergeLines } from '#core';
import type { Problem } from '#core';
import { cleanGameName } from '#play';
import { NoAnswer, patientStore } from './patient-store.ts';
import type { FoundGame, Summary } from './save-records.ts';

/** A game as it is kept in the browser; the transcript is the game, the rest is for lists. */
export interface SavedGame extends Summary {
  readonly id: string;
  /** Put together when it is asked for. */
  readonly transcript: string;
  /** What of it could not be read, where the rest can be continued. */
  readonly problem?: Problem | undefined;
}

/** All saved games, the latest first. */
export const saves = signal<readonly SavedGame[]>([]);

/** Whether the browser lets the page keep anything. */
export const canSave = signal(true);

/** True while the browser's storage does not answer. */
export const isSilent = signal(false);

/** Counts games that two tabs went on with and that nobody on a page was asked about. */
export const partedUnseen = signal(0);

/** Notes why something could not be kept or read. */
export function noteFailure(error: unknown): void {
  if (error instanceof NoAnswer) isSilent.value = true;
  else canSave.value = false;
}

let store: UseStore | undefined;

export function openStore(): UseStore {
  store ??= patientStore('turnwright', 'games');
  return store;
}

/** A snapshot and the lines added since, in the page's memory. */
export interface Kept {
  readonly snapshot: string;
  readonly lines: string[];
}

export function showGame(id: string, summary: Summary, { snapshot, lines }: Kept): SavedGame {
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

export function showFound({ snapshot, summary, lines }: FoundGame): SavedGame {
  return showGame(snapshot.id, summary, { snapshot: snapshot.transcript, lines: [...lines] });
}

/** Puts a game into the list in place of what was there of it, the latest first. */
export function list(game: SavedGame): void {
  const others = saves.value.filter(({ id }) => id !== game.id);
  saves.value = [game, ...others].sort((a, b) => b.updated - a.updated);
}

export function unlist(ids: readonly string[]): void {
  if (saves.value.some(({ id }) => ids.includes(id)))
    saves.value = saves.value.filter(({ id }) => !ids.includes(id));
}
