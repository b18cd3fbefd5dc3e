/** Prints what the tree does against the house rules, and its alarms; run by scripts/tidy.mjs. */
import { ringAlarms } from './alarms.ts';
import { guard } from './guard.ts';
import { readTree } from './read-tree.ts';
import { makeViolation, parseTree } from './source.ts';

const tree = readTree('.');
const violations = guard(tree);
const { summary, alarms } = ringAlarms(parseTree(tree));
for (const violation of violations) console.log(makeViolation(violation));
for (const alarm of alarms) console.log(`alarm: ${alarm}`);
console.log(summary);
process.exitCode = violations.length > 0 ? 1 : 0;
