import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ZrfGame } from '#games/zrf/rules/index.ts';
import { Messages } from '#i18n';
import type { Language } from '#i18n';
import { Glossary } from '#games/zrf/voice/glossary.ts';
import { builtInMessages } from '#games/zrf/page/files/built-in.ts';

/** All messages of a language. */
function messagesOf(language: Language): Messages {
  const folder = join('content/locales', language);
  const sources = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return new Messages({ language, sources });
}

const shells = new Map(['en', 'ru'].map((language) => [language, messagesOf(language)]));

/** Glossary of a built-in game in a language, as in both interfaces. */
export function glossaryIn(game: ZrfGame, variant: string, language: Language): Glossary {
  const messages = builtInMessages(game.id, language);
  const say: Glossary['say'] = (id, args) => shells.get(language)?.say(id, args) ?? id;
  return new Glossary({ game, variant, messages, say });
}
