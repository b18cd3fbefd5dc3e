import { join } from 'node:path';
import { AdventureLibrary } from '../voice/adventure-library.ts';
import type { DiceServices } from '../voice/services.ts';
import type { Language, Messages } from '#i18n';
import { readMessages } from '#terminal/files/languages.ts';
import { dataFolder } from '#terminal/files/folders.ts';
import { findAdventures } from './packs.ts';
import { ProfileFile } from './profile-file.ts';

const read = new Map<Language, Messages>();

function messagesIn(language: Language): Messages {
  const messages = read.get(language) ?? readMessages(language);
  read.set(language, messages);
  return messages;
}

/**
 * Services of the dice game on this machine: adventures from their folders, records in a file,
 * messages in every language.
 */
export const diceServices: DiceServices = {
  adventures: new AdventureLibrary(() => {
    const { packs, broken } = findAdventures();
    return { packs: packs.map(({ pack }) => pack), broken };
  }),
  records: new ProfileFile(join(dataFolder, 'dice-records.json')),
  messages: messagesIn,
};
