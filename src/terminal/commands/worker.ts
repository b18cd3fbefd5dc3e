import type { Command } from 'commander';
import { say } from '../cli/cli.ts';
import type { Cli } from '../cli/cli.ts';
import { addExamples } from '../cli/examples.ts';
import { QUEUE_VARIABLE, requireQueueUrl } from '../study/queue/queue-url.ts';
import { requireJobs } from '../study/study-flags.ts';

const EXAMPLES = ['turnwright worker redis://192.168.1.5 --jobs 8'] as const;

/** `turnwright worker [url]`: plays chunks of studies on a queue. */
export function defineWorker(command: Command, cli: Cli): void {
  addExamples(command, cli, EXAMPLES);
  command
    .argument('[url]', say(cli, 'lab-queue-url', { variable: QUEUE_VARIABLE }))
    .option('--jobs <number>', say(cli, 'lab-flag-jobs'))
    .action(async (given: string | undefined, flags: { readonly jobs?: string }) => {
      const url = requireQueueUrl(cli, given);
      const jobs = requireJobs(cli, flags.jobs);
      const { work } = await import('../study/work-on-queue.ts');
      await work(cli, url, jobs);
    });
}
