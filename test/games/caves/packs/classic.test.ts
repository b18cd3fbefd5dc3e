import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { expect, test } from 'vitest';
import { CLASSIC } from '#games/caves/rules/index.ts';
import { buildContent } from '#games/caves/rules/packs/build.ts';
import { checkContent } from '#games/caves/rules/packs/check.ts';
import { makeCavesJsonSchemas } from '#games/caves/rules/packs/export.ts';
import { cavesSchema } from '#games/caves/rules/packs/schema.ts';
import { readYaml } from '#kit/packs/yaml.ts';
import type { CavesContent } from '#games/caves/rules/index.ts';

const FILE = 'content/caves/classic/caves.yaml';
const MODULE = 'src/games/caves/rules/classic/classic.ts';

/** Content without anything, upon which the built-in pack builds. */
const EMPTY: CavesContent = {
  ...CLASSIC,
  levels: [],
  terrain: {},
  clouds: {},
  kinds: {},
  creatures: {},
  items: {},
  potions: {},
  spells: {},
  effects: {},
  vaults: {},
};

function readClassic(): CavesContent {
  const tree = readYaml({ file: FILE, text: readFileSync(FILE, 'utf8') });
  if (!tree.ok) throw new Error(tree.problems[0]?.message);
  return buildContent(EMPTY, cavesSchema.parse(tree.value.value));
}

test('the built-in content is that of its file, in the same order', async () => {
  const content = readClassic();
  if (process.env['UPDATE'] === '1') {
    const text = `import type { CavesContent } from '../model/content.ts';\n\n/** The built-in content. */\nexport const CLASSIC: CavesContent = ${JSON.stringify(content)};\n`;
    writeFileSync(
      MODULE,
      await format(text, { parser: 'typescript', singleQuote: true, printWidth: 100 }),
    );
  }
  for (const name of ['kinds', 'creatures', 'items', 'potions', 'spells', 'effects'] as const)
    expect(Object.entries(CLASSIC[name])).toEqual(Object.entries(content[name]));
  expect(CLASSIC).toEqual(content);
});

test('the built-in content has no problems', () => {
  const problems: unknown[] = [];
  checkContent(CLASSIC, (...problem) => problems.push(problem));
  expect(problems).toEqual([]);
});

test.each([...makeCavesJsonSchemas()])('%s matches the schema', (name, schema) => {
  const path = `schemas/${name}`;
  if (process.env['UPDATE'] === '1')
    writeFileSync(path, `${JSON.stringify(schema, undefined, 2)}\n`);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(schema);
});
