import {
  deriveSeed,
  hashText,
  makeStream,
  makeTranscript,
  playRandomly,
  randomOptions,
} from '#core';
import type { AnyGame, Seed } from '#core';

/** A game played at random, under options drawn at random: all of it grows from its seed. */
export interface RandomGame {
  readonly seed: Seed;
  readonly transcript: string;
  readonly hash: string;
}

/** Games that may go on for ever, as runs of Rogue, are broken off after so many entries. */
const MOST = 120;
const LONG = 50_000;

/** Plays `count` games; the same ones on every machine. */
export function playRandomGames(game: AnyGame, count: number, seed: Seed): RandomGame[] {
  return Array.from({ length: count }, (_, index) => {
    const own = deriveSeed(seed, index);
    const options = randomOptions(game.options, makeStream(own, 'options'));
    const most = game.longest(options) > LONG ? MOST : Infinity;
    const transcript = makeTranscript(playRandomly(game, options, own, undefined, most));
    return { seed: own, transcript, hash: hashText(transcript) };
  });
}
