import { assertDefined, below, largest, makeStream } from '../src/core/index.ts';
import { METRICS, solverOf } from '../src/games/zrf/puzzles/index.ts';
import type { Answer, Metric } from '../src/games/zrf/puzzles/index.ts';
import type { Play, ZrfState } from '../src/games/zrf/rules/index.ts';
import { median, timed, times } from './measure.ts';
import { SlidingStrings } from './peers/sliding.ts';
import type { Row } from './report.ts';
import { ownGame, ownPuzzle } from './rules-files.ts';

/** Fewest steps, straight moves and moves. */
type Fewest = readonly [number, number, number];

const SMALL: readonly (readonly [string, Fewest])[] = [
  ['red-donkey', [116, 90, 81]],
  ['century', [131, 111, 99]],
  ['super-century', [179, 150, 138]],
  ['century-and-a-half', [205, 169, 148]],
];
const MAX_SMALL = 1;

const PUSHES: readonly (readonly [string, number])[] = [
  ['two-rooms', 73],
  ['loading-bay', 91],
  ['the-last-shift', 123],
];

const LARGE: readonly (readonly [string, Fewest])[] = [
  ['traffic-jam', [181, 147, 132]],
  ['rgb', [176, 133, 128]],
  ['escott', [150, 61, 48]],
];
const MAX_ESCOTT = 30;

/** The peer is slow: one of its runs is compared with the median of ours. */
const RUNS = 5;
const PEER_PICTURE = ['ABCD', 'AEFF', 'GEFF', 'GHHI', '..JJ'];
const PEER_TARGET = 13;
const PEER_STEPS = 179;
const MIN_PEER = 20;

const SHUFFLES = 100;
const MAX_SHUFFLES = 2;

function runToEnd(play: Play, state: ZrfState, metric: Metric): { answer: Answer; bytes: number } {
  const { solver } = solverOf(play, state, metric);
  for (;;) {
    const answer = solver.run(100_000);
    if (answer !== undefined) return { answer, bytes: solver.bytes };
  }
}

/**
 * Solves a puzzle and returns seconds and positions. Throws unless the solution has the known
 * length.
 */
function solve(name: string, metric: Metric, fewest: number) {
  const { play, variant } = ownPuzzle(name);
  return solveFrom(play, play.start(variant), metric, fewest);
}

function solveFrom(play: Play, state: ZrfState, metric: Metric, fewest: number) {
  const { ms, result } = timed(() => runToEnd(play, state, metric));
  const { answer, bytes } = result;
  if (answer.kind !== 'solved' || answer.optimum !== fewest) {
    throw new RangeError(`${play.rules.title} in ${metric}: ${JSON.stringify(answer)}`);
  }
  return { seconds: ms / 1000, positions: answer.positions, bytes };
}

/** Summary of a search: positions, positions per second, and bytes per position. */
function describeSearch({ seconds, positions, bytes }: ReturnType<typeof solveFrom>): string {
  const rate = Math.round(positions / seconds / 1000);
  return `${positions} positions, ${rate} k/s, ${Math.round(bytes / positions)} bytes each`;
}

/** Levels of Sokoban, solved with pruning. */
function pushRows(progress: (text: string) => void): Row[] {
  return PUSHES.map(([level, steps]): Row => {
    progress(`Sokoban, ${level} ...`);
    const { play, variant } = ownGame('sokoban', undefined, level);
    const search = solveFrom(play, play.start(variant), 'steps', steps);
    const what = `sokoban, ${level}: ${steps} steps, ${describeSearch(search)}`;
    return { what, figure: search.seconds, unit: 's' };
  });
}

function solveRows(
  name: string,
  fewest: Fewest,
  maxSteps: number | undefined,
  progress: (text: string) => void,
): Row[] {
  return METRICS.map((metric, index): Row => {
    progress(`${name}, ${metric} ...`);
    const search = solve(name, metric, assertDefined(fewest[index]));
    const { seconds } = search;
    const what = `${name}: ${assertDefined(fewest[index])} ${metric}, ${describeSearch(search)}`;
    const target =
      maxSteps === undefined
        ? {}
        : { target: { text: `<= ${maxSteps}`, met: seconds <= maxSteps } };
    return { what, figure: seconds, unit: 's', ...target };
  });
}

/** Positions per second compared with a search over strings. */
function peerRow(): Row {
  const peer = new SlidingStrings(PEER_PICTURE);
  const { ms, result } = timed(() => peer.solve('F', PEER_TARGET));
  if (result !== PEER_STEPS) throw new RangeError(`the peer found ${result} steps`);
  const rates = times(RUNS, () => {
    const { seconds, positions } = solve('super-century', 'steps', PEER_STEPS);
    return positions / seconds;
  });
  const ratio = median(rates) / ((peer.positions / ms) * 1000);
  const target = { text: `>= ${MIN_PEER}x`, met: ratio >= MIN_PEER };
  return { what: 'positions per second relative to strings', figure: ratio, unit: 'x', target };
}

/** Start position of the fifteen puzzle, drawn uniformly from the solvable ones. */
function shuffledState(play: Play, variant: string, index: number): ZrfState {
  const state = play.start(variant);
  const random = makeStream(`shuffle ${index}`, 'tiles');
  const cells = [...state.cells];
  for (let at = cells.length - 1; at > 0; at -= 1) {
    const other = below(random, at + 1);
    [cells[at], cells[other]] = [assertDefined(cells[other]), assertDefined(cells[at])];
  }
  const shuffled = { ...state, cells };
  if (isUnsolvable(play, shuffled)) {
    const [one, other] = [...cells.keys()].filter((at) => cells[at] !== 0);
    const [first, second] = [assertDefined(one), assertDefined(other)];
    [cells[first], cells[second]] = [assertDefined(cells[second]), assertDefined(cells[first])];
    return { ...state, cells };
  }
  return shuffled;
}

/** True if parity rules out a solution. */
function isUnsolvable(play: Play, state: ZrfState): boolean {
  return solverOf(play, state, 'moves').solver.run(0)?.kind === 'unsolvable';
}

function fifteenRows(progress: (text: string) => void): Row[] {
  const { play, variant } = ownPuzzle('fifteen-puzzle');
  const seconds = times(SHUFFLES, (index) => {
    progress(`fifteen puzzle, ${index + 1} of ${SHUFFLES} ...`);
    const state = shuffledState(play, variant, index);
    return timed(() => runToEnd(play, state, 'moves')).ms / 1000;
  });
  const middle = median(seconds);
  const target = { text: `<= ${MAX_SHUFFLES}`, met: middle <= MAX_SHUFFLES };
  return [
    { what: `${SHUFFLES} fifteen puzzles: median`, figure: middle, unit: 's', target },
    { what: `${SHUFFLES} fifteen puzzles: longest`, figure: largest(seconds), unit: 's' },
  ];
}

/** Solves sliding block puzzles to their proven optimum. */
export function benchPuzzles(progress: (text: string) => void): Row[] {
  const small = SMALL.flatMap(([name, fewest]) => solveRows(name, fewest, MAX_SMALL, progress));
  const large = LARGE.flatMap(([name, fewest]) =>
    solveRows(name, fewest, name === 'escott' ? MAX_ESCOTT : undefined, progress),
  );
  return [...small, ...pushRows(progress), peerRow(), ...fifteenRows(progress), ...large];
}
