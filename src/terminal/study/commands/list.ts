import type { Command } from 'commander';
import { largest } from '#core';
import { printData, printOut, say } from '../../cli/cli.ts';
import type { Cli } from '../../cli/cli.ts';
import { timeOf } from '../progress.ts';
import { addQueueFlags } from '../queue/queue-flags.ts';
import type { QueueFlags } from '../queue/queue-flags.ts';
import { requireQueueUrl } from '../queue/queue-url.ts';
import type { StudyState } from '../queue/state.ts';

/** `turnwright study list`: the studies on a queue. */
export function defineList(command: Command, cli: Cli): void {
  addQueueFlags(command, cli).action(async (flags: QueueFlags) => {
    const url = requireQueueUrl(cli, flags.queue);
    const studies = await readStates(cli, url);
    if (flags.json === true) printData(cli, { studies });
    else if (studies.length === 0) printOut(say(cli, 'lab-queue-empty'));
    else printOut(formatStates(cli, studies));
  });
}

async function readStates(cli: Cli, url: string): Promise<readonly StudyState[]> {
  const { onQueue } = await import('../queue/find-study.ts');
  const { readStudy, studyIds } = await import('../queue/studies.ts');
  const { stateOf } = await import('../queue/state.ts');
  return onQueue(cli, url, async (redis) => {
    const states: StudyState[] = [];
    for (const id of await studyIds(redis)) {
      const study = await readStudy(redis, id);
      if (study !== undefined) states.push(await stateOf(redis, study));
    }
    return states;
  });
}

function formatStates(cli: Cli, states: readonly StudyState[]): string {
  const rows = [
    ['id', 'kind', 'game', 'done', 'age', 'state', 'build'].map((column) =>
      say(cli, 'lab-list-column', { column }),
    ),
    ...states.map(({ id, kind, game, done, all, age, state, version, build }) => [
      id,
      kind,
      game,
      `${done}/${all}`,
      timeOf(age),
      say(cli, 'lab-list-state', { state }),
      `${version} ${build}`,
    ]),
  ];
  const widths = rows[0]?.map((_, at) => largest(rows.map((row) => row[at]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((text, at) => text.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
