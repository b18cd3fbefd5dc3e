import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compileModules } from '../support/modules/compile.ts';

let folder: string;
let sources: string;
let out: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'modules-'));
  sources = join(folder, 'src');
  out = join(folder, 'out');
  mkdirSync(join(sources, 'deep'), { recursive: true });
  writeFileSync(join(sources, 'sum.ts'), "export * from './deep/one.ts';\n");
  writeFileSync(join(sources, 'deep', 'one.ts'), 'export const one: number = 1;\n');
  writeFileSync(join(sources, 'globals.d.ts'), 'declare const two: number;\n');
});

afterEach(() => rmSync(folder, { recursive: true }));

const compile = (version = '1') =>
  compileModules(sources, out, { define: { VERSION: JSON.stringify(version) } });

describe('modules compiled for tests', () => {
  it('are loaded by Node with the source names in stack traces', async () => {
    writeFileSync(
      join(sources, 'deep', 'fail.ts'),
      'type Never = never;\n\nexport function fail(): Never {\n  throw new Error(VERSION);\n}\n',
    );
    await compile();
    const main = pathToFileURL(join(out, sources, 'sum.js')).href;
    expect(await import(main)).toMatchObject({ one: 1 });
    const failing = pathToFileURL(join(out, sources, 'deep', 'fail.js')).href;
    const { fail } = (await import(failing)) as { fail: () => never };
    const stack = (() => {
      try {
        return fail();
      } catch (error) {
        return String((error as Error).stack);
      }
    })();
    expect(stack).toContain('Error: 1');
    expect(stack).toContain(`${join(sources, 'deep', 'fail.ts')}:4:`);
  });

  it('are recompiled only if the source changed', async () => {
    expect(await compile()).toHaveLength(2);
    expect(await compile()).toEqual([]);
    writeFileSync(join(sources, 'deep', 'one.ts'), 'export const one: number = 1.5;\n');
    expect(await compile()).toEqual([join(sources, 'deep', 'one.ts')]);
  });

  it('are all recompiled for other options', async () => {
    await compile();
    expect(await compile('2')).toHaveLength(2);
  });

  it('are removed with their source', async () => {
    await compile();
    rmSync(join(sources, 'deep', 'one.ts'));
    expect(await compile()).toEqual([]);
    expect(existsSync(join(out, sources, 'deep', 'one.js'))).toBe(false);
    expect(existsSync(join(out, sources, 'sum.js'))).toBe(true);
  });
});
