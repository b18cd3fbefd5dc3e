import { caves } from '#games/caves/rules/index.ts';
import { describeConformance } from '#test/conformance/suite.ts';
import { repeats } from '#test/support/deep.ts';

/** Limit on actions, since runs may last forever. */
const MAX_ACTIONS = 60;

describeConformance('caves', caves, { games: repeats(2, 50), most: MAX_ACTIONS });
