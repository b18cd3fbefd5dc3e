import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDeep } from '../../support/deep.ts';
import { addLooks, addRows } from '../../toy/additions.ts';
import { TreeCopy } from '../../toy/tree-copy.ts';
import { TypesOfToy } from '../../toy/types.ts';

const tree = new TreeCopy(isDeep ? ['test', 'docs', 'vitest.config.ts'] : ['test', 'docs']);

/** Tests that report missing parts of an addition. */
const NAMING = [
  'test/games/caves/voice/words.test.ts',
  'test/games/rogue/voice/words.test.ts',
  'test/games/rogue/rules/content.test.ts',
  'test/games/dice/voice/words.test.ts',
  'test/lab/arena-words.test.ts',
];
/** Tests that pass with and without the additions. */
const PASSING = [
  ...NAMING.filter((file) => !file.includes('/dice/')),
  'test/toy/added.test.ts',
  'test/games/rogue/page/gear.test.ts',
  'test/games/zrf/rules/play-cases.test.ts',
  'test/i18n/parity.test.ts',
  'test/screen/arcade.test.ts',
  'test/screen/every-screen.test.ts',
];

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** Runs tests in the copy. Returns the names of the failing ones. */
async function failing(
  files: readonly string[],
  ...extraArgs: readonly string[]
): Promise<readonly string[]> {
  const vitest = join('node_modules', 'vitest', 'vitest.mjs');
  const out = join(tree.folder, 'report.json');
  const args = [vitest, 'run', '--project', 'unit', '--reporter', 'json', '--outputFile', out];
  await promisify(execFile)(process.execPath, [...args, ...files, ...extraArgs], {
    cwd: tree.folder,
  }).catch(() => undefined);
  const { testResults } = JSON.parse(tree.read('report.json')) as Report;
  const failed = testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message === '' ? [] : [`${name}: ${message}`]),
    ...assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  ]);
  expect(testResults.length).toBeGreaterThanOrEqual(files.length);
  return failed;
}

/** True for files that use a type extended by a new row. */
const isReached = (path: string, text: string) =>
  path.startsWith('src/games/') &&
  /\b(?:CreatureKind|ItemKind|Condition|Test|HeroSkillId)\b/.test(text);

const lacking: { types: readonly string[]; tests: readonly string[] } = { types: [], tests: [] };
let faults: readonly string[] = [];
let failures: readonly string[] = [];

beforeAll(async () => {
  if (!isDeep) return;
  const types = new TypesOfToy(tree.folder, isReached);
  addRows(tree);
  lacking.types = types.faults();
  lacking.tests = await failing(
    NAMING,
    '-t',
    'every event|every creature|everything|unique names|skill-|arena|guide',
  );
  addLooks(tree);
  cpSync('test/toy/added.ts', join(tree.folder, 'test/toy/added.test.ts'));
  faults = types.faults();
  failures = await failing(PASSING);
});

afterAll(() => {
  tree.remove();
});

test.skipIf(isDeep)('the places of all rows and looks exist', () => {
  addRows(tree);
  addLooks(tree);
  expect(Object.keys(tree.changes())).toEqual(
    expect.arrayContaining([
      'content/caves/classic/caves.yaml',
      'src/games/caves/rules/classic/classic.ts',
      'src/games/dice/rules/skills/brawler.ts',
      'src/games/rogue/rules/model/items.ts',
      'src/games/zrf/rules/lower/conditions.ts',
    ]),
  );
});

test.runIf(isDeep)('a row without graphics does not compile', () => {
  const files = lacking.types.map((line) => line.replace(/^src\/games\/|: .*$/g, ''));
  expect([...new Set(files)].toSorted()).toEqual([
    'rogue/cells/map/signs.ts',
    'rogue/page/tiles/items.ts',
    'zrf/rules/compile/decide.ts',
    'zrf/rules/compile/walk-code.ts',
    'zrf/rules/lower/conditions.ts',
  ]);
});

test.runIf(isDeep)('a row without names fails the naming tests', () => {
  const inBoth = ['en', 'ru'].flatMap((language) => [
    `arena texts in ${language} for caves name every removable part`,
    `arena texts in ${language} for caves exist for every word of lab-run-damage`,
    `arena texts in ${language} for rogue name every removable part`,
    `in ${language} every event variant is a complete sentence`,
    `in ${language} everything has a name`,
    `the texts of the dice game in ${language} include a name and a meaning for skill-roar`,
  ]);
  const verb = 'every creature comes into view with its own verb in Russian';
  const pictures = 'everything in the built-in content has a picture';
  const guide = 'the guide lists all items, all mobs with their values, and all codes';
  expect(lacking.tests.toSorted()).toEqual([...inBoth, verb, pictures, guide].toSorted());
});

test.runIf(isDeep)('complete additions pass type checks and tests', () => {
  expect(faults).toEqual([]);
  expect(failures).toEqual([]);
});
