import { own } from '#core';
import { existsSync } from 'node:fs';
import type { Problem } from '#core';
import { betterOf, withHelp } from '#play';
import type { Best, PuzzleRecords } from '#play';
import { readTextFile } from './read-file.ts';
import { setAside, writeWithFolders } from './write-file.ts';

/** Content of the file. Old files contain only the best results. */
interface StoredRecords {
  readonly best: Readonly<Record<string, Best>>;
  /** Save names of games in which a hint was followed, latest last. */
  readonly helped: readonly string[];
}

const NO_RECORDS: StoredRecords = { best: {}, helped: [] };

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Valid counts of an entry. */
function countsIn(value: unknown): Best {
  if (!isObject(value)) return {};
  const counts = Object.entries(value).filter(
    (entry): entry is [string, number] => Number.isInteger(entry[1]) && Number(entry[1]) >= 0,
  );
  return Object.fromEntries(counts);
}

function bestIn(value: unknown): StoredRecords['best'] {
  if (!isObject(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([id, counts]) => [id, countsIn(counts)]));
}

function parse(text: string): StoredRecords | undefined {
  try {
    const json: unknown = JSON.parse(text);
    if (!isObject(json)) return undefined;
    const { best, helped } = json;
    if (!isObject(best) || !Array.isArray(helped)) return { best: bestIn(json), helped: [] };
    return {
      best: bestIn(best),
      helped: helped.filter((save): save is string => typeof save === 'string'),
    };
  } catch {
    return undefined;
  }
}

/** Best results at puzzles, in a user file that is written atomically. */
export class RecordsFile implements PuzzleRecords {
  readonly #file: string;
  #cached: StoredRecords | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  get #kept(): StoredRecords {
    this.#cached ??= this.#read() ?? NO_RECORDS;
    return this.#cached;
  }

  names(): readonly string[] {
    return Object.keys(this.#kept.best);
  }

  best(puzzle: string): Best | undefined {
    return own(this.#kept.best, puzzle);
  }

  keep(puzzle: string, counts: Best): Problem | undefined {
    return this.#change(({ best, helped }) => {
      const before = own(best, puzzle);
      return { best: { ...best, [puzzle]: betterOf(before ?? {}, counts) }, helped };
    });
  }

  isHelped(save: string): boolean {
    return this.#kept.helped.includes(save);
  }

  noteHelp(save: string, helped: boolean): Problem | undefined {
    if (this.isHelped(save) === helped) return undefined;
    return this.#change((stored) => ({ ...stored, helped: withHelp(stored.helped, save, helped) }));
  }

  #change(change: (stored: StoredRecords) => StoredRecords): Problem | undefined {
    // Another window may have written since; an unreadable file is renamed.
    const found = this.#read();
    const problem = found === undefined ? setAside(this.#file) : undefined;
    this.#cached = change(found ?? NO_RECORDS);
    return (
      problem ?? writeWithFolders(this.#file, `${JSON.stringify(this.#cached, undefined, 2)}\n`)
    );
  }

  /** Undefined if the file is damaged. */
  #read(): StoredRecords | undefined {
    if (!existsSync(this.#file)) return NO_RECORDS;
    const text = readTextFile(this.#file);
    return text.ok ? parse(text.value) : undefined;
  }
}
