import type { Parsed, RulesSource } from '#core';
import { failed, must, parsed, hashText } from '#core';
import { hasErrors, withoutRepeats } from '../check/report.ts';
import { readForms } from '../expand/forms.ts';
import type { Sources } from '../expand/forms.ts';
import type { RulesFolder } from '../files/folder.ts';
import { isPragma } from '../read/pragma.ts';
import type { Allowance } from '../run/budget.ts';
import { fingerprintOfSections } from '../tuning/fingerprint.ts';
import type { ReadTunings, TuningReader } from '../tuning/read-tunings.ts';
import { makeZrfGame } from './game.ts';
import { keyedEntries } from './keys.ts';
import { tuningBeside } from './tuning-beside.ts';
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

function playable({ entries }: Rulebook): Entry[] {
  return entries.filter(({ kind }) => kind !== 'separator');
}

function variantsOf(entries: readonly Entry[], { tunings, levels }: ReadTunings): Variant[] {
  return [...keyedEntries(entries)].map(([key, entry]) => ({
    key,
    title: entry.title,
    rules: () => must(entry.rules()),
    fingerprint: () => fingerprintOfSections(entry.sections),
    tuning: tunings.get(key),
    levels: levels.get(key),
  }));
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
  tunings: ReadTunings,
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
  const tunings = tuningBeside({ folder, main }, entries, readTunings);
  const game = gameOf(entries, tunings, id, makeSource(texts, path), allowance);
  return { game: parsed(game), diagnoses: [...all, ...tunings.warnings], sources, separated };
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
  const tunings = tuningBeside({ folder, main }, entries, readTunings);
  const game = gameOf(entries, tunings, id, makeSource(texts, path), allowance);
  return { ...rest, game: parsed(game) };
}
