import { failed, parsed } from '#core';
import { rulesProblem } from '../../rules/index.ts';
import type { RulesFolder } from '../../rules/index.ts';
import { Messages } from '#i18n';
import type { Language } from '#i18n';
import { parseNames, readTitle } from '../../voice/find-games.ts';

/** Rules, pictures and translations as texts: together they pack well, and most are soon needed. */
const files = import.meta.glob<string>(
  [
    '#content/{rules,puzzles}/**/*.zrf',
    '#content/{rules,puzzles}/**/*.svg',
    '#content/{rules,puzzles}/*/*.ftl',
    '#content/*/names.txt',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** The folders of our own games, in the order of the library. */
export const COLLECTIONS = ['rules', 'puzzles'] as const;
export type CollectionName = (typeof COLLECTIONS)[number];

/** The texts of a folder of `content`, by their names in it. */
function textsOf(collection: CollectionName): ReadonlyMap<string, string> {
  const folder = `content/${collection}/`;
  const found = Object.entries(files).flatMap(([path, text]): [string, string][] => {
    const at = path.indexOf(folder);
    return at < 0 ? [] : [[path.slice(at + folder.length), text]];
  });
  return new Map(found);
}

const texts = { rules: textsOf('rules'), puzzles: textsOf('puzzles') };

function folderOfCollection(collection: CollectionName): RulesFolder {
  const all = texts[collection];
  return {
    names: [...all.keys()],
    read: (name) => {
      const text = all.get(name);
      if (text === undefined) return failed(rulesProblem('rules-missing', { name }));
      return parsed(new TextEncoder().encode(text));
    },
  };
}

/** The folders of our own rules files. */
export const builtInFolders: Readonly<Record<CollectionName, RulesFolder>> = {
  rules: folderOfCollection('rules'),
  puzzles: folderOfCollection('puzzles'),
};

/** One of our own games, as far as it is known without reading its rules. */
export interface BuiltInGame {
  readonly id: string;
  readonly main: string;
  readonly collection: CollectionName;
  readonly title: string;
  /** What else it is called, in all languages. */
  readonly names: readonly string[];
}

const TITLE = /\(game\s+(?:;[^\n]*\n\s*)*\(title\s+"([^"]*)"/;

function gamesOf(collection: CollectionName): BuiltInGame[] {
  const names = parseNames(texts[collection].get('names.txt') ?? '');
  const translated = (id: string) =>
    [...texts[collection]].flatMap(([name, text]) =>
      name.endsWith(`/${id}.ftl`) ? (readTitle(text) ?? []) : [],
    );
  return [...texts[collection]]
    .filter(([name]) => /^[^/]+\.zrf$/.test(name))
    .map(([main, text]) => {
      const id = main.slice(0, -'.zrf'.length);
      const title = TITLE.exec(text)?.[1] ?? id;
      const others = [title, ...translated(id), ...(names.get(id) ?? [])];
      return { id, main, collection, title, names: others };
    })
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

export const builtInGames: readonly BuiltInGame[] = COLLECTIONS.flatMap(gamesOf);

const translated = new Map<string, Messages>();

/** The texts of one of our own games in a language; undefined where it has none of its own. */
export function builtInMessages(id: string, language: Language): Messages | undefined {
  const name = `${language}/${id}.ftl`;
  const known = translated.get(name);
  if (known !== undefined) return known;
  const source = COLLECTIONS.map((collection) => texts[collection].get(name)).find(
    (text) => text !== undefined,
  );
  if (source === undefined) return undefined;
  const messages = new Messages({ language, sources: [source] });
  translated.set(name, messages);
  return messages;
}
