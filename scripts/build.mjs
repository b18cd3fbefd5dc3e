/**
 * npm run build [-- [--stale] [lib] [cli] [web]]: builds dist/. With --stale, builds only outdated
 * parts.
 */
import { install, requireNode } from './support/install.mjs';
import { parts } from './support/parts.mjs';
import { hashOf, isFresh, stamp, unstamp } from './support/stamps.mjs';
import { StepFailed, script, print } from './support/steps.mjs';

/** @param {string} name @param {boolean} staleOnly */
async function buildPart(name, staleOnly) {
  const part = new Map(Object.entries(parts)).get(name);
  if (!part) throw new StepFailed(`No part ${name}: there are ${Object.keys(parts).join(', ')}.`);
  const hash = hashOf(part.inputs);
  if (staleOnly && isFresh(name, hash)) return;
  print(`Building ${part.what}.`);
  unstamp(name);
  await part.build(hash);
  stamp(name, hash);
}

await script(async () => {
  requireNode();
  install();
  const args = process.argv.slice(2);
  const named = args.filter((arg) => !arg.startsWith('--'));
  // The parts are independent: build them in parallel and report all failures.
  const names = named.length > 0 ? named : Object.keys(parts);
  const outcomes = await Promise.allSettled(
    names.map((name) => buildPart(name, args.includes('--stale'))),
  );
  const failures = outcomes.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
  const broken = failures.find((failure) => !(failure instanceof StepFailed));
  if (broken !== undefined) throw broken;
  if (failures.length > 0) throw new StepFailed(failures.map(({ message }) => message).join('\n'));
});
