import { failed, parsed } from '../../../core/index.ts';
import { rulesProblem } from '../../../games/zrf/index.ts';
import type { RulesFolder } from '../../../games/zrf/index.ts';
import { Messages } from '../../../i18n/index.ts';
import type { Language } from '../../../i18n/index.ts';

/** Rules, pictures and translations as texts: together they pack well, and most are soon needed. */
const files = import.meta.glob<string>(
  [
    '../../../../content/{rules,puzzles}/**/*.zrf',
    '../../../../content/{rules,puzzles}/**/*.svg',
    '../../../../content/{rules,puzzles}/*/*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** The folders of our own games, in the order of the library. */
export const SHELVES = ['rules', 'puzzles'] as const;
export type ShelfName = (typeof SHELVES)[number];

/** The texts of a folder of `content`, by their names in it. */
function textsOf(shelf: ShelfName): ReadonlyMap<string, string> {
  const folder = `content/${shelf}/`;
  const found = Object.entries(files).flatMap(([path, text]): [string, string][] => {
    const at = path.indexOf(folder);
    return at < 0 ? [] : [[path.slice(at + folder.length), text]];
  });
  return new Map(found);
}

const texts = { rules: textsOf('rules'), puzzles: textsOf('puzzles') };

function folderOfShelf(shelf: ShelfName): RulesFolder {
  const all = texts[shelf];
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
export const ownFolders: Readonly<Record<ShelfName, RulesFolder>> = {
  rules: folderOfShelf('rules'),
  puzzles: folderOfShelf('puzzles'),
};

/** One of our own games, as far as it is known without reading its rules. */
export interface OwnGame {
  readonly id: string;
  readonly main: string;
  readonly shelf: ShelfName;
  readonly title: string;
}

const TITLE = /\(game\s+(?:;[^\n]*\n\s*)*\(title\s+"([^"]*)"/;

function gamesOf(shelf: ShelfName): OwnGame[] {
  return [...texts[shelf]]
    .filter(([name]) => /^[^/]+\.zrf$/.test(name))
    .map(([main, text]) => {
      const id = main.slice(0, -'.zrf'.length);
      return { id, main, shelf, title: TITLE.exec(text)?.[1] ?? id };
    })
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

export const ownGames: readonly OwnGame[] = SHELVES.flatMap(gamesOf);

const translated = new Map<string, Messages>();

/** The texts of one of our own games in a language; undefined where it has none of its own. */
export function ownMessages(id: string, language: Language): Messages | undefined {
  const name = `${language}/${id}.ftl`;
  const known = translated.get(name);
  if (known !== undefined) return known;
  const source = SHELVES.map((shelf) => texts[shelf].get(name)).find((text) => text !== undefined);
  if (source === undefined) return undefined;
  const messages = new Messages({ language, sources: [source] });
  translated.set(name, messages);
  return messages;
}
