import { signal } from '@preact/signals';
import type { Problem } from '#core';
import { defaultOptions } from '#core';
import { notify } from '#web/ui/notices.tsx';
import { say } from '#web/language/language.ts';
import { findCheckedRules } from '../files/library-store.ts';
import { keepFile, keepPictures } from '../files/stored-files.ts';
import type { TilePictures } from '../files/stored-files.ts';
import type { OpenedFile } from '../files/opened-file.ts';
import type { CheckedRules } from '../files/opening-service.ts';
import type { Pictures } from '../paint/pictures.ts';
import { releaseMark, unmarkOpening } from './opening-mark.ts';
import { paintTilePictures } from './tile-picture.ts';

interface Awaited {
  readonly rules: CheckedRules;
  /** True if it was opened without its pictures. */
  readonly isPlain: boolean;
}

/** Opened games whose pictures are not all on the page yet. */
const awaited = new Map<string, Awaited>();

/** Pictures of the last opened game that cannot be shown, until the player dismisses the report. */
export const unshown = signal<readonly Problem[]>([]);

/** Counts stored games; the library listens to it. */
export const storedGamesVersion = signal(0);

export function awaitShown(one: Awaited): void {
  awaited.set(one.rules.id, one);
}

export function forgetShown(id: string): void {
  awaited.delete(id);
}

/** Waits until the page has been painted; resolves immediately if it is hidden. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}

/**
 * Called once a game is on the page with all its pictures. Stores the game with its library
 * pictures and reports pictures that cannot be shown.
 */
export async function noteShown(file: OpenedFile, pictures: Pictures): Promise<void> {
  const one = awaited.get(file.id);
  if (one === undefined) return;
  forgetShown(file.id);
  await nextPaint();
  const { rules, isPlain } = one;
  const tiles = isPlain ? undefined : await paintTiles(file, pictures);
  if (isPlain) releaseMark(file.id);
  else unmarkOpening(file.id);
  if (findCheckedRules(file.id) === undefined) {
    if (tiles !== undefined) await keepPictures(rules, tiles);
    storedGamesVersion.value += 1;
    return;
  }
  unshown.value = [...rules.problems, ...pictures.problems.value];
  if (!(await keepFile(rules, tiles))) notify(say('zrf-not-kept'));
  storedGamesVersion.value += 1;
}

/** Library pictures of the start position; undefined if they cannot be painted. */
async function paintTiles(file: OpenedFile, pictures: Pictures): Promise<TilePictures | undefined> {
  const { variant } = defaultOptions(file.game.options);
  await pictures.loadAll(file.game.playOf(variant).rules);
  return paintTilePictures(file, pictures);
}
