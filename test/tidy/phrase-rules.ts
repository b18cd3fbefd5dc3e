import { ENGLISH, OF_CODE, RUSSIAN } from './phrases.ts';
import type { Phrase } from './phrases.ts';
import { proseOf } from './prose.ts';
import type { Prose } from './prose.ts';
import type { Tree, Violation } from './source.ts';

/** The list itself, the texts that test it, and the glossary with its rejected words. */
const EXEMPT = /^(?:test\/tidy\/(?:phrases|planted)|docs\/terms\.md)/;

/** A doc comment that opens like a question. */
const QUESTION: Phrase = {
  pattern: /^\s*(?:what|whether|how|where|why)\b/giu,
  instead: 'name the thing: “Square of the king”, “True for a valid seed”',
};

const SPACED_ENGLISH = ENGLISH.map(spaced);
const SPACED_RUSSIAN = RUSSIAN.map(spaced);
const SPACED_CODE = [...SPACED_ENGLISH, ...OF_CODE.map(spaced)];
const SPACED_DOC = [...SPACED_CODE, spaced(QUESTION)];

function spaced({ pattern, instead }: Phrase): Phrase {
  const source = pattern.source.replaceAll(' ', String.raw`\s+`);
  return { pattern: new RegExp(source, pattern.flags), instead };
}

/** Banned phrases in all texts of a tree: messages, documents, comments, titles of tests, errors. */
export function phraseViolations(tree: Tree): Violation[] {
  return [...tree].flatMap(([file, text]) => {
    if (EXEMPT.test(file)) return [];
    return proseOf(file, text).flatMap((prose) =>
      phrasesFor(prose).flatMap((phrase) => findingAt(file, text, prose, phrase)),
    );
  });
}

function phrasesFor({ kind, language, isDoc }: Prose): readonly Phrase[] {
  if (language === 'ru') return SPACED_RUSSIAN;
  if (language !== 'en') return [];
  if (isDoc === true) return SPACED_DOC;
  return kind === 'comment' || kind === 'title' ? SPACED_CODE : SPACED_ENGLISH;
}

function findingAt(file: string, fileText: string, prose: Prose, { pattern, instead }: Phrase) {
  return [...prose.text.matchAll(pattern)].map((match): Violation => {
    const before = fileText.slice(0, prose.at + match.index).split('\n');
    const column = (before.at(-1) ?? '').length + 1;
    const words = match[0].trim().replaceAll(/\s+/g, ' ');
    return { file, line: before.length, column, message: `“${words}”: write ${instead}` };
  });
}
