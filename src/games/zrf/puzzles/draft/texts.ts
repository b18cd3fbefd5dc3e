import type { PuzzleDraft } from './draft.ts';

/** Letters that the texts of a puzzle may have. */
export const MAX_TEXT = { title: 100, author: 300, description: 2000 } as const;
export type DraftText = keyof typeof MAX_TEXT;

/** Control characters, halves of letters, and marks of byte order. */
const UNREADABLE = /[\p{Cc}\p{Cs}\u{feff}]/gu;

function line(text: string): string {
  return text
    .replaceAll('\\', '/')
    .replaceAll('`', "'")
    .replace(/\s+/gu, ' ')
    .replace(UNREADABLE, '')
    .replace(/ +/g, ' ')
    .trim();
}

/** A text as rules can tell it: without what they cannot write, and not too long. */
export function tidyText(kind: DraftText, text: string): string {
  const lines = kind === 'description' ? text.split(/\r\n|\r|\n/) : [text];
  const letters = [...lines.map(line).join('\n').trim()];
  return letters.slice(0, MAX_TEXT[kind]).join('').trim();
}

/** The draft with a text, as far as rules can tell it. */
export function withText(draft: PuzzleDraft, kind: DraftText, text: string): PuzzleDraft {
  return { ...draft, [kind]: tidyText(kind, text) };
}

const WIDTH = 100;

/** Words in lines that are not too long, where words allow it. */
export function wrap(words: readonly string[], indent: string): string[] {
  const lines: string[] = [];
  let now = '';
  for (const word of words) {
    if (now !== '' && indent.length + now.length + 1 + word.length > WIDTH) {
      lines.push(indent + now);
      now = word;
    } else now = now === '' ? word : `${now} ${word}`;
  }
  return now === '' ? lines : [...lines, indent + now];
}

/** A section with a text, as the rules language writes it; no line if there is none. */
export function textSection(name: string, text: string): string[] {
  if (text === '') return [];
  const written = text.replaceAll('"', '`').replaceAll('\n', '\\');
  const short = `  (${name} "${written}")`;
  if (short.length <= WIDTH) return [short];
  const lines = wrap(`"${written}"`.split(' '), '    ');
  return [`  (${name}`, ...lines, '  )'];
}
