import type { Command } from 'commander';
import { Coordinator, formatReport } from '#lab';
import type { Report } from '#lab';
import { printData, printOut, say } from '../../cli/cli.ts';
import type { Cli } from '../../cli/cli.ts';
import { timeOf } from '../progress.ts';
import { addQueueFlags } from '../queue/queue-flags.ts';
import type { QueueFlags } from '../queue/queue-flags.ts';
import { requireQueueUrl } from '../queue/queue-url.ts';
import type { StudyRecord } from '../queue/studies.ts';
import { requireStudy } from '../run-plan.ts';

/** `turnwright study show <id>`: plan, progress and report so far of a study on a queue. */
export function defineShow(command: Command, cli: Cli): void {
  command.argument('<id>', say(cli, 'lab-queue-id'));
  addQueueFlags(command, cli).action(async (word: string, flags: QueueFlags) => {
    const { onQueue, requireQueuedStudy } = await import('../queue/find-study.ts');
    const { stateOf } = await import('../queue/state.ts');
    const { planOf } = await import('../queue/studies.ts');
    await onQueue(cli, requireQueueUrl(cli, flags.queue), async (redis) => {
      const record = await requireQueuedStudy(cli, redis, word);
      const state = await stateOf(redis, record);
      const report = await reportSoFar(cli, record);
      if (flags.json === true) {
        printData(cli, { ...state, plan: planOf(record), report: report?.data ?? null });
        return;
      }
      const { version, build } = state;
      const named = say(cli, 'lab-list-state', { state: state.state });
      const [ownVersion, ownBuild] = [TURNWRIGHT_VERSION, TURNWRIGHT_BUILD];
      const lines = [
        say(cli, 'lab-show-study', { ...state, state: named, age: timeOf(state.age) }),
        say(cli, 'lab-show-plan', { plan: record.plan }),
        report === undefined
          ? say(cli, 'lab-queue-other-build', {
              id: state.id,
              version,
              build,
              ownVersion,
              ownBuild,
            })
          : formatReport(cli.messages, report),
      ];
      printOut(lines.join('\n'));
    });
  });
}

/** Report so far; undefined for a study of another build. */
async function reportSoFar(cli: Cli, record: StudyRecord): Promise<Report | undefined> {
  const { build, progress: saved } = record;
  if (build !== TURNWRIGHT_BUILD) return undefined;
  const { planOf } = await import('../queue/studies.ts');
  const study = await requireStudy(cli, planOf(record));
  return study.report(new Coordinator(study, saved === undefined ? {} : { saved }).results);
}
