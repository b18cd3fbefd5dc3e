import {
  deriveSeed,
  hashText,
  makeStream,
  makeTranscript,
  playRandomly,
  randomOptions,
} from '#core';
import type { AnyGame, Seed } from '#core';

/** Random game with random options, determined entirely by its seed. */
export interface RandomGame {
  readonly seed: Seed;
  readonly transcript: string;
  readonly hash: string;
}

/** Maximum number of entries for games that can last almost forever, such as runs of Rogue. */
const MAX_ENTRIES = 120;
const MIN_LONG = 50_000;

/** Plays `count` games, identical on every machine. */
export function playRandomGames(game: AnyGame, count: number, seed: Seed): RandomGame[] {
  return Array.from({ length: count }, (_, index) => {
    const own = deriveSeed(seed, index);
    const options = randomOptions(game.options, makeStream(own, 'options'));
    const maxEntries = game.longest(options) > MIN_LONG ? MAX_ENTRIES : Infinity;
    const transcript = makeTranscript(playRandomly(game, options, own, undefined, maxEntries));
    return { seed: own, transcript, hash: hashText(transcript) };
  });
}
