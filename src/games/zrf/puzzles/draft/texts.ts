import type { PuzzleDraft } from './draft.ts';

/** Maximum lengths of the texts, in characters. */
export const MAX_TEXT = { title: 100, author: 300, description: 2000 } as const;
export type DraftText = keyof typeof MAX_TEXT;

/** Control characters, lone surrogates and byte order marks. */
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

/**
 * Cleans a text for a rules file: removes unsupported characters and cuts it to the maximum length.
 */
export function tidyText(kind: DraftText, text: string): string {
  const lines = kind === 'description' ? text.split(/\r\n|\r|\n/) : [text];
  const letters = [...lines.map(line).join('\n').trim()];
  return letters.slice(0, MAX_TEXT[kind]).join('').trim();
}

/** Sets a text of the draft after cleaning it. */
export function withText(draft: PuzzleDraft, kind: DraftText, text: string): PuzzleDraft {
  return { ...draft, [kind]: tidyText(kind, text) };
}

const WIDTH = 100;

/** Wraps words into lines. */
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

/** Text section in the rules language; no lines if the text is empty. */
export function textSection(name: string, text: string): string[] {
  if (text === '') return [];
  const written = text.replaceAll('"', '`').replaceAll('\n', '\\');
  const short = `  (${name} "${written}")`;
  if (short.length <= WIDTH) return [short];
  const lines = wrap(`"${written}"`.split(' '), '    ');
  return [`  (${name}`, ...lines, '  )'];
}
