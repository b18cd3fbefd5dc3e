import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

const COPIED = [
  'src',
  'content',
  'scripts',
  'LICENSE',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.base.json',
  'tsconfig.pure.json',
  'tsconfig.web.json',
];

/** Copy of the tree outside the repository, for tests that add files. */
export class TreeCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'turnwright-toy-'));

  constructor(also: readonly string[]) {
    for (const path of [...COPIED, ...also]) {
      cpSync(path, join(this.folder, path), { recursive: true });
    }
    symlinkSync(resolve('node_modules'), join(this.folder, 'node_modules'));
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), text);
  }

  /** Inserts text before the first occurrence of another text; throws if there is none. */
  insert(path: string, before: string, text: string): void {
    const now = this.read(path);
    const at = now.indexOf(before);
    if (at < 0) throw new RangeError(`${path} does not contain ${before}`);
    this.write(path, now.slice(0, at) + text + now.slice(at));
  }

  /** Changed files of the copy, each with its new lines. */
  changes(): Record<string, readonly string[]> {
    const changed: Record<string, readonly string[]> = {};
    for (const root of ['src', 'content']) {
      const files = readdirSync(join(this.folder, root), { recursive: true, withFileTypes: true });
      for (const file of files.filter((one) => one.isFile())) {
        const path = relative(this.folder, join(file.parentPath, file.name));
        const before = readOrEmpty(path);
        const after = this.read(path);
        if (after === before) continue;
        const old = before.split('\n');
        changed[path] = after.split('\n').filter((line) => !old.includes(line));
      }
    }
    return changed;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
