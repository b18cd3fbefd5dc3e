import { failed, parsed, quote } from '../../core/index.ts';
import type { Library, LibraryItem } from '../../screen/looks/index.ts';
import { sourceOf } from '../rules/files/opened-file.ts';
import { COURSE } from '../rules/course/course.ts';
import { builtInGames, builtInMessages } from '../rules/files/built-in.ts';
import { fileAtHand, findFile } from '../rules/files/library-store.ts';
import type { ListedFile } from '../rules/files/library-store.ts';
import type { GameSource } from '../../play/index.ts';
import { titleOf } from '../../presentation/zrf/glossary.ts';

/** The board games of the page for its text screens: our own, and `kept`, which were opened here. */
export function makeLibrary(kept: readonly ListedFile[]): Library {
  const titleIn = (id: string, language: string) => {
    const own = builtInGames.find((game) => game.id === id);
    if (own !== undefined) return titleOf(own.title, builtInMessages(id, language));
    return kept.find((game) => game.id === id)?.title ?? id;
  };
  return {
    list: (language) => [
      ...builtInGames.map(({ id, names }) => ({
        ...waypointOf(id),
        id,
        names,
        title: titleIn(id, language),
        isAdded: false,
      })),
      ...kept.map(({ id, title }) => ({ id, title, names: [], isAdded: true })),
    ],
    open: async (id) => {
      const file = await findFile(id);
      if (file !== undefined) return parsed(file.game);
      const message = `There is no game ${quote(id)} here.`;
      return failed({ code: 'game-unknown', message, args: { game: id } });
    },
    find: (id) => fileAtHand(id)?.game,
    titleOf: titleIn,
    words: builtInMessages,
  };
}

/** Where a puzzle of ours stands on the way through them. */
function waypointOf(id: string): Pick<LibraryItem, 'waypoint'> {
  const place = COURSE.findIndex(({ name }) => name === id);
  const stop = COURSE[place];
  if (stop === undefined) return {};
  return { waypoint: { place, difficulty: stop.difficulty, fewest: stop.fewest } };
}

/** What a bot makes a game of the library from. */
export function sourceAtHand(id: string): GameSource | undefined {
  const file = fileAtHand(id);
  return file === undefined ? undefined : sourceOf(file);
}
