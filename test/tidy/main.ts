/** Prints violations of the house rules and warnings; run by scripts/tidy.mjs. */
import { ringAlarms } from './alarms.ts';
import { guard } from './guard.ts';
import { phraseViolations } from './phrase-rules.ts';
import { readProse, readTree } from './read-tree.ts';
import { makeViolation, parseTree } from './source.ts';

const tree = readTree('.');
const violations = [...guard(tree), ...phraseViolations(readProse('.'))];
const { summary, alarms } = ringAlarms(parseTree(tree));
for (const violation of violations) console.log(makeViolation(violation));
for (const alarm of alarms) console.log(`alarm: ${alarm}`);
console.log(summary);
process.exitCode = violations.length > 0 ? 1 : 0;
