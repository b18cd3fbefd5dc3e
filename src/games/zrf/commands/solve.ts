import { setImmediate } from 'node:timers/promises';
import type { Command } from 'commander';
import { makePositionLine } from '../rules/index.ts';
import type { Play, ZrfState } from '../rules/index.ts';
import { isZrfGame } from '../voice/is-zrf-game.ts';
import {
  Distances,
  hardestOf,
  isPuzzle,
  METRICS,
  puzzleOf,
  SOLVE_LIMITS,
  solverOf,
} from '../puzzles/index.ts';
import type { Answer, Metric, Solver } from '../puzzles/index.ts';
import { CommandFailed, EXIT, printData, printOut, say, usage } from '#terminal/cli/cli.ts';
import type { Cli } from '#terminal/cli/cli.ts';
import { addExamples } from '#terminal/cli/examples.ts';
import { ProgressBar } from '#terminal/cli/progress.ts';
import { StopSignal } from '#terminal/cli/signals.ts';
import type { GameFlags, Tools } from '#terminal/cli/command-row.ts';

interface SolveFlags extends GameFlags {
  readonly metric?: string;
  readonly limit?: string;
  readonly memory?: string;
  readonly hardest?: boolean;
  readonly json?: boolean;
}

const DEFAULT_METRIC: Metric = 'moves';
const MEGABYTE = 1_000_000;
/** Menu entry for puzzles, which are rules files. */
const RULES = 'zrf';

/** Positions searched between checks for Ctrl-C. */
const SLICE = 20_000;

const EXAMPLES = ['turnwright solve century', 'turnwright solve wardrobe --hardest'] as const;

/** `turnwright solve <puzzle>`: finds a shortest solution, proven optimal. */
export async function defineSolve(
  command: Command,
  cli: Cli,
  { loadGameTools }: Tools,
): Promise<void> {
  const tools = await loadGameTools();
  addExamples(command, cli, EXAMPLES);
  command
    .argument('<puzzle>', say(cli, 'cli-solve-puzzle'))
    .option('--metric <word>', say(cli, 'cli-solve-metric', { default: DEFAULT_METRIC }))
    .option('--limit <positions>', say(cli, 'cli-solve-limit'))
    .option(
      '--memory <megabytes>',
      say(cli, 'cli-solve-memory', { default: SOLVE_LIMITS.memory / MEGABYTE }),
    )
    .option('--hardest', say(cli, 'cli-solve-hardest'));
  tools
    .addGameFlags(command, cli, [RULES])
    .option('--json', say(cli, 'cli-json'))
    .action(async (id: string, flags: SolveFlags) => {
      const { play, state } = await requirePuzzle(cli, tools, id, flags);
      const metric = readMetric(cli, flags.metric ?? DEFAULT_METRIC);
      const limit = readLimit(cli, flags.limit);
      const memory = readMemory(cli, flags.memory);
      if (flags.hardest === true) {
        await printHardest(cli, { id, play, state, metric, limit }, flags.json === true);
        return;
      }
      const { solver, isOfBlocks } = solverOf(play, state, metric, limit, memory);
      if (!isOfBlocks && flags.metric !== undefined && metric !== 'steps') {
        throw usage(cli, 'cli-solve-steps-only', { puzzle: id, metric });
      }
      const answer = await solve(cli, solver);
      if (answer.kind === 'unknown') cli.exitCode = EXIT.failed;
      const shownMetric = isOfBlocks ? metric : 'steps';
      const text = formatAnswer(cli, answer, shownMetric);
      if (flags.json !== true) printOut(text);
      else printData(cli, { ...describe(answer, shownMetric), ...errorOf(answer, text) });
    });
}

async function requirePuzzle(
  cli: Cli,
  { requireGame, requireOptions }: Awaited<ReturnType<Tools['loadGameTools']>>,
  id: string,
  flags: GameFlags,
): Promise<{ readonly play: Play; readonly state: ZrfState }> {
  const game = await requireGame(cli, id);
  if (!isZrfGame(game)) throw new CommandFailed(say(cli, 'cli-solve-no-puzzle', { puzzle: id }));
  const { variant, start } = await requireOptions(cli, game, flags);
  const state = game.start({ variant: String(variant), start: String(start) }, 'solve');
  const play = game.playOf(state.variant);
  if (play.rules.goals.length === 0) {
    throw new CommandFailed(say(cli, 'cli-solve-no-goal', { puzzle: id }));
  }
  if (isPuzzle(play)) return { play, state };
  throw new CommandFailed(say(cli, 'cli-solve-no-puzzle', { puzzle: id }));
}

function readMetric(cli: Cli, text: string): Metric {
  const metric = METRICS.find((candidate) => candidate === text);
  if (metric !== undefined) return metric;
  throw usage(cli, 'cli-solve-bad-metric', { metric: text, metrics: METRICS.join(', ') });
}

function readLimit(cli: Cli, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^[1-9]\d{0,11}$/.test(text)) return Number(text);
  throw usage(cli, 'cli-solve-bad-limit', { limit: text });
}

function readMemory(cli: Cli, text: string | undefined): number {
  if (text === undefined) return SOLVE_LIMITS.memory;
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text) * MEGABYTE;
  throw usage(cli, 'cli-solve-bad-memory', { memory: text });
}

interface Posed {
  readonly id: string;
  readonly play: Play;
  readonly state: ZrfState;
  readonly metric: Metric;
  readonly limit: number | undefined;
}

/** Prints the position farthest from the goal. */
async function printHardest(cli: Cli, posed: Posed, asJson: boolean): Promise<void> {
  const { id, play, state, metric, limit } = posed;
  const puzzle = puzzleOf(play.rules, state.cells);
  if (puzzle === undefined) {
    throw new CommandFailed(say(cli, 'cli-solve-no-blocks', { puzzle: id }));
  }
  const distances = new Distances(puzzle, metric, limit ?? SOLVE_LIMITS.blocks);
  const end = await runDistances(cli, distances);
  const { positions } = distances;
  if (end === 'full') throw new CommandFailed(say(cli, 'cli-solve-unknown', { positions }));
  if (end === undefined) {
    if (asJson) printData(cli, { metric, positions, partial: true });
    else printOut(say(cli, 'cli-solve-interrupted', { positions }));
    return;
  }
  const hardest = hardestOf(state, puzzle, distances);
  const position = makePositionLine(play.rules, hardest.state);
  const { distance } = hardest;
  if (asJson) printData(cli, { metric, distance, positions, position });
  else printOut(`${say(cli, 'cli-solve-farthest', { metric, distance, positions })}\n${position}`);
}

/** Runs the search to its end. Returns undefined and sets the exit code if stopped by a signal. */
async function runDistances(cli: Cli, distances: Distances): Promise<'done' | 'full' | undefined> {
  const stopping = new StopSignal();
  let end: 'done' | 'full' | undefined;
  while (end === undefined && stopping.code === undefined) {
    end = distances.run(SLICE);
    await setImmediate();
  }
  stopping.forget();
  if (end === undefined) cli.exitCode = stopping.code ?? EXIT.failed;
  return end;
}

/** The answer, or the progress of a search stopped by Ctrl-C. */
type Outcome =
  Answer | { readonly kind: 'stopped'; readonly positions: number; readonly depth: number };

async function solve(cli: Cli, solver: Solver): Promise<Outcome> {
  const stopping = new StopSignal();
  const bar = new ProgressBar(say(cli, 'cli-solve-progress'));
  let answer: Answer | undefined;
  while (answer === undefined && stopping.code === undefined) {
    answer = solver.run(SLICE);
    const { depth, positions } = solver;
    bar.show(depth, 0, { depth: String(depth), positions: String(positions) });
    await setImmediate();
  }
  bar.stop();
  stopping.forget();
  if (answer === undefined) cli.exitCode = stopping.code ?? EXIT.failed;
  const { depth, positions } = solver;
  return answer ?? { kind: 'stopped', positions, depth };
}

/** The answer as data; each entry of `steps` is a legal move in the rules' notation. */
function describe(answer: Outcome, metric: Metric) {
  const { positions } = answer;
  if (answer.kind === 'unsolvable') {
    return { solvable: false, metric, positions, reason: answer.reason };
  }
  if (answer.kind === 'unknown' && answer.memory !== undefined) {
    const megabytes = answer.memory / MEGABYTE;
    return { solvable: null, metric, positions, reason: 'memory', megabytes };
  }
  if (answer.kind === 'stopped') {
    const { kind: reason, depth } = answer;
    return { solvable: null, metric, positions, reason, depth, partial: true };
  }
  if (answer.kind !== 'solved') return { solvable: null, metric, positions, reason: answer.kind };
  const solution = answer.moves.map(({ text }) => text);
  const steps = answer.moves.flatMap((move) => move.steps);
  return { solvable: true, metric, optimum: answer.optimum, positions, solution, steps };
}

/** Treats a search that reached its limit as an error. */
function errorOf({ kind }: Outcome, message: string) {
  return kind === 'unknown' ? { error: { message } } : {};
}

function formatUnknown(
  cli: Cli,
  { positions, memory }: Extract<Answer, { readonly kind: 'unknown' }>,
): string {
  if (memory === undefined) return say(cli, 'cli-solve-unknown', { positions });
  return say(cli, 'cli-solve-full', { positions, megabytes: memory / MEGABYTE });
}

function formatAnswer(cli: Cli, answer: Outcome, metric: Metric): string {
  const { positions } = answer;
  if (answer.kind === 'unsolvable') {
    if (answer.reason === 'parity') return say(cli, 'cli-solve-parity');
    const id = answer.reason === 'pruned' ? 'cli-solve-pruned' : 'cli-solve-unsolvable';
    return say(cli, id, { positions });
  }
  if (answer.kind === 'unknown') return formatUnknown(cli, answer);
  if (answer.kind === 'stopped') {
    return say(cli, 'cli-solve-stopped', { positions, depth: answer.depth });
  }
  const { optimum, moves } = answer;
  const lines = moves.map(({ text }, index) => `${index + 1}. ${text}`);
  return [say(cli, `cli-solve-solved-${metric}`, { optimum, positions }), ...lines].join('\n');
}
