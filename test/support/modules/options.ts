import { readFileSync } from 'node:fs';
import type { CompilerOptions } from './compile.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** Folder of the compiled sources. */
export const COMPILED = 'dist/.cache/modules';

/** Options shared by sources loaded by Node and those processed by Vite. */
export const compilerOptions = {
  define: { TURNWRIGHT_VERSION: JSON.stringify(version), TURNWRIGHT_BUILD: '"test"' },
  jsx: { runtime: 'automatic', importSource: 'preact' },
} satisfies CompilerOptions;
