import { existsSync, statSync } from 'node:fs';
import { mergeJournal, parsed } from '#core';
import type { Merged, Parsed, Problem } from '#core';
import type { SavedGame } from '#screen';
import { readTextFile } from './read-file.ts';

export const ENDING = '.txt';
export const JOURNAL = '.journal';
export const BACKUP = '.bak';

/** Saved game in a folder; its text is read lazily. */
export class SavedFile implements SavedGame {
  readonly name: string;
  readonly time: number;
  readonly #file: string;
  readonly #hasVersions: boolean;
  #merged: Merged | undefined;

  /** Throws if the file does not exist. */
  constructor(name: string, file: string, hasVersions = false) {
    this.name = name;
    this.#file = file;
    this.#hasVersions = hasVersions;
    const journal = statSync(file + JOURNAL, { throwIfNoEntry: false });
    this.time = Math.max(statSync(file).mtimeMs, journal?.mtimeMs ?? 0);
  }

  get text(): string {
    return this.#read().text;
  }

  get problem(): Problem | undefined {
    return this.#read().problem ?? (this.#hasVersions ? versions(this.name) : undefined);
  }

  /** True if the file could not be read. */
  get isUnread(): boolean {
    return this.text === '' && this.#read().problem !== undefined;
  }

  #read(): Merged {
    this.#merged ??= mergedOr(readSave(this.#file));
    return this.#merged;
  }
}

/** Reads a snapshot and its journal. */
export function readSave(file: string): Parsed<Merged> {
  const snapshot = readTextFile(file);
  return snapshot.ok ? parsed(withJournal(snapshot.value, file + JOURNAL)) : snapshot;
}

/** Appends a journal, if any, to a transcript. */
function withJournal(text: string, journal: string): Merged {
  if (!existsSync(journal)) return { text };
  const lines = readTextFile(journal);
  if (lines.ok) return mergeJournal(text, lines.value, journal);
  return { text, ...problemOf(lines.problems) };
}

/** Backup copy, with the later moves from the journal. */
export function readBackup(file: string): string | undefined {
  const backup = file + BACKUP;
  const read = existsSync(backup) ? readSave(backup) : undefined;
  return read?.ok === true ? withJournal(read.value.text, file + JOURNAL).text : undefined;
}

/** True if the whole journal was merged, except possibly an incomplete last line. */
export function isMerged({ problem }: Merged): boolean {
  return problem === undefined || problem.code === 'journal-torn';
}

/** Game recorded by a journal that differs from its snapshot; undefined if none is found. */
export function otherVersion(file: string): string | undefined {
  const read = readSave(file);
  if (!read.ok || read.value.problem?.code !== 'journal-apart') return undefined;
  if (read.value.other !== undefined) return read.value.other;
  const before = existsSync(file + BACKUP) ? readSave(file + BACKUP) : undefined;
  if (before?.ok !== true) return undefined;
  const joined = withJournal(before.value.text, file + JOURNAL);
  return joined.problem?.code === 'journal-apart' ? joined.other : joined.text;
}

function mergedOr(read: Parsed<Merged>): Merged {
  return read.ok ? read.value : { text: '', ...problemOf(read.problems) };
}

function problemOf([problem]: readonly Problem[]): { problem?: Problem } {
  return problem === undefined ? {} : { problem };
}

function versions(name: string): Problem {
  const message =
    'Two versions of this game were found. Both are in the list: delete the one you do not want.';
  return { code: 'save-versions', message, args: { name } };
}
