import { setImmediate } from 'node:timers/promises';
import { isSeed, SEED_LENGTH_MAX } from '../../core/index.ts';
import type { AnyGame, OptionValues } from '../../core/index.ts';
import { rogue, ROGUE_MINDS } from '../../games/rogue/index.ts';
import type { RogueMind, RogueOptions } from '../../games/rogue/index.ts';
import { EXIT, printData, printError, printOut, say, usage } from '../cli/cli.ts';
import type { Cli } from '../cli/cli.ts';
import { ProgressBar } from '../cli/progress.ts';
import { Stopping } from '../cli/signals.ts';
import { changeOf, gameWithout, playRun, REMOVABLE, reportRuns } from './lab.ts';
import type { Estimate, LeftOut, RunReport, RunResult } from './lab.ts';

/** The bots of the game for one. */
export const RUN_BOTS: readonly string[] = ROGUE_MINDS.map(({ id }) => id);

/** The turns after which runs are broken off where nothing else is said. */
export const RUN_TURNS = '1000';
const TURNS_MOST = 100_000;

export interface RunFlags {
  readonly games: number;
  readonly seed: string;
  readonly turns: string;
  readonly bots?: string;
  readonly ablation?: boolean;
  readonly json?: boolean;
}

/** Whether the arena of a game is runs of one player each. */
export function isOfRuns({ id }: AnyGame): boolean {
  return id === rogue.id;
}

/** One bot in worlds of which something may be missing. */
interface Series {
  readonly mind: RogueMind;
  readonly without: LeftOut;
  readonly results: RunResult[];
}

interface Ablation {
  readonly without: LeftOut;
  readonly turns: Estimate;
  readonly score: Estimate;
}

/** `turnwright arena rogue`: how far bots get, and what of the world makes a difference. */
export async function runArena(cli: Cli, options: OptionValues, flags: RunFlags): Promise<void> {
  const { games, seed } = flags;
  if (!isSeed(seed)) throw usage(cli, 'screen-new-bad-seed', { most: SEED_LENGTH_MAX });
  const minds = requireMinds(cli, flags.bots);
  const turns = requireTurns(cli, flags.turns);
  const series = minds.map((mind): Series => ({ mind, without: undefined, results: [] }));
  const whole = series.at(-1);
  if (flags.ablation === true && whole !== undefined) {
    for (const without of REMOVABLE) series.push({ mind: whole.mind, without, results: [] });
  }
  await playAll(cli, series, options as RogueOptions, seed, games, turns);
  const bots = series
    .filter(({ without }) => without === undefined)
    .map(({ mind, results }) => ({ bot: mind.id, ...reportRuns(results) }));
  const ablation = series.flatMap(({ without, results }): Ablation[] => {
    if (without === undefined || whole === undefined) return [];
    const change = (value: (result: RunResult) => number) =>
      changeOf(whole.results.slice(0, results.length), results, value);
    return [{ without, turns: change((one) => one.turns), score: change((one) => one.score) }];
  });
  if (flags.json === true) {
    const told = flags.ablation === true ? { ablation } : {};
    printData(cli, { game: rogue.id, options, seed, games, turns, bots, ...told });
  } else printOut([...bots.map((bot) => tellBot(cli, bot)), ...tellAll(cli, ablation)].join('\n'));
}

function requireMinds(cli: Cli, names: string | undefined): readonly RogueMind[] {
  if (names === undefined) return ROGUE_MINDS;
  return names.split(',').map((name) => {
    const mind = ROGUE_MINDS.find(({ id }) => id === name.trim());
    if (mind !== undefined) return mind;
    throw usage(cli, 'cli-arena-bad-bots', { bot: name, bots: RUN_BOTS.join(', ') });
  });
}

function requireTurns(cli: Cli, text: string): number {
  const turns = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (turns >= 1 && turns <= TURNS_MOST) return turns;
  throw usage(cli, 'cli-arena-bad-turns', { turns: text });
}

/** Plays one run of each series after the other; Ctrl-C leaves what was played so far. */
async function playAll(
  cli: Cli,
  series: readonly Series[],
  options: RogueOptions,
  seed: string,
  games: number,
  turns: number,
): Promise<void> {
  const stopping = new Stopping();
  const isStopped = () => stopping.code !== undefined;
  const bar = new ProgressBar(say(cli, 'cli-arena-progress'));
  const made = series.map(({ without }) => gameWithout(without));
  const total = games * series.length;
  let played = 0;
  for (let index = 0; index < games && !isStopped(); index++) {
    for (const [at, { mind, results }] of series.entries()) {
      const game = made[at];
      if (game === undefined || isStopped()) continue;
      results.push(playRun(game, mind, options, seed, index, turns));
      played += 1;
      bar.show(played, total, {});
      await setImmediate();
    }
  }
  bar.stop();
  stopping.forget();
  if (played === total) return;
  cli.exitCode = stopping.code ?? EXIT.failed;
  printError(say(cli, 'cli-partial', { done: played, all: total }));
}

const FIGURES = ['turns', 'level', 'depth', 'score'] as const;

function tellBot(cli: Cli, report: RunReport & { readonly bot: string }): string {
  const lines = [say(cli, 'cli-arena-run', { bot: report.bot, runs: report.runs })];
  for (const figure of FIGURES) {
    const name = say(cli, 'cli-arena-figure', { figure });
    lines.push(say(cli, 'cli-arena-run-figure', { figure: name, ...rounded(report[figure]) }));
  }
  for (const [end, { share, least, most }] of Object.entries(report.ends)) {
    lines.push(say(cli, 'cli-arena-end', { end, ...percent({ share, least, most }) }));
  }
  return lines.join('\n');
}

function rounded({ value, least, most }: Estimate) {
  return { value: value.toFixed(1), least: least.toFixed(1), most: most.toFixed(1) };
}

function percent({ share, least, most }: { share: number; least: number; most: number }) {
  const shown = (part: number) => (part * 100).toFixed(1);
  return { share: shown(share), least: shown(least), most: shown(most) };
}

function tellAll(cli: Cli, ablation: readonly Ablation[]): readonly string[] {
  return ablation.map(({ without, turns, score }) => {
    const [lived, earned] = [rounded(turns), rounded(score)];
    return say(cli, 'cli-arena-without', {
      kind: without ?? '',
      turns: lived.value,
      turnsLeast: lived.least,
      turnsMost: lived.most,
      score: earned.value,
      scoreLeast: earned.least,
      scoreMost: earned.most,
    });
  });
}
