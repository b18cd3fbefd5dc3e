import { basename } from 'node:path';
import type { CheckedFiles } from '#games/commands-door.ts';
import { printBad, printFindings } from '#terminal/cli/check-answer.ts';
import type { Answer } from '#terminal/cli/check-answer.ts';
import { printOut, say } from '#terminal/cli/cli.ts';
import { CAVES_FILE } from '../rules/index.ts';
import { readCavesAt } from './packs.ts';

/** Validates the pack of Caves at a path. */
function answerPack(path: string, isStrict: boolean): Answer {
  const { pack, warnings } = readCavesAt(path);
  const problems = pack.ok ? [] : pack.problems;
  const isGood = pack.ok && !(isStrict && warnings.length > 0);
  const { id, version, levels } = pack.ok
    ? pack.value.content
    : { id: '', version: '', levels: [] };
  return {
    path,
    isGood,
    warnings: warnings.length,
    data: { path, ok: isGood, ...(pack.ok ? { id, version } : {}), problems, warnings },
    tell: (cli) => {
      printFindings(cli, problems, warnings);
      const args = { path, id, version, levels: levels.length, warnings: warnings.length };
      if (isGood) printOut(say(cli, 'cli-check-caves', args));
      else printBad(cli, path, problems.length, warnings.length);
    },
  };
}

/** Packs of Caves: folders and zips with a `caves.yaml`. */
export const files: readonly CheckedFiles[] = [
  {
    isFile: (path) => basename(path) === CAVES_FILE,
    isFolder: (names) => names.some((name) => basename(name) === CAVES_FILE),
    answer: answerPack,
  },
];
