import { unzipSync, zipSync } from 'fflate';
import type { Zippable } from 'fflate';
import { below, pick } from '#core';
import type { Random } from '#core';
import { change, mutateBytes } from './mutation.ts';
import type { Mutate } from './mutation.ts';
import { bytesOf, inputOf } from './reader.ts';

const NAMES = ['../a.zrf', '/a.zrf', 'a\\b.zrf', 'a\u0000.zrf', 'C:a.zrf', 'x'.repeat(999)];

function changeEntry(files: Zippable, samples: readonly string[], random: Random): Zippable {
  const names = Object.keys(files);
  const name = pick(random, names);
  const bytes = files[name] as Uint8Array;
  const kind = below(random, 6);
  if (kind === 0) return { ...files, [pick(random, NAMES)]: bytes };
  if (kind === 1)
    return { ...files, [`${name}x`]: new Uint8Array(pick(random, [0, 9, 5_000_000])) };
  if (kind === 2) return Object.fromEntries(Object.entries(files).filter(([one]) => one !== name));
  const inner = change(inputOf(bytes), samples, random);
  return { ...files, [name]: bytesOf(inner) };
}

/** Mutates zip files: other files repacked, or other bytes. */
export const mutateZip: Mutate = (samples, random) => {
  if (below(random, 2) === 0) return mutateBytes(samples, random);
  const files: Zippable = unzipSync(bytesOf(pick(random, samples)));
  const changed = changeEntry(files, samples, random);
  const level = pick(random, [0, 1, 9] as const);
  const input = inputOf(zipSync(changed, { level, mtime: '1990-01-01' }));
  return below(random, 3) === 0 ? mutateBytes([input], random) : input;
};
