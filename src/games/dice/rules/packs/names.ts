import { own } from '#core';
import type { Content } from '../model/content.ts';
import type { VoiceMoment } from './texts-schema.ts';

export interface PackChapter {
  readonly id: string;
  readonly level: number;
  readonly scenarios: readonly string[];
}

/** An adventure: its templates, its chapters, and its texts in every language. */
export interface Pack {
  readonly id: string;
  readonly version: string;
  /** Fallback language for the others. */
  readonly language: string;
  readonly tutorial?: string;
  /** Seed proposed for the tutorial. */
  readonly tutorialSeed?: string;
  readonly chapters: readonly PackChapter[];
  readonly content: Content;
  readonly texts: ReadonlyMap<string, Texts>;
}

/** Texts by keys such as `adventure.name` or `locations.jetty.description`. */
export type Texts = ReadonlyMap<string, string>;

/** The sections of a pack that have texts, and the fields of those texts. */
export type TextSection =
  | 'chapters'
  | 'scenarios'
  | 'locations'
  | 'enemies'
  | 'obstacles'
  | 'villains'
  | 'allies'
  | 'choices'
  | 'endings'
  | 'keepsakes'
  | 'heroes';
export type TextField =
  | 'name'
  | 'object'
  | 'text'
  | 'description'
  | 'intro'
  | 'won'
  | 'lost'
  | 'ended'
  | 'closed'
  | 'escaped'
  | 'met'
  | 'joined'
  | 'left'
  | VoiceMoment;

/** Outdated or wrong language codes in use, and the correct ones. */
const ALIASES: Readonly<Record<string, string>> = { ua: 'uk', iw: 'he', in: 'id', ji: 'yi' };

/** The tag of a language in lower case, with its current code. */
export function languageOf(tag: string): string {
  const [base = '', ...rest] = tag.toLowerCase().split(/[-_]/);
  return [own(ALIASES, base) ?? base, ...rest].join('-');
}

/** A language tag and its base language, with current codes. */
function tagsOf(language: string): readonly [string, string] {
  const tag = languageOf(language);
  return [tag, tag.split('-')[0] ?? tag];
}

/** A text in the requested language, otherwise in the pack's own, otherwise undefined. */
export function packText(pack: Pack, language: string, key: string): string | undefined {
  for (const one of [...tagsOf(language), pack.language]) {
    const text = pack.texts.get(one)?.get(key);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** The name or another text of an entry; its id if no language has one. */
export function nameOf(
  pack: Pack,
  language: string,
  section: TextSection,
  id: string,
  field: TextField = 'name',
): string {
  return packText(pack, language, `${section}.${id}.${field}`) ?? (field === 'name' ? id : '');
}

/**
 * The name of an enemy, obstacle or villain as the object of a sentence. Undefined without one in
 * the requested language: other languages have other cases and articles.
 */
export function objectOf(
  pack: Pack,
  language: string,
  section: TextSection,
  id: string,
): string | undefined {
  const key = `${section}.${id}`;
  const named = tagsOf(language)
    .map((tag) => pack.texts.get(tag))
    .find((texts) => texts?.has(`${key}.object`) === true || texts?.has(`${key}.name`) === true);
  return named?.get(`${key}.object`);
}

/** The name of the adventure; its id if no language has one. */
export function nameOfPack(pack: Pack, language: string): string {
  return packText(pack, language, 'adventure.name') ?? pack.id;
}
