import type { Parsed, RulesSource } from '#core';
import { failed, must, parsed, hashText } from '#core';
import { hasErrors, withoutRepeats } from '../check/report.ts';
import { readForms } from '../expand/forms.ts';
import type { Sources } from '../expand/forms.ts';
import type { RulesFolder } from '../files/folder.ts';
import type { Tuning } from '../model/index.ts';
import { decode } from '../read/decode.ts';
import { isPragma } from '../read/pragma.ts';
import type { Allowance } from '../run/budget.ts';
import { fingerprintOfSections } from '../tuning/fingerprint.ts';
import { tuningNameOf } from '../tuning/tuning-name.ts';
import type { TuningReader } from '../tuning/read-tunings.ts';
import { makeZrfGame } from './game.ts';
import type { Variant, ZrfGame } from './game.ts';
import type { Diagnosis } from '../problems/problem.ts';
import { compileRulebook, diagnosesIn } from './rulebook.ts';
import type { Entry, Rulebook } from './rulebook.ts';

/** Matches strings, and the comments and whitespace that do not affect the rules. */
const PARTS = /"[^"]*"|;[^\r\n]*|\s+/g;

function withoutComments(text: string): string {
  const affects = (part: string) => part.startsWith('"') || isPragma(part, 0);
  const words = text.replace(PARTS, (part) => (affects(part) ? part : ' '));
  return words.replace(/ +/g, ' ').trim();
}

/** Identifies rules by their texts, independently of file names. */
function makeSource(texts: Iterable<string>, path: string): RulesSource {
  let fingerprint: string | undefined;
  return {
    path,
    // Computed when a game is first saved, because rules can be very long.
    get fingerprint() {
      fingerprint ??= hashText([...texts].map(withoutComments).join('\n'));
      return fingerprint;
    },
  };
}

/** Result of opening a rules file: its game, or the errors in it. */
export interface OpenedRules {
  readonly game: Parsed<ZrfGame>;
  /** All errors and warnings found. */
  readonly diagnoses: readonly Diagnosis[];
  readonly sources: Sources;
  /** Indexes of variants that follow a menu separator. The rules themselves have no separators. */
  readonly separated: ReadonlySet<number>;
}

const MAX_KEY = 60;

/** Truncates a text without splitting a surrogate pair. */
function sliceOf(text: string, max: number): string {
  const isCut = /[\uD800-\uDBFF]/.test(text.charAt(max - 1));
  return text.slice(0, isCut ? max - 1 : max);
}

/**
 * Converts a title to a key for options and saves: letters and digits of any script, joined by
 * hyphens.
 */
function slug(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return sliceOf(words.join('-'), MAX_KEY) || 'game';
}

/** Keys of all titles, numbered to distinguish duplicates. */
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

function variantsOf(entries: readonly Entry[], tunings: Tunings): Variant[] {
  return [...keyedEntries(entries)].map(([key, entry]) => ({
    key,
    title: entry.title,
    rules: () => must(entry.rules()),
    fingerprint: () => fingerprintOfSections(entry.sections),
    tuning: tunings.get(key),
  }));
}

function keyedEntries(entries: readonly Entry[]): ReadonlyMap<string, Entry> {
  const keys = keysOf(entries.map(({ key }) => key));
  return new Map(entries.map((entry, index) => [keys[index] ?? '', entry]));
}

/** Values for bots by variant. */
type Tunings = ReadonlyMap<string, Tuning>;

const UNTUNED: { readonly tunings: Tunings; readonly warnings: readonly Diagnosis[] } = {
  tunings: new Map(),
  warnings: [],
};

/** Reads the tuning beside a rules file, if there is one. */
function tuningsBeside(
  { folder, main }: Location,
  entries: readonly Entry[],
  read: TuningReader | undefined,
) {
  const file = tuningNameOf(main);
  const bytes = read === undefined ? undefined : folder.read(file);
  if (read === undefined || bytes?.ok !== true) return UNTUNED;
  const variants = [...keyedEntries(entries)].map(([key, entry]) => ({
    key,
    fingerprint: () => fingerprintOfSections(entry.sections),
    rules: () => entry.rules(),
  }));
  return read(decode(bytes.value), file, variants);
}

/** Indexes of playable entries directly after a separator. */
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
  tunings: Tunings,
  id: string,
  source: RulesSource,
  allowance?: Allowance,
): ZrfGame {
  const variants = variantsOf(entries, tunings);
  const initial = entries.findIndex(({ isDefault }) => isDefault);
  const game = makeZrfGame(id, variants, variants[Math.max(0, initial)]?.key ?? '', allowance);
  return { ...game, source };
}

const NO_SEPARATED: ReadonlySet<number> = new Set();

/** A rules file in its folder. */
interface Location {
  readonly folder: RulesFolder;
  readonly main: string;
}

/** Reads the rulebook of a file, with the problems of the file as a whole. */
function readRulebook(folder: RulesFolder, main: string) {
  const { forms, problems, sources, texts } = readForms(folder, main);
  const { rulebook, diagnoses } = hasErrors(problems)
    ? { rulebook: failed(problems), diagnoses: problems }
    : compileRulebook(forms, main);
  const separated = rulebook.ok ? separatedIn(rulebook.value) : NO_SEPARATED;
  return {
    rulebook,
    diagnoses: withoutRepeats([...problems, ...diagnoses]),
    sources,
    separated,
    texts,
  };
}

/**
 * Opens a rules file of a folder as a game with the given `id`. Checks all variants: an error in
 * one rejects the file. Never throws on invalid contents. `path` is the location of the file,
 * excluding its name; `allowance` limits the cost of a move. Bots use the tuning beside the rules if
 * there is a reader for it.
 */
export function openRules(
  folder: RulesFolder,
  main: string,
  id: string,
  path = main,
  allowance?: Allowance,
  readTunings?: TuningReader,
): OpenedRules {
  const { rulebook, diagnoses, sources, separated, texts } = readRulebook(folder, main);
  if (!rulebook.ok) return { game: rulebook, diagnoses, sources, separated };
  const entries = playable(rulebook.value);
  const all = withoutRepeats([...diagnoses, ...diagnosesIn(entries)]);
  const errors = all.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) return { game: failed(errors), diagnoses: all, sources, separated };
  const { tunings, warnings } = tuningsBeside({ folder, main }, entries, readTunings);
  const game = gameOf(entries, tunings, id, makeSource(texts, path), allowance);
  return { game: parsed(game), diagnoses: [...all, ...warnings], sources, separated };
}

/**
 * Opens rules that `openRules` has already found valid. Each variant is processed when first
 * played.
 */
export function openChecked(
  folder: RulesFolder,
  main: string,
  id: string,
  path = main,
  allowance?: Allowance,
  readTunings?: TuningReader,
): OpenedRules {
  const { rulebook, texts, ...rest } = readRulebook(folder, main);
  if (!rulebook.ok) return { ...rest, game: rulebook };
  const entries = playable(rulebook.value);
  const { tunings } = tuningsBeside({ folder, main }, entries, readTunings);
  const game = gameOf(entries, tunings, id, makeSource(texts, path), allowance);
  return { ...rest, game: parsed(game) };
}
