import { assertDefined, smallest } from '#core';

/**
 * Edit distance counting changed, added, removed and swapped letters; `limit + 1` if it is larger.
 */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const steps = [
        assertDefined(last[j]) + 1,
        assertDefined(row[j - 1]) + 1,
        assertDefined(last[j - 1]) + (isSame ? 0 : 1),
      ];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) steps.push(assertDefined(before[j - 2]) + 1);
      row.push(smallest(steps));
    }
    before = last;
    last = row;
  }
  return assertDefined(last[b.length]);
}

const MAX_LENGTH = 80;

/**
 * Normalises a word to lower case without separators: `reedThief`, `REED_THIEF` and `reed-thief`
 * become equal.
 */
function normalise(word: string): string {
  return word.replace(/[\s_-]+/g, '').toLowerCase();
}

/** The known word most likely meant, or undefined if none is close. */
export function suggest(word: string, words: Iterable<string>): string | undefined {
  if (word.length > MAX_LENGTH) return undefined;
  const target = normalise(word);
  const limit = Math.max(1, Math.floor(target.length / 3));
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const candidate of words) {
    const candidateDistance = distance(target, normalise(candidate), limit);
    if (candidateDistance >= bestDistance) continue;
    bestDistance = candidateDistance;
    best = candidate;
  }
  return best;
}
