import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeJsonSchemas } from '#games/dice/rules/packs/export.ts';

const FOLDER = 'schemas';

interface Node {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
  readonly additionalProperties?: Node | boolean;
  readonly anyOf?: readonly Node[];
}

/** Paths of all keys without a description. */
function undescribedKeys(node: Node, path = ''): string[] {
  const { properties = {}, items, additionalProperties, anyOf = [] } = node;
  const keys = Object.entries(properties).flatMap(([key, value]) => {
    const own = value.description === undefined ? [`${path}.${key}`] : [];
    return [...own, ...undescribedKeys(value, `${path}.${key}`)];
  });
  const more = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  const parts = [...anyOf, ...more, ...(items === undefined ? [] : [items])];
  return [...keys, ...parts.flatMap((part) => undescribedKeys(part, `${path}.*`))];
}

test.each([...makeJsonSchemas()])('%s matches the schema', (name, schema) => {
  const text = `${JSON.stringify(schema, undefined, 2)}\n`;
  if (process.env['UPDATE'] === '1') {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(join(FOLDER, name), text);
  }
  expect(JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))).toEqual(schema);
});

test.each([...makeJsonSchemas()])('%s describes every key', (_, schema) => {
  expect(undescribedKeys(schema as Node)).toEqual([]);
});
