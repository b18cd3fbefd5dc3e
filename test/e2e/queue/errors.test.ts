import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { isDeep } from '#test/support/deep.ts';
import { freePort, TestRedis } from '#test/support/redis.mjs';
import { openLab } from './lab.ts';

const lab = openLab();
const PASSWORD = 'hunter2';

/** Servers that the cases have started. */
const started: { remove(): Promise<unknown> }[] = [];
afterAll(async () => {
  for (const server of started) await server.remove();
});

async function redisWith(...options: string[]): Promise<string> {
  const server = new TestRedis(options);
  started.push(server);
  await server.start();
  return server.url;
}

/** Server that is not Redis 6.2: it answers each request by a function. */
async function serverThat(answer: (request: string, socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      answer(String(data), socket);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  started.push({
    remove: () => {
      for (const socket of sockets) socket.destroy();
      return once(server.close(), 'close');
    },
  });
  const address = server.address();
  return `redis://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
}

function withUser(url: string, user: string): string {
  return url.replace('//', `//${user}@`);
}

const OLD = '# Server\r\nredis_version:6.0.16\r\nmaxmemory_policy:noeviction\r\nrole:master\r\n';

/** Answers each command of a request as Redis 6.0 would. */
function answerAsOld(request: string, socket: Socket): void {
  for (const [, command = ''] of request.matchAll(/\*\d+\r\n\$\d+\r\n(\w+)/g)) {
    const name = command.toLowerCase();
    if (name === 'info') socket.write(`$${OLD.length}\r\n${OLD}\r\n`);
    else if (name === 'hello') socket.write('-ERR unknown command `hello`\r\n');
    else socket.write('+OK\r\n');
  }
}

interface Case {
  readonly what: string;
  readonly url: () => Promise<string> | string;
  readonly code: 1 | 2;
  readonly en: RegExp;
  readonly ru: RegExp;
}

const CASES: readonly Case[] = [
  {
    what: 'the URL of a web page',
    url: () => `http://user:${PASSWORD}@127.0.0.1`,
    code: 2,
    en: /^“http:\/\/127\.0\.0\.1” is not the URL of a queue\. Write it as redis:/,
    ru: /^«http:\/\/127\.0\.0\.1» — не адрес очереди\./,
  },
  {
    what: 'a word',
    url: () => 'localhost',
    code: 2,
    en: /^“localhost” is not the URL of a queue\./,
    ru: /^«localhost» — не адрес очереди\./,
  },
  {
    what: 'a database that is not a number',
    url: () => `redis://user:${PASSWORD}@127.0.0.1/lab`,
    code: 2,
    en: /^“redis:\/\/127\.0\.0\.1\/lab” is not/,
    ru: /^«redis:\/\/127\.0\.0\.1\/lab» — не/,
  },
  {
    what: 'no server',
    url: async () => `redis://127.0.0.1:${await freePort()}`,
    code: 1,
    en: /^No Redis answers at 127\.0\.0\.1:\d+\. Start one/,
    ru: /^На 127\.0\.0\.1:\d+ нет Redis\. Запустите/,
  },
  {
    what: 'no host',
    url: () => 'redis://no-such-host.invalid',
    code: 1,
    en: /^There is no host for no-such-host\.invalid:6379\./,
    ru: /^Узел для no-such-host\.invalid:6379 не найден\./,
  },
  {
    what: 'a missing password',
    url: () => redisWith('--requirepass', 'right'),
    code: 1,
    en: /refuses this user or password/,
    ru: /не принимает это имя или пароль/,
  },
  {
    what: 'a wrong password',
    url: async () => withUser(await redisWith('--requirepass', 'right'), `:${PASSWORD}`),
    code: 1,
    en: /refuses this user or password/,
    ru: /не принимает это имя или пароль/,
  },
  {
    what: 'a user without rights',
    url: async () =>
      withUser(
        await redisWith('--user', ...`weak on >${PASSWORD} ~other:* +@all`.split(' ')),
        `weak:${PASSWORD}`,
      ),
    code: 1,
    en: /^This user may not use the queue/,
    ru: /^Этому пользователю очередь на .* недоступна/,
  },
  {
    what: 'an old Redis',
    url: () => serverThat(answerAsOld),
    code: 1,
    en: /is version 6\.0\.16\. Queues need 6\.2 or later/,
    ru: /работает Redis 6\.0\.16\. Для очереди нужен 6\.2 или новее/,
  },
  {
    what: 'a Redis that evicts keys',
    url: () => redisWith('--maxmemory-policy', 'allkeys-lru'),
    code: 1,
    en: /may drop studies .*allkeys-lru.*noeviction/,
    ru: /может выбросить исследования.*allkeys-lru.*noeviction/,
  },
  {
    what: 'a replica',
    url: () => redisWith('--replicaof', '127.0.0.1', String(lab.server.port)),
    code: 1,
    en: /is a read-only replica/,
    ru: /реплика только для чтения/,
  },
  {
    what: 'a server of another kind',
    url: () =>
      serverThat((_, socket) => {
        socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
      }),
    code: 1,
    en: /^Redis at 127\.0\.0\.1:\d+ cannot be used: /,
    ru: /^Redis на 127\.0\.0\.1:\d+ не подходит: /,
  },
  {
    what: 'a silent server',
    url: () => serverThat(() => undefined),
    code: 1,
    en: /does not answer\. Check the URL/,
    ru: /не отвечает\. Проверьте адрес/,
  },
];

/** Cases in both languages in deep tests, otherwise in each by turns. */
const ROWS = CASES.map(({ en, ru, ...rest }, at) => {
  const both = [['en', en] as const, ['ru', ru] as const];
  return { ...rest, messages: both.filter((_, language) => isDeep || language === at % 2) };
});

test.each(ROWS)('explains $what in one line', async ({ url, code, messages }) => {
  const address = await url();
  for (const [language, message] of messages) {
    const result = await lab.run(['study', 'list', '--queue', address, '--lang', language]);
    expect(result.stderr.trimEnd()).toMatch(message);
    expect(result.stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(result.stderr + result.stdout).not.toContain(PASSWORD);
    expect(result.code).toBe(code);
  }
});

test.each([
  ['worker', 'http://127.0.0.1'],
  ['study', 'show', 'x', '--queue', 'http://127.0.0.1'],
  ['study', 'resume', 'x', '--queue', 'http://127.0.0.1'],
  ['study', 'cancel', 'x', '--queue', 'http://127.0.0.1'],
  ['arena', 'kalah', '--queue', 'http://127.0.0.1'],
] as const)('%s %s checks the URL', async (...args) => {
  const { code, stderr } = await lab.run(args);
  expect(stderr).toMatch(/is not the URL of a queue/);
  expect(code).toBe(2);
});

test('asks for a URL where none is given', async () => {
  const { code, stderr } = await lab.run(['study', 'list']);
  expect(stderr).toMatch(/^Which queue\? .*TURNWRIGHT_QUEUE/);
  expect(code).toBe(2);
});

test('lists what there is when an id is unknown', async () => {
  const { code, stderr } = await lab.run(['study', 'cancel', 'arena', '--queue', lab.url]);
  expect(stderr).toMatch(/^There are no studies on this queue/);
  expect(code).toBe(1);
});
