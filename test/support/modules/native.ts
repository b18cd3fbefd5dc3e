import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vitest/config';
import { COMPILED } from './options.ts';
import { outputOf } from './compile.ts';

/** The page needs Vite: styles, texts and globs are among its imports. */
const PAGE = join('src', 'web');

/** Paths that Vitest leaves to Node. */
export const nativePath = new RegExp(`/${COMPILED}/`);

const isIn = (folder: string, path: string): boolean => path.startsWith(folder + sep);

/**
 * Lets Node load our sources itself, compiled beforehand. They run half as fast again as in Vitest's
 * module runner, which calls a getter for every imported name, and no project transforms them anew.
 * In watch mode Vitest has to see the sources themselves.
 */
export function nativeModules(): Plugin {
  let watches = false;
  return {
    name: 'turnwright-native-modules',
    enforce: 'pre',
    configureVitest({ vitest }) {
      watches = vitest.config.watch;
    },
    resolveId(source, importer) {
      if (watches || importer === undefined || !/^\.{1,2}\/.*\.tsx?$/.test(source)) return null;
      const path = relative('.', resolve(dirname(importer), source));
      return isIn('src', path) && !isIn(PAGE, path) ? resolve(COMPILED, outputOf(path)) : null;
    },
  };
}
