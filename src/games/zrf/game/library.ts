import type { Parsed } from '../../../core/index.ts';
import { failed, must, parsed } from '../../../core/index.ts';
import { hasErrors, withoutRepeats } from '../check/report.ts';
import { readForms } from '../expand/forms.ts';
import type { Sources } from '../expand/forms.ts';
import type { RulesFolder } from '../files/folder.ts';
import { makeZrfGame } from './game.ts';
import type { Variant, ZrfGame } from './game.ts';
import type { Diagnosis } from '../problems/problem.ts';
import { compileRulebook, diagnosesIn } from './rulebook.ts';
import type { Entry, Rulebook } from './rulebook.ts';

/** A rules file that was opened: its game, or what is wrong with it. */
export interface OpenedRules {
  readonly game: Parsed<ZrfGame>;
  /** Everything wrong or doubtful that was found on the way. */
  readonly diagnoses: readonly Diagnosis[];
  readonly sources: Sources;
}

const KEY_MOST = 60;

/** The beginning of a text; no character of two units is cut in half. */
function sliceOf(text: string, most: number): string {
  const isCut = /[\uD800-\uDBFF]/.test(text.charAt(most - 1));
  return text.slice(0, isCut ? most - 1 : most);
}

/** A title as a word of options and saves: letters and digits of any script, joined by dashes. */
function slug(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return sliceOf(words.join('-'), KEY_MOST) || 'game';
}

/** Keys of all titles, distinguished by numbers where titles are alike. */
function keysOf(titles: readonly string[]): string[] {
  const used = new Set<string>();
  return titles.map((title) => {
    const first = slug(title);
    let key = first;
    for (let number = 2; used.has(key); number += 1) key = `${first}-${number}`;
    used.add(key);
    return key;
  });
}

function playable({ entries }: Rulebook): Entry[] {
  return entries.filter(({ kind }) => kind !== 'separator');
}

function variantsOf(entries: readonly Entry[]): Variant[] {
  const keys = keysOf(entries.map(({ key }) => key));
  return entries.map((entry, index) => ({
    key: keys[index] ?? '',
    title: entry.title,
    rules: () => must(entry.rules()),
  }));
}

/**
 * Opens a rules file of a folder as a game called `id`. All its variants are checked: one that is
 * wrong makes the whole file so. Never throws for what stands in the file.
 */
export function openRules(folder: RulesFolder, main: string, id: string): OpenedRules {
  const { forms, problems, sources } = readForms(folder, main);
  if (hasErrors(problems)) return { game: failed(problems), diagnoses: problems, sources };
  const { rulebook, diagnoses } = compileRulebook(forms, main);
  const entries = rulebook.ok ? playable(rulebook.value) : [];
  const all = withoutRepeats([...problems, ...diagnoses, ...diagnosesIn(entries)]);
  const errors = all.filter(({ severity }) => severity === 'error');
  if (!rulebook.ok || errors.length > 0) return { game: failed(errors), diagnoses: all, sources };
  const variants = variantsOf(entries);
  const initial = Math.max(
    0,
    entries.findIndex(({ isDefault }) => isDefault),
  );
  return {
    game: parsed(makeZrfGame(id, variants, variants[initial]?.key ?? '')),
    diagnoses: all,
    sources,
  };
}
