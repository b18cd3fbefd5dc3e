import { COMPILED, compilerOptions } from './options.ts';
import { compileModules } from './compile.ts';

/** Before any test: projects are set up one after another, and all but the first find it done. */
export async function setup(): Promise<void> {
  await compileModules('src', COMPILED, compilerOptions);
}
