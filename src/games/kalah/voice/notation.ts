import { chainsOf, housesOf, makeChain } from '../rules/index.ts';
import type { KalahAction, KalahState } from '../rules/index.ts';
import type { NotatedTurn } from '#voice/turns.ts';

type Log = readonly { readonly by: number; readonly action: KalahAction }[];

/** The turns of a match, with sowings of extra turns joined: `3-6`, `swap`. */
export function notate({ pits }: KalahState, log: Log): NotatedTurn[] {
  const houses = housesOf(pits);
  let first = 0;
  return chainsOf(log).map(({ player, actions }) => {
    const turn = { by: player, text: makeChain(actions, houses), first, count: actions.length };
    first += actions.length;
    return turn;
  });
}
