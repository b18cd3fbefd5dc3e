import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { Problem } from '../../core/index.ts';
import type { SavedGame, Saves } from '../../screen/index.ts';

const ENDING = '.txt';
const BACKUP = '.bak';
const DAMAGED = '.damaged';

/** Saved games as files of a folder: written whole or not at all, the copy before kept as `.bak`. */
export class SaveFolder implements Saves {
  readonly #folder: string;
  readonly #now: () => Date;

  constructor(folder: string, now: () => Date = () => new Date()) {
    this.#folder = folder;
    this.#now = now;
  }

  list(): SavedGame[] {
    if (!existsSync(this.#folder)) return [];
    const files = readdirSync(this.#folder).filter((file) => file.endsWith(ENDING));
    const saved = files.flatMap((file) => this.#read(basename(file, ENDING)));
    return saved.sort((a, b) => b.time - a.time);
  }

  freshName(game: string): string {
    const stamp = makeStamp(this.#now());
    let name = `${game}-${stamp}`;
    for (let number = 2; existsSync(this.#file(name)); number++)
      name = `${game}-${stamp}-${number}`;
    return name;
  }

  write(name: string, text: string): Problem | undefined {
    const file = this.#file(name);
    try {
      mkdirSync(this.#folder, { recursive: true });
      if (existsSync(file)) {
        if (readFileSync(file, 'utf8') === text) return undefined;
        copyFileSync(file, file + BACKUP);
      }
      writeFileAtomic.sync(file, text);
      return undefined;
    } catch (error) {
      return cannotWrite(file, error);
    }
  }

  readPrevious(name: string): string | undefined {
    const file = this.#file(name) + BACKUP;
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  }

  setAside(name: string): string {
    const file = this.#file(name);
    let aside = file + DAMAGED;
    for (let number = 2; existsSync(aside); number++) aside = `${file}${DAMAGED}-${number}`;
    renameSync(file, aside);
    return aside;
  }

  remove(name: string): void {
    const file = this.#file(name);
    rmSync(file, { force: true });
    rmSync(file + BACKUP, { force: true });
  }

  #read(name: string): SavedGame[] {
    try {
      const file = this.#file(name);
      return [{ name, text: readFileSync(file, 'utf8'), time: statSync(file).mtimeMs }];
    } catch {
      // Removed, or made unreadable, since the folder was listed.
      return [];
    }
  }

  #file(name: string): string {
    return join(this.#folder, name + ENDING);
  }
}

/** A time of this place as `2030-01-31-2359`. */
function makeStamp(time: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const day = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())];
  return [...day, two(time.getHours()) + two(time.getMinutes())].join('-');
}

export function cannotWrite(file: string, error: unknown): Problem {
  const reason = error instanceof Error ? error.message : String(error);
  return {
    code: 'file-write',
    message: `${file} cannot be written: ${reason}`,
    args: { file, reason },
  };
}
