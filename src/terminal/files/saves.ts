import {
  closeSync,
  copyFileSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { makeJournalHead, mergeJournal } from '../../core/index.ts';
import type { Merged, Problem } from '../../core/index.ts';
import { isBegunText, renameGame } from '../../play/index.ts';
import type { SavedGame, Saves } from '../../screen/index.ts';

const ENDING = '.txt';
const JOURNAL = '.journal';
const BACKUP = '.bak';
const DAMAGED = '.damaged';
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
 * writes a snapshot takes the save over: others find that theirs is gone and write it whole.
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
    if (!existsSync(this.#folder)) return [];
    this.#tidy();
    const files = readdirSync(this.#folder).filter((file) => file.endsWith(ENDING));
    const saved = files.flatMap((file) => this.#find(basename(file, ENDING)));
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
      const isSame = existsSync(file) && readFileSync(file, 'utf8') === text;
      if (!isSame || existsSync(file + JOURNAL)) this.#replace(file, text);
      this.#left.set(name, { stamp: stampOf(file), head: makeJournalHead(text), size: 0 });
      return undefined;
    } catch (error) {
      return cannotWrite(file, error);
    }
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
    return existsSync(file) ? readSave(file).text : undefined;
  }

  setAside(name: string): string {
    const file = this.#file(name);
    let aside = file + DAMAGED;
    for (let number = 2; existsSync(aside); number++) aside = `${file}${DAMAGED}-${number}`;
    renameSync(file, aside);
    if (existsSync(file + JOURNAL)) renameSync(file + JOURNAL, aside + JOURNAL);
    return aside;
  }

  rename(name: string, title: string): Problem | undefined {
    const file = this.#file(name);
    try {
      const [saved] = this.#find(name);
      if (saved === undefined) return undefined;
      const { text, time } = saved;
      const problem = this.write(name, renameGame(text, title));
      if (problem === undefined) utimesSync(file, time / 1000, time / 1000);
      // Whoever still plays it writes it whole, under the name it has there.
      this.#left.delete(name);
      return problem;
    } catch (error) {
      return cannotWrite(file, error);
    }
  }

  remove(name: string): void {
    const file = this.#file(name);
    for (const one of [file, file + BACKUP]) {
      rmSync(one, { force: true });
      rmSync(one + JOURNAL, { force: true });
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
    for (const file of readdirSync(this.#folder).filter((file) => file.endsWith(ENDING))) {
      const name = basename(file, ENDING);
      if (!isBegunIn(this.#file(name))) this.remove(name);
    }
  }

  /** The snapshot and its journal become the copy before; a stop in between loses neither. */
  #replace(file: string, text: string): void {
    if (existsSync(file)) {
      copyFileSync(file, file + BACKUP);
      if (existsSync(file + JOURNAL)) copyFileSync(file + JOURNAL, file + BACKUP + JOURNAL);
      else rmSync(file + BACKUP + JOURNAL, { force: true });
    }
    writeFileAtomic.sync(file, text);
    rmSync(file + JOURNAL, { force: true });
  }

  #find(name: string): SavedGame[] {
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

  #read(): Merged {
    this.#merged ??= tryRead(this.#file);
    return this.#merged;
  }
}

/** A snapshot with what its journal adds. */
function readSave(file: string): Merged {
  const snapshot = readFileSync(file, 'utf8');
  const journal = file + JOURNAL;
  if (!existsSync(journal)) return { text: snapshot };
  return mergeJournal(snapshot, readFileSync(journal, 'utf8'), journal);
}

/** Whether somebody has acted in a saved game; a long file is not read for that. */
function isBegunIn(file: string): boolean {
  try {
    return statSync(file).size > START_MOST || isBegunText(readSave(file).text);
  } catch {
    return true;
  }
}

function tryRead(file: string): Merged {
  try {
    return readSave(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `${file} cannot be read: ${reason}`;
    return { text: '', problem: { code: 'file-read', message, args: { file, reason }, file } };
  }
}

/** Adds lines to a journal; returns how many bytes, or undefined where it is not as it was left. */
function addTo(journal: string, { head, size }: Left, lines: string): number | undefined {
  const file = openSync(journal, 'a');
  try {
    if (fstatSync(file).size !== size) return undefined;
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
