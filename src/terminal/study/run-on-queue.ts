import type { Redis } from 'ioredis';
import { Coordinator, runStudy } from '#lab';
import type { AnyStudy, Report } from '#lab';
import { CommandFailed, EXIT, printError, say } from '../cli/cli.ts';
import type { Cli } from '../cli/cli.ts';
import { StopSignal } from '../cli/signals.ts';
import { quoteArgument } from './command-again.ts';
import { StudyProgress } from './progress.ts';
import type { PlayedBy } from './progress.ts';
import { publish } from './publish.ts';
import type { Output } from './publish.ts';
import { connect } from './queue/connect.ts';
import { describeCoordinator, takeLock } from './queue/lock.ts';
import { addressOf, withoutPassword } from './queue/queue-url.ts';
import { QueueSession } from './queue/session.ts';
import { newStudy, readStudy, removeJobs, writeStudy } from './queue/studies.ts';
import type { StudyRecord } from './queue/studies.ts';

interface QueuedStudy {
  readonly redis: Redis;
  readonly url: string;
  readonly study: AnyStudy;
  readonly record: StudyRecord;
  readonly output: Output;
}

/** Starts a study on a queue and waits for its report. */
export async function startOnQueue(
  cli: Cli,
  study: AnyStudy,
  url: string,
  { chunk, ...output }: Output & { readonly chunk?: number },
): Promise<Report> {
  const redis = await connect(cli, url);
  try {
    const { all } = new Coordinator(study).progress;
    const record = newStudy(study.plan, all, chunk);
    return await coordinate(cli, { redis, url, study, record, output });
  } finally {
    redis.disconnect();
  }
}

/** Command that continues a study. */
function resumeCommand(id: string, url: string): string {
  return `turnwright study resume ${id} --queue ${quoteArgument(withoutPassword(url))}`;
}

/** Coordinates a study until it ends, then prints its report and removes it from the queue. */
export async function coordinate(cli: Cli, queued: QueuedStudy): Promise<Report> {
  const { redis, url, study, record, output } = queued;
  const { id } = record;
  const self = describeCoordinator();
  const holder = await takeLock(redis, id, self);
  if (holder !== undefined) {
    const { host, pid } = holder;
    throw new CommandFailed(say(cli, 'lab-queue-held', { id, host, pid: String(pid) }));
  }
  // The last coordinator may have saved more before it lost the lock.
  const latest = (await readStudy(redis, id)) ?? record;
  const { chunk, progress: saved } = latest;
  const coordinator = new Coordinator(study, {
    ...(chunk === undefined ? {} : { chunk }),
    ...(saved === undefined ? {} : { saved }),
  });
  await writeStudy(redis, latest);
  await removeJobs(redis, latest);
  printError(say(cli, 'lab-queue-started', { id, address: addressOf(url) }));
  const session = new QueueSession({ redis, url, record: latest, self, coordinator });
  await runSession(cli, session, coordinator);
  if (session.ending !== undefined) {
    throw new CommandFailed(say(cli, `lab-queue-${session.ending}`, { id }));
  }
  const { report, isWritten } = await publish(
    cli,
    coordinator,
    {
      started: latest.created,
      executor: 'queue',
      workers: session.workers?.length ?? 0,
      chunks: latest.chunks + coordinator.chunks,
    },
    output,
  );
  if (coordinator.isOver && isWritten && (await session.remove())) return report;
  await session.release();
  printError(say(cli, 'lab-resume-with', { command: resumeCommand(id, url) }));
  return report;
}

async function runSession(
  cli: Cli,
  session: QueueSession,
  coordinator: Coordinator,
): Promise<void> {
  const stopping = new StopSignal();
  const progress = new StudyProgress(cli, coordinator, () => describeSession(cli, session));
  const isStopped = () => stopping.code !== undefined || session.ending !== undefined;
  await runStudy(coordinator, session.executor, {
    isStopped,
    onWait: (wake) => {
      stopping.onStop = wake;
      session.onChange = wake;
    },
  });
  progress.stop();
  stopping.forget();
  await session.stop();
  if (coordinator.isOver || session.ending !== undefined) return;
  cli.exitCode = stopping.code ?? EXIT.failed;
  const { units, all } = coordinator.progress;
  printError(say(cli, 'cli-partial', { done: units, all }));
}

/** Workers of a session, its trouble, or the command that starts a worker. */
function describeSession(cli: Cli, { workers, trouble }: QueueSession): PlayedBy {
  if (trouble !== undefined) {
    return { text: say(cli, 'lab-queue-trouble', { reason: trouble }), isMissing: true };
  }
  if (workers === undefined) return { text: '' };
  if (workers.length === 0) return { text: say(cli, 'lab-queue-no-workers'), isMissing: true };
  const threads = workers.reduce((sum, { jobs }) => sum + jobs, 0);
  return { text: say(cli, 'lab-progress-workers', { workers: workers.length, threads }) };
}
