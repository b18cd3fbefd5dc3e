import { findKind, kindIds, studyGames } from '#games/studies.ts';
import { Coordinator, runStudy } from '#lab';
import type { AnyStudy, Plan, Report } from '#lab';
import { CommandFailed, EXIT, formatProblems, printError, say, usage } from '../cli/cli.ts';
import type { Cli } from '../cli/cli.ts';
import { StopSignal } from '../cli/signals.ts';
import { commandAgain } from './command-again.ts';
import { StudyProgress } from './progress.ts';
import { printReport, publish } from './publish.ts';
import { requireQueueUrl } from './queue/queue-url.ts';
import { requireReportPaths } from './report-files.ts';
import { requireChunk, requireJobs } from './study-flags.ts';
import { openHere, ThreadsWhenLong } from './threads-when-long.ts';
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
export async function runPlan(
  cli: Cli,
  plan: Plan,
  flags: StudyFlags,
  print = printReport,
): Promise<Report> {
  const jobs = requireJobs(cli, flags.jobs);
  const chunk = requireChunk(cli, flags.chunk);
  requireReportPaths(cli, flags.report ?? []);
  if (flags.queue !== undefined) {
    if (flags.jobs !== undefined) throw usage(cli, 'lab-queue-or-jobs');
    const url = requireQueueUrl(cli, flags.queue);
    const study = await requireStudy(cli, plan);
    const { startOnQueue } = await import('./run-on-queue.ts');
    return startOnQueue(cli, study, url, {
      ...(chunk === undefined ? {} : { chunk }),
      flags,
      print,
    });
  }
  const study = await requireStudy(cli, plan);
  const coordinator = new Coordinator(study, chunk === undefined ? {} : { chunk });
  const started = Date.now();
  const workers = await execute(cli, coordinator, jobs, flags.jobs === undefined);
  const executor = workers === 1 ? 'here' : 'threads';
  const { chunks } = coordinator;
  const circumstances = { started, executor, workers, chunks };
  const { report } = await publish(cli, coordinator, circumstances, { flags, print });
  if (!coordinator.isOver) printError(say(cli, 'lab-start-over', { command: commandAgain() }));
  return report;
}

/** Runs a study in threads; returns the number of those that played it. */
async function execute(
  cli: Cli,
  coordinator: Coordinator,
  jobs: number,
  isDefault: boolean,
): Promise<number> {
  const stopping = new StopSignal();
  const executor = await openExecutor(coordinator, jobs, isDefault);
  const progress = new StudyProgress(cli, coordinator, () => {
    return { text: say(cli, 'lab-progress-threads', { threads: executor.slots() }) };
  });
  await runStudy(coordinator, executor, {
    isStopped: () => stopping.code !== undefined,
    onWait: (wake) => (stopping.onStop = wake),
  });
  const workers = executor.slots();
  await executor.close();
  progress.stop();
  stopping.forget();
  if (!coordinator.isOver) {
    cli.exitCode = stopping.code ?? EXIT.failed;
    const { units, all } = coordinator.progress;
    printError(say(cli, 'cli-partial', { done: units, all }));
  }
  return workers;
}

/** Opens one thread, several, or by default one that several follow if the study is long. */
async function openExecutor(coordinator: Coordinator, jobs: number, isDefault: boolean) {
  const { study } = coordinator;
  if (jobs === 1) return openHere(study);
  const open = async (count: number) => {
    const { executeInThreads } = await import('./threads.ts');
    return executeInThreads(study.plan, count);
  };
  if (!isDefault) return open(jobs);
  const unitsLeft = () => coordinator.progress.all - coordinator.progress.units;
  return new ThreadsWhenLong(study, { jobs, open, unitsLeft });
}
