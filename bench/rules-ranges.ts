import { writeFileSync } from 'node:fs';
import { defaultOptions, defineOwn, must, own } from '../src/core/index.ts';
import type { AnyGame } from '../src/core/index.ts';
import { kalah } from '../src/games/kalah/rules/index.ts';
import { shippedRules } from '../src/games/shipped-rules.ts';
import { openRules } from '../src/games/zrf/rules/index.ts';
import { cellsFor, PLAN_FORMAT, playChunk, rulesFigures, rulesKind } from '../src/lab/index.ts';
import type { Plan } from '../src/lab/index.ts';
import type { Row } from './report.ts';
import { ownRules } from './rules-files.ts';

const FILE = 'src/games/shipped-rules.ts';

/** Rules files, and Kalah, with their variants if they are not the first. */
const GAMES: ReadonlyMap<string, string | undefined> = new Map([
  ['tic-tac-toe', undefined],
  ['connect-four', undefined],
  ['hex', 'seven-by-seven'],
  ['breakthrough', undefined],
  ['english-draughts', undefined],
  ['reversi', undefined],
  ['nine-mens-morris', undefined],
  ['los-alamos', undefined],
  ['dobutsu', undefined],
  ['chess', undefined],
  ['royal-game-of-ur', undefined],
  ['kalah', undefined],
]);

function openGame(name: string): AnyGame {
  if (name === 'kalah') return kalah;
  return must(openRules(ownRules(), `${name}.zrf`, name).game);
}

function planFor(name: string, game: AnyGame): Plan {
  const { level, games, longest, seed } = shippedRules;
  const variant = GAMES.get(name);
  const defaults = defaultOptions(game.options);
  return {
    format: PLAN_FORMAT,
    kind: 'rules',
    game: { id: name, rules: game.rules },
    options: variant === undefined ? defaults : { ...defaults, variant },
    seed,
    cells: cellsFor(level, 2).filter((cell) => cell !== 'random'),
    stop: { kind: 'units', units: games },
    parameters: { games, longest },
  };
}

const round = (value: number) => Math.round(value * 1000) / 1000;

type Figures = Readonly<Record<string, number>>;

/** Figures of one game, from all units of its plan. */
async function measure(name: string): Promise<Figures> {
  const game = openGame(name);
  const plan = planFor(name, game);
  const study = must(
    await rulesKind.open(plan, {
      find: () => Promise.resolve(game),
      findRuns: () => Promise.resolve(undefined),
      costlyMoves: () => [],
    }),
  );
  const clock = () => performance.now();
  const cells = plan.cells.map((_, cell) => {
    const units = study.units(cell);
    const { tally } = playChunk(study, { cell, from: 0, count: units }, clock);
    return { units, tally, failed: 0, failures: [] };
  });
  const figures = Object.entries(rulesFigures(study.report({ cells, isComplete: true })));
  return Object.fromEntries(figures.map(([id, value]) => [id, round(value)] as const));
}

function nameOf(word: string): string {
  return /^[a-z]+$/.test(word) ? word : `'${word}'`;
}

function writeFigures(figures: Readonly<Record<string, Figures>>): void {
  const { level, games, longest, seed } = shippedRules;
  const blocks = Object.entries(figures).map(([game, values]) => {
    const lines = Object.entries(values).map(([id, value]) => `      ${nameOf(id)}: ${value},`);
    return [`    ${nameOf(game)}: {`, ...lines, '    },'].join('\n');
  });
  const text = `import type { ShippedRules } from '#lab';

/** Written by \`UPDATE=1 npm run bench -- rules-ranges\`, which repeats the study. */
export const shippedRules: ShippedRules = {
  level: '${level}',
  games: ${games},
  longest: ${longest},
  seed: '${seed}',
  figures: {
${blocks.join('\n')}
  },
};
`;
  writeFileSync(FILE, text);
}

function rowOf(name: string, figures: Figures): Row {
  const stored = own(shippedRules.figures, name) ?? {};
  const changed = Object.entries(figures).filter(([id, value]) => own(stored, id) !== value);
  const { length } = changed;
  return {
    what: name,
    figure: Object.keys(figures).length,
    unit: 'figures',
    target: {
      text: length === 0 ? 'as stored' : `${length} differ from those stored`,
      met: length === 0,
    },
  };
}

/** Repeats the study of shipped games, beside which studies of rules show their figures. */
export async function benchRulesRanges(
  only: readonly string[],
  progress: (text: string) => void,
): Promise<Row[]> {
  const names = [...GAMES.keys()].filter((name) => only.length === 0 || only.includes(name));
  const measured: Record<string, Figures> = {};
  for (const name of names) {
    progress(name);
    defineOwn(measured, name, await measure(name));
  }
  if (process.env['UPDATE'] === '1' && only.length === 0) writeFigures(measured);
  return Object.entries(measured).map(([name, figures]) => rowOf(name, figures));
}
