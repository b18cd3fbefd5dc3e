import { COMPILED, compilerOptions } from './options.ts';
import { compileModules } from './compile.ts';

/** Runs before all tests, once per project; only the first call has work to do. */
export async function setup(): Promise<void> {
  await compileModules('src', COMPILED, compilerOptions);
}
