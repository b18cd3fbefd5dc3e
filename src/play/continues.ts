import { own, parseTranscript } from '../core/index.ts';
import type { Transcript } from '../core/index.ts';

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

function isSameStart(one: Transcript, other: Transcript): boolean {
  const names = new Set([...Object.keys(one.options), ...Object.keys(other.options)]);
  const isSame = [...names].every((name) => own(one.options, name) === own(other.options, name));
  return isSame && one.game === other.game && one.seed === other.seed;
}
