import type { Problem } from '#core';
import type { Say } from '#i18n/say.ts';
import { isBegun } from '#play';
import type { Reopened } from '#play';
import type { AnyGame, AnyMatch, Transcript } from '#core';
import { describeWithLocation, describeProblem } from './problems.ts';

type Faulty = Extract<Reopened, { readonly kind: 'fault' }>;

/** Notice for a saved game that cannot be opened unchanged, or undefined. */
export function describeReopened(reopened: Reopened, say: Say): string | undefined {
  if (reopened.kind === 'fault') return describeFault(reopened, say);
  return reopened.problem && describeProblem(reopened.problem, say);
}

/** Note on a match that was begun under older rules, or undefined. */
export function describeOrigin({ game, origin }: AnyMatch, say: Say): string | undefined {
  return origin && say('saved-begun', { rules: shownRules(origin.rules, game) });
}

/** Reason that nothing can be undone; `usual` is the message for games with no older rules. */
export function describeNoUndo(match: AnyMatch, say: Say, usual = 'screen-play-no-undo'): string {
  const isAtOrigin = match.origin !== undefined && !isBegun(match);
  return say(isAtOrigin ? 'saved-begun-no-undo' : usual);
}

/** Label in lists of a saved game that was begun under older rules, or undefined. */
export function describeSavedRules(
  { rules, origin }: Pick<Transcript, 'rules' | 'origin'>,
  game: Pick<AnyGame, 'rules'>,
  say: Say,
): string | undefined {
  const begun = origin?.rules ?? rules;
  const isLabelled = origin !== undefined || begun < game.rules;
  return isLabelled ? say('saved-rules', { rules: shownRules(begun, game) }) : undefined;
}

/** Version of the rules, unless the same version has changed. */
function shownRules(begun: number, { rules }: Pick<AnyGame, 'rules'>): number | 'changed' {
  return begun < rules ? begun : 'changed';
}

function describeFault(faulty: Faulty, say: Say): string {
  const { fault, path, problem, part, session, reached, saved } = faulty;
  if (session === undefined || part === 'none' || part === 'actions') {
    const reason = describeReason(problem, say);
    return say(`saved-fault-${fault}`, { reason, opened: part, path: path ?? 'none' });
  }
  const isOlder = problem.code === 'rules-version';
  const begun = isOlder
    ? say('saved-begun', { rules: session.match.origin?.rules ?? Number(problem.args?.['theirs']) })
    : say('saved-fault-changed', { path: path ?? 'none' });
  return say(part === 'start' ? 'saved-starts-over' : 'saved-continues', { begun, reached, saved });
}

/** More about a saved game that was begun under older rules, for screens with room. */
export function describeMore(reopened: Reopened, say: Say): string | undefined {
  if (reopened.kind !== 'fault') return undefined;
  if (reopened.part === 'checkpoint') return say('saved-continues-more');
  return reopened.part === 'start' ? describeFault({ ...reopened, part: 'none' }, say) : undefined;
}

/** Problem with its line, without the file name, which would not help the player. */
function describeReason({ file: _file, ...place }: Problem, say: Say): string {
  return describeWithLocation(place, say).replace(/\.$/, '');
}
