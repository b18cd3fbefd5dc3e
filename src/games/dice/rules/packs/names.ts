import { own } from '#core';
import type { Content } from '../model/content.ts';
import type { VoiceMoment } from './texts-schema.ts';

export interface PackChapter {
  readonly id: string;
  readonly level: number;
  readonly scenarios: readonly string[];
}

/** An adventure: its templates for the game, its chapters, and its texts in every language. */
export interface Pack {
  readonly id: string;
  readonly version: string;
  /** The language that others fall back to. */
  readonly language: string;
  readonly tutorial?: string;
  readonly chapters: readonly PackChapter[];
  readonly content: Content;
  readonly texts: ReadonlyMap<string, Texts>;
}

/** Texts by `adventure.name` or `locations.jetty.description`. */
export type Texts = ReadonlyMap<string, string>;

/** The parts of a pack that have texts, and the texts that they have. */
export type TextSection =
  'chapters' | 'scenarios' | 'locations' | 'enemies' | 'obstacles' | 'villains' | 'heroes';
export type TextField =
  'name' | 'description' | 'intro' | 'won' | 'lost' | 'ended' | 'closed' | 'escaped' | VoiceMoment;

/** Codes that are in use, and the ones that stand for the same languages. */
const ALIASES: Readonly<Record<string, string>> = { ua: 'uk', iw: 'he', in: 'id', ji: 'yi' };

/** The tag of a language, in lower-case letters and by its code of today. */
export function languageOf(tag: string): string {
  const [base = '', ...rest] = tag.toLowerCase().split(/[-_]/);
  return [own(ALIASES, base) ?? base, ...rest].join('-');
}

/** A text of the pack in the wanted language, else in the pack's own, else nothing. */
export function packText(pack: Pack, language: string, key: string): string | undefined {
  const tag = languageOf(language);
  const tags = [tag, tag.split('-')[0] ?? tag, pack.language];
  for (const one of tags) {
    const text = pack.texts.get(one)?.get(key);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** The name or another text of a thing of the pack; its id where no language names it. */
export function nameOf(
  pack: Pack,
  language: string,
  section: TextSection,
  id: string,
  field: TextField = 'name',
): string {
  return packText(pack, language, `${section}.${id}.${field}`) ?? (field === 'name' ? id : '');
}

/** The name of the adventure; its id where no language names it. */
export function nameOfPack(pack: Pack, language: string): string {
  return packText(pack, language, 'adventure.name') ?? pack.id;
}
