import { readFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import type { ReadStream } from 'node:tty';
import { deflateRawSync } from 'node:zlib';
import { parseOptions } from '#core';
import { kalah } from '#games/kalah/rules/index.ts';
import { readSettings, settingsSpec } from '#screen/model/settings.ts';
import { readInput } from '#terminal/arcade/keyboard.ts';
import { printable } from '#terminal/cli/cli.ts';
import { RecordsFile } from '#terminal/files/records.ts';
import { readSettingsFile } from '#terminal/files/settings-file.ts';
import { OpenedRulesFile } from '#games/zrf/commands/opened-rules.ts';
import { makeRoute, parseRoute } from '#web/address/route.ts';
import { packText, unpackText } from '#web/address/share.ts';
import { parseSettings } from '#web/storage/parse-settings.ts';
import { parseStoredRecords } from '#web/storage/puzzle-records.ts';
import { gamesOf } from '#web/storage/save-records.ts';
import { inFile } from '../in-folder.ts';
import { mutateJson, mutateJsonText, valueOf } from '../json-mutation.ts';
import { mutateText, sealing } from '../mutation.ts';
import { isAccepted, memoize, sayAll } from '../reader.ts';
import type { Reader } from '../reader.ts';
import { readSave, seal } from './saves.ts';

const FROZEN = 'test/frozen/0.1.0';
const read = (name: string) => readFileSync(`${FROZEN}/${name}`, 'utf8');

function readSettingsText(input: string): boolean {
  const { texts, problem } = inFile('settings.json', input, (file) => readSettingsFile(file));
  const { problems } = readSettings(settingsSpec(['en', 'ru'], 'en'), texts);
  sayAll(problem === undefined ? problems : [problem, ...problems]);
  return problem === undefined && problems.length === 0;
}

function readRecords(input: string): boolean {
  return inFile('records.json', input, (file) => {
    const records = new RecordsFile(file);
    const names = records.names();
    for (const name of [...names, '__proto__', 'constructor']) records.best(name);
    return records.keep('century/1', { moves: 9 }) === undefined && names.length > 0;
  });
}

function readOpened(input: string): boolean {
  return inFile('opened-rules.json', input, (file) => {
    const opened = new OpenedRulesFile(file);
    const paths = opened.read();
    opened.remember('user:a', '/a.zrf');
    return paths.size > 0;
  });
}

const storage = memoize(
  () => JSON.parse(read('page/local-storage.json')) as Record<string, string>,
);

/** Records of the page's database, with journals, as pairs of keys and values. */
const databases = memoize(() => {
  const saves = JSON.parse(read('page/saves.json')) as { id: string; transcript: string }[];
  return saves.map((save) => {
    const { transcript: _, ...summary } = save;
    return JSON.stringify([
      [save.id, { ...save, journal: 'j' }],
      [[save.id, 'j'], { ...summary, count: 2 }],
      [[save.id, 'j', 0], '1 p1 3 ~9a0e\n'],
      [[save.id, 'j', 1], '2 p2 3 ~9a0e\n'],
    ]);
  });
});

/** True for a JSON value that is a valid database key. */
function isKey(value: unknown): value is IDBValidKey {
  if (Array.isArray(value)) return value.every(isKey);
  return typeof value === 'string' || typeof value === 'number';
}

function readDatabase(input: string): boolean {
  const value = valueOf(input);
  const pairs = (Array.isArray(value) ? value : []).flatMap((pair: unknown) => {
    const [key, record] = Array.isArray(pair) ? (pair as unknown[]) : [];
    return isKey(key) ? [[key, record] as const] : [];
  });
  const games = gamesOf(pairs);
  for (const { summary, lines } of games) JSON.stringify([summary, lines]);
  return games.length > 0;
}

const addresses = [
  ...[
    '#/',
    '#/text',
    '#kalah',
    '#zrf/chess',
    '#zrf/user:abc123',
    '#kalah/t/7Y',
    '#zrf/century/t/a-b',
  ],
];

function readAddress(input: string): boolean {
  const route = parseRoute(input);
  makeRoute(route);
  return route.kind !== 'unknown';
}

const links = memoize(() => [
  read('transcripts/kalah-undone.txt'),
  read('transcripts/tic-tac-toe-over.txt'),
  read('transcripts/dobutsu-over.txt'),
]);

/**
 * Reads a link, which contains packed text. Half of the inputs are packed first; the others are the
 * packed text itself.
 */
async function readLink(input: string): Promise<boolean> {
  const packed = /[\n ]/.test(input) ? await packText(input) : input;
  const text = await unpackText(packed);
  return isAccepted(text) && readSave(text.value);
}

const packed = memoize(() => links().map((text) => deflateRawSync(text).toString('base64url')));

const keys = [
  '\x1b[A\x1b[B\r',
  'q\x03\x1b',
  '\x1b[1;5C\x1b[200~text\x1b[201~',
  '\x1b[<0;12;3M\x1b[<0;12;3m\x1b[<64;1;1M',
  '\x1bOP\x7f\t',
  'жй',
];

function readKeyboard(input: string): boolean {
  const stream = new PassThrough() as unknown as ReadStream & PassThrough;
  let count = 0;
  const add = () => (count += 1);
  const end = readInput(stream, { key: add, paste: add, mouse: add });
  stream.emit('data', Buffer.from(input));
  end();
  stream.destroy();
  return count > 0;
}

export const SHELLS: readonly Reader[] = [
  {
    name: 'settings of the terminal',
    weight: 0.7,
    samples: () => [read('terminal/settings.json'), '{"speed":"off","palette":"evening"}'],
    mutate: mutateJsonText,
    read: readSettingsText,
  },
  {
    name: 'records of the terminal',
    weight: 0.7,
    samples: () => [read('terminal/records.json'), read('terminal/records-first.json')],
    mutate: mutateJsonText,
    read: readRecords,
  },
  {
    name: 'paths of opened rules',
    weight: 0.4,
    samples: () => ['{"user:a":"/tmp","user:b":"README.md"}'],
    mutate: mutateJsonText,
    read: readOpened,
  },
  {
    name: 'settings of the page',
    samples: () => [storage()['turnwright.settings'] ?? ''],
    mutate: mutateJson,
    read: (input) => Object.keys(parseSettings(valueOf(input)).lastGame).length > 0,
  },
  {
    name: 'results in the page',
    samples: () => [storage()['turnwright.puzzles'] ?? ''],
    mutate: mutateJson,
    read: (input) => Object.keys(parseStoredRecords(valueOf(input)).records).length > 0,
  },
  { name: 'database of the page', samples: databases, mutate: mutateJson, read: readDatabase },
  { name: 'addresses', samples: () => addresses, mutate: mutateText, read: readAddress },
  { name: 'links to games', weight: 0.7, samples: links, mutate: sealing(seal), read: readLink },
  { name: 'packed links', samples: packed, mutate: mutateText, read: readLink },
  { name: 'keys of a terminal', samples: () => keys, mutate: mutateText, read: readKeyboard },
  {
    name: 'options of a command',
    samples: () => ['houses=6\nseeds=4\npie=yes', 'capture=standard\nends=side'],
    mutate: mutateText,
    read: (input) => {
      const pairs = input.split('\n').map((line): [string, string] => {
        const [name = '', value = ''] = line.split('=');
        return [name, value];
      });
      return isAccepted(parseOptions(kalah.options, Object.fromEntries(pairs)));
    },
  },
  {
    name: 'texts that are printed',
    weight: 0.5,
    samples: () => ['A title\nwith \x1b[31mred\x1b[0m', 'Название \u202e\u2028'],
    mutate: mutateText,
    read: (input) => !/(?![\t\n])\p{Cc}/u.test(printable(input)),
  },
];
