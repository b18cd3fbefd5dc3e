import { catalogue, loadGame } from '#games/index.ts';
import type { Page, PageDoor } from '#games/page-door.ts';
import { pageDoorOf } from '#games/pages.ts';
import type { ComponentType } from 'preact';
import { GenericPicture } from './generic-picture.tsx';

/** Lazy loader of a page, with the topics of its texts. */
export interface PageEntry {
  readonly load: () => Promise<Page>;
  readonly topics: readonly string[];
}

async function loadGeneric(id: string): Promise<Page> {
  const [game, { makeScene }] = await Promise.all([loadGame(id), import('../generic/index.ts')]);
  if (game === undefined) throw new RangeError(`unknown game: ${id}`);
  return makeScene(game);
}

async function loadBoth(id: string, door: PageDoor): Promise<Page> {
  const [{ makePages }, view] = await Promise.all([
    import('./drawn-or-text.tsx'),
    door.loadView?.(),
  ]);
  return { Screen: makePages(id, door, view) };
}

/** Page of a menu entry, or undefined if the id is unknown. */
export function pageOf(id: string): PageEntry | undefined {
  if (catalogue.every((row) => row.id !== id)) return undefined;
  const door = pageDoorOf(id);
  if (door === undefined)
    return { load: () => loadGeneric(id), topics: [id, 'generic', 'screen', 'clock'] };
  const { load, topics } = door;
  return door.hasText === true ? { load: () => loadBoth(id, door), topics } : { load, topics };
}

/** Part of the address of an entry that starts a game for beginners at once, if it has one. */
export function quickStartOf(id: string): string | undefined {
  return pageDoorOf(id)?.quickStart;
}

/** Picture on the card of a menu entry. */
export function pictureOf(id: string): ComponentType {
  return pageDoorOf(id)?.Picture ?? GenericPicture;
}

/**
 * True if a part of an entry can have its own address: one of several games, or the text screens.
 */
export function hasPart(id: string, part: string): boolean {
  const door = pageDoorOf(id);
  if (catalogue.some((row) => row.id === id && row.kind === 'library')) return true;
  return part === 'text' && door?.hasText === true;
}
