import type { Problem } from '#core';
import type { Say } from '#i18n/say.ts';
import type { Reopened } from '#play';
import { describeWithLocation, describeProblem } from './problems.ts';

type Faulty = Extract<Reopened, { readonly kind: 'fault' }>;

/** Notice for a saved game that cannot be opened unchanged, or undefined. */
export function describeReopened(reopened: Reopened, say: Say): string | undefined {
  if (reopened.kind === 'fault') return describeFault(reopened, say);
  return reopened.problem && describeProblem(reopened.problem, say);
}

function describeFault({ fault, path, problem, session }: Faulty, say: Say): string {
  const reason = describeReason(problem, say);
  const opened = session === undefined ? 'no' : 'yes';
  return say(`saved-fault-${fault}`, { reason, opened, path: path ?? 'none' });
}

/** Problem with its line, without the file name, which would not help the player. */
function describeReason({ file: _file, ...place }: Problem, say: Say): string {
  return describeWithLocation(place, say).replace(/\.$/, '');
}
