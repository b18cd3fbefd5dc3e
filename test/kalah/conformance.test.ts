import { kalah } from '#games/kalah/index.ts';
import { describeConformance } from '../conformance/suite.ts';
import { repeats } from '../support/deep.ts';

describeConformance('kalah', kalah, { games: repeats(10, 50) });
