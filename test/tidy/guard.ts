import { cycleViolations } from './cycles.ts';
import { folderCycleViolations } from './folder-cycles.ts';
import { gameNameViolations } from './game-names.ts';
import { importViolations } from './import-rules.ts';
import { mannerViolations } from './manners.ts';
import { parseTree } from './source.ts';
import type { Tree, Violation } from './source.ts';
import { stateViolations } from './state.ts';
import { wordViolations } from './words.ts';

/** All violations of the house rules in a tree of sources. */
export function guard(tree: Tree): Violation[] {
  const files = parseTree(tree);
  return [
    ...files.flatMap(importViolations),
    ...cycleViolations(files),
    ...folderCycleViolations(files),
    ...files.flatMap(stateViolations),
    ...files.flatMap(wordViolations),
    ...files.flatMap(gameNameViolations),
    ...files.flatMap(mannerViolations),
  ];
}
