import { readdirSync, readFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import { must } from '#core';
import { readPack, unzipPack } from '#games/dice/rules/index.ts';
import { folderOf, folderOfZip, openRules } from '#games/zrf/rules/index.ts';
import { bitmapSize, sizedSvg, svgSize } from '#web/canvas/picture-size.ts';
import { rulesIn } from '#games/zrf/page/files/chosen-files.ts';
import { mutateBytes, mutateText } from '../mutation.ts';
import { bytesOf, inputOf, isAccepted, memoize } from '../reader.ts';
import type { Reader } from '../reader.ts';
import { mutateZip } from '../zip-mutation.ts';

const RULES = [
  'tic-tac-toe.zrf',
  'breakthrough.zrf',
  'images/tic-tac-toe/x.svg',
  'ru/tic-tac-toe.ftl',
];
const PACK = ['adventure.yaml', 'i18n/en.yaml'];
const STORED = { level: 0, mtime: '1990-01-01' } as const;
const DEFLATED = { level: 6, mtime: '1990-01-01' } as const;

function filesOf(root: string, names: readonly string[], top = ''): Record<string, Uint8Array> {
  return Object.fromEntries(
    names.map((name) => [top + name, new Uint8Array(readFileSync(`${root}/${name}`))]),
  );
}

const rulesZips = memoize(() => [
  inputOf(zipSync(filesOf('content/rules', RULES.slice(0, 1)), STORED)),
  inputOf(zipSync(filesOf('content/rules', RULES, 'game/'), DEFLATED)),
]);

const packZips = memoize(() => [
  inputOf(zipSync(filesOf('test/cases/dice-packs/good', PACK), DEFLATED)),
  inputOf(zipSync(filesOf('test/cases/dice-packs/good', PACK, 'good/'), STORED)),
]);

/** Opens a zip as the page does for dropped files, and as the command line does. */
async function readRulesZip(input: string): Promise<boolean> {
  const bytes = bytesOf(input);
  const zip = folderOfZip(bytes, 'a.zip');
  if (zip.ok) for (const name of zip.value.names) isAccepted(zip.value.read(name));
  const file = new Blob([bytes.slice()]);
  const { rules } = await rulesIn([{ path: 'a.zip', file }]);
  if (!isAccepted(rules)) return false;
  return isAccepted(openRules(rules.value.folder, rules.value.main, 'a').game);
}

function readPackZip(input: string): boolean {
  const files = unzipPack(bytesOf(input), 'a.zip', { media: true });
  return isAccepted(files) && isAccepted(readPack(files.value, 'a.zip/').pack);
}

const drawings = memoize(() =>
  readdirSync('content/rules/images/chess').map((name) =>
    readFileSync(`content/rules/images/chess/${name}`, 'utf8'),
  ),
);

function readDrawing(input: string): boolean {
  const size = svgSize(input);
  if (size !== undefined) must(openable(sizedSvg(input, size)));
  return size !== undefined;
}

/** Checks that an SVG is still valid after its size was added. */
function openable(text: string) {
  if (svgSize(text) !== undefined) return { ok: true, value: text } as const;
  throw new Error('the SVG is invalid after its size was added');
}

const big = (value: number) => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255];
const little = (value: number) => big(value).reverse();
const letters = (text: string) => [...Buffer.from(text, 'latin1')];

/** First bytes of images, which contain their size. */
const bitmaps = [
  [
    ...letters('\x89PNG\r\n\x1a\n'),
    ...big(13),
    ...letters('IHDR'),
    ...big(30),
    ...big(20),
    8,
    2,
    0,
    0,
    0,
  ],
  [...letters('GIF89a'), 30, 0, 20, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x2c],
  [
    ...letters('BM'),
    ...little(70),
    0,
    0,
    0,
    0,
    ...little(54),
    ...little(40),
    ...little(30),
    ...little(20),
  ],
  [0xff, 0xd8, 0xff, 0xe0, 0, 16, ...letters('JFIF'), 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]
    .concat([0xff, 0xe1, 0, 8, 1, 2, 3, 4, 5, 6])
    .concat([
      0xff, 0xc0, 0, 17, 8, 0, 20, 0, 30, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1, 0xff, 0xd9,
    ]),
].map((bytes) => inputOf(Uint8Array.from([...bytes, ...Array.from({ length: 40 }, () => 0)])));

export const ARCHIVES: readonly Reader[] = [
  { name: 'zips of rules', weight: 0.5, samples: rulesZips, mutate: mutateZip, read: readRulesZip },
  {
    name: 'zips of adventures',
    weight: 0.4,
    samples: packZips,
    mutate: mutateZip,
    read: readPackZip,
  },
  {
    name: 'rules files as bytes',
    samples: () => RULES.slice(0, 2).map((name) => readFileSync(`content/rules/${name}`, 'latin1')),
    mutate: mutateBytes,
    read: (input) => {
      const folder = folderOf(new Map([['a.zrf', bytesOf(input)]]));
      return isAccepted(openRules(folder, 'a.zrf', 'a').game);
    },
  },
  { name: 'drawings', samples: drawings, mutate: mutateText, read: readDrawing },
  {
    name: 'bitmaps',
    samples: () => bitmaps,
    mutate: mutateBytes,
    read: (input) => bitmapSize(bytesOf(input)) !== undefined,
  },
];
