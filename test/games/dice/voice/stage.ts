import { readdirSync, readFileSync } from 'node:fs';
import { Messages } from '#i18n';
import { DiceWords } from '#games/dice/voice/words.ts';
import { tideBells } from '../rules/tide-bells.ts';

/** Words of the included adventure in a supported language. */
export function wordsIn(language: string): DiceWords {
  const folder = `content/locales/${language}/`;
  const sources = readdirSync(folder).map((name) => readFileSync(folder + name, 'utf8'));
  return new DiceWords(tideBells, new Messages({ language, sources }));
}
