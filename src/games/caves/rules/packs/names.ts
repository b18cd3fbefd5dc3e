import { own } from '#core';
import type { Problem } from '#core';
import { packProblem, problemAt } from '#kit/packs/source.ts';
import type { Source } from '#kit/packs/source.ts';
import type { CavesContent } from '../model/content.ts';
import { BUILT_IN } from './options.ts';

/** Grammatical forms that a name needs besides the one that it has alone. */
const CREATURE_FORMS = ['one', 'that', 'That', 'object', 'seen', 'appears', 'of', 'killer'];
const ITEM_FORMS = ['one', 'that', 'That', 'object', 'thing'];
/** Sentences about an effect that lasts. */
const EFFECT_FORMS = ['begun', 'ended', 'seen', 'over'];
/** Sentence about a creature that cannot be tamed. */
const RESISTED_FORMS = ['resists'];

/** Forms of terrain, of clouds and of kinds of levels. */
const GROUND_FORMS = ['one', 'in'];
const LEVEL_FORMS = ['arrival'];

type Table =
  'creatures' | 'items' | 'potions' | 'spells' | 'effects' | 'terrain' | 'clouds' | 'kinds';

/** Beginning of the message ids of a table, and the forms of a name. */
const NAMES: Readonly<
  Record<Table, readonly [string, (content: CavesContent, id: string) => readonly string[]]>
> = {
  creatures: ['caves-creature-', () => CREATURE_FORMS],
  items: ['caves-item-', () => ITEM_FORMS],
  potions: ['caves-potion-', () => ITEM_FORMS],
  spells: ['caves-spell-', () => []],
  terrain: ['caves-terrain-', () => GROUND_FORMS],
  clouds: ['caves-cloud-', () => GROUND_FORMS],
  kinds: ['caves-kind-', () => LEVEL_FORMS],
  effects: ['caves-effect-', effectForms],
};
const TABLES = Object.keys(NAMES) as readonly Table[];

function effectForms({ creatures, effects }: CavesContent, id: string): readonly string[] {
  const { turns = 0, deed } = own(effects, id) ?? {};
  const isResisted =
    deed?.do === 'tame' && Object.values(creatures).some(({ proof }) => proof?.includes(id));
  return [...(turns > 0 ? EFFECT_FORMS : []), ...(isResisted ? RESISTED_FORMS : [])];
}

/** A message in a file: its offset, and the forms that it has. */
interface Named {
  readonly at: number;
  readonly forms: readonly string[];
}

/** The messages of a Fluent text by id, and problems with those that are there twice. */
function messagesIn(source: Source) {
  const { text } = source;
  const messages = new Map<string, Named>();
  const problems: Problem[] = [];
  const starts = [...text.matchAll(/^([a-zA-Z][\w-]*)[ \t]*=/gm)];
  for (const [i, { 1: id = '', index }] of starts.entries()) {
    const body = text.slice(index, starts[i + 1]?.index ?? text.length);
    const forms = [...body.matchAll(/^[ \t]*\*?\[[ \t]*([\w-]+)[ \t]*\]/gm)];
    const first = messages.get(id);
    if (first === undefined) {
      messages.set(id, { at: index, forms: forms.map(([, form = '']) => form) });
    } else {
      const { line = 1 } = problemAt(source, first.at, 'yaml-key');
      problems.push(problemAt(source, index, 'yaml-key-twice', { key: id, line }));
    }
  }
  return { messages, problems };
}

/** The names that a pack needs: those of its entries that the base does not have. */
function neededNames(
  base: CavesContent,
  content: CavesContent,
): ReadonlyMap<string, readonly string[]> {
  // The names of packs that come with the game are in its languages.
  const builtIn = own(BUILT_IN, content.id);

  const needed = new Map<string, readonly string[]>();
  for (const table of TABLES) {
    const [start, formsOf] = NAMES[table];
    for (const id of Object.keys(content[table])) {
      const isNamed = Object.hasOwn(base[table], id) || Object.hasOwn(builtIn?.[table] ?? {}, id);
      if (!isNamed) needed.set(start + id, formsOf(content, id));
    }
  }
  return needed;
}

/** Problems with missing names: all are needed in the language of the pack. */
export function checkNames(
  base: CavesContent,
  content: CavesContent,
  language: string,
  sources: ReadonlyMap<string, Source>,
  root: string,
): readonly Problem[] {
  const needed = neededNames(base, content);
  if (needed.size > 0 && !sources.has(language)) {
    const name = `i18n/${language}.ftl`;
    return [packProblem('pack-file-missing', { name }, `${root}${name}`)];
  }
  return [...sources].flatMap(([tag, source]) => {
    const { messages, problems } = messagesIn(source);
    const missing = [...needed].flatMap(([id, forms]): readonly Problem[] => {
      const named = messages.get(id);
      if (named === undefined) {
        if (tag !== language) return [];
        return [problemAt(source, 0, 'pack-missing', { where: 'file', key: id })];
      }
      const lacking = forms.filter((form) => !named.forms.includes(form));
      return lacking.map((form) =>
        problemAt(source, named.at, 'pack-missing', { where: id, key: form }),
      );
    });
    return [...problems, ...missing];
  });
}
