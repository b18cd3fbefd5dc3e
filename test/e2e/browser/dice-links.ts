import { deflateRawSync } from 'node:zlib';
import { assertDefined, makeStream, Match } from '#core';
import { makeJourneyGame } from '#games/dice/rules/index.ts';
import type {
  JourneyAction,
  JourneyEvent,
  JourneyOptions,
  JourneyState,
  Pack,
} from '#games/dice/rules/index.ts';
import { findJourneyMind } from '#games/dice/bots/journey-mind.ts';
import { PERSON, Session } from '#play';

const greedy = assertDefined(findJourneyMind('greedy'));

/** A moment of a journey: the link that opens it, and the text of the bot's next action. */
export interface Moment {
  readonly link: string;
  readonly next: string;
}

/** Options of a journey with defaults for the rest. */
const USUAL: JourneyOptions = {
  route: 'campaign',
  party: 'brawler,hunter',
  difficulty: 'easy',
  mode: 'story',
};

/**
 * The moment of the greedy bot's journey at which its next action has the wanted events, or which
 * itself is wanted.
 */
export function momentOf(
  pack: Pack,
  seed: string,
  isWanted: (before: JourneyState, events: readonly JourneyEvent[]) => boolean,
  options: Partial<JourneyOptions> = {},
): Moment {
  const game = makeJourneyGame(pack);
  const begin = () => new Match(game, { ...USUAL, ...options }, seed);
  const match = begin();
  const whims = makeStream(seed, 'mind');
  const actions: JourneyAction[] = [];
  while (match.turn.kind === 'decide') {
    const { state: before } = match;
    const action = greedy.choose(before, whims);
    const played = match.play(action);
    if (!played.ok) throw new RangeError(played.problem.message);
    if (!isWanted(before, played.events)) {
      actions.push(action);
      continue;
    }
    // Saving every state on the way would take far longer than playing again.
    const again = begin();
    for (const one of actions) again.play(one);
    const seats = match.options.party.split(',').map(() => PERSON);
    const packed = deflateRawSync(new Session(again, seats).save()).toString('base64url');
    return { link: `#/dice/${pack.id}/t/${packed}`, next: game.makeAction(before, action) };
  }
  throw new RangeError(`the journey ${seed} has no such moment`);
}
