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
  isJoined,
  JOURNAL,
  otherVersion,
  readBefore,
  readSave,
  SavedFile,
} from './save-file.ts';
import { cannotWrite, isFree, notReplaced } from './write-file.ts';

/** A journal that could not be joined, once the save that it lay beside is written anew. */
const APART = '.apart';
/** Two versions of one save are `name` and `name~2`. */
const VERSION = /~\d+$/;
/** More bytes than a game has before its first action. */
const MAX_START = 8192;

/** A save as this program left it, to see whether somebody else has written it since. */
interface Left {
  readonly stamp: string;
  readonly head: () => string;
  /** Bytes of the journal. */
  readonly size: number;
}

/**
 * Saved games as files of a folder: a snapshot that is written whole or not at all, the one before
 * kept as `.bak`, and beside each a journal (`.journal`) to which later actions are added. Whoever
 * writes a snapshot takes the save over: others find that theirs is gone and write it whole, unless
 * that would lose what they do not know. A journal that leads to another game than its snapshot
 * becomes a save of its own; one that leads nowhere stays beside the save until that is removed.
 */
export class SaveFolder implements Saves {
  readonly #folder: string;
  readonly #now: () => Date;
  readonly #left = new Map<string, Left>();
  readonly #given = new Set<string>();
  #isTidy = false;

  constructor(folder: string, now: () => Date = () => new Date()) {
    this.#folder = folder;
    this.#now = now;
  }

  list(): SavedGame[] {
    this.#tidy();
    for (const name of this.#names()) if (existsSync(this.#file(name) + JOURNAL)) this.#part(name);
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
    this.#given.add(name);
    return name;
  }

  write(name: string, text: string, _session?: unknown, news = ''): Problem | undefined {
    const file = this.#file(name);
    try {
      mkdirSync(this.#folder, { recursive: true });
      if (!isFree(file)) return notReplaced(file);
      const before = existsSync(file) ? readTextFile(file) : undefined;
      if (before?.ok === false) return before.problems[0];
      const left = this.#leftAsIs(name);
      if (before !== undefined && left === undefined && isNewer(file, text)) return newer(file);
      // A stop before the journal is gone leaves two texts that say the same.
      if (left !== undefined && left.size > 0 && news !== '') addTo(file + JOURNAL, left, news);
      if (before?.value !== text || existsSync(file + JOURNAL))
        this.#replace(file, text, left !== undefined);
      this.#left.set(name, { stamp: stampOf(file), head: () => makeJournalHead(text), size: 0 });
      return undefined;
    } catch (error) {
      return cannotWrite(file, error);
    }
  }

  /** A save that nobody else has written since it was left here. */
  #leftAsIs(name: string): Left | undefined {
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
    return readBefore(this.#file(name));
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
      // Whoever still plays it writes it whole, under the name it has there.
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
      for (const apart of this.#apartFrom(name)) rmSync(apart, { force: true });
      return undefined;
    } catch (error) {
      return cannotWrite(file, error);
    }
  }

  /** The games of the folder; none where it cannot be listed. */
  #names(): string[] {
    try {
      const files = readdirSync(this.#folder).filter((file) => file.endsWith(ENDING));
      return files.map((file) => basename(file, ENDING));
    } catch {
      return [];
    }
  }

  /** The journals that could not be joined to a game. */
  #apartFrom(name: string): string[] {
    const start = name + ENDING + APART;
    const files = existsSync(this.#folder) ? readdirSync(this.#folder) : [];
    return files.filter((file) => file.startsWith(start)).map((file) => join(this.#folder, file));
  }

  /** Makes a save of its own of a journal that leads to another game than its snapshot. */
  #part(name: string): void {
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
      // A folder that cannot be written keeps both as they are.
      rmSync(version, { force: true });
    }
  }

  /** A game has its name before it has a file. */
  #isTaken(name: string): boolean {
    return this.#given.has(name) || existsSync(this.#file(name));
  }

  /** Removes once what earlier versions kept of games that were never begun. */
  #tidy(): void {
    if (this.#isTidy) return;
    this.#isTidy = true;
    clearLeftovers(this.#folder);
    for (const name of this.#names()) if (!isBegunIn(this.#file(name))) this.remove(name);
  }

  /** The snapshot and its journal become the copy before; a stop in between loses neither. */
  #replace(file: string, text: string, isAsLeft: boolean): void {
    if (!isAsLeft && existsSync(file + JOURNAL)) keepApart(file);
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
      // Removed since the folder was listed.
      return [];
    }
  }

  #file(name: string): string {
    return join(this.#folder, name + ENDING);
  }
}

/** The save that a version is one of. */
function originOf(name: string): string {
  return name.replace(VERSION, '');
}

/** Moves a journal to the version that holds all of it, which takes its time. */
function moveJournal(file: string, version: string): void {
  const { atimeMs, mtimeMs } = statSync(file + JOURNAL);
  utimesSync(version, atimeMs / 1000, mtimeMs / 1000);
  renameSync(file + JOURNAL, version + JOURNAL);
}

/** Moves a journal that cannot be read to its end out of the way of the next one. */
function keepApart(file: string): void {
  const read = existsSync(file) ? readSave(file) : undefined;
  if (read?.ok === true && isJoined(read.value)) return;
  let apart = file + APART;
  for (let number = 2; existsSync(apart); number++) apart = `${file}${APART}-${number}`;
  renameSync(file + JOURNAL, apart);
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/** Whether somebody has acted in a saved game; a long file is not read for that. */
function isBegunIn(file: string): boolean {
  const bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (bytes > MAX_START) return true;
  const read = readSave(file);
  return !read.ok || !isJoined(read.value) || isBegunText(read.value.text);
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** Adds lines to a journal; returns how many bytes, or undefined where it is not as it was left. */
function addTo(journal: string, { head, size }: Left, lines: string): number | undefined {
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

/** What tells one snapshot of a save from another. */
function stampOf(file: string): string {
  const { ino, mtimeMs, size } = statSync(file);
  return [ino, mtimeMs, size].join(' ');
}

/** Whether a file holds what a text does not. */
function isNewer(file: string, text: string): boolean {
  const found = readSave(file);
  return !found.ok || !continues(text, found.value.text);
}

function newer(file: string): Problem {
  const message = `${file} was continued by another program.`;
  return { code: 'save-newer', message, args: { file }, file };
}

function isReplaced(file: string): Problem {
  const message = `${file} was written by another program since.`;
  return { code: 'save-replaced', message, args: { file }, file };
}

/** A time of this place as `2030-01-31-235959`. */
function makeStamp(time: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const day = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())];
  const clock = [time.getHours(), time.getMinutes(), time.getSeconds()].map(two).join('');
  return [...day, clock].join('-');
}
