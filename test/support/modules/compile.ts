import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { transformWithOxc, version as compiler } from 'vite';
import { relateImports } from '#scripts/support/relate-imports.mjs';

export type CompilerOptions = NonNullable<Parameters<typeof transformWithOxc>[2]>;

const RECORD = 'compiled.json';

/** Output path of a compiled TypeScript module, relative to the output folder. */
export function outputOf(path: string): string {
  return path.replace(/\.tsx?$/, '.js');
}

/** TypeScript modules in a folder by path, each with its time and size. */
function modulesIn(folder: string): Record<string, string> {
  const modules: Record<string, string> = {};
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/(?<!\.d)\.tsx?$/.test(entry)) continue;
    const path = join(folder, entry);
    const { mtimeMs, size } = statSync(path);
    modules[path] = `${String(mtimeMs)} ${String(size)}`;
  }
  return modules;
}

function readRecord(path: string, key: string): Record<string, string> {
  try {
    const record = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Record<string, string>>;
    return record[key] ?? {};
  } catch {
    return {};
  }
}

/** Key of everything the output depends on except the sources. */
function keyOf(options: CompilerOptions): string {
  const self = readFileSync(new URL(import.meta.url), 'utf8');
  return createHash('sha256')
    .update(JSON.stringify([compiler, options, self]))
    .digest('hex');
}

/** Replaces a file atomically, because another run may be reading it. */
function replaceFile(path: string, text: string): void {
  const draft = `${path}.${String(process.pid)}`;
  writeFileSync(draft, text);
  renameSync(draft, path);
}

async function compileModule(path: string, out: string, options: CompilerOptions): Promise<void> {
  const { code, map } = await transformWithOxc(readFileSync(path, 'utf8'), path, {
    ...options,
    sourcemap: true,
  });
  const sources = { ...map, sources: [resolve(path)], sourcesContent: undefined };
  const inline = Buffer.from(JSON.stringify(sources)).toString('base64');
  const text = relateImports(code, path.split(sep).join('/'));
  const target = join(out, outputOf(path));
  mkdirSync(dirname(target), { recursive: true });
  replaceFile(target, `${text}\n//# sourceMappingURL=data:application/json;base64,${inline}\n`);
}

/**
 * Compiles the changed modules of a folder and removes the output of deleted ones.
 * @returns paths of the compiled modules
 */
export async function compileModules(
  folder: string,
  out: string,
  options: CompilerOptions,
): Promise<readonly string[]> {
  const record = join(out, RECORD);
  const key = keyOf(options);
  const before = readRecord(record, key);
  const modules = modulesIn(folder);
  const stale = Object.keys(modules).filter((path) => modules[path] !== before[path]);
  const removedPaths = Object.keys(before).filter((path) => !Object.hasOwn(modules, path));
  if (stale.length + removedPaths.length === 0) return [];
  for (const path of removedPaths) rmSync(join(out, outputOf(path)), { force: true });
  await Promise.all(stale.map((path) => compileModule(path, out, options)));
  replaceFile(record, JSON.stringify({ [key]: modules }));
  return stale;
}
