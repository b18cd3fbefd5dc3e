import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { expect, test } from 'vitest';
import { CLASSIC, DEPTHS } from '#games/caves/rules/index.ts';
import type { CavesContent } from '#games/caves/rules/index.ts';
import { buildContent } from '#games/caves/rules/packs/build.ts';
import { cavesSchema } from '#games/caves/rules/packs/schema.ts';
import type { CavesData } from '#games/caves/rules/packs/schema.ts';
import { readYaml } from '#kit/packs/yaml.ts';
import { readTexts, textsOf } from './packs.ts';

const FOLDER = 'content/caves/depths';
const MODULES = 'src/games/caves/rules/depths';

/** The tables of the pack by the module that has them. */
const PARTS: Readonly<Record<string, readonly (keyof CavesContent & keyof CavesData)[]>> = {
  creatures: ['creatures'],
  ground: ['levels', 'terrain', 'clouds', 'kinds'],
  things: ['items', 'draws', 'spells', 'effects'],
  vaults: ['vaults'],
};

function readDepths(): CavesData {
  const file = `${FOLDER}/caves.yaml`;
  const tree = readYaml({ file, text: readFileSync(file, 'utf8') });
  if (!tree.ok) throw new Error(tree.problems[0]?.message);
  return cavesSchema.parse(tree.value.value);
}

async function writeModules(data: CavesData): Promise<void> {
  for (const [name, tables] of Object.entries(PARTS)) {
    const rows = tables.map(
      (table) =>
        `export const ${table.toUpperCase()}: CavesContent['${table}'] = ${JSON.stringify(data[table])};`,
    );
    const text = `import type { CavesContent } from '../model/content.ts';\n\n${rows.join('\n\n')}\n`;
    writeFileSync(
      `${MODULES}/${name}.ts`,
      await format(text, { parser: 'typescript', singleQuote: true, printWidth: 100 }),
    );
  }
}

test('the second edition is that of its file, in the same order', async () => {
  const data = readDepths();
  if (process.env['UPDATE'] === '1') await writeModules(data);
  const content = buildContent(CLASSIC, data);
  expect(DEPTHS).toEqual(content);
  for (const name of ['kinds', 'creatures', 'items', 'effects', 'vaults', 'terrain'] as const)
    expect(Object.keys(DEPTHS[name])).toEqual(Object.keys(content[name]));
});

test('the second edition has no problems and no warnings', () => {
  const { pack, warnings } = readTexts(textsOf(FOLDER));
  expect([pack.ok ? [] : pack.problems, warnings]).toEqual([[], []]);
});
