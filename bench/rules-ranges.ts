import { writeFileSync } from 'node:fs';
import { defaultOptions, must, own } from '../src/core/index.ts';
import type { AnyGame } from '../src/core/index.ts';
import { kalah } from '../src/games/kalah/rules/index.ts';
import { openRules } from '../src/games/zrf/rules/index.ts';
import {
  cellsFor,
  PLAN_FORMAT,
  playChunk,
  rulesFigures,
  rulesKind,
  SHIPPED_GAMES,
  SHIPPED_STUDY,
} from '../src/lab/index.ts';
import type { Plan } from '../src/lab/index.ts';
import type { Row } from './report.ts';
import { ownRules } from './rules-files.ts';

const FILE = 'src/lab/rules-study/shipped-games.ts';

/** Games of the ranges: rules files with their variants, and Kalah. */
const GAMES: Readonly<Record<string, string | undefined>> = {
  'tic-tac-toe': undefined,
  'connect-four': undefined,
  hex: 'seven-by-seven',
  breakthrough: undefined,
  'english-draughts': undefined,
  reversi: undefined,
  'nine-mens-morris': undefined,
  'los-alamos': undefined,
  dobutsu: undefined,
  chess: undefined,
  'royal-game-of-ur': undefined,
  kalah: undefined,
};

function openGame(name: string): AnyGame {
  if (name === 'kalah') return kalah as unknown as AnyGame;
  return must(openRules(ownRules(), `${name}.zrf`, name).game) as unknown as AnyGame;
}

function planFor(name: string, game: AnyGame): Plan {
  const { level, games, longest, seed } = SHIPPED_STUDY;
  const variant = GAMES[name];
  const options = {
    ...defaultOptions(game.options),
    ...(variant === undefined ? {} : { variant }),
  };
  return {
    format: PLAN_FORMAT,
    kind: 'rules',
    game: { id: name, rules: game.rules },
    options,
    seed,
    cells: cellsFor(level, 2).filter((cell) => cell !== 'random'),
    stop: { kind: 'units', units: games },
    parameters: { games, longest },
  };
}

/** Figures of one game, from all units of its plan. */
async function measure(name: string): Promise<Readonly<Record<string, number>>> {
  const game = openGame(name);
  const plan = planFor(name, game);
  const study = must(
    await rulesKind.open(plan, {
      find: () => Promise.resolve(game),
      findRuns: () => Promise.resolve(undefined),
      costlyMoves: () => [],
      coverageOf: () => Promise.resolve(undefined),
      countTurns: () => Promise.resolve(undefined),
    }),
  );
  const clock = () => performance.now();
  const cells = plan.cells.map((_, cell) => {
    const units = study.units(cell);
    const { tally } = playChunk(study, { cell, from: 0, count: units }, clock);
    return { units, tally, failed: 0, failures: [] };
  });
  return rulesFigures(study.report({ cells, isComplete: true }));
}

const round = (value: number) => Math.round(value * 1000) / 1000;

function writeFigures(figures: Readonly<Record<string, Readonly<Record<string, number>>>>): void {
  const { level, games, longest, seed } = SHIPPED_STUDY;
  const nameOf = (word: string) => (/^[a-z]+$/.test(word) ? word : `'${word}'`);
  const blocks = Object.entries(figures).map(([game, values]) => {
    const lines = Object.entries(values).map(([id, value]) => `    ${nameOf(id)}: ${value},`);
    return [`  ${nameOf(game)}: {`, ...lines, '  },'].join('\n');
  });
  const text = `/** Study from which \`SHIPPED_GAMES\` was measured. */
export const SHIPPED_STUDY = {
  level: '${level}',
  games: ${games},
  longest: ${longest},
  seed: '${seed}',
} as const;

/** Figures of shipped games, by game. \`UPDATE=1 npm run bench -- rules-ranges\` writes this file. */
export const SHIPPED_GAMES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
${blocks.join('\n')}
};
`;
  writeFileSync(FILE, text);
}

/** Repeats the study of shipped games with which studies of rules compare. */
export async function benchRulesRanges(
  only: readonly string[],
  progress: (text: string) => void,
): Promise<Row[]> {
  const names = Object.keys(GAMES).filter((name) => only.length === 0 || only.includes(name));
  const measured: Record<string, Readonly<Record<string, number>>> = {};
  const rows: Row[] = [];
  for (const name of names) {
    progress(name);
    const figures = Object.entries(await measure(name)).map(
      ([id, value]) => [id, round(value)] as const,
    );
    measured[name] = Object.fromEntries(figures);
    const stored = own(SHIPPED_GAMES, name);
    const changed = figures.filter(
      ([id, value]) => stored === undefined || own(stored, id) !== value,
    );
    rows.push({
      what: name,
      figure: figures.length,
      unit: 'figures',
      target: {
        text: changed.length === 0 ? 'as stored' : `${changed.length} differ from the stored ones`,
        met: changed.length === 0,
      },
    });
  }
  if (process.env['UPDATE'] === '1' && only.length === 0) writeFigures(measured);
  return rows;
}
