import { existsSync } from 'node:fs';
import { readTextFile } from '#terminal/files/read-file.ts';
import { writeWithFolders } from '#terminal/files/write-file.ts';

/** Maximum number of paths; the oldest are dropped. */
const MAX_PATHS = 200;

/** Paths of rules opened from outside the library, because saves contain only their ids. */
export class OpenedRulesFile {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  /** Paths of existing rules, by id. */
  read(): Map<string, string> {
    return new Map(this.#all().filter(([, path]) => existsSync(path)));
  }

  #all(): [string, string][] {
    const text = readTextFile(this.#file);
    if (!text.ok) return [];
    try {
      const json: unknown = JSON.parse(text.value);
      if (typeof json !== 'object' || json === null) return [];
      return Object.entries(json).map(([id, path]) => [id, String(path)]);
    } catch {
      return [];
    }
  }

  /** Stores a path; an unwritable folder does not prevent play. */
  remember(id: string, path: string): void {
    const others = this.#all().filter(([otherId]) => otherId !== id);
    const stored = [...others, [id, path]].slice(-MAX_PATHS);
    const text = JSON.stringify(Object.fromEntries(stored), undefined, 2);
    writeWithFolders(this.#file, `${text}\n`);
  }
}
