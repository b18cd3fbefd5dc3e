import { describeConformance } from '#test/conformance/suite.ts';
import { repeats } from '#test/support/deep.ts';
import { dice } from './content.ts';
import { tideBellsGame } from './tide-bells.ts';

const EFFORT = { games: repeats(3, 60) };

describeConformance('dice over hand-written content', dice, EFFORT);
describeConformance('dice over Tide Bells', tideBellsGame, EFFORT);
