import { readFileSync } from 'node:fs';
import type { CompilerOptions } from './compile.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** Where the compiled sources are. */
export const COMPILED = 'dist/.cache/modules';

/** The same for sources that Node loads and for those that go through Vite. */
export const compilerOptions = {
  define: { TURNWRIGHT_VERSION: JSON.stringify(version) },
  jsx: { runtime: 'automatic', importSource: 'preact' },
} satisfies CompilerOptions;
