import { hashText } from '#core';
import type { RulesSource } from '#core';

/** Strings as they are; comments and blanks between words, which rules do not depend on. */
const PARTS = /"[^"]*"|;[^\r\n]*|\s+/g;

function withoutComments(text: string): string {
  const words = text.replace(PARTS, (part) => (part.startsWith('"') ? part : ' '));
  return words.replace(/ +/g, ' ').trim();
}

/** Names rules by the texts that they were read from, whatever their files are called. */
export function makeSource(texts: Iterable<string>, path: string): RulesSource {
  let fingerprint: string | undefined;
  return {
    path,
    // Worked out when a game is first saved: rules may be very long.
    get fingerprint() {
      fingerprint ??= hashText([...texts].map(withoutComments).join('\n'));
      return fingerprint;
    },
  };
}
