import { setImmediate } from 'node:timers/promises';
import { assertDefined, isSeed, MAX_SEED_LENGTH } from '#core';
import type { AnyGame, OptionValues } from '#core';
import { EXIT, printData, printError, printOut, say, usage } from '../cli/cli.ts';
import type { Cli } from '../cli/cli.ts';
import { ProgressBar } from '../cli/progress.ts';
import { StopSignal } from '../cli/signals.ts';
import { changeOf, reportRuns } from '#lab';
import type { Estimate, RunArena, RunReport, RunResult } from '#lab';

const MAX_TURNS = 100_000;

export interface RunFlags {
  readonly games: number;
  readonly seed: string;
  readonly turns?: string;
  readonly bots?: string;
  readonly ablation?: boolean;
  readonly json?: boolean;
}

/** Runs of one bot, possibly with one thing removed from the game. */
interface Series {
  readonly bot: string;
  readonly without?: string;
  readonly results: RunResult[];
}

/** Effect of removing one thing on a bot's results. */
interface Ablation {
  readonly without: string;
  readonly changes: Readonly<Record<string, Estimate>>;
}

interface Plan {
  readonly arena: RunArena;
  readonly options: OptionValues;
  readonly seed: string;
  readonly games: number;
  readonly turns: number;
}

/**
 * Arena of a single-player game: measures the progress of bots, and the effect of removing things
 * from the game.
 */
export async function runArena(
  cli: Cli,
  game: AnyGame,
  arena: RunArena,
  options: OptionValues,
  flags: RunFlags,
): Promise<void> {
  const { games, seed } = flags;
  if (!isSeed(seed)) throw usage(cli, 'screen-new-bad-seed', { most: MAX_SEED_LENGTH });
  const bots = requireBots(cli, arena, flags.bots);
  const turns = flags.turns === undefined ? arena.turns : requireTurns(cli, flags.turns);
  const series = bots.map((bot): Series => ({ bot, results: [] }));
  const fullSeries = series.at(-1);
  if (flags.ablation === true && fullSeries !== undefined) {
    for (const without of arena.removable.keys())
      series.push({ bot: fullSeries.bot, without, results: [] });
  }
  await playAll(cli, { arena, options, seed, games, turns }, series);
  const botReports = series
    .filter(({ without }) => without === undefined)
    .map(({ bot, results }) => ({ bot, ...reportRuns(results, arena.boundsFor(turns)) }));
  const ablation = series.flatMap(({ without, results }): Ablation[] => {
    if (without === undefined || fullSeries === undefined) return [];
    const before = fullSeries.results.slice(0, results.length);
    const changes = arena.measures.map((name) => [name, changeOf(before, results, name)] as const);
    return [{ without, changes: Object.fromEntries(changes) }];
  });
  if (flags.json === true) {
    const reports = botReports.map(({ bot, runs, figures, words, parts }) => ({
      bot,
      runs,
      ...figures,
      ...words,
      ...parts,
    }));
    const ablationRows = ablation.map(({ without, changes }) => ({ without, ...changes }));
    const all =
      flags.ablation === true ? { bots: reports, ablation: ablationRows } : { bots: reports };
    printData(cli, { game: game.id, options, seed, games, turns, ...all });
  } else {
    const lines = [
      ...botReports.map((one) => formatBot(cli, arena, one)),
      ...ablation.map((one) => formatAblation(cli, arena, one)),
    ];
    printOut(lines.join('\n'));
  }
}

function requireBots(cli: Cli, { bots }: RunArena, names: string | undefined): readonly string[] {
  if (names === undefined) return bots;
  const botNames = names.split(',').map((name) => {
    const bot = bots.find((known) => known === name.trim());
    if (bot !== undefined) return bot;
    throw usage(cli, 'cli-arena-bad-bots', { bot: name, bots: bots.join(', ') });
  });
  return [...new Set(botNames)];
}

/** Name of a removable thing. */
function nameIn(cli: Cli, { removable }: RunArena, kind: string): string {
  return say(cli, assertDefined(removable.get(kind)), { form: 'name' });
}

function requireTurns(cli: Cli, text: string): number {
  const turns = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (turns >= 1 && turns <= MAX_TURNS) return turns;
  throw usage(cli, 'cli-arena-bad-turns', { turns: text });
}

/** Plays one run of each series in rotation. Ctrl-C keeps the completed runs. */
async function playAll(cli: Cli, plan: Plan, series: readonly Series[]): Promise<void> {
  const { arena, options, seed, games, turns } = plan;
  const stopping = new StopSignal();
  const isStopped = () => stopping.code !== undefined;
  const bar = new ProgressBar(say(cli, 'cli-arena-progress'));
  const total = games * series.length;
  const fullSeries = series.findLast(({ without }) => without === undefined);
  let played = 0;
  for (let index = 0; index < games && !isStopped(); index++) {
    for (const { results, ...what } of series) {
      if (isStopped()) continue;
      const known = fullSeries?.results[index];
      const isSame =
        what.without !== undefined && known !== undefined && arena.isSame?.(known, what.without);
      results.push(isSame ? known : arena.play({ ...what, options, seed, index, turns }));
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

function formatFigures(cli: Cli, figures: Readonly<Record<string, Estimate>>): readonly string[] {
  return Object.entries(figures).map(([figure, estimate]) => {
    const name = say(cli, 'cli-arena-figure', { figure });
    return say(cli, 'cli-arena-run-figure', { figure: name, ...rounded(estimate) });
  });
}

function formatBot(
  cli: Cli,
  arena: RunArena,
  report: RunReport & { readonly bot: string },
): string {
  const lines = [
    say(cli, 'cli-arena-run', { bot: report.bot, runs: report.runs }),
    ...formatFigures(cli, report.figures),
  ];
  for (const [what, shares] of Object.entries(report.words)) {
    for (const [word, share] of Object.entries(shares)) {
      const name = say(cli, what === 'levels' ? 'cli-arena-died-on' : 'cli-arena-end', { word });
      lines.push(say(cli, 'cli-arena-share', { name, ...percent(share) }));
    }
  }
  for (const [what, parts] of Object.entries(report.parts)) {
    for (const [word, { value, least, most }] of Object.entries(parts)) {
      const name =
        what === 'damage'
          ? say(cli, 'cli-arena-damage', { word })
          : say(cli, 'cli-arena-part', { word: nameIn(cli, arena, word) });
      lines.push(say(cli, 'cli-arena-share', { name, ...percent({ share: value, least, most }) }));
    }
  }
  return lines.join('\n');
}

const SMALL = 10;

/** Rounds an estimate, with more digits for small values. */
function rounded({ value, least, most }: Estimate) {
  const digits = Math.abs(value) < SMALL ? 2 : 1;
  const shown = (figure: number) => (figure === Infinity ? '∞' : figure.toFixed(digits));
  return { value: shown(value), least: shown(least), most: shown(most) };
}

function percent({ share, least, most }: { share: number; least: number; most: number }) {
  const shown = (part: number) => (part * 100).toFixed(1);
  return { share: shown(share), least: shown(least), most: shown(most) };
}

function formatAblation(cli: Cli, arena: RunArena, { without, changes }: Ablation): string {
  const kind = nameIn(cli, arena, without);
  return [say(cli, 'cli-arena-without', { kind }), ...formatFigures(cli, changes)].join('\n');
}
