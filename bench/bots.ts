import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { STRENGTH_WORDS } from '../src/bots/index.ts';
import { largest } from '../src/core/index.ts';
import type { FirstMove } from './first-move.ts';
import { GENERATED } from './large-rules.ts';
import type { Row } from './report.ts';
import { filesIn } from './rules-source.ts';

const FOLDERS = ['content/rules', 'test/cases/zrf/old-manner'];
/** Script that measures one first move, in the folder of the bundled bench. */
const PROCESS = 'first-move.mjs';

const MAX_SLICE = 100;
/** Highest allowed ratio of a first move's time to its budget. */
const MAX_SHARE = 1.1;

interface Measured extends FirstMove {
  readonly name: string;
}

function measure(name: string, level: number): Measured | undefined {
  const path = fileURLToPath(new URL(PROCESS, import.meta.url));
  const run = spawnSync(process.execPath, [path, name, String(level)], { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`${name}: ${run.stderr}`);
  const firstMove = JSON.parse(run.stdout) as FirstMove | null;
  return firstMove === null ? undefined : { name, ...firstMove };
}

function shareOf({ total, allowed }: FirstMove): number {
  return total / allowed;
}

function isMissed(one: FirstMove): boolean {
  return one.slice > MAX_SLICE || shareOf(one) > MAX_SHARE;
}

/** Rows with the worst results of a level, and one row for each file over a limit. */
function rowsOf(word: string, measured: readonly Measured[]): Row[] {
  if (measured.length === 0) return [];
  const slice = largest(measured.map((one) => one.slice));
  const share = largest(measured.map(shareOf));
  const missed = measured.filter(isMissed);
  return [
    {
      what: `${word}: longest slice of a first move in ${measured.length} games`,
      figure: slice,
      unit: 'ms',
      target: { text: `<= ${MAX_SLICE}`, met: slice <= MAX_SLICE },
    },
    {
      what: `${word}: longest first move relative to its budget`,
      figure: share,
      unit: 'times',
      target: { text: `<= ${MAX_SHARE}`, met: share <= MAX_SHARE },
    },
    ...missed.map(({ name, slice, total, allowed }) => ({
      what: `${word}: ${name}`,
      figure: Math.round(slice),
      unit: 'ms',
      beside: [
        { figure: Math.round(total), unit: 'ms' },
        { figure: allowed, unit: 'ms allowed' },
      ],
    })),
  ];
}

/**
 * Measures whether bots keep to their time budget on the first move. Covers the project's rules
 * files, the old-style ones and the generated ones, each in its own process.
 */
export function benchBots(selected: readonly string[], progress: (text: string) => void): Row[] {
  const own = filesIn(FOLDERS, selected);
  const files = selected.length === 0 ? [...own, ...Object.keys(GENERATED)] : own;
  return STRENGTH_WORDS.flatMap((word, index) =>
    rowsOf(
      word,
      files.flatMap((file) => {
        progress(`bots: ${word}, ${file} ...`);
        return measure(file, index + 1) ?? [];
      }),
    ),
  );
}
