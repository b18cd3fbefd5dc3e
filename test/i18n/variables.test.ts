import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const LOCALE = 'content/locales/en';
const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => [name, readFileSync(join('src', name), 'utf8')] as const);

/** A message that a source says without values for its variables. */
const BARE = /\bsay\((?:[\w.]+, )?'([a-z][\w-]*)'\)/g;

const messages = new Map(
  readdirSync(LOCALE)
    .flatMap((file) => new FluentResource(readFileSync(join(LOCALE, file), 'utf8')).body)
    .map((message) => [message.id, message]),
);

/** Variables of a message and of those it refers to. Terms get their values where they are named. */
function variablesIn(node: unknown, found = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return found;
  if ('type' in node && 'name' in node) {
    if (node.type === 'var') found.add(String(node.name));
    if (node.type === 'mesg') variablesIn(messages.get(String(node.name)), found);
  }
  for (const value of Object.values(node)) variablesIn(value, found);
  return found;
}

test('no text is shown without the values of its variables', () => {
  const bare = SOURCES.flatMap(([name, source]) =>
    [...source.matchAll(BARE)].flatMap(([, id = '']) => {
      const variables = [...variablesIn(messages.get(id))];
      return variables.length === 0 ? [] : [`${name}: ${id} needs ${variables.join(', ')}`];
    }),
  );
  expect(SOURCES.length).toBeGreaterThan(1000);
  expect(bare).toEqual([]);
});
