import { rogue } from '#games/rogue/rules/index.ts';
import { describeConformance } from '#test/conformance/suite.ts';
import { repeats } from '#test/support/deep.ts';

/** Limit on actions, since runs may last forever. */
const MAX_ACTIONS = 150;

describeConformance('rogue', rogue, { games: repeats(2, 50), most: MAX_ACTIONS });
