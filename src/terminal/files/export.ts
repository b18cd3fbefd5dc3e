import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { failed, parsed } from '#core';
import type { Parsed } from '#core';
import { cannotWrite } from './write-file.ts';

const TRIED = 1000;

/** Writes a text to a new file in a folder, under a name not in use; returns the file. */
export function exportTranscript(
  name: string,
  text: string,
  folder = process.cwd(),
  ending = 'txt',
): Parsed<string> {
  const safe = name.replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^[.-]+/, '');
  for (let number = 1; number <= TRIED; number++) {
    const file = resolve(folder, `${safe}${number === 1 ? '' : `-${number}`}.${ending}`);
    try {
      writeFileSync(file, text, { flag: 'wx' });
      return parsed(file);
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EEXIST';
      if (!isTaken || number === TRIED) return failed(cannotWrite(file, error));
    }
  }
  throw new RangeError('not reached');
}
