import { caves } from '#games/caves/index.ts';
import { describeConformance } from '../conformance/suite.ts';
import { repeats } from '../support/deep.ts';

/** Runs may go on for ever. */
const MOST = 60;

describeConformance('caves', caves, { games: repeats(5, 50), most: MOST });
