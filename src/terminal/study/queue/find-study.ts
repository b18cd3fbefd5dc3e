import type { Redis } from 'ioredis';
import { CommandFailed, say } from '../../cli/cli.ts';
import type { Cli } from '../../cli/cli.ts';
import { connect } from './connect.ts';
import { readStudy, studyIds } from './studies.ts';
import type { StudyRecord } from './studies.ts';

/** Runs a command on a queue and closes the connection. */
export async function onQueue<T>(
  cli: Cli,
  url: string,
  command: (redis: Redis) => Promise<T>,
): Promise<T> {
  const redis = await connect(cli, url);
  redis.on('error', () => undefined);
  try {
    return await command(redis);
  } finally {
    redis.disconnect();
  }
}

/** Study by its id or the beginning of its id. */
export async function requireQueuedStudy(
  cli: Cli,
  redis: Redis,
  word: string,
): Promise<StudyRecord> {
  const ids = await studyIds(redis);
  const matching = ids.includes(word) ? [word] : ids.filter((id) => id.startsWith(word));
  const [id, ...more] = matching;
  const study = id === undefined || more.length > 0 ? undefined : await readStudy(redis, id);
  if (study !== undefined) return study;
  if (ids.length === 0) throw new CommandFailed(say(cli, 'lab-queue-empty'));
  const shown = (more.length > 0 ? matching : ids).join(', ');
  throw new CommandFailed(say(cli, 'lab-queue-no-study', { id: word, ids: shown }));
}

/** Fails unless this build is that of a study, naming both. */
export function requireSameBuild(cli: Cli, { id, version, build }: StudyRecord): void {
  if (build === TURNWRIGHT_BUILD) return;
  const [ownVersion, ownBuild] = [TURNWRIGHT_VERSION, TURNWRIGHT_BUILD];
  throw new CommandFailed(
    say(cli, 'lab-queue-other-build', { id, version, build, ownVersion, ownBuild }),
  );
}
