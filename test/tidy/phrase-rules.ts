import { PHRASES } from './phrases.ts';
import type { Phrase } from './phrases.ts';
import type { Tree, Violation } from './source.ts';

const LOCALE = /^content\/locales\/([^/]+)\/.*\.ftl$/;
const DOCUMENT_LANGUAGE = 'en';

/** The phrases of each language, whose spaces may be line breaks. */
const SPACED = new Map(
  Object.entries(PHRASES).map(([language, phrases]) => [language, phrases.map(spaced)]),
);

function spaced({ pattern, remedy }: Phrase): Phrase {
  const source = pattern.source.replaceAll(' ', String.raw`\s+`);
  return { pattern: new RegExp(source, pattern.flags), remedy };
}

/** Banned turns of phrase in all that a person reads: messages, `--help` included, and documents. */
export function phraseViolations(tree: Tree): Violation[] {
  return [...tree].flatMap(([file, text]) => {
    const isDocument = file.endsWith('.md');
    const language = isDocument ? DOCUMENT_LANGUAGE : LOCALE.exec(file)?.[1];
    if (language === undefined) return [];
    const prose = isDocument ? blankCode(text) : blankMarkup(text);
    return (SPACED.get(language) ?? []).flatMap((phrase) => found(file, prose, phrase));
  });
}

function found(file: string, prose: string, { pattern, remedy }: Phrase): Violation[] {
  return [...prose.matchAll(pattern)].map((match) => {
    const before = prose.slice(0, match.index).split('\n');
    const column = (before.at(-1) ?? '').length + 1;
    const words = match[0].replaceAll(/\s+/g, ' ');
    return { file, line: before.length, column, message: `“${words}”: ${remedy}` };
  });
}

const blank = (markup: string) => markup.replaceAll(/[^\n]/g, ' ');

/** Blanks the code in a document; everything else keeps its place. */
function blankCode(text: string): string {
  return text.replaceAll(/^```.*?^```/gms, blank).replaceAll(/`[^`\n]*`/g, blank);
}

/** Blanks comments, names of messages and placeholders; everything else keeps its place. */
function blankMarkup(text: string): string {
  return text
    .replaceAll(/^#.*$/gm, blank)
    .replaceAll(/^ *[-.]?[a-z][\w-]* *=/gm, blank)
    .replaceAll(/\$[\w-]+|\{ *-?[a-z][\w-]*/g, blank);
}
