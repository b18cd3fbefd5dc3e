import type { Language, Messages } from '#i18n';
import { AdventureLibrary } from '../voice/adventure-library.ts';
import type { DiceServices } from '../voice/services.ts';
import { builtInPacks } from './adventures/built-in.ts';
import { loadShelf, shelf } from './adventures/shelf.ts';
import { pageRecords } from './records/profile.ts';

/** The adventures of the page for its text screens, including those added here. */
export async function loadServices(
  messages: (language: Language) => Messages,
): Promise<DiceServices> {
  await loadShelf();
  const adventures = new AdventureLibrary(
    () => shelf.peek() ?? { packs: builtInPacks(), broken: [] },
  );
  return { adventures, records: pageRecords, messages };
}
