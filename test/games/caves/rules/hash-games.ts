import { deriveSeed, defaultOptions, hashText, makeStream } from '#core';
import { caves } from '#games/caves/rules/index.ts';
import { findCavesMind } from '#games/caves/bots/index.ts';

const TURNS = 300;

/** Hashes of the final states of a bot's games in an edition, or of the states at the turn limit. */
export function hashGames(bot: string, count: number, pack = ''): readonly string[] {
  const mind = findCavesMind(bot);
  if (mind === undefined) throw new RangeError(bot);
  return Array.from({ length: count }, (_, index) => {
    const seed = deriveSeed('hashes', index);
    const whims = makeStream(seed, 'mind');
    let state = caves.start({ ...defaultOptions(caves.options), pack }, seed);
    while (state.ending === undefined && state.turns < TURNS)
      state = caves.apply(state, mind.choose(caves.view(state, 0), whims)).state;
    return hashText(caves.makeState(state));
  });
}
