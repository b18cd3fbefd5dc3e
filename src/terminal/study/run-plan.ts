import { setImmediate } from 'node:timers/promises';
import { findKind, kindIds, studyGames } from '#games/studies.ts';
import { Coordinator, executeHere, formatReport, runStudy } from '#lab';
import type { AnyStudy, Plan, Report } from '#lab';
import {
  CommandFailed,
  EXIT,
  formatProblems,
  printData,
  printError,
  printOut,
  say,
} from '../cli/cli.ts';
import type { Cli } from '../cli/cli.ts';
import { ProgressBar } from '../cli/progress.ts';
import { StopSignal } from '../cli/signals.ts';
import { requireReportPaths, writeReports } from './report-files.ts';
import { requireJobs } from './study-flags.ts';
import type { StudyFlags } from './study-flags.ts';

const clock = () => performance.now();

/** Opens the study of a plan in this process. */
export async function requireStudy(cli: Cli, plan: Plan): Promise<AnyStudy> {
  const kind = await findKind(plan.kind);
  if (kind === undefined) {
    const kinds = kindIds.join(', ');
    throw new CommandFailed(say(cli, 'lab-no-kind', { kind: plan.kind, kinds }));
  }
  const study = await kind.open(plan, studyGames(clock));
  if (study.ok) return study.value;
  throw new CommandFailed(formatProblems(cli, study.problems));
}

/** Runs a plan, prints its report and writes it to the requested files. */
export async function runPlan(cli: Cli, plan: Plan, flags: StudyFlags): Promise<Report> {
  const jobs = requireJobs(cli, flags.jobs);
  const paths = flags.report ?? [];
  requireReportPaths(cli, paths);
  const study = await requireStudy(cli, plan);
  const coordinator = new Coordinator(study);
  const started = Date.now();
  await execute(cli, coordinator, jobs);
  const report = study.report(coordinator.results);
  const provenance = {
    version: TURNWRIGHT_VERSION,
    build: TURNWRIGHT_VERSION,
    started: new Date(started).toISOString(),
    seconds: (Date.now() - started) / 1000,
    executor: jobs === 1 ? 'here' : 'threads',
    workers: jobs,
    chunks: coordinator.chunks,
  };
  const partial = coordinator.isOver ? {} : { partial: true };
  if (flags.json === true) printData(cli, { ...report.data, ...partial });
  else printOut(formatReport(cli.messages, report));
  await writeReports(cli, paths, { plan, report, provenance });
  return report;
}

async function execute(cli: Cli, coordinator: Coordinator, jobs: number): Promise<void> {
  const { study } = coordinator;
  const stopping = new StopSignal();
  const bar = new ProgressBar(say(cli, 'lab-progress'));
  const settings = {
    isStopped: () => stopping.code !== undefined,
    onProgress: () => {
      const { units, all } = coordinator.progress;
      bar.show(units, all, {});
    },
  };
  if (jobs === 1) {
    await runStudy(coordinator, executeHere(study, { rest: setImmediate, clock }), settings);
  } else {
    const { executeInThreads } = await import('./threads.ts');
    const threads = executeInThreads(study.plan, jobs);
    await runStudy(coordinator, threads, settings);
    await threads.close();
  }
  bar.stop();
  stopping.forget();
  if (coordinator.isOver) return;
  cli.exitCode = stopping.code ?? EXIT.failed;
  const { units, all } = coordinator.progress;
  printError(say(cli, 'cli-partial', { done: units, all }));
}
