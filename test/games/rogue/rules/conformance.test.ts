import { rogue } from '#games/rogue/rules/index.ts';
import { describeConformance } from '#test/conformance/suite.ts';
import { repeats } from '#test/support/deep.ts';

/** Runs may go on for ever. */
const MOST = 150;

describeConformance('rogue', rogue, { games: repeats(5, 50), most: MOST });
