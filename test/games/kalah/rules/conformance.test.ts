import { kalah } from '#games/kalah/rules/index.ts';
import { describeConformance } from '#test/conformance/suite.ts';
import { repeats } from '#test/support/deep.ts';

describeConformance('kalah', kalah, { games: repeats(10, 50) });
