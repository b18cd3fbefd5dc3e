import type { Problem } from '#core';
import type { Say } from '#i18n/say.ts';
import type { Reopened } from '#play';
import { describePlaced, describeProblem } from './problems.ts';

type Faulty = Extract<Reopened, { readonly kind: 'fault' }>;

/** What is said of a saved game that is not opened as it was left; undefined where nothing is. */
export function describeReopened(reopened: Reopened, say: Say): string | undefined {
  if (reopened.kind === 'fault') return describeFault(reopened, say);
  return reopened.problem && describeProblem(reopened.problem, say);
}

function describeFault({ fault, path, problem, session }: Faulty, say: Say): string {
  const reason = describeReason(problem, say);
  const opened = session === undefined ? 'no' : 'yes';
  return say(`saved-fault-${fault}`, { reason, opened, path: path ?? 'none' });
}

/** The problem with its line; where the game is kept is nothing that helps. */
function describeReason({ file: _file, ...place }: Problem, say: Say): string {
  return describePlaced(place, say).replace(/\.$/, '');
}
