import { kalah, startKalah } from '../src/games/kalah/rules/index.ts';
import { Perft } from '../src/lab/index.ts';
import { OPTIONS } from './endless.ts';
import { median, timed, times } from './measure.ts';
import type { Row } from './report.ts';

const RUNS = 5;

function measure(label: string, depth: number, count: () => Perft): Row {
  const runs = times(RUNS, () =>
    timed(() => {
      const counting = count();
      counting.run(Infinity);
      return counting.nodes.reduce((sum, nodes) => sum + nodes, 0);
    }),
  );
  const rate = median(runs.map(({ ms, result }) => (result / ms) * 1000));
  return { what: `${label}, 6 x 4 to depth ${depth}`, figure: rate, unit: 'nodes/s' };
}

/** Counts lines of play. The last move of a line is counted, not made. */
export function benchPerft(): Row[] {
  const start = startKalah(OPTIONS);
  return [
    measure('rules engine', 8, () => Perft.byRules(kalah, start, 8)),
    measure('search position', 9, () => Perft.of(kalah, start, 9)),
  ];
}
