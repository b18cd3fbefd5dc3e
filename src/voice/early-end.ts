import { isDrawnEnding } from '#core';
import type { Ending } from '#core';
import type { News, Session } from '#play';
import type { Say } from '#i18n/say.ts';
import { participantsOf } from './participants.ts';
import type { Participants } from './participants.ts';

/** Names of the sides, and their roles in sentences. */
export interface Sides {
  readonly participants: Pick<Participants, 'role'>;
  readonly nameOf: (player: number) => string;
}

/** Sides named after their participants. */
export function sidesOf(session: Pick<Session, 'seats'>, say: Say): Sides {
  const participants = participantsOf(session, say);
  return { participants, nameOf: (player) => participants.names[player] ?? '' };
}

/** Result and reason of an ending outside the rules. */
export interface EndingWords {
  readonly result: string;
  readonly reason: string;
}

/** Describes an ending outside the rules. */
export function describeEnding(ending: Ending, sides: Sides, say: Say): EndingWords {
  if (ending.reason === 'agreed') return { result: say('ended-draw'), reason: say('early-agreed') };
  const { by, reason } = ending;
  if (isDrawnEnding(ending))
    return { result: say('ended-draw'), reason: say('early-time-drawn', argsOf(sides, by)) };
  return {
    result: say('early-won', argsOf(sides, 1 - by)),
    reason: say(`early-${reason}`, argsOf(sides, by)),
  };
}

/** Describes an ending in one line. */
export function describeEndingLine(ending: Ending, sides: Sides, say: Say): string {
  const { result, reason } = describeEnding(ending, sides, say);
  return `${reason} ${result}`;
}

/** News of an ending outside the rules. */
export type EarlyNews = Extract<News, { readonly kind: 'ended' | 'reopened' | 'declined' }>;

/** Describes news of an ending outside the rules. */
export function describeEarlyNews(
  news: EarlyNews,
  ending: Ending | undefined,
  sides: Sides,
  say: Say,
): string {
  if (news.kind === 'declined') return say('early-declined');
  if (news.kind === 'reopened' || ending === undefined) return say('early-reopened');
  return describeEndingLine(ending, sides, say);
}

/** Question to the other person when one offers a draw. */
export function askDraw(offered: number, sides: Sides, say: Say): string {
  return say('early-ask-draw', { name: sides.nameOf(1 - offered), other: sides.nameOf(offered) });
}

/** Arguments of a sentence about a side. */
export function argsOf({ participants, nameOf }: Sides, player: number) {
  return { who: participants.role(player), name: nameOf(player) };
}
