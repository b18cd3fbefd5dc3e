import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { GENERATED } from './large-rules.ts';
import type { Row } from './report.ts';
import type { RulesFileCosts } from './rules-file.ts';
import { filesIn } from './rules-source.ts';

const FOLDERS = ['content/rules', 'content/puzzles', 'test/cases/zrf/old-manner'];
/** Script that measures one file, in the folder of the bundled bench. */
const PROCESS = 'rules-file.mjs';

/** One file in ten counts as slow. */
const FILES_PER_SLOW_ONE = 10;
const MIN_SLOW = 1000;
const MAX_OPEN = 2000;
const MAX_MEMORY = 300;
const MAX_OPEN_100_KB = 200;

interface Measured extends RulesFileCosts {
  readonly name: string;
}

function measure(name: string): Measured {
  const path = fileURLToPath(new URL(PROCESS, import.meta.url));
  const run = spawnSync(process.execPath, [path, name], { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`${name}: ${run.stderr}`);
  return { name, ...(JSON.parse(run.stdout) as RulesFileCosts) };
}

function rowOf({ name, moves, open, memory }: Measured, target?: Row['target']): Row {
  const beside = [
    { figure: Math.round(open), unit: 'ms to open' },
    { figure: Math.round(memory), unit: 'MB' },
  ];
  const row = { what: name, figure: moves, unit: 'moves/s', beside };
  return target === undefined ? row : { ...row, target };
}

/** Row for a generated file. Its targets are opening time and memory. */
function largeRow(name: string, progress: (text: string) => void): Row {
  progress(`rules-files: ${name} ...`);
  const { open, opened } = measure(name);
  const maxOpen = name === 'three million words' ? MAX_OPEN : MAX_OPEN_100_KB;
  return {
    what: `opening ${name}`,
    figure: Math.round(open),
    unit: 'ms',
    beside: [{ figure: Math.round(opened), unit: 'MB' }],
    target: {
      text: `<= ${maxOpen} ms, ${MAX_MEMORY} MB`,
      met: open <= maxOpen && opened <= MAX_MEMORY,
    },
  };
}

/**
 * Measures every rules file of the project and the old-style ones, slowest first, each in its own
 * process. Times are CPU time, unaffected by other load.
 */
export function benchRulesFiles(
  selected: readonly string[],
  progress: (text: string) => void,
): Row[] {
  const files = filesIn(FOLDERS, selected);
  const measured = files.map((file) => {
    progress(`rules-files: ${file} ...`);
    return measure(file);
  });
  const slowestFirst = measured.sort((a, b) => a.moves - b.moves);
  const slow = Math.ceil(slowestFirst.length / FILES_PER_SLOW_ONE);
  const rows = slowestFirst.map((one, index) =>
    index < slow
      ? rowOf(one, { text: `>= ${MIN_SLOW} moves/s`, met: one.moves >= MIN_SLOW })
      : rowOf(one),
  );
  return [...Object.keys(GENERATED).map((name) => largeRow(name, progress)), ...rows];
}
