import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { STRENGTH_WORDS } from '../src/bots/index.ts';
import { largest } from '../src/core/index.ts';
import type { FirstMove } from './first-move.ts';
import { GENERATED } from './large-rules.ts';
import type { Row } from './report.ts';
import { filesIn } from './rules-source.ts';

const FOLDERS = ['content/rules', 'test/cases/zrf/old-manner'];
/** What measures one first move, in the folder where the bench is bundled. */
const PROCESS = 'first-move.mjs';

const MAX_SLICE = 100;
/** A first move takes no more of its time than this. */
const MAX_SHARE = 1.1;

interface Measured extends FirstMove {
  readonly name: string;
}

function measure(name: string, level: number): Measured | undefined {
  const path = fileURLToPath(new URL(PROCESS, import.meta.url));
  const run = spawnSync(process.execPath, [path, name, String(level)], { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`${name}: ${run.stderr}`);
  const found = JSON.parse(run.stdout) as FirstMove | null;
  return found === null ? undefined : { name, ...found };
}

function shareOf({ total, allowed }: FirstMove): number {
  return total / allowed;
}

function isMissed(one: FirstMove): boolean {
  return one.slice > MAX_SLICE || shareOf(one) > MAX_SHARE;
}

/** The worst of a level, and each file in which something takes too long. */
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
      what: `${word}: longest first move against its time`,
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
 * Whether bots keep to their time, by the first move of each of the project's rules files, of those in
 * the manner of old ones and of those that the bench puts together; each in a process of its own.
 */
export function benchBots(only: readonly string[], progress: (text: string) => void): Row[] {
  const own = filesIn(FOLDERS, only);
  const files = only.length === 0 ? [...own, ...Object.keys(GENERATED)] : own;
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
