import {
  closeSync,
  copyFileSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { makeJournalHead, mergeJournal, parsed } from '../../core/index.ts';
import type { Merged, Parsed, Problem } from '../../core/index.ts';
import { continues, isBegunText, renameGame } from '../../play/index.ts';
import type { SavedGame, Saves } from '../../screen/index.ts';
import { clearLeftovers } from './leftovers.ts';
import { readTextFile } from './read-file.ts';

const ENDING = '.txt';
const JOURNAL = '.journal';
const BACKUP = '.bak';
/** More bytes than a game has before its first action. */
const START_MOST = 8192;

/** A save as this program left it, to see whether somebody else has written it since. */
interface Left {
  readonly stamp: string;
  readonly head: string;
  /** Bytes of the journal. */
  readonly size: number;
}

/**
 * Saved games as files of a folder: a snapshot that is written whole or not at all, the one before
 * kept as `.bak`, and beside each a journal (`.journal`) to which later actions are added. Whoever
 * writes a snapshot takes the save over: others find that theirs is gone and write it whole, unless
 * that would lose what they do not know.
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
    const saved = this.#listFiles().flatMap((file) => this.#find(basename(file, ENDING)));
    return saved.sort((a, b) => b.time - a.time);
  }

  freshName(game: string): string {
    const stamp = makeStamp(this.#now());
    let name = `${game}-${stamp}`;
    for (let number = 2; this.#isTaken(name); number++) name = `${game}-${stamp}-${number}`;
    this.#given.add(name);
    return name;
  }

  write(name: string, text: string): Problem | undefined {
    const file = this.#file(name);
    try {
      mkdirSync(this.#folder, { recursive: true });
      const before = existsSync(file) ? readTextFile(file) : undefined;
      // What is no save of ours, such as a device, is not written over.
      if (before?.ok === false) return before.problems[0];
      if (before !== undefined && this.#isNewer(name, text)) return isNewer(file);
      if (before?.value !== text || existsSync(file + JOURNAL)) this.#replace(file, text);
      this.#left.set(name, { stamp: stampOf(file), head: makeJournalHead(text), size: 0 });
      return undefined;
    } catch (error) {
      return cannotWrite(file, error);
    }
  }

  /** Whether somebody else has written what a text does not hold. */
  #isNewer(name: string, text: string): boolean {
    const file = this.#file(name);
    const left = this.#left.get(name);
    const isAsLeft = left?.stamp === stampOf(file) && left.size === sizeOf(file + JOURNAL);
    if (isAsLeft) return false;
    const found = readSave(file);
    return !found.ok || !continues(text, found.value.text);
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
    const file = this.#file(name) + BACKUP;
    const read = existsSync(file) ? readSave(file) : undefined;
    return read?.ok === true ? read.value.text : undefined;
  }

  rename(name: string, title: string): Problem | undefined {
    const file = this.#file(name);
    try {
      const [saved] = this.#find(name);
      if (saved === undefined) return undefined;
      const { text, time } = saved;
      if (saved.isUnread) return saved.problem;
      this.#replace(file, renameGame(text, title));
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
      return undefined;
    } catch (error) {
      return cannotWrite(file, error);
    }
  }

  /** The files of the folder; none where it cannot be listed. */
  #listFiles(): string[] {
    try {
      return readdirSync(this.#folder).filter((file) => file.endsWith(ENDING));
    } catch {
      return [];
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
    for (const file of this.#listFiles()) {
      const name = basename(file, ENDING);
      if (!isBegunIn(this.#file(name))) this.remove(name);
    }
  }

  /** The snapshot and its journal become the copy before; a stop in between loses neither. */
  #replace(file: string, text: string): void {
    if (existsSync(file)) {
      copyFileSync(file, file + BACKUP);
      if (isFile(file + JOURNAL)) copyFileSync(file + JOURNAL, file + BACKUP + JOURNAL);
      else rmSync(file + BACKUP + JOURNAL, { force: true });
    }
    writeFileAtomic.sync(file, text);
    rmSync(file + JOURNAL, { force: true });
  }

  #find(name: string): SavedFile[] {
    try {
      return [new SavedFile(name, this.#file(name))];
    } catch {
      // Removed since the folder was listed.
      return [];
    }
  }

  #file(name: string): string {
    return join(this.#folder, name + ENDING);
  }
}

/** A saved game in a folder, which is read when its text is asked for. */
class SavedFile implements SavedGame {
  readonly name: string;
  readonly time: number;
  readonly #file: string;
  #merged: Merged | undefined;

  constructor(name: string, file: string) {
    this.name = name;
    this.#file = file;
    const journal = statSync(file + JOURNAL, { throwIfNoEntry: false });
    this.time = Math.max(statSync(file).mtimeMs, journal?.mtimeMs ?? 0);
  }

  get text(): string {
    return this.#read().text;
  }

  get problem(): Problem | undefined {
    return this.#read().problem;
  }

  /** Whether there is no text because the file cannot be read. */
  get isUnread(): boolean {
    return this.text === '' && this.problem !== undefined;
  }

  #read(): Merged {
    this.#merged ??= mergedOr(readSave(this.#file));
    return this.#merged;
  }
}

/** A snapshot with what its journal adds. */
export function readSave(file: string): Parsed<Merged> {
  const snapshot = readTextFile(file);
  if (!snapshot.ok) return snapshot;
  const { value: text } = snapshot;
  const journal = file + JOURNAL;
  if (!existsSync(journal)) return parsed({ text });
  const lines = readTextFile(journal);
  if (lines.ok) return parsed(mergeJournal(text, lines.value, journal));
  return parsed({ text, ...problemOf(lines.problems) });
}

function mergedOr(read: Parsed<Merged>): Merged {
  return read.ok ? read.value : { text: '', ...problemOf(read.problems) };
}

function problemOf([problem]: readonly Problem[]): { problem?: Problem } {
  return problem === undefined ? {} : { problem };
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/** Whether somebody has acted in a saved game; a long file is not read for that. */
function isBegunIn(file: string): boolean {
  const bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (bytes > START_MOST) return true;
  const read = readSave(file);
  return !read.ok || isBegunText(read.value.text);
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** Adds lines to a journal; returns how many bytes, or undefined where it is not as it was left. */
function addTo(journal: string, { head, size }: Left, lines: string): number | undefined {
  const file = openSync(journal, 'a');
  try {
    const found = fstatSync(file);
    if (!found.isFile() || found.size !== size) return undefined;
    const bytes = Buffer.from(size === 0 ? head + lines : lines);
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

function isNewer(file: string): Problem {
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

export function cannotWrite(file: string, error: unknown): Problem {
  const reason = error instanceof Error ? error.message : String(error);
  return {
    code: 'file-write',
    message: `${file} cannot be written: ${reason}`,
    args: { file, reason },
  };
}
