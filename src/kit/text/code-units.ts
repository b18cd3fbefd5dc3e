/**
 * Text of any number of code units. Converts eight at a time: thousands of arguments overflow the
 * stack, and one at a time is slow.
 */
export function textOf(units: Uint8Array | Uint16Array): string {
  const unit = (at: number) => units[at] as number;
  const parts: string[] = [];
  let at = 0;
  for (; at + 8 <= units.length; at += 8) {
    const [a, b, c, d] = [unit(at), unit(at + 1), unit(at + 2), unit(at + 3)];
    const [e, f, g, h] = [unit(at + 4), unit(at + 5), unit(at + 6), unit(at + 7)];
    parts.push(String.fromCharCode(a, b, c, d, e, f, g, h));
  }
  for (; at < units.length; at++) parts.push(String.fromCharCode(unit(at)));
  return parts.join('');
}
