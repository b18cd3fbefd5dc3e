import { caves } from '#games/caves/rules/index.ts';
import { describeConformance } from '#test/conformance/suite.ts';
import { repeats } from '#test/support/deep.ts';

/** Runs may go on for ever. */
const MOST = 60;

describeConformance('caves', caves, { games: repeats(5, 50), most: MOST });
