import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { catalogue } from '#games/index.ts';
import { pageDoorOf } from '#games/pages.ts';

const LOCALES = 'content/locales';

/** Texts of a language by id: a value, or an attribute as `id.name`. References are left out. */
type Texts = ReadonlyMap<string, string>;

/** True for a pattern that only refers to another message. */
function isReference(pattern: unknown): boolean {
  if (!Array.isArray(pattern) || pattern.length !== 1) return false;
  const [soleElement] = pattern as readonly { readonly type?: string }[];
  return soleElement?.type === 'mesg' || soleElement?.type === 'term';
}

function textsIn(source: string): Texts {
  const texts = new Map<string, string>();
  for (const { id, value, attributes } of new FluentResource(source).body) {
    const named = Object.entries(attributes).map(
      ([name, text]) => [`${id}.${name}`, text] as const,
    );
    for (const [name, text] of [[id, value] as const, ...named])
      if (text !== null && !isReference(text)) texts.set(name, JSON.stringify(text));
  }
  return texts;
}

function textsOf(language: string): Texts {
  const folder = join(LOCALES, language);
  const sources = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  return textsIn(sources.join('\n'));
}

/** True if the two texts are equal in every language that has both. */
function isSame(one: string, other: string, languages: readonly Texts[]): boolean {
  return languages.every((texts) => {
    const [first, second] = [texts.get(one), texts.get(other)];
    return first === undefined || second === undefined || first === second;
  });
}

/** Groups of ids with the same text in every language. */
function repetitions(languages: readonly Texts[]): readonly string[] {
  const [english = new Map<string, string>()] = languages;
  const groups = new Map<string, string[][]>();
  for (const [id, text] of english) {
    const sameText = groups.get(text) ?? [];
    groups.set(text, sameText);
    const group = sameText.find((ids) => ids.every((one) => isSame(one, id, languages)));
    if (group === undefined) sameText.push([id]);
    else group.push(id);
  }
  const repeated = [...groups.values()].flat().filter((ids) => ids.length > 1);
  return repeated.map((ids) => ids.join(' '));
}

const others = readdirSync(LOCALES).filter((language) => language !== 'en');

describe('repeated messages', () => {
  it('are replaced by references in our locales', () => {
    expect(repetitions(['en', ...others].map(textsOf))).toEqual([]);
  });

  it('are found if their texts are equal in all languages', () => {
    const english = textsIn('back = Back\nreturn = Back\ngo = Go\n  .title = Back\n-term = Go');
    const russian = textsIn(
      'back = Назад\nreturn = Назад\ngo = Вперёд\n  .title = Назад\n-term = Вперёд',
    );
    expect(repetitions([english, russian])).toEqual(['back return go.title', 'go -term']);
    expect(repetitions([english])).toEqual(['back return go.title', 'go -term']);
  });

  it('exclude texts that differ in one language, and references', () => {
    const english = textsIn(
      'good-he = good\ngood-she = good\nbest = { good-he }\nfine = { good-he }',
    );
    const russian = textsIn(
      'good-he = хорош\ngood-she = хороша\nbest = лучший\nfine = { good-he }',
    );
    expect(repetitions([english, russian])).toEqual([]);
  });
});

/** Messages and terms referenced by a text. */
function referencesIn(node: unknown, found = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return found;
  if ('type' in node && 'name' in node && (node.type === 'mesg' || node.type === 'term'))
    found.add(`${node.type === 'term' ? '-' : ''}${String(node.name)}`);
  for (const value of Object.values(node)) referencesIn(value, found);
  return found;
}

/** References in the given topics of a language that lead outside them. */
function dangling(language: string, topics: readonly string[]): readonly string[] {
  const body = topics.flatMap((topic) => {
    const file = join(LOCALES, language, `${topic}.ftl`);
    return new FluentResource(readFileSync(file, 'utf8')).body;
  });
  const ownIds = new Set(body.map(({ id }) => id));
  return body.flatMap((message) =>
    [...referencesIn(message)].flatMap((id) => (ownIds.has(id) ? [] : [`${message.id}: ${id}`])),
  );
}

describe('message references', () => {
  it.each(['en', ...others])('resolve within their language: %s', (language) => {
    const topics = readdirSync(join(LOCALES, language)).map((file) => file.replace(/\.ftl$/, ''));
    expect(dangling(language, topics)).toEqual([]);
  });

  it('of the main menu and of a page resolve to messages loaded with them', () => {
    const pages = catalogue.map(({ id }) => {
      const topics = pageDoorOf(id)?.topics ?? [];
      return ['common', 'web', ...topics];
    });
    const loaded = [['common'], ['common', 'screen'], ['common', 'web'], ...pages];
    expect(loaded.map((topics) => dangling('en', topics))).toEqual(loaded.map(() => []));
  });
});
