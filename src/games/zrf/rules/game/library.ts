import type { Parsed, RulesSource } from '#core';
import { failed, must, parsed, hashText } from '#core';
import { hasErrors, withoutRepeats } from '../check/report.ts';
import { readForms } from '../expand/forms.ts';
import type { Sources } from '../expand/forms.ts';
import type { RulesFolder } from '../files/folder.ts';
import type { Allowance } from '../run/budget.ts';
import { makeZrfGame } from './game.ts';
import type { Variant, ZrfGame } from './game.ts';
import type { Diagnosis } from '../problems/problem.ts';
import { compileRulebook, diagnosesIn } from './rulebook.ts';
import type { Entry, Rulebook } from './rulebook.ts';

/** Strings as they are; comments and blanks between words, which rules do not depend on. */
const PARTS = /"[^"]*"|;[^\r\n]*|\s+/g;

function withoutComments(text: string): string {
  const words = text.replace(PARTS, (part) => (part.startsWith('"') ? part : ' '));
  return words.replace(/ +/g, ' ').trim();
}

/** Names rules by the texts that they were read from, whatever their files are called. */
function makeSource(texts: Iterable<string>, path: string): RulesSource {
  let fingerprint: string | undefined;
  return {
    path,
    // Worked out when a game is first saved: rules may be very long.
    get fingerprint() {
      fingerprint ??= hashText([...texts].map(withoutComments).join('\n'));
      return fingerprint;
    },
  };
}

/** A rules file that was opened: its game, or what is wrong with it. */
export interface OpenedRules {
  readonly game: Parsed<ZrfGame>;
  /** Everything wrong or doubtful that was found on the way. */
  readonly diagnoses: readonly Diagnosis[];
  readonly sources: Sources;
  /** Indexes of variants that a separator of the menu stands before; rules do not know of separators. */
  readonly separated: ReadonlySet<number>;
}

const MAX_KEY = 60;

/** The beginning of a text; no character of two units is cut in half. */
function sliceOf(text: string, most: number): string {
  const isCut = /[\uD800-\uDBFF]/.test(text.charAt(most - 1));
  return text.slice(0, isCut ? most - 1 : most);
}

/** A title as a word of options and saves: letters and digits of any script, joined by dashes. */
function slug(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return sliceOf(words.join('-'), MAX_KEY) || 'game';
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

/** Indexes of playable entries that come right after a separator. */
function separatedIn({ entries }: Rulebook): ReadonlySet<number> {
  const separated = new Set<number>();
  let index = 0;
  for (const { kind } of entries) {
    if (kind === 'separator') separated.add(index);
    else index += 1;
  }
  return separated;
}

function gameOf(
  entries: readonly Entry[],
  id: string,
  source: RulesSource,
  allowance?: Allowance,
): ZrfGame {
  const variants = variantsOf(entries);
  const initial = entries.findIndex(({ isDefault }) => isDefault);
  const game = makeZrfGame(id, variants, variants[Math.max(0, initial)]?.key ?? '', allowance);
  return { ...game, source };
}

const NOTHING_SEPARATED: ReadonlySet<number> = new Set();

/** The rulebook of a file, and what is wrong or doubtful about the file as a whole. */
function readRulebook(folder: RulesFolder, main: string) {
  const { forms, problems, sources, texts } = readForms(folder, main);
  const { rulebook, diagnoses } = hasErrors(problems)
    ? { rulebook: failed(problems), diagnoses: problems }
    : compileRulebook(forms, main);
  const separated = rulebook.ok ? separatedIn(rulebook.value) : NOTHING_SEPARATED;
  return {
    rulebook,
    diagnoses: withoutRepeats([...problems, ...diagnoses]),
    sources,
    separated,
    texts,
  };
}

/**
 * Opens a rules file of a folder as a game called `id`. All its variants are checked: one that is
 * wrong makes the whole file so. Never throws for what stands in the file. `path` tells where the file
 * lies, beyond its name; `allowance`: what a move may take.
 */
export function openRules(
  folder: RulesFolder,
  main: string,
  id: string,
  path = main,
  allowance?: Allowance,
): OpenedRules {
  const { rulebook, diagnoses, sources, separated, texts } = readRulebook(folder, main);
  if (!rulebook.ok) return { game: rulebook, diagnoses, sources, separated };
  const entries = playable(rulebook.value);
  const all = withoutRepeats([...diagnoses, ...diagnosesIn(entries)]);
  const errors = all.filter(({ severity }) => severity === 'error');
  const game =
    errors.length > 0
      ? failed(errors)
      : parsed(gameOf(entries, id, makeSource(texts, path), allowance));
  return { game, diagnoses: all, sources, separated };
}

/**
 * Opens rules of which `openRules` has found before that nothing is wrong with them: a variant is looked
 * at when it is first played.
 */
export function openChecked(
  folder: RulesFolder,
  main: string,
  id: string,
  path = main,
  allowance?: Allowance,
): OpenedRules {
  const { rulebook, texts, ...rest } = readRulebook(folder, main);
  if (!rulebook.ok) return { ...rest, game: rulebook };
  const game = gameOf(playable(rulebook.value), id, makeSource(texts, path), allowance);
  return { ...rest, game: parsed(game) };
}
