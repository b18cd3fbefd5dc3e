import { describeConformance } from '#test/conformance/suite.ts';
import { repeats } from '#test/support/deep.ts';
import { dice } from './content.ts';
import { must } from '#core';
import { makeDiceGame } from '#games/dice/rules/index.ts';
import { builtInFolders, readBuiltIn } from './built-in.ts';

const EFFORT = { games: repeats(1, 60) };

describeConformance('dice over hand-written content', dice, EFFORT);
for (const folder of builtInFolders) {
  const { content } = must(readBuiltIn(folder).pack);
  describeConformance(`dice over ${folder}`, makeDiceGame(content), EFFORT);
}
