import { describeConformance } from '../conformance/suite.ts';
import { dice } from './content.ts';
import { tideBellsGame } from './tide-bells.ts';

const EFFORT = { games: 12, timeout: 120_000 };

describeConformance('dice over hand-written content', dice, EFFORT);
describeConformance('dice over Tide Bells', tideBellsGame, EFFORT);
