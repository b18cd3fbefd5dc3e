import { own } from '#core';
import type { Language, Messages } from '#i18n';
import type { GameSource } from '#play';
import type { Picture } from '#web/canvas/shapes.ts';
import type { CellsServices } from './cells.ts';
import * as caves from './caves/page/door.ts';
import * as dice from './dice/page/door.ts';
import type { OwnPageId } from './index.ts';
import * as kalah from './kalah/page/door.ts';
import type { PageDoor } from './page-door.ts';
import * as rogue from './rogue/page/door.ts';
import * as zrf from './zrf/page/door.ts';

/** Games with custom pages; other games use the generic page. */
const PAGES: Readonly<Record<OwnPageId, PageDoor>> = {
  caves: caves.door,
  dice: dice.door,
  kalah: kalah.door,
  rogue: rogue.door,
  zrf: zrf.door,
};

/** The custom page of a game, or undefined. */
export function pageDoorOf(id: string): PageDoor | undefined {
  return own<PageDoor>(PAGES, id);
}

/** Page services shared by all text screens. */
export interface PageServices {
  readonly services: CellsServices;
  /** Source texts that workers build an unknown game from, by its id. */
  readonly sourceOf: (game: string) => GameSource | undefined;
  /** Terminates the workers. */
  readonly close: () => void;
}

/** Loads services for all text screens; `messages` returns the texts of a language. */
export async function loadServices(
  messages: (language: Language) => Messages,
): Promise<PageServices> {
  const [ofCaves, ofDice, ofRogue, ofRules] = await Promise.all([
    caves.loadServices(),
    dice.loadServices(messages),
    rogue.loadServices(),
    zrf.loadServices(),
  ]);
  const { sourceOf, textsOf: _, close, ...rules } = ofRules;
  return {
    services: { caves: ofCaves, dice: ofDice, rogue: ofRogue, zrf: rules },
    sourceOf,
    close,
  };
}

/** Services for the text screens that a game's own page can show. */
export async function loadOwnServices(id: string): Promise<CellsServices> {
  return (await pageDoorOf(id)?.loadServices?.()) ?? {};
}

/** Board games for studies: the library, and the texts that a game reads. */
export async function loadBoardGames(): Promise<
  Pick<Awaited<ReturnType<typeof zrf.loadServices>>, 'library' | 'textsOf'>
> {
  return zrf.loadServices();
}

/** Tiles of all games' text screens, or of those named. */
export async function loadTiles(
  ids?: readonly string[],
): Promise<Readonly<Record<string, Picture>>> {
  const loading = Object.entries(PAGES).map(([id, door]) =>
    ids === undefined || ids.includes(id) ? door.loadTiles?.() : undefined,
  );
  const loaded = await Promise.all(
    loading.map(async (tiles) => Object.entries((await tiles) ?? {})),
  );
  return Object.fromEntries(loaded.flat());
}
