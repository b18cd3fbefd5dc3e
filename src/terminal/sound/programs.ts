import { accessSync, constants } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { RATE } from '#audio/synthesizer.ts';

/** System program that plays samples. */
export interface PlayerProgram {
  readonly path: string;
  /** Arguments for playing from standard input, or from a file. */
  readonly args: (file: string) => readonly string[];
  readonly takesFile: boolean;
}

interface KnownProgram {
  readonly name: string;
  readonly args: PlayerProgram['args'];
  readonly takesFile: boolean;
}

const RAW = `--raw --format=s16le --rate=${RATE} --channels=1 --latency-msec=120`;

const KNOWN_PROGRAMS: readonly KnownProgram[] = [
  {
    name: 'paplay',
    args: () => [...RAW.split(' '), '--client-name=Turnwright'],
    takesFile: false,
  },
  {
    name: 'aplay',
    args: () => ['-q', '-t', 'raw', '-f', 'S16_LE', '-r', String(RATE), '-c', '1', '-'],
    takesFile: false,
  },
  { name: 'afplay', args: (file) => [file], takesFile: true },
];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Available programs, best first; never searches the current folder. */
export function findPrograms(path = process.env['PATH'] ?? ''): readonly PlayerProgram[] {
  const folders = path.split(delimiter).filter(isAbsolute);
  return KNOWN_PROGRAMS.flatMap(({ name, ...program }) => {
    const found = folders.map((folder) => join(folder, name)).find(isProgram);
    return found === undefined ? [] : [{ path: found, ...program }];
  });
}
