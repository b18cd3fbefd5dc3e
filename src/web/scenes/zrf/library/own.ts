import { failed, parsed } from '../../../../core/index.ts';
import type { RulesFolder } from '../../../../games/zrf/files/folder.ts';
import { rulesProblem } from '../../../../games/zrf/problems/problem.ts';
import { Messages } from '../../../../i18n/index.ts';
import type { Language } from '../../../../i18n/index.ts';

/** Rules, pictures and translations as texts: together they pack well, and most are soon needed. */
const files = import.meta.glob<string>(
  [
    '../../../../../content/rules/**/*.zrf',
    '../../../../../content/rules/images/**/*.svg',
    '../../../../../content/rules/*/*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const FOLDER = 'content/rules/';

function nameOf(path: string): string {
  return path.slice(path.indexOf(FOLDER) + FOLDER.length);
}

const texts = new Map(Object.entries(files).map(([path, text]) => [nameOf(path), text]));

/** The folder of our own rules files. */
export const ownFolder: RulesFolder = {
  names: [...texts.keys()],
  read: (name) => {
    const text = texts.get(name);
    if (text === undefined) return failed(rulesProblem('rules-missing', { name }));
    return parsed(new TextEncoder().encode(text));
  },
};

/** One of our own games, as far as it is known without reading its rules. */
export interface OwnGame {
  readonly id: string;
  readonly main: string;
  readonly title: string;
}

const TITLE = /\(game\s+(?:;[^\n]*\n\s*)*\(title\s+"([^"]*)"/;

export const ownGames: readonly OwnGame[] = [...texts]
  .filter(([name]) => /^[^/]+\.zrf$/.test(name))
  .map(([main, text]) => {
    const id = main.slice(0, -'.zrf'.length);
    return { id, main, title: TITLE.exec(text)?.[1] ?? id };
  })
  .sort((a, b) => a.title.localeCompare(b.title, 'en'));

const translated = new Map<string, Messages>();

/** The texts of one of our own games in a language; undefined where it has none of its own. */
export function ownMessages(id: string, language: Language): Messages | undefined {
  const name = `${language}/${id}.ftl`;
  const known = translated.get(name);
  if (known !== undefined) return known;
  const source = texts.get(name);
  if (source === undefined) return undefined;
  const messages = new Messages({ language, sources: [source] });
  translated.set(name, messages);
  return messages;
}
