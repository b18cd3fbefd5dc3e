import type { AnyGame, GameEvent, Step } from './game.ts';
import { makeLaw } from './conformance-law.ts';
import type { Law } from './conformance-law.ts';
import { demand, entriesOf, playTrial } from './conformance-play.ts';

/** Kinds of event that announce the end of a game. */
const FINAL_KINDS: readonly string[] = ['over', 'ended'];

/**
 * Throws if any event follows the announced end. Returns undefined, or the reason the law does not
 * apply.
 */
export function checkEnd(
  game: AnyGame,
  { state, events }: Step<unknown, GameEvent>,
): string | undefined {
  if (game.turn(state).kind !== 'over') return 'no game reached its end';
  const at = events.findIndex(({ kind }) => FINAL_KINDS.includes(kind));
  if (at < 0) return 'no event announces the end';
  const lateKinds = events.slice(at + 1).map(({ kind }) => kind);
  demand(lateKinds.length === 0, () => `after the end: ${lateKinds.join(', ')}`);
  return undefined;
}

export const endLaws: readonly Law[] = [
  makeLaw('ends with its final event, followed by no damage, healing or sighting', (trial) => {
    const last = entriesOf(playTrial(trial)).at(-1);
    return last === undefined ? 'no action was played' : checkEnd(trial.game, last.step);
  }),
];
