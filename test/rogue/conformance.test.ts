import { rogue } from '#games/rogue/index.ts';
import { describeConformance } from '../conformance/suite.ts';
import { repeats } from '../support/deep.ts';

/** Runs may go on for ever. */
const MOST = 150;

describeConformance('rogue', rogue, { games: repeats(5, 50), most: MOST });
