import { own } from '#core';
import { existsSync } from 'node:fs';
import type { Problem } from '#core';
import { betterOf, withHelp } from '#play';
import type { Best, PuzzleRecords } from '#play';
import { readTextFile } from './read-file.ts';
import { setAside, writeDeep } from './write-file.ts';

/** What the file holds. The first files held the best results alone. */
interface Kept {
  readonly best: Readonly<Record<string, Best>>;
  /** Games in which a hint was followed, by the names of their saves; the latest last. */
  readonly helped: readonly string[];
}

const NOTHING: Kept = { best: {}, helped: [] };

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The counts of an entry that are such. */
function countsIn(value: unknown): Best {
  if (!isObject(value)) return {};
  const counts = Object.entries(value).filter(
    (entry): entry is [string, number] => Number.isInteger(entry[1]) && Number(entry[1]) >= 0,
  );
  return Object.fromEntries(counts);
}

function bestIn(value: unknown): Kept['best'] {
  if (!isObject(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([id, counts]) => [id, countsIn(counts)]));
}

function parse(text: string): Kept | undefined {
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

/** The best results at puzzles in a file of the person's, which is written whole or not at all. */
export class RecordsFile implements PuzzleRecords {
  readonly #file: string;
  #known: Kept | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  get #kept(): Kept {
    this.#known ??= this.#read() ?? NOTHING;
    return this.#known;
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
    return this.#change((kept) => ({ ...kept, helped: withHelp(kept.helped, save, helped) }));
  }

  #change(change: (kept: Kept) => Kept): Problem | undefined {
    // Another window may have written since; what cannot be read is set aside.
    const found = this.#read();
    const problem = found === undefined ? setAside(this.#file) : undefined;
    this.#known = change(found ?? NOTHING);
    return problem ?? writeDeep(this.#file, `${JSON.stringify(this.#known, undefined, 2)}\n`);
  }

  /** Undefined where the file is damaged. */
  #read(): Kept | undefined {
    if (!existsSync(this.#file)) return NOTHING;
    const text = readTextFile(this.#file);
    return text.ok ? parse(text.value) : undefined;
  }
}
