import type { RulesFile } from '../files/main-file.ts';
import { decode } from '../read/decode.ts';
import { fingerprintOfSections } from '../tuning/fingerprint.ts';
import type { ReadTunings, TuningReader } from '../tuning/read-tunings.ts';
import { tuningNameOf } from '../tuning/tuning-name.ts';
import { keyedEntries } from './keys.ts';
import type { Entry } from './rulebook.ts';

const UNTUNED: ReadTunings = { tunings: new Map(), levels: new Map(), warnings: [] };

/** Reads the tuning beside a rules file, if there is one. `entries` are playable. */
export function tuningBeside(
  { folder, main }: RulesFile,
  entries: readonly Entry[],
  read: TuningReader | undefined,
): ReadTunings {
  const file = tuningNameOf(main);
  const bytes = read === undefined ? undefined : folder.read(file);
  if (read === undefined || bytes?.ok !== true) return UNTUNED;
  const variants = [...keyedEntries(entries)].map(([key, entry]) => ({
    key,
    fingerprint: () => fingerprintOfSections(entry.sections),
    rules: () => entry.rules(),
  }));
  return read(decode(bytes.value), file, variants);
}
