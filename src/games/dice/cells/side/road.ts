import type { JourneyState } from '../../rules/index.ts';
import { roadOf } from '../../voice/road.ts';
import type { RoadStop } from '../../voice/road.ts';
import type { DiceWords } from '../../voice/words.ts';
import { EMPTY_LINE, heading, paragraph, textLine } from './pages.ts';
import type { Page, PageLine } from './pages.ts';
import { INKS, MARKS } from './campaign-log.ts';

/** A scenario and the decisions taken there, beside the line of the road. */
function stopLines(stop: RoadStop, isLast: boolean, words: DiceWords, width: number): PageLine[] {
  const { name = words.say('dice-story-ahead'), standing, decisions } = stop;
  const [first = '', ...rest] = paragraph(name, width - 4).map(({ parts }) => parts[0]?.text ?? '');
  const ink = INKS[standing];
  const line = isLast ? ' ' : '│';
  const beside = (text: string, textInk = ink): PageLine => ({
    parts: [
      { text: `${line}   `, ink: { ink: 'faint' } },
      { text, ink: textInk },
    ],
    indent: 1,
  });
  const told = decisions.flatMap(({ choice, option }) =>
    paragraph(`${choice}: ${option}`, width - 8).map(({ parts }) =>
      beside(parts[0]?.text ?? '', { ink: 'accent' }),
    ),
  );
  return [
    {
      parts: [
        { text: `${MARKS[standing]}   `, ink },
        { text: first, ink },
      ],
      indent: 1,
    },
    ...rest.map((text) => beside(text)),
    ...told,
  ];
}

function endingLines(state: JourneyState, words: DiceWords, width: number): PageLine[] {
  const { endings } = roadOf(state, words);
  if (endings.length === 0) return [];
  return [
    EMPTY_LINE,
    heading(words.say('dice-story-endings')),
    ...endings.flatMap(({ name }) =>
      paragraph(
        name === undefined ? `· ${words.say('dice-story-ending-unknown')}` : `✓ ${name}`,
        width - 2,
        { ink: name === undefined ? 'faint' : 'good' },
        1,
      ),
    ),
  ];
}

/** Page with the road of the campaign: chapters, scenarios, decisions, endings. */
export function roadPage(state: JourneyState, words: DiceWords): Page {
  return {
    title: words.say('dice-story-map'),
    lines(width) {
      const { chapters, lost } = roadOf(state, words);
      const stops = chapters.flatMap(({ name, stops: those }, at) => [
        ...(at === 0 ? [] : [EMPTY_LINE]),
        ...paragraph(name, width, { ink: 'title', bold: true }),
        ...those.flatMap((stop, index) =>
          stopLines(stop, index === those.length - 1, words, width),
        ),
      ]);
      const losses =
        lost === 0
          ? []
          : [
              EMPTY_LINE,
              textLine(words.say('dice-story-losses', { count: lost }), { ink: 'soft' }),
            ];
      return [...stops, ...losses, ...endingLines(state, words, width)];
    },
  };
}
