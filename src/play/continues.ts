import { own, parseTranscript } from '#core';
import type { Transcript } from '#core';

/**
 * True if `text` contains all of `earlier`, so that it can replace it without loss: the same game
 * and start, and the same leading actions.
 */
export function continues(text: string, earlier: string): boolean {
  if (text === earlier) return true;
  const [now, before] = [parseTranscript(text), parseTranscript(earlier)];
  if (!now.ok || !before.ok || !isSameStart(now.value, before.value)) return false;
  const { entries, ending } = now.value;
  const { ending: old } = before.value;
  const isLonger = entries.length > before.value.entries.length;
  if (old !== undefined && !isLonger && ending?.ending.reason !== old.ending.reason) return false;
  return before.value.entries.every(({ by, text: action }, index) => {
    const entry = entries[index];
    return entry?.by === by && entry.text === action;
  });
}

/** Options missing from one text, as in handwritten ones, match the default in the other. */
function isSameStart(one: Transcript, other: Transcript): boolean {
  const isSame = Object.entries(one.options).every(
    ([name, value]) => (own(other.options, name) ?? value) === value,
  );
  return isSame && one.game === other.game && one.seed === other.seed;
}
