import { own } from '#core';
import { Messages } from '#i18n';
import type { Language } from '#i18n';
import type { Say } from '#i18n/say.ts';
import { CLASSIC, contentOf } from '../rules/index.ts';
import type { CavesContent, CavesState } from '../rules/index.ts';

/** Beginning of the ids of messages that packs can have. */
const OWN_ID = 'caves-';

/** Messages that differ between the editions that come with the game. */
const OF_EDITIONS = [
  'caves-said-begun',
  'caves-said-bear',
  'caves-ending-won-about',
  'caves-screen-leave-without',
  'caves-screen-hint-exit',
];

/** Messages of packs by content and language. */
const READ = new WeakMap<CavesContent, Map<Language, Messages>>();

function messagesOf(content: CavesContent, language: Language): Messages {
  const read = READ.get(content) ?? new Map<Language, Messages>();
  READ.set(content, read);
  const source = own(content.texts ?? {}, language);
  const messages =
    read.get(language) ?? new Messages({ language, sources: source === undefined ? [] : [source] });
  read.set(language, messages);
  return messages;
}

/**
 * Formats messages in a language, with those of the run's pack first: in the language, otherwise in
 * the language of the pack.
 */
export function sayIn(state: CavesState, language: Language, say: Say): Say {
  const content = contentOf(state);
  const { id: edition } = content;
  if (content.texts === undefined)
    return edition === CLASSIC.id
      ? say
      : (id, args) => say(OF_EDITIONS.includes(id) ? `${id}-${edition}` : id, args);
  const [first, others] = [messagesOf(content, language), messagesOf(content, content.language)];
  return (id, args) => {
    if (!id.startsWith(OWN_ID)) return say(id, args);
    if (first.has(id)) return first.say(id, args);
    const text = say(id, args);
    return text === id && others.has(id) ? others.say(id, args) : text;
  };
}

/** The words of a pack for a message in a language; undefined if it has none of its own. */
export function ownName(
  content: CavesContent,
  language: Language,
  id: string,
  form: string,
): string | undefined {
  const messages = messagesOf(content, language);
  return messages.has(id) ? messages.say(id, { form }) : undefined;
}
