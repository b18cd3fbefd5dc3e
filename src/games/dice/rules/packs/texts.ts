import { own, parsed } from '#core';
import type { Parsed, Problem } from '#core';
import { KINDS, SECTIONS } from './book.ts';
import type { Book } from './book.ts';
import { isWarning } from '#kit/packs/messages.ts';
import type { PackCode } from '#kit/packs/messages.ts';
import { metAllies } from './build.ts';
import type { Texts } from './names.ts';
import { checkShape, makePath } from '#kit/packs/shape.ts';
import type { ReadFile } from '#kit/packs/shape.ts';
import { problemAt } from '#kit/packs/source.ts';
import { suggest } from '#kit/text/suggest.ts';
import { textsSchema } from './texts-schema.ts';
import type { TextsData } from './texts-schema.ts';
import { findMark } from '#kit/packs/yaml.ts';

const TEXT_SECTIONS = ['chapters', ...SECTIONS] as const;
type ListedSection = (typeof TEXT_SECTIONS)[number];

function collect(data: TextsData): Texts {
  const texts = new Map<string, string>();
  const add = (path: string, fields: object = {}) => {
    for (const [field, text] of Object.entries(fields) as [string, string | object | undefined][]) {
      if (typeof text === 'string' && text !== '') texts.set(`${path}.${field}`, text);
      else if (typeof text === 'object') add(`${path}.${field}`, text);
    }
  };
  add('adventure', data.adventure);
  for (const section of [...TEXT_SECTIONS, 'heroes'] as const) {
    const entries = Object.entries<object>(data[section] ?? {});
    for (const [id, fields] of entries) add(`${section}.${id}`, fields);
  }
  return texts;
}

function idsOf(book: Book, section: ListedSection): string[] {
  return section === 'chapters' ? book.chapterIds() : book.ids(section);
}

function checkIds(book: Book, { source, tree }: ReadFile, data: TextsData): Problem[] {
  return TEXT_SECTIONS.flatMap((section) => {
    if (!book.isListed(section)) return [];
    const validIds = idsOf(book, section);
    const strange = Object.keys(data[section] ?? {}).filter((id) => !validIds.includes(id));
    return strange.map((id) => {
      const suggestion = suggest(id, validIds);
      const { keyAt = 0 } = findMark(tree.mark, [section, id]);
      const args = { where: makePath([section]), kind: KINDS[section], id: id.slice(0, 80) };
      if (suggestion === undefined) return problemAt(source, keyAt, 'warn-text-reference', args);
      return problemAt(source, keyAt, 'pack-reference-meant', { ...args, meant: suggestion });
    });
  });
}

/** Ids of the options of a choice, or of the variants of a scenario. */
function innerIds(book: Book, section: 'choices' | 'scenarios', id: string): readonly string[] {
  if (section === 'choices') return Object.keys(book.choices.get(id)?.options ?? {});
  return (book.scenarios.get(id)?.variants ?? []).map((variant) => variant.id);
}

/** Problems with texts for options and variants that do not exist. */
function checkInnerIds(book: Book, { source, tree }: ReadFile, data: TextsData): Problem[] {
  return (['choices', 'scenarios'] as const).flatMap((section) => {
    const inner = section === 'choices' ? 'options' : 'variants';
    const entries = Object.entries<Readonly<Record<string, unknown>>>(data[section] ?? {});
    return entries.flatMap(([id, texts]) => {
      if (!book[section].has(id)) return [];
      const validIds = innerIds(book, section, id);
      const strange = Object.keys(texts[inner] ?? {}).filter((one) => !validIds.includes(one));
      return strange.map((one) => {
        const { keyAt = 0 } = findMark(tree.mark, [section, id, inner, one]);
        const args = { where: makePath([section, id, inner]), id: one.slice(0, 80) };
        const meant = suggest(one, validIds);
        const kind = section === 'choices' ? 'option' : 'variant';
        return meant === undefined
          ? problemAt(source, keyAt, 'warn-text-reference', { ...args, kind })
          : problemAt(source, keyAt, 'pack-reference-meant', { ...args, kind, meant });
      });
    });
  });
}

/** Warns of choices and options that say nothing, and of allies who are met without a word. */
function checkMute(book: Book, { source, tree }: ReadFile, data: TextsData): Problem[] {
  const warn = (path: readonly string[], code: PackCode = 'warn-choice-mute') => {
    const { keyAt, at } = findMark(tree.mark, path);
    return problemAt(source, keyAt ?? at, code, { where: makePath(path) });
  };
  const silent = [...new Set(metAllies(book))].filter(
    (ally) => book.allies.has(ally) && (own(data.allies ?? {}, ally)?.met ?? '') === '',
  );
  const mute = silent.map((ally) => warn(['allies', ally], 'warn-ally-mute'));
  const choices = [...book.choices].flatMap(([id, choice]) => {
    const texts = own(data.choices ?? {}, id);
    const options = Object.keys(choice.options).filter((option) => {
      return (own(texts?.options ?? {}, option)?.text ?? '') === '';
    });
    return [
      ...((texts?.text ?? '') === '' ? [warn(['choices', id])] : []),
      ...options.map((option) => warn(['choices', id, 'options', option])),
    ];
  });
  return [...mute, ...choices];
}

export interface ReadTexts {
  readonly texts: Parsed<Texts>;
  readonly warnings: readonly Problem[];
}

/**
 * Reads the texts of one language and checks them against the adventure. Those of its own language
 * have to be complete.
 */
export function readTexts(book: Book, file: ReadFile, isOwn: boolean): ReadTexts {
  const { problems } = checkShape(file, textsSchema);
  if (problems.length > 0) return { texts: { ok: false, problems }, warnings: [] };
  const data = file.tree.value as TextsData;
  const found = [
    ...checkIds(book, file, data),
    ...checkInnerIds(book, file, data),
    ...(isOwn ? checkMute(book, file, data) : []),
  ];
  const errors = found.filter(({ code }) => !isWarning(code));
  const warnings = found.filter(({ code }) => isWarning(code));
  if (errors.length > 0) return { texts: { ok: false, problems: errors }, warnings };
  return { texts: parsed(collect(data)), warnings };
}

/** Keys of the names every language should have. */
export function nameKeys(book: Book): string[] {
  const keys = TEXT_SECTIONS.flatMap((section) => {
    return idsOf(book, section).map((id) => `${section}.${id}.name`);
  });
  const options = [...book.choices].flatMap(([id, choice]) =>
    Object.keys(choice.options).map((option) => `choices.${id}.options.${option}.name`),
  );
  return ['adventure.name', ...keys, ...options];
}

/** True for a text that only some languages need. */
function isOptional(key: string): boolean {
  return key.endsWith('.object');
}

/**
 * One warning about the texts a language lacks, compared with another, at the place of the first or
 * of the entry without it.
 */
export function missingTexts(
  language: string,
  texts: Texts,
  requiredKeys: Iterable<string>,
  instead: string,
  { source, tree }: ReadFile,
): Problem[] {
  const missing = [...requiredKeys].filter((key) => !texts.has(key) && !isOptional(key));
  const [first] = missing;
  if (first === undefined) return [];
  const args = { language, count: missing.length, first, instead };
  const { keyAt, at } = findMark(tree.mark, first.split('.'));
  const code = language === instead ? 'warn-unnamed' : 'warn-untold';
  return [problemAt(source, keyAt ?? at, code, args)];
}
