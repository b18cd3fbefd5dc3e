import type { Command } from 'commander';
import { printData, printOut, say } from '../../cli/cli.ts';
import type { Cli } from '../../cli/cli.ts';
import { addQueueFlags } from '../queue/queue-flags.ts';
import type { QueueFlags } from '../queue/queue-flags.ts';
import { requireQueueUrl } from '../queue/queue-url.ts';

/** `turnwright study cancel <id>`: removes a study and its chunks from a queue. */
export function defineCancel(command: Command, cli: Cli): void {
  command.argument('<id>', say(cli, 'lab-queue-id'));
  addQueueFlags(command, cli).action(async (word: string, flags: QueueFlags) => {
    const { onQueue, requireQueuedStudy } = await import('../queue/find-study.ts');
    const { cancelStudy } = await import('../queue/studies.ts');
    await onQueue(cli, requireQueueUrl(cli, flags.queue), async (redis) => {
      const study = await requireQueuedStudy(cli, redis, word);
      await cancelStudy(redis, study);
      if (flags.json === true) printData(cli, { id: study.id });
      else printOut(say(cli, 'lab-queue-removed', { id: study.id }));
    });
  });
}
