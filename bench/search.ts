import { readFileSync } from 'node:fs';
import { search } from '../src/bots/index.ts';
import type { Finding } from '../src/bots/index.ts';
import { must } from '../src/core/index.ts';
import { makePosition, parseBoard, startKalah } from '../src/games/kalah/rules/index.ts';
import type { KalahAction, KalahState } from '../src/games/kalah/rules/index.ts';
import { OPTIONS } from './endless.ts';
import { median, timed, times } from './measure.ts';
import type { Row } from './report.ts';

const NODES = 3_000_000;
const RUNS = 3;
const MAX_NODES = 100_000_000;

/** Houses, seeds and value with best play, standard rule. */
const SOLVED = [
  [4, 4, 2],
  [6, 2, 6],
  [5, 3, 6],
  [4, 6, 0],
  [6, 3, 2],
  [5, 4, 10],
] as const;

function find(state: KalahState, nodes: number, depth?: number): Finding<KalahAction> {
  const limits = depth === undefined ? { nodes } : { nodes, depth };
  return search(makePosition(state), limits);
}

function openingRows(): Row[] {
  const start = startKalah(OPTIONS);
  const runs = times(RUNS, () => timed(() => find(start, NODES)));
  const rate = NODES / median(runs.map(({ ms }) => ms));
  const depth = runs[0]?.result.depth ?? 0;
  return [
    { what: `6 x 4 opening, ${NODES} nodes`, figure: rate * 1000, unit: 'nodes/s' },
    { what: `6 x 4 opening, depth after ${NODES} nodes`, figure: depth, unit: 'moves' },
    ...[8, 10, 12].map((lookahead) => ({
      what: `6 x 4 opening, to depth ${lookahead}`,
      figure: median(times(RUNS, () => timed(() => find(start, NODES, lookahead)).ms)),
      unit: 'ms',
    })),
  ];
}

function solvedRow([houses, seeds, value]: (typeof SOLVED)[number]): Row {
  const { ms, result } = timed(() => find(startKalah({ ...OPTIONS, houses, seeds }), MAX_NODES));
  return {
    what: `${houses} x ${seeds} solved, ${result.nodes} nodes`,
    figure: ms,
    unit: 'ms',
    target: { text: `worth ${value}`, met: result.exact && result.value === value, proven: true },
  };
}

function positionsRow(): Row {
  const { positions } = JSON.parse(readFileSync('test/data/kalah-positions.json', 'utf8')) as {
    positions: { board: string; value: number }[];
  };
  const { rules } = startKalah(OPTIONS);
  const isRight = ({ board, value }: (typeof positions)[number]): boolean => {
    const pits = must(parseBoard(board));
    const found = find({ rules, pits, mover: 0, pie: 'past', over: undefined }, MAX_NODES);
    return found.exact && found.value === value;
  };
  const { ms, result } = timed(() => positions.filter(isRight).length);
  return {
    what: `${positions.length} positions with 6 to 30 seeds in houses solved`,
    figure: ms,
    unit: 'ms',
    target: { text: 'all match known values', met: result === positions.length, proven: true },
  };
}

/** Measures alpha-beta search: speed, depth and solved positions. */
export function benchSearch(): Row[] {
  return [...openingRows(), ...SOLVED.map(solvedRow), positionsRow()];
}
