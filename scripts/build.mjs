/** npm run build [-- [--stale] [lib] [cli] [web]]: builds dist/, with --stale only what is old. */
import { install, requireNode } from './support/install.mjs';
import { parts } from './support/parts.mjs';
import { hashOf, isFresh, stamp, unstamp } from './support/stamps.mjs';
import { StepFailed, script, tell } from './support/steps.mjs';

/** @param {string} name @param {boolean} staleOnly */
async function buildPart(name, staleOnly) {
  const part = parts[name];
  if (!part) throw new StepFailed(`No part ${name}: there are ${Object.keys(parts).join(', ')}.`);
  const hash = hashOf(part.inputs);
  if (staleOnly && isFresh(name, hash)) return;
  tell(`Building ${part.what}.`);
  unstamp(name);
  await part.build();
  stamp(name, hash);
}

await script(async () => {
  requireNode();
  install();
  const args = process.argv.slice(2);
  const named = args.filter((arg) => !arg.startsWith('--'));
  for (const name of named.length > 0 ? named : Object.keys(parts)) {
    await buildPart(name, args.includes('--stale'));
  }
});
