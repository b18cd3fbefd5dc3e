import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { Problem } from '../core/index.ts';
import type { Best, Records } from '../screen/index.ts';
import { cannotWrite } from './saves.ts';

type All = Readonly<Record<string, Best>>;

/** The counts of an entry that are such. */
function countsIn(value: unknown): Best {
  if (typeof value !== 'object' || value === null) return {};
  const counts = Object.entries(value).filter(
    (entry): entry is [string, number] => Number.isInteger(entry[1]) && Number(entry[1]) >= 0,
  );
  return Object.fromEntries(counts);
}

function parse(text: string): All | undefined {
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json !== 'object' || json === null) return undefined;
    return Object.fromEntries(Object.entries(json).map(([id, value]) => [id, countsIn(value)]));
  } catch {
    return undefined;
  }
}

/** The better of two results in each way of counting. */
function better(a: Best, b: Best): Best {
  const words = new Set([...Object.keys(a), ...Object.keys(b)]);
  return Object.fromEntries(
    [...words].map((word) => [word, Math.min(a[word] ?? Infinity, b[word] ?? Infinity)]),
  );
}

/** The best results at puzzles in a file of the person's, which is written whole or not at all. */
export class RecordsFile implements Records {
  readonly #file: string;
  #known: All | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  get #all(): All {
    this.#known ??= this.#read() ?? {};
    return this.#known;
  }

  names(): readonly string[] {
    return Object.keys(this.#all);
  }

  best(puzzle: string): Best | undefined {
    return Object.hasOwn(this.#all, puzzle) ? this.#all[puzzle] : undefined;
  }

  keep(puzzle: string, counts: Best): Problem | undefined {
    try {
      // Another window may have written since; what cannot be read is set aside.
      const found = this.#read();
      if (found === undefined) renameSync(this.#file, `${this.#file}.damaged`);
      const all = { ...found, [puzzle]: better(found?.[puzzle] ?? {}, counts) };
      this.#known = all;
      mkdirSync(dirname(this.#file), { recursive: true });
      writeFileAtomic.sync(this.#file, `${JSON.stringify(all, undefined, 2)}\n`);
      return undefined;
    } catch (error) {
      return cannotWrite(this.#file, error);
    }
  }

  /** Undefined where the file is damaged. */
  #read(): All | undefined {
    return existsSync(this.#file) ? parse(readFileSync(this.#file, 'utf8')) : {};
  }
}
