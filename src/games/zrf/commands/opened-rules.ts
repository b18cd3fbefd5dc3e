import { existsSync } from 'node:fs';
import { readTextFile } from '#terminal/files/read-file.ts';
import { writeDeep } from '#terminal/files/write-file.ts';

/** More than that would be no help to anybody; the oldest are forgotten. */
const KEPT = 200;

/** Where rules lie that were played from a path of their own: saved games name only their ids. */
export class OpenedRulesFile {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  /** Paths by id, as far as there still is something. */
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

  /** Keeps a path; a folder that cannot be written is no reason not to play. */
  remember(id: string, path: string): void {
    const others = this.#all().filter(([known]) => known !== id);
    const kept = [...others, [id, path]].slice(-KEPT);
    const text = JSON.stringify(Object.fromEntries(kept), undefined, 2);
    writeDeep(this.#file, `${text}\n`);
  }
}
