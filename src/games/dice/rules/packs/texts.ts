import { parsed } from '#core';
import type { Parsed, Problem } from '#core';
import { KINDS, SECTIONS } from './book.ts';
import type { Book } from './book.ts';
import type { Texts } from './names.ts';
import { checkShape, makePath } from './shape.ts';
import type { ReadFile } from './shape.ts';
import { packProblem, problemAt } from './source.ts';
import { suggest } from '#kit/text/suggest.ts';
import { textsSchema } from './texts-schema.ts';
import type { TextsData } from './texts-schema.ts';
import { findMark } from './yaml.ts';

const TEXT_SECTIONS = ['chapters', ...SECTIONS] as const;
type ListedSection = (typeof TEXT_SECTIONS)[number];

function collect(data: TextsData): Texts {
  const texts = new Map<string, string>();
  const add = (path: string, fields: object | undefined) => {
    for (const [field, text] of Object.entries(fields ?? {})) {
      if (typeof text === 'string' && text !== '') texts.set(`${path}.${field}`, text);
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

export interface ReadTexts {
  readonly texts: Parsed<Texts>;
  readonly warnings: readonly Problem[];
}

/** Reads the texts of one language and checks them against the adventure. */
export function readTexts(book: Book, file: ReadFile): ReadTexts {
  const { problems } = checkShape(file, textsSchema);
  if (problems.length > 0) return { texts: { ok: false, problems }, warnings: [] };
  const data = file.tree.value as TextsData;
  const found = checkIds(book, file, data);
  const errors = found.filter(({ code }) => code !== 'warn-text-reference');
  const warnings = found.filter(({ code }) => code === 'warn-text-reference');
  if (errors.length > 0) return { texts: { ok: false, problems: errors }, warnings };
  return { texts: parsed(collect(data)), warnings };
}

/** Keys of the names every language should have. */
export function nameKeys(book: Book): string[] {
  const keys = TEXT_SECTIONS.flatMap((section) => {
    return idsOf(book, section).map((id) => `${section}.${id}.name`);
  });
  return ['adventure.name', ...keys];
}

/** True for a text that only some languages need. */
function isOptional(key: string): boolean {
  return key.endsWith('.object');
}

/** One warning about the texts a language lacks, compared with another. */
export function missingTexts(
  language: string,
  texts: Texts,
  requiredKeys: Iterable<string>,
  instead: string,
  file: string,
): Problem[] {
  const missing = [...requiredKeys].filter((key) => !texts.has(key) && !isOptional(key));
  const [first] = missing;
  if (first === undefined) return [];
  const args = { language, count: missing.length, first, instead };
  return [packProblem(language === instead ? 'warn-unnamed' : 'warn-untold', args, file)];
}
