/**
 * What a terminal would obey or reorder instead of showing: controls but for tabs and line breaks, lone
 * surrogates, separators that some take for line breaks, and marks that turn the direction of others.
 */
const UNSAFE = /(?![\t\n])[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/gu;

/**
 * A text as it may be printed: what is unsafe is shown as an escape. In JSON, where such characters
 * stand in strings only, the escape means the same.
 */
export function printable(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(UNSAFE, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
