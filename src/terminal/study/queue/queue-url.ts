import { usage } from '../../cli/cli.ts';
import type { Cli } from '../../cli/cli.ts';

/** Variable with the URL of the queue, which keeps its password off the command line. */
export const QUEUE_VARIABLE = 'TURNWRIGHT_QUEUE';

/** URL without its user and password, for messages. */
export function withoutPassword(url: string): string {
  return url.replace(/^([^/]*)\/\/.*@/s, '$1//');
}

/** Checks the URL of a queue. `true` and undefined mean the one in the environment. */
export function requireQueueUrl(cli: Cli, given: string | true | undefined): string {
  const url = given === undefined || given === true ? process.env[QUEUE_VARIABLE] : given;
  if (url === undefined || url === '') {
    throw usage(cli, 'lab-queue-no-url', { variable: QUEUE_VARIABLE });
  }
  if (isQueueUrl(url)) return url;
  throw usage(cli, 'lab-queue-bad-url', { url: withoutPassword(url) });
}

function isQueueUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname } = new URL(text);
  const isDatabase = /^\/?\d{0,5}$/.test(pathname);
  return (protocol === 'redis:' || protocol === 'rediss:') && hostname !== '' && isDatabase;
}

/** Host and port of a queue. */
export function addressOf(url: string): string {
  const { hostname, port } = new URL(url);
  return `${hostname}:${port === '' ? '6379' : port}`;
}
