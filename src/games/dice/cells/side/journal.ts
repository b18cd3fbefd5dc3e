import type { AnyMatch } from '#core';
import { buildStory } from '../../voice/story.ts';
import type { StoryPart } from '../../voice/story.ts';
import type { DiceWords } from '../../voice/words.ts';
import { EMPTY_LINE, paragraph, textLine } from './pages.ts';
import type { Page, PageLine } from './pages.ts';

/** Maximum number of past entries in the journal. */
const ENTRIES = 3000;

/** A part of the story as lines of a page. */
export function storyLines({ title, lines }: StoryPart, width: number): PageLine[] {
  return [
    ...paragraph(title, width, { ink: 'title', bold: true }),
    ...lines.flatMap(({ text, isRoll }) =>
      isRoll ? paragraph(text, width, { ink: 'soft' }, 4) : paragraph(text, width, {}, 2),
    ),
    EMPTY_LINE,
  ];
}

/** The journal, the latest turn first, with all dice of every check. */
export function journalPage(match: AnyMatch, words: DiceWords): Page {
  const parts = [...buildStory(match, words, Math.max(0, match.cursor - ENTRIES))].reverse();
  return {
    title: words.say('dice-screen-journal'),
    lines: (width) =>
      parts.length === 0
        ? [textLine(words.say('log-empty'), { ink: 'soft' })]
        : parts.flatMap((part) => storyLines(part, width)),
  };
}
