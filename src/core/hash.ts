/**
 * 64-bit hash of a text, in two lanes of 32-bit multiplications over its UTF-16 code units. Part of
 * the transcript format: its results never change.
 */
function lanes(text: string): readonly [number, number] {
  let high = 0x9e3779b9 ^ text.length;
  let low = 0x85ebca6b;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    high = Math.imul(high ^ unit, 0x2c1b3c6d);
    high ^= high >>> 15;
    low = Math.imul(low ^ unit, 0x297a2d39);
    low ^= low >>> 13;
  }
  return [finish(high ^ Math.imul(low, 0x165667b1)), finish(low ^ Math.imul(high, 0x27d4eb2f))];
}

function finish(word: number): number {
  let w = word;
  w = Math.imul(w ^ (w >>> 16), 0x7feb352d);
  w = Math.imul(w ^ (w >>> 15), 0x846ca68b);
  return (w ^ (w >>> 16)) >>> 0;
}

function hex(word: number): string {
  return word.toString(16).padStart(8, '0');
}

/** Hash of a text as 16 hexadecimal digits. */
export function hashText(text: string): string {
  const [high, low] = lanes(text);
  return hex(high) + hex(low);
}

/** Hash of a text as two unsigned 32-bit words. */
export function hashWords(text: string): readonly [number, number] {
  return lanes(text);
}

/**
 * Hash of a state's text without the lines that begin with `~`. They hold what follows from earlier
 * actions, such as counters: new ones leave the hashes in older saves valid.
 */
export function hashState(text: string): string {
  if (!/^~/m.test(text)) return hashText(text);
  const lines = text.split('\n');
  return hashText(lines.filter((line) => !line.startsWith('~')).join('\n'));
}
