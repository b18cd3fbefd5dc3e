import { PHRASES } from './phrases.ts';
import type { Phrase } from './phrases.ts';
import type { Tree, Violation } from './source.ts';

const LOCALE = /^content\/locales\/([^/]+)\/.*\.ftl$/;

/** Banned turns of phrase in the messages, which are all that a person reads, `--help` included. */
export function phraseViolations(tree: Tree): Violation[] {
  return [...tree].flatMap(([file, text]) => {
    const language = LOCALE.exec(file)?.[1];
    if (language === undefined) return [];
    const prose = blankMarkup(text);
    return (PHRASES[language] ?? []).flatMap((phrase) => found(file, prose, phrase));
  });
}

function found(file: string, prose: string, { pattern, remedy }: Phrase): Violation[] {
  const spaced = new RegExp(pattern.source.replaceAll(' ', String.raw`\s+`), pattern.flags);
  return [...prose.matchAll(spaced)].map((match) => {
    const before = prose.slice(0, match.index).split('\n');
    const column = (before.at(-1) ?? '').length + 1;
    const words = match[0].replaceAll(/\s+/g, ' ');
    return { file, line: before.length, column, message: `“${words}”: ${remedy}` };
  });
}

/** Comments, names of messages and what stands for a value, blanked; all else keeps its place. */
function blankMarkup(text: string): string {
  const blank = (markup: string) => markup.replaceAll(/[^\n]/g, ' ');
  return text
    .replaceAll(/^#.*$/gm, blank)
    .replaceAll(/^ *[-.]?[a-z][\w-]* *=/gm, blank)
    .replaceAll(/\$[\w-]+|\{ *-?[a-z][\w-]*/g, blank);
}
