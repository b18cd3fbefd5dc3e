import { failed, parsed } from '#core';
import { rulesProblem } from '../../rules/index.ts';
import type { RulesFolder } from '../../rules/index.ts';
import { Messages } from '#i18n';
import type { Language } from '#i18n';
import { parseNames, readTitle } from '../../voice/find-games.ts';

/**
 * Rules, pictures and translations as texts, bundled together because they compress well and are
 * soon needed.
 */
const files = import.meta.glob<string>(
  [
    '#content/{rules,puzzles}/**/*.zrf',
    '#content/{rules,puzzles}/**/*.svg',
    '#content/{rules,puzzles}/*/*.ftl',
    '#content/*/names.txt',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** Folders of built-in games, in library order. */
export const COLLECTIONS = ['rules', 'puzzles'] as const;
export type CollectionName = (typeof COLLECTIONS)[number];

/** Texts of a folder of `content`, by file name. */
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

/** Folders of built-in rules files. */
export const builtInFolders: Readonly<Record<CollectionName, RulesFolder>> = {
  rules: folderOfCollection('rules'),
  puzzles: folderOfCollection('puzzles'),
};

/** A built-in game's data available without reading its rules. */
export interface BuiltInGame {
  readonly id: string;
  readonly main: string;
  readonly collection: CollectionName;
  readonly title: string;
  /** Alternative names in all languages. */
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

/** Texts of a built-in game in a language; undefined if not translated. */
export function builtInMessages(id: string, language: Language): Messages | undefined {
  const name = `${language}/${id}.ftl`;
  const cached = translated.get(name);
  if (cached !== undefined) return cached;
  const source = COLLECTIONS.map((collection) => texts[collection].get(name)).find(
    (text) => text !== undefined,
  );
  if (source === undefined) return undefined;
  const messages = new Messages({ language, sources: [source] });
  translated.set(name, messages);
  return messages;
}
