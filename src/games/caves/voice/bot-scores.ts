import { defaultOptions } from '#core';
import { caves, packOf } from '../rules/index.ts';
import type { CavesOptions } from '../rules/index.ts';

/** True for a run whose score can be compared with the bots'. */
export function isCompared(options: CavesOptions): boolean {
  const { mode, depth } = defaultOptions(caves.options);
  return options.mode === mode && options.depth === depth && packOf(options) === '';
}
