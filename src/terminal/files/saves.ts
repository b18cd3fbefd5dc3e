import {
  closeSync,
  copyFileSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { makeJournalHead } from '#core';
import type { Problem } from '#core';
import { continues, isBegunText, renameGame } from '#play';
import type { SavedGame, Saves } from '#screen';
import { clearLeftovers } from './leftovers.ts';
import { readTextFile } from './read-file.ts';
import {
  BACKUP,
  ENDING,
  isMerged,
  JOURNAL,
  otherVersion,
  readBackup,
  readSave,
  SavedFile,
} from './save-file.ts';
import { cannotWrite, isFree, notReplaced } from './write-file.ts';

/** Extension of journals that could not be merged, once their save is overwritten. */
const UNMERGED = '.apart';
/** Suffix of versions: two versions of one save are `name` and `name~2`. */
const VERSION = /~\d+$/;
/** Upper bound on the bytes of a game without actions. */
const MAX_START = 8192;

/** Save as last written here, for detecting writes by other programs. */
interface LastWrite {
  readonly stamp: string;
  readonly head: () => string;
  /** Bytes of the journal. */
  readonly size: number;
}

/**
 * Saved games as files of a folder. A snapshot is written atomically and the one before is kept as
 * `.bak`. Later actions are appended to a journal (`.journal`) beside it. Writing a snapshot takes
 * over the save. Other programs then see their version replaced and write a full snapshot, unless
 * that would lose moves they do not have. A journal that records a different game than its snapshot
 * becomes a separate save. An unreadable journal stays beside the save until that is deleted.
 */
export class SaveFolder implements Saves {
  readonly #folder: string;
  readonly #now: () => Date;
  readonly #left = new Map<string, LastWrite>();
  readonly #reservedNames = new Set<string>();
  #isTidy = false;

  constructor(folder: string, now: () => Date = () => new Date()) {
    this.#folder = folder;
    this.#now = now;
  }

  list(): SavedGame[] {
    this.#tidy();
    for (const name of this.#names())
      if (existsSync(this.#file(name) + JOURNAL)) this.#splitVersion(name);
    const names = this.#names();
    const hasVersions = (name: string) =>
      names.some((one) => one !== name && originOf(one) === originOf(name));
    const saved = names.flatMap((name) => this.#find(name, hasVersions(name)));
    return saved.sort((a, b) => b.time - a.time);
  }

  freshName(game: string): string {
    const stamp = makeStamp(this.#now());
    let name = `${game}-${stamp}`;
    for (let number = 2; this.#isTaken(name); number++) name = `${game}-${stamp}-${number}`;
    this.#reservedNames.add(name);
    return name;
  }

  write(name: string, text: string, _session?: unknown, news = ''): Problem | undefined {
    const file = this.#file(name);
    try {
      mkdirSync(this.#folder, { recursive: true });
      if (!isFree(file)) return notReplaced(file);
      const before = existsSync(file) ? readTextFile(file) : undefined;
      if (before?.ok === false) return before.problems[0];
      const left = this.#ownLastWrite(name);
      if (before !== undefined && left === undefined && isNewer(file, text)) return newer(file);
      // If interrupted before the journal is removed, both files have the same content.
      if (left !== undefined && left.size > 0 && news !== '') addTo(file + JOURNAL, left, news);
      if (before?.value !== text || existsSync(file + JOURNAL))
        this.#replace(file, text, left !== undefined);
      this.#left.set(name, { stamp: stampOf(file), head: () => makeJournalHead(text), size: 0 });
      return undefined;
    } catch (error) {
      return cannotWrite(file, error);
    }
  }

  /** Last write, if no other program has changed the save since. */
  #ownLastWrite(name: string): LastWrite | undefined {
    const file = this.#file(name);
    const left = this.#left.get(name);
    if (left === undefined || !existsSync(file) || left.stamp !== stampOf(file)) return undefined;
    return left.size === sizeOf(file + JOURNAL) ? left : undefined;
  }

  append(name: string, lines: string): Problem | undefined {
    const file = this.#file(name);
    const left = this.#left.get(name);
    try {
      if (left?.stamp !== stampOf(file)) return isReplaced(file);
      const added = addTo(file + JOURNAL, left, lines);
      if (added === undefined) return isReplaced(file);
      this.#left.set(name, { ...left, size: left.size + added });
      return undefined;
    } catch (error) {
      return cannotWrite(file + JOURNAL, error);
    }
  }

  readPrevious(name: string): string | undefined {
    return readBackup(this.#file(name));
  }

  rename(name: string, title: string): Problem | undefined {
    const file = this.#file(name);
    try {
      const [saved] = this.#find(name);
      if (saved === undefined) return undefined;
      const { text, time } = saved;
      if (saved.isUnread) return saved.problem;
      this.#replace(file, renameGame(text, title), false);
      utimesSync(file, time / 1000, time / 1000);
      // A program still playing it will write a full snapshot under its new title.
      this.#left.delete(name);
      return undefined;
    } catch (error) {
      return cannotWrite(file, error);
    }
  }

  remove(name: string): Problem | undefined {
    const file = this.#file(name);
    try {
      for (const one of [file, file + BACKUP]) {
        rmSync(one, { force: true });
        rmSync(one + JOURNAL, { force: true });
      }
      for (const unmerged of this.#unmergedJournals(name)) rmSync(unmerged, { force: true });
      return undefined;
    } catch (error) {
      return cannotWrite(file, error);
    }
  }

  /** Names of the games in the folder; empty if it cannot be listed. */
  #names(): string[] {
    try {
      const files = readdirSync(this.#folder).filter((file) => file.endsWith(ENDING));
      return files.map((file) => basename(file, ENDING));
    } catch {
      return [];
    }
  }

  /** Journals that could not be merged into a game. */
  #unmergedJournals(name: string): string[] {
    const start = name + ENDING + UNMERGED;
    const files = existsSync(this.#folder) ? readdirSync(this.#folder) : [];
    return files.filter((file) => file.startsWith(start)).map((file) => join(this.#folder, file));
  }

  /** Splits off a journal that records a different game than its snapshot, as a separate save. */
  #splitVersion(name: string): void {
    const file = this.#file(name);
    const other = otherVersion(file);
    if (other === undefined) return;
    const origin = originOf(name);
    let number = 2;
    while (existsSync(this.#file(`${origin}~${number}`))) number += 1;
    const version = this.#file(`${origin}~${number}`);
    try {
      writeFileAtomic.sync(version, other);
      moveJournal(file, version);
    } catch {
      // If the folder is read-only, leave both as they are.
      rmSync(version, { force: true });
    }
  }

  /** True for a name in use, including names reserved before their file exists. */
  #isTaken(name: string): boolean {
    return this.#reservedNames.has(name) || existsSync(this.#file(name));
  }

  /** Removes, once, the never-begun games saved by earlier versions. */
  #tidy(): void {
    if (this.#isTidy) return;
    this.#isTidy = true;
    clearLeftovers(this.#folder);
    for (const name of this.#names()) if (!hasActions(this.#file(name))) this.remove(name);
  }

  /**
   * Turns the snapshot and its journal into the backup and writes a new snapshot. An interruption
   * loses no data.
   */
  #replace(file: string, text: string, isAsLeft: boolean): void {
    if (!isAsLeft && existsSync(file + JOURNAL)) setJournalAside(file);
    if (existsSync(file) && isFree(file + BACKUP) && isFree(file + BACKUP + JOURNAL)) {
      copyFileSync(file, file + BACKUP);
      if (isFile(file + JOURNAL)) copyFileSync(file + JOURNAL, file + BACKUP + JOURNAL);
      else rmSync(file + BACKUP + JOURNAL, { force: true });
    }
    writeFileAtomic.sync(file, text);
    rmSync(file + JOURNAL, { force: true });
  }

  #find(name: string, hasVersions = false): SavedFile[] {
    try {
      return [new SavedFile(name, this.#file(name), hasVersions)];
    } catch {
      // Deleted since the folder was listed.
      return [];
    }
  }

  #file(name: string): string {
    return join(this.#folder, name + ENDING);
  }
}

/** Name of a save without its version suffix. */
function originOf(name: string): string {
  return name.replace(VERSION, '');
}

/** Moves a journal to the version that contains its moves, which also gets its file time. */
function moveJournal(file: string, version: string): void {
  const { atimeMs, mtimeMs } = statSync(file + JOURNAL);
  utimesSync(version, atimeMs / 1000, mtimeMs / 1000);
  renameSync(file + JOURNAL, version + JOURNAL);
}

/** Renames a journal that cannot be merged, to make way for a new one. */
function setJournalAside(file: string): void {
  const read = existsSync(file) ? readSave(file) : undefined;
  if (read?.ok === true && isMerged(read.value)) return;
  let unmerged = file + UNMERGED;
  for (let number = 2; existsSync(unmerged); number++) unmerged = `${file}${UNMERGED}-${number}`;
  renameSync(file + JOURNAL, unmerged);
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/** True if a saved game contains any action; long files are not read. */
function hasActions(file: string): boolean {
  const bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (bytes > MAX_START) return true;
  const read = readSave(file);
  return !read.ok || !isMerged(read.value) || isBegunText(read.value.text);
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/**
 * Appends lines to a journal. Returns the number of bytes, or undefined if another program has
 * changed it.
 */
function addTo(journal: string, { head, size }: LastWrite, lines: string): number | undefined {
  if (!isFree(journal)) return undefined;
  const file = openSync(journal, 'a');
  try {
    const found = fstatSync(file);
    if (!found.isFile() || found.size !== size) return undefined;
    const bytes = Buffer.from(size === 0 ? head() + lines : lines);
    return writeSync(file, bytes) === bytes.length ? bytes.length : undefined;
  } finally {
    closeSync(file);
  }
}

/** Fingerprint of a snapshot file. */
function stampOf(file: string): string {
  const { ino, mtimeMs, size } = statSync(file);
  return [ino, mtimeMs, size].join(' ');
}

/** True if a file contains moves that a text lacks. */
function isNewer(file: string, text: string): boolean {
  const found = readSave(file);
  return !found.ok || !continues(text, found.value.text);
}

function newer(file: string): Problem {
  const message = `Another program has continued ${file}.`;
  return { code: 'save-newer', message, args: { file }, file };
}

function isReplaced(file: string): Problem {
  const message = `Another program has overwritten ${file}.`;
  return { code: 'save-replaced', message, args: { file }, file };
}

/** Local time as `2030-01-31-235959`. */
function makeStamp(time: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const day = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())];
  const clock = [time.getHours(), time.getMinutes(), time.getSeconds()].map(two).join('');
  return [...day, clock].join('-');
}
