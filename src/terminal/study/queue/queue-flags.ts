import type { Command } from 'commander';
import { say } from '../../cli/cli.ts';
import type { Cli } from '../../cli/cli.ts';
import { QUEUE_VARIABLE } from './queue-url.ts';

/** Flags of commands that handle studies on a queue. */
export interface QueueFlags {
  readonly queue?: string;
  readonly json?: boolean;
}

export function addQueueFlags(command: Command, cli: Cli): Command {
  return command
    .option('--queue <url>', say(cli, 'lab-queue-url', { variable: QUEUE_VARIABLE }))
    .option('--json', say(cli, 'cli-json'));
}
