import { AdventureLibrary } from '../../screen/looks/index.ts';
import { shelf } from '../adventures/shelf.ts';
import { builtInPacks } from '../adventures/built-in.ts';

/** The adventures of the page for its text screens; those opened here once they have been read. */
export function pageAdventures(): AdventureLibrary {
  return new AdventureLibrary(() => shelf.peek() ?? { packs: builtInPacks(), broken: [] });
}
