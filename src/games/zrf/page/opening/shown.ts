import { signal } from '@preact/signals';
import type { Problem } from '#core';
import { defaultOptions } from '#core';
import { notify } from '#web/ui/notices.tsx';
import { say } from '#web/language/language.ts';
import { givenRules } from '../files/library-store.ts';
import { keepFile, keepPictures } from '../files/kept-files.ts';
import type { TilePictures } from '../files/kept-files.ts';
import type { OpenedFile } from '../files/opened-file.ts';
import type { CheckedRules } from '../files/opening-service.ts';
import type { Pictures } from '../paint/pictures.ts';
import { letGo, unmarkOpening } from './opening-mark.ts';
import { paintTilePictures } from './tile-picture.ts';

interface Awaited {
  readonly rules: CheckedRules;
  /** Whether it was opened without its pictures. */
  readonly isPlain: boolean;
}

/** Games that were opened, but are not on the page yet with all their pictures. */
const awaited = new Map<string, Awaited>();

/** Pictures of the game opened last that cannot be shown, as long as nobody has read of them. */
export const unshown = signal<readonly Problem[]>([]);

/** Counts games that were kept: the library follows it. */
export const keptGames = signal(0);

export function awaitShown(one: Awaited): void {
  awaited.set(one.rules.id, one);
}

export function forgetShown(id: string): void {
  awaited.delete(id);
}

/** Waits until the page was drawn as it is now; a page that is not to be seen is not drawn. */
function drawn(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}

/**
 * A game stands on the page with all its pictures: from now on it is kept, with its board as the library
 * shows it. Pictures that cannot be shown are told.
 */
export async function noteShown(file: OpenedFile, pictures: Pictures): Promise<void> {
  const one = awaited.get(file.id);
  if (one === undefined) return;
  forgetShown(file.id);
  await drawn();
  const { rules, isPlain } = one;
  const tiles = isPlain ? undefined : await paintTiles(file, pictures);
  if (isPlain) letGo(file.id);
  else unmarkOpening(file.id);
  if (givenRules(file.id) === undefined) {
    if (tiles !== undefined) await keepPictures(rules, tiles);
    keptGames.value += 1;
    return;
  }
  unshown.value = [...rules.problems, ...pictures.problems.value];
  if (!(await keepFile(rules, tiles))) notify(say('zrf-not-kept'));
  keptGames.value += 1;
}

/** The board at the start; none where it cannot be painted. */
async function paintTiles(file: OpenedFile, pictures: Pictures): Promise<TilePictures | undefined> {
  const { variant } = defaultOptions(file.game.options);
  await pictures.loadAll(file.game.playOf(variant).rules);
  return paintTilePictures(file, pictures);
}
