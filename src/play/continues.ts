import { own, parseTranscript } from '#core';
import type { Transcript } from '#core';

/**
 * Whether a game as text holds all that an earlier text of it does, so that nothing is lost when it
 * takes its place: the same game from the same start, with the same actions first.
 */
export function continues(text: string, earlier: string): boolean {
  if (text === earlier) return true;
  const [now, before] = [parseTranscript(text), parseTranscript(earlier)];
  if (!now.ok || !before.ok || !isSameStart(now.value, before.value)) return false;
  const { entries } = now.value;
  return before.value.entries.every(({ by, text: action }, index) => {
    const entry = entries[index];
    return entry?.by === by && entry.text === action;
  });
}

/** Options that one of both leaves out, as texts written by hand do, are the default in the other. */
function isSameStart(one: Transcript, other: Transcript): boolean {
  const isSame = Object.entries(one.options).every(
    ([name, value]) => (own(other.options, name) ?? value) === value,
  );
  return isSame && one.game === other.game && one.seed === other.seed;
}
