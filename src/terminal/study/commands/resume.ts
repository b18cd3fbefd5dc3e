import type { Command } from 'commander';
import { say } from '../../cli/cli.ts';
import type { Cli } from '../../cli/cli.ts';
import { addQueueFlags } from '../queue/queue-flags.ts';
import { requireQueueUrl } from '../queue/queue-url.ts';
import { printReport } from '../publish.ts';
import { requireReportPaths } from '../report-files.ts';
import { requireStudy } from '../run-plan.ts';
import { addReportFlag } from '../study-flags.ts';

interface ResumeFlags {
  readonly queue?: string;
  readonly report?: readonly string[];
  readonly json?: boolean;
}

/** `turnwright study resume <id>`: continues a study whose coordinator has ended. */
export function defineResume(command: Command, cli: Cli): void {
  command.argument('<id>', say(cli, 'lab-queue-id'));
  addReportFlag(addQueueFlags(command, cli), cli).action(
    async (word: string, { queue, ...flags }: ResumeFlags) => {
      requireReportPaths(cli, flags.report ?? []);
      const url = requireQueueUrl(cli, queue);
      const { onQueue, requireQueuedStudy, requireSameBuild } =
        await import('../queue/find-study.ts');
      const { planOf } = await import('../queue/studies.ts');
      const { coordinate } = await import('../run-on-queue.ts');
      await onQueue(cli, url, async (redis) => {
        const record = await requireQueuedStudy(cli, redis, word);
        requireSameBuild(cli, record);
        const study = await requireStudy(cli, planOf(record));
        await coordinate(cli, { redis, url, study, record, output: { flags, print: printReport } });
      });
    },
  );
}
