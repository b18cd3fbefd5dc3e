import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'test/frozen';

/** Folder for files of the next version until it is released. */
export const NEXT = 'next';

/** Versions with a folder, oldest first. */
export function frozenVersions(): readonly string[] {
  const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((one) => one.isDirectory());
  const names = folders.map(({ name }) => name);
  return names.sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}

/** Transcripts written by a version. */
export function frozenTranscripts(
  version: string,
): readonly { readonly name: string; readonly text: string }[] {
  const folder = join(FOLDER, version, 'transcripts');
  return readdirSync(folder).map((file) => {
    return { name: `${version}/${file}`, text: readFileSync(join(folder, file), 'utf8') };
  });
}
