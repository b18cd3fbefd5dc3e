import { existsSync } from 'node:fs';
import { readTextFile } from '#terminal/files/read-file.ts';
import { setAside, writeWithFolders } from '#terminal/files/write-file.ts';
import { parseProfile } from '../voice/records/parse-profile.ts';
import { EMPTY_PROFILE } from '../voice/records/profile.ts';
import type { Profile, ProfileStore } from '../voice/records/profile.ts';

/** The profile of the player, in a user file that is written atomically. */
export class ProfileFile implements ProfileStore {
  readonly #file: string;
  #cached: Profile | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  today(): string {
    // Swedish dates have the ISO format.
    return new Date().toLocaleDateString('sv');
  }

  read(): Profile {
    this.#cached ??= this.#load() ?? EMPTY_PROFILE;
    return this.#cached;
  }

  change(change: (profile: Profile) => Profile): void {
    // Another window may have written since. An unreadable file is renamed, and a file that cannot
    // be written must not stop the game.
    const found = this.#load();
    const problem = found === undefined ? setAside(this.#file) : undefined;
    this.#cached = change(found ?? this.#cached ?? EMPTY_PROFILE);
    if (problem === undefined)
      writeWithFolders(this.#file, `${JSON.stringify(this.#cached, undefined, 2)}\n`);
  }

  /** Undefined if the file is damaged. */
  #load(): Profile | undefined {
    if (!existsSync(this.#file)) return this.#cached ?? EMPTY_PROFILE;
    const text = readTextFile(this.#file);
    return text.ok ? parseProfile(text.value) : undefined;
  }
}
