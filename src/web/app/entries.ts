import { catalogue, loadGame } from '#games/index.ts';
import type { Page, PageDoor } from '#games/page-door.ts';
import { pageDoorOf } from '#games/pages.ts';
import type { ComponentType } from 'preact';
import { GenericPicture } from './generic-picture.tsx';

/** The way a game is loaded when it is opened, and the topics of the texts that it needs. */
export interface PageEntry {
  readonly load: () => Promise<Page>;
  readonly topics: readonly string[];
}

async function loadGeneric(id: string): Promise<Page> {
  const [game, { makeScene }] = await Promise.all([loadGame(id), import('../generic/index.ts')]);
  if (game === undefined) throw new RangeError(`there is no game ${id}`);
  return makeScene(game);
}

async function loadAlone(id: string, door: PageDoor & { readonly kind: 'text' }): Promise<Page> {
  const { makeAloneScreen } = await import('../cells/alone.tsx');
  return { Screen: makeAloneScreen({ id, ...door }) };
}

async function loadBoth(id: string, drawn: () => Promise<Page>): Promise<Page> {
  const { makePages } = await import('./two-ways.tsx');
  return { Screen: makePages(id, drawn) };
}

/** The page of an entry of the menu; undefined if there is none of that id. */
export function pageOf(id: string): PageEntry | undefined {
  if (catalogue.every((row) => row.id !== id)) return undefined;
  const door = pageDoorOf(id);
  if (door === undefined) return { load: () => loadGeneric(id), topics: [id, 'generic', 'screen'] };
  if (door.kind === 'text') return { load: () => loadAlone(id, door), topics: [] };
  const { load, topics } = door;
  return door.hasText === true ? { load: () => loadBoth(id, load), topics } : { load, topics };
}

/** The picture on the card of an entry. */
export function pictureOf(id: string): ComponentType {
  return pageDoorOf(id)?.Picture ?? GenericPicture;
}

/** True if a part of an entry may have an address of its own: one of several games, or its text screens. */
export function hasPart(id: string, part: string): boolean {
  const door = pageDoorOf(id);
  if (catalogue.some((row) => row.id === id && row.kind === 'library')) return true;
  return part === 'text' && door?.kind === 'drawn' && door.hasText === true;
}
