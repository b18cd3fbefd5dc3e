import { setImmediate } from 'node:timers/promises';
import { isSeed } from '#core';
import type { DiceOptions, Pack } from '../rules/index.ts';
import { EXIT, printError, say, usage } from '#terminal/cli/cli.ts';
import type { Cli, CommandFailed } from '#terminal/cli/cli.ts';
import { ProgressBar } from '#terminal/cli/progress.ts';
import { StopSignal } from '#terminal/cli/signals.ts';

export interface BalanceFlags {
  readonly games?: string;
  readonly targets?: string | true;
  readonly party: string;
  readonly difficulty: string;
  readonly bot: string;
  readonly seed: string;
  readonly scenario?: string;
  readonly chapter?: string;
  /** Seed of the one game to describe. */
  readonly show?: string;
  readonly json?: boolean;
}

export function readGames(cli: Cli, text: string): number {
  const games = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (games > 0) return games;
  throw usage(cli, 'cli-balance-bad-games', { games: text });
}

export function requireSeed(cli: Cli, seed: string): void {
  if (!isSeed(seed)) throw usage(cli, 'cli-balance-bad-seed');
}

/** The chapter or scenario selected by the flags. */
export function choiceOf({ chapter, scenario }: BalanceFlags): {
  readonly chapter?: string;
  readonly scenario?: string;
} {
  return {
    ...(chapter === undefined ? {} : { chapter }),
    ...(scenario === undefined ? {} : { scenario }),
  };
}

/** The error for a chapter or scenario that the adventure does not have. */
export function noScenario(cli: Cli, { id, chapters, content }: Pack): CommandFailed {
  return usage(cli, 'cli-balance-no-scenario', {
    adventure: id,
    chapters: chapters.map((chapter) => chapter.id).join(', '),
    scenarios: content.scenarios.map((scenario) => scenario.id).join(', '),
  });
}

interface Job {
  readonly options: DiceOptions;
  readonly count: number;
}

/**
 * Runs the jobs and returns their results. Ctrl-C stops early, keeps the results so far and reports
 * their number.
 */
export async function playJobs<J extends Job, R>(
  cli: Cli,
  jobs: readonly J[],
  run: (job: J) => R,
): Promise<Map<J, R>> {
  const stopping = new StopSignal();
  const bar = new ProgressBar(say(cli, 'cli-balance-progress'));
  const total = jobs.reduce((sum, { count }) => sum + count, 0);
  const results = new Map<J, R>();
  let done = 0;
  for (const job of jobs) {
    if (stopping.code !== undefined) break;
    results.set(job, run(job));
    done += job.count;
    bar.show(done, total, { scenario: job.options.scenario });
    await setImmediate();
  }
  bar.stop();
  stopping.forget();
  if (done < total) {
    cli.exitCode = stopping.code ?? EXIT.failed;
    printError(say(cli, 'cli-partial', { done, all: total }));
  }
  return results;
}
