const MAX_QUOTED = 160;

/** Text from outside or for people, short and plain enough for one line of a protocol. */
export function shorten(text: string): string {
  const clean = text.replace(/[“”]/g, '"').replace(/[^\x20-\x7e]/g, '?');
  return clean.length > MAX_QUOTED ? `${clean.slice(0, MAX_QUOTED)}...` : clean;
}
