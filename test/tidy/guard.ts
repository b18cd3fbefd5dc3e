import { cycleViolations } from './cycles.ts';
import { importViolations } from './import-rules.ts';
import { mannerViolations } from './manners.ts';
import { parseTree } from './source.ts';
import type { Tree, Violation } from './source.ts';
import { wordViolations } from './words.ts';

/** All that a tree of sources does against the house rules. */
export function guard(tree: Tree): Violation[] {
  const files = parseTree(tree);
  return [
    ...files.flatMap(importViolations),
    ...cycleViolations(files),
    ...files.flatMap(wordViolations),
    ...files.flatMap(mannerViolations),
  ];
}
