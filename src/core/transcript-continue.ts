import { elementAt } from './elements.ts';
import type { Origin } from './checkpoint.ts';
import type { AnyGame } from './game.ts';
import { hashState } from './hash.ts';
import { startMatch } from './start-match.ts';
import type { AnyMatch } from './match.ts';
import type { CheckpointText } from './transcript-checkpoint.ts';
import type { Loaded } from './transcript-load.ts';
import { openTranscript } from './transcript-open.ts';
import type { Opened } from './transcript-open.ts';
import { playEntry } from './transcript-player.ts';
import type { Transcript } from './transcript.ts';

/**
 * Continues a saved game whose rules have changed since, without replaying its beginning. It starts
 * from the latest checkpoint that the rules still read. Entries after that are played as far as a
 * recorded hash confirms them. Returns undefined without such a checkpoint.
 */
export function continueTranscript(text: string, games: readonly AnyGame[]): Loaded | undefined {
  const opened = openTranscript(text, games);
  const origin = opened.ok ? originOf(opened.value) : undefined;
  if (!opened.ok || origin === undefined) return undefined;
  const { transcript } = opened.value;
  const before = origin.count - (transcript.origin?.count ?? 0);
  return { match: playFrom(opened.value, origin, before), notes: transcript.notes };
}

/** Origin at the latest checkpoint that the rules still read, or the origin it already has. */
function originOf({ transcript, game, origin }: Opened): Origin<unknown> | undefined {
  const { rules, count } = transcript.origin ?? { rules: transcript.rules, count: 0 };
  const found = [transcript.last, transcript.checkpoint].flatMap((one) => one ?? []);
  const sound = found.filter((one) => isSound(one, transcript));
  for (const { chance, streams, ...one } of sound.sort((a, b) => b.count - a.count)) {
    const state = game.parseState(one.state);
    if (state.ok) return { rules, count: count + one.count, state: state.value, chance, streams };
  }
  return origin;
}

/** True for a checkpoint among the entries whose state has the hash recorded there. */
function isSound({ count, state }: CheckpointText, { entries, hashes }: Transcript): boolean {
  const recorded = hashes.find((hash) => hash.count === count)?.hash;
  return count <= entries.length && recorded === hashState(state);
}

/** Match from an origin, with the entries after the first `before` that a hash confirms. */
function playFrom(opened: Opened, origin: Origin<unknown>, before: number): AnyMatch {
  const { transcript, game, options } = opened;
  const { clock, ending } = transcript;
  const start = () => startMatch(game, options, transcript.seed, { origin, clock });
  const entries = transcript.entries.slice(before);
  const recorded = new Map(transcript.hashes.map(({ count, hash }) => [count - before, hash]));
  const match = start();
  let confirmed = 0;
  let index = 0;
  while (index < entries.length && isPlayed(match, index, elementAt(entries, index))) {
    index += 1;
    const hash = recorded.get(index);
    if (hash === match.hashAt(index)) confirmed = index;
    else if (hash !== undefined) break;
  }
  if (confirmed === index) {
    if (ending !== undefined && index === entries.length) match.end(ending.ending);
    return match;
  }
  const again = start();
  for (const [at, entry] of entries.slice(0, confirmed).entries()) isPlayed(again, at, entry);
  return again;
}

function isPlayed(match: AnyMatch, index: number, entry: Transcript['entries'][number]): boolean {
  return playEntry(match, index, entry) === undefined;
}
