import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertDefined } from '#core';
import type { Problem } from '#core';
import { CLASSIC, readCavesPack } from '#games/caves/rules/index.ts';
import type { CavesPack } from '#games/caves/rules/index.ts';

/** The pack of the guide, which has one of each. */
export const WARREN = 'content/templates/rat-warren';

/** Texts of the files of a pack by path. */
export function textsOf(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => /\.(?:yaml|ftl)$/.test(name)).sort();
  return new Map(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

export function readTexts(texts: ReadonlyMap<string, string>) {
  const encoder = new TextEncoder();
  const files = [...texts].map(([name, text]) => [name, encoder.encode(text)] as const);
  return readCavesPack(CLASSIC, new Map(files));
}

export function warren(): CavesPack {
  const { pack } = readTexts(textsOf(WARREN));
  return assertDefined(pack.ok ? pack.value : undefined);
}

/** A problem as one line. */
export function lineOf({ file = '', line = 0, column = 0, message }: Problem): string {
  return `${file}:${line}:${column} ${message}`;
}
