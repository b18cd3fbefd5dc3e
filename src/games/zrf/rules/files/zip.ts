import { failed, parsed } from '#core';
import type { Parsed } from '#core';
import { readZipList } from '#kit/zip/list.ts';
import type { ZipEntry } from '#kit/zip/list.ts';
import { zipProblem } from '#kit/zip/messages.ts';
import { refuseEntry, unpackEntry } from '#kit/zip/unpack.ts';
import { RULES_LIMITS } from '../problems/limits.ts';
import { rulesProblem } from '../problems/problem.ts';
import type { RulesFolder } from './folder.ts';

/** True for folder entries, files added by operating systems, and names that cannot be typed. */
function isClutter({ name }: ZipEntry): boolean {
  if (Array.from(name).some((letter) => letter < ' ' || letter === '\x7f')) return true;
  return name.endsWith('/') || name.split('/').some((part) => /^(?:\.|__MACOSX$)/.test(part));
}

const ENTRY_LIMITS = { fileBytes: RULES_LIMITS.assetBytes, zipRatio: RULES_LIMITS.zipRatio };

function readEntry(zip: Uint8Array, entry: ZipEntry, shown: string): Parsed<Uint8Array> {
  const refusal = refuseEntry(entry, true, ENTRY_LIMITS, shown);
  return refusal === undefined ? unpackEntry(zip, entry, shown) : failed(refusal);
}

/**
 * Files of a zip, each unpacked when read. A zip containing a link or a path outside itself is
 * rejected. `shown` is its name in messages.
 */
export function folderOfZip(zip: Uint8Array, shown: string): Parsed<RulesFolder> {
  const { zipBytes, zipEntries, folderBytes, problems } = RULES_LIMITS;
  if (zip.length > zipBytes) {
    return failed(zipProblem('zip-large', { bytes: zip.length, most: zipBytes }, shown));
  }
  const list = readZipList(zip, shown, zipEntries);
  if (!list.ok) return list;
  const refusals = list.value.flatMap(
    (entry) => refuseEntry(entry, false, ENTRY_LIMITS, shown) ?? [],
  );
  if (refusals.length > 0) return failed(refusals.slice(0, problems));
  const files = list.value.filter((entry) => !isClutter(entry));
  const bytes = files.reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (bytes > folderBytes) {
    return failed(zipProblem('zip-total', { bytes, most: folderBytes }, shown));
  }
  const entries = new Map(files.map((entry) => [entry.name, entry]));
  return parsed({
    names: [...entries.keys()],
    read: (name) => {
      const entry = entries.get(name);
      if (entry === undefined) return failed(rulesProblem('rules-missing', { name }, shown));
      return readEntry(zip, entry, shown);
    },
  });
}
